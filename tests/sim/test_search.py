"""The expert with search differs from the expert only where games show a better answer."""

import os
from typing import Any

import pytest

from understudy.core import Chance, PolicyTable, Seat, derive_stream, find_system, play_to_end
from understudy.sim.advice import search
from understudy.sim.advice.comparison import Comparison
from understudy.sim.advice.evaluation import Expectation
from understudy.sim.agents import find_agent

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
TRIED = 3
"""Decisions of the test at which games are compared."""


class Ended(Exception):
    """The test has seen enough."""


def searched(monkeypatch: pytest.MonkeyPatch, better: list[float]) -> list[tuple[object, object]]:
    """Return the expert's answers and those given; the second answer is better by this."""
    compared: list[tuple[object, ...]] = []
    found: list[tuple[object, object]] = []

    def compare(start: Any, begun: Comparison, games: int, seed: int) -> Any:
        assert start.turn.position.phase == "action"
        compared.append(begun.answers)
        results = [[Expectation(0.5, float(n)) for n in range(games)] for _ in begun.answers]
        results[1] = [Expectation(0.5, n + better[n % len(better)]) for n in range(games)]
        yield
        return Comparison(begun.answers, tuple(tuple(one) for one in results))

    monkeypatch.setattr(search, "compare", compare)
    mars = find_system("mars")
    position = mars.new({"you": "played"})
    policy = find_agent(mars, "expert+search:8")(Seat("mars", position, Chance(1)))
    table = PolicyTable(Chance(derive_stream(5, "game")), policy)
    ask = table.ask

    def watch(question: Any) -> Any:
        before = len(compared)
        answer = ask(question)
        if len(compared) > before:
            found.append((compared[-1][0], answer))
            assert answer in compared[-1][:2]
        if len(found) == TRIED:
            raise Ended
        return answer

    monkeypatch.setattr(table, "ask", watch)
    with pytest.raises(Ended):
        play_to_end(mars, position, table)
    return found


def test_a_certainly_better_answer_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(usual != given for usual, given in searched(monkeypatch, [4, 6]))


def test_an_uncertain_gain_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(usual == given for usual, given in searched(monkeypatch, [-30, 34]))


@pytest.mark.soak
@pytest.mark.skipif(not WHOLE, reason="a game in which games are played: only in make soak")
def test_a_game_is_searched_with_real_games() -> None:
    mars = find_system("mars")
    position = mars.new({"you": "played"})
    policy = find_agent(mars, "expert+search:2")(Seat("mars", position, Chance(1)))
    play_to_end(mars, position, PolicyTable(Chance(derive_stream(5, "game")), policy))
    assert position.over


def test_the_setting_is_the_number_of_games() -> None:
    mars = find_system("mars")
    for wrong in ("expert+search:1", "expert+search:many"):
        with pytest.raises(Exception, match="expert\\+search"):
            find_agent(mars, wrong)
