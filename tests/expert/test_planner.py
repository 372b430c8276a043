"""The planner looks ahead without hidden information; its weights are text and are checked."""

import itertools
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.expert.watched_games import watch_game
from tools.ladder import RUNGS, gain, play_rung
from understudy.core import Chance, Question, TurnMenu, Unreadable, find_system
from understudy.expert.planner import (
    PlannerView,
    choose,
    format_weights,
    load_weights,
    parse_weights,
    view_of,
)
from understudy.mars.agents.redeal_hidden import redeal_hidden_cards
from understudy.mars.options import EXPANSIONS
from understudy.mars.state import Game
from understudy.sim.agents import find_agent
from understudy.train.planner import fit

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
GAMES: list[tuple[str, dict[str, object]]] = [
    ("mars", {}),
    ("mars", {"map": "hellas", "expansions": [*EXPANSIONS], "corporation": "random"}),
    ("tapestry", {}),
]


def planner_view(game: str) -> PlannerView:
    simulation = find_system(game).simulation()
    assert simulation.learning is not None
    return view_of(simulation.learning(), simulation.forecasting)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_answer_is_described_and_nothing_changes(
    game: str, options: dict[str, object]
) -> None:
    view = planner_view(game)
    outcomes = find_system(game).outcomes
    changed = 0

    def watch(position: Any, question: Question[Any], answers: list[object]) -> None:
        nonlocal changed
        before = outcomes(position)
        rows = view.describe(position, question, answers, Chance(3))
        assert outcomes(position) == before
        assert {len(row) for row in rows} == {len(view.names)}
        changed += isinstance(question, TurnMenu) and len({tuple(row) for row in rows}) > 1

    watch_game(game, options, view.encoder, watch)
    assert changed > 10


def test_hidden_cards_make_no_difference() -> None:
    view = planner_view("mars")
    seen = 0

    def watch(position: Game, question: Question[Any], answers: list[object]) -> None:
        nonlocal seen
        seen += 1
        if seen % 5 or position.phase != "action":
            return
        other = position.copy()
        redeal_hidden_cards(other, Chance(seen))
        first = view.describe(position, question, answers, Chance(4))
        assert view.describe(other, question, answers, Chance(4)) == first

    watch_game("mars", {"expansions": [*EXPANSIONS]}, view.encoder, watch)
    assert seen > 100


def test_passing_must_be_likelier_than_all_other_answers() -> None:
    rows = [[1.0], [0.9], [1.2]]
    assert choose(rows, [1.0], None) == 2
    assert choose(rows, [1.0], 2) == 0
    assert choose(rows, [8.0], 2) == 2
    assert choose([[0.0], [1.0]], [1.0], 0) == 1


def test_the_weights_prefer_what_the_expert_prefers() -> None:
    random = np.random.default_rng(1)
    wanted = np.array([2.0, -1.0, 0.0])
    rows = [random.normal(0, 1, (4, 3)).astype(np.float32) for _ in range(400)]
    shares = [np.exp(one @ wanted) / np.exp(one @ wanted).sum() for one in rows]
    weights, agreement = fit(rows, [one.astype(np.float32) for one in shares], [4] * 400)
    assert np.abs(weights - wanted).max() < 0.1
    assert agreement > 0.98


def test_files_of_weights(tmp_path: Path) -> None:
    names = ("kind:play", "change of stock:mc × generations left")
    text = format_weights(names, [1.5, -0.25], ("Planner of mars",))
    assert parse_weights(names, text, "file") == [1.5, -0.25]
    with pytest.raises(Unreadable, match="kind:pass"):
        parse_weights((*names, "kind:pass"), text, "file")
    with pytest.raises(Unreadable, match="kind:play"):
        parse_weights(names[1:], text, "file")
    with pytest.raises(Unreadable, match="damaged"):
        parse_weights(names, text + "much  kind:pass\n", "file")
    binary = tmp_path / "weights.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Unreadable, match="damaged"):
        load_weights("mars", names, str(binary))
    with pytest.raises(Unreadable, match="cannot be read"):
        find_agent(find_system("mars"), f"planner:{tmp_path / 'none'}")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["mars", "tapestry"])
def test_each_agent_is_better_than_the_one_before(game: str) -> None:
    """Few games, so only the order of the means; the soak measures the steps."""
    rungs = [play_rung(agent, 2 if agent in RUNGS[2:] else 5, game) for agent in RUNGS]
    means = [sum(rung.differences) / len(rung.differences) for rung in rungs]
    assert means == sorted(means)


@pytest.mark.soak
@pytest.mark.skipif(not WHOLE, reason="400 games: only in make soak")
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", ["mars", "tapestry"])
def test_the_steps_of_the_ladder_are_significant(game: str) -> None:
    rungs = [play_rung(agent, 100, game) for agent in RUNGS]
    for lower, higher in itertools.pairwise(rungs):
        better, error = gain(lower, higher)
        assert better > error, (lower.agent, higher.agent)
