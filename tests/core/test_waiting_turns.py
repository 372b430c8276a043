"""A turn that waits for an answer continues; replayed from its start it is the same turn."""

from __future__ import annotations

import weakref
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any

import pytest

from understudy.core import Chance, Refused, Session, find_system
from understudy.core.agents.legal_answers import legal_answers
from understudy.core.session import coroutines, session

pytestmark = pytest.mark.skipif(find_spec("greenlet") is None, reason="needs greenlet")

GAMES = [
    ("mars", {"you": "played"}),
    ("mars", {"you": "played", "expansions": ["corporate_era", "prelude", "venus", "colonies"]}),
    ("mars", {}),
    ("tapestry", {}),
]


def everything(game: Session) -> tuple[object, ...]:
    """Return all that a screen or a save file can show of a game."""
    question = None if game.question is None else game.question.to_json()
    steps = [step.to_json() for step in game.steps]
    peeks = (game.undo_limit, game.peek_count)
    view = game.system.view(game.position)
    return question, steps, game.marks[:], game.tape[:], game.token, peeks, game.turn, view


def an_answer(game: Session, chance: Chance) -> object:
    """Return a random legal answer; in a report menu often the default."""
    assert game.question is not None
    answers = legal_answers(game.question)
    return answers[chance.below(len(answers))]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_continued_turn_is_the_same_as_a_replayed_one(
    name: str, options: dict[str, object], seed: int
) -> None:
    system = find_system(name)
    waits, replays = (Session(system, options, seed) for _ in range(2))
    replays.continues_turns = False
    chance = Chance(seed)
    for number in range(80):
        if waits.over:
            break
        answer = an_answer(waits, chance)
        outcomes: list[str] = []
        for game in (waits, replays):
            try:
                game.answer(answer)
                outcomes.append("")
            except Refused as refused:
                outcomes.append(refused.message.id)
            if number % 11 == 10:
                game.undo()
            if number % 17 == 16:
                game.undo(max(0, len(game.tape) - 5))
        assert outcomes[0] == outcomes[1]
        assert everything(waits) == everything(replays)


def test_an_answer_does_not_play_the_turn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Session(find_system("mars"), {"you": "played"}, 3)
    played = 0
    play_to_end = vars(session)["play_to_end"]

    def counting(*args: Any) -> None:
        nonlocal played
        played += 1
        play_to_end(*args)

    monkeypatch.setattr(session, "play_to_end", counting)
    chance = Chance(1)
    for _ in range(30):
        game.answer(an_answer(game, chance))
    assert played == 1


def test_without_greenlet_turns_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with_greenlet = Session(find_system("mars"), {"you": "played"}, 3)
    chance = Chance(1)
    for _ in range(20):
        with_greenlet.answer(an_answer(with_greenlet, chance))
    monkeypatch.setattr(coroutines, "greenlet", None)
    without = Session(find_system("mars"), {"you": "played"}, 3)
    chance = Chance(1)
    for _ in range(20):
        without.answer(an_answer(without, chance))
    assert everything(without) == everything(with_greenlet)


def test_another_thread_replays_the_turn() -> None:
    game = Session(find_system("mars"), {"you": "played"}, 3)
    alone = Session(find_system("mars"), {"you": "played"}, 3)
    chance = Chance(1)
    with ThreadPoolExecutor(1) as pool:
        for number in range(20):
            answer = an_answer(game, chance)
            alone.answer(answer)
            if number % 3:
                game.answer(answer)
            else:
                pool.submit(game.answer, answer).result()
            assert everything(game) == everything(alone)


def test_a_dropped_session_frees_its_waiting_turn() -> None:
    game = Session(find_system("mars"), {"you": "played"}, 3)
    chance = Chance(1)
    for _ in range(5):
        game.answer(an_answer(game, chance))
    dropped = weakref.ref(game)
    del game
    assert dropped() is None, "no reference cycle keeps the session"
