"""Runs do not depend on the number of workers; interrupted runs keep finished games."""

import multiprocessing
import os
import signal
from collections.abc import Callable

import pytest

from understudy.core import Illegal, Pass, Refused, Session, journal_bytes
from understudy.mars import GAME
from understudy.sim.run import Stopped, simulate
from understudy.sim.single_game import game_seed, play_game

GAMES = 250


@pytest.mark.slow
def test_the_number_of_workers_makes_no_difference() -> None:
    runs = [simulate(GAME, {}, GAMES, 7, workers=workers) for workers in (1, 2, 3)]
    assert [run.games for run in runs] == [GAMES] * 3
    assert runs[0].outcomes == runs[1].outcomes == runs[2].outcomes
    assert all(run.stopped is None for run in runs)
    assert runs[0].outcomes != simulate(GAME, {}, GAMES, 8, workers=1).outcomes


def test_seeds_of_games_are_distinct_and_have_48_bits() -> None:
    seeds = [game_seed(7, number) for number in range(1000)]
    assert len(set(seeds)) == 1000
    assert max(seeds) < 2**48


def test_all_outcomes_are_counted() -> None:
    outcomes = simulate(GAME, {}, 3, 1, workers=1).outcomes
    wanted = (
        "bot_tr bot_mc generation temperature oxygen oceans cities greeneries tiles track_building "
        "track_space track_event track_science track_power track_earth track_plant"
    )
    assert set(wanted.split()) <= outcomes.keys()


def once(when: int, what: Callable[[], None]) -> Callable[[int, int], None]:
    """Return a progress callback that calls `what` once, after `when` games."""
    done: list[bool] = []

    def report(played: int, wanted: int) -> None:
        if played >= when and not done:
            done.append(True)
            what()

    return report


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_finished_games(workers: int) -> None:
    before = signal.getsignal(signal.SIGINT)
    press = once(100, lambda: signal.raise_signal(signal.SIGINT))
    result = simulate(GAME, {}, 100_000, 7, workers=workers, progress=press)
    assert result.stopped is Stopped.INTERRUPTED
    assert 100 <= result.games < 5_000
    assert result.outcomes["generation"].max == 20
    assert signal.getsignal(signal.SIGINT) is before


def test_a_killed_worker_is_reported() -> None:
    def kill() -> None:
        workers = [child for child in multiprocessing.active_children() if child.pid]
        os.kill(workers[0].pid or 0, signal.SIGTERM)

    result = simulate(GAME, {}, 100_000, 7, workers=2, progress=once(100, kill))
    assert result.stopped is Stopped.WORKER_DIED
    assert 100 <= result.games < 5_000


@pytest.mark.parametrize("workers", [1, 2])
def test_an_agent_cannot_turn_over_real_cards(workers: int) -> None:
    with pytest.raises(Refused, match="terminal-nobody-can-answer"):
        simulate(GAME, {"decks": {"project": "real"}}, GAMES, 1, workers=workers)


@pytest.mark.parametrize(
    ("games", "agent", "workers"), [(0, "pass", 1), (1, "unknown", 1), (1, "pass", 0)]
)
def test_invalid_arguments_are_refused(games: int, agent: str, workers: int) -> None:
    with pytest.raises(Illegal):
        simulate(GAME, {}, games, 1, agent, workers)


@pytest.mark.parametrize("options", [{}, {"draft": True, "difficulty": "brutal"}])
def test_a_simulated_game_is_the_session_of_its_seed(options: dict[str, object]) -> None:
    seed = game_seed(3, 11)
    agent = Pass()
    session = Session(GAME, options, seed)
    while session.question is not None:
        session.answer(agent.answer(session.question))
    position, steps = play_game(GAME, options, seed, Pass(), listening=True)
    assert journal_bytes(steps) == journal_bytes(session.steps)
    assert position.facts() == session.position.facts()
    silent, none = play_game(GAME, options, seed, Pass())
    assert (silent.facts(), none) == (position.facts(), [])
