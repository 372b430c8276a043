"""The expert plays the game that a session with the same options and seed has."""

import pytest

from understudy.core import find_system
from understudy.core.agents.play_to_end import play_to_end
from understudy.sim.advice.expert_game import play_in_slices
from understudy.sim.agents import find_agent
from understudy.sim.single_game import new_table
from understudy.sim.time_slices import run_to_end

SHORT = {"you": "played", "difficulty": "easy"}


@pytest.mark.slow
def test_the_game_is_that_of_the_agent_on_this_seed() -> None:
    mars = find_system("mars")
    options = mars.complete_options(SHORT)
    rounds: list[int] = []
    ended = run_to_end(play_in_slices(mars, options, 202611181, rounds.append))
    position, table = new_table(mars, options, 202611181, find_agent(mars, "expert"))
    play_to_end(mars, position, table)
    outcomes = mars.outcomes(position)
    assert rounds == sorted(rounds)
    assert ended.round == outcomes["generation"]
    assert (ended.points, ended.opponent_points) == (outcomes["human_score"], outcomes["bot_score"])
