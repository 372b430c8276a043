"""A stepper plays the same games as a session, and its copies are independent."""

from __future__ import annotations

import weakref
from importlib.util import find_spec

import pytest

import understudy
from understudy.core import Chance, Pass, Refused, Session, Stale, Stepper, find_system
from understudy.core.session import coroutines

OPTIONS: dict[str, object] = {"you": "played"}


@pytest.fixture(params=["greenlet", "replay"], autouse=True)
def waiting(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run each test with greenlet, and without it."""
    if request.param == "replay":
        monkeypatch.setattr(coroutines, "greenlet", None)
    elif find_spec("greenlet") is None:
        pytest.skip("needs greenlet")


def play(stepper: Stepper, chance: Chance, most: int = 5000) -> None:
    for _ in range(most):
        answers = stepper.legal_answers()
        if not answers:
            return
        stepper.answer(answers[chance.below(len(answers))])


@pytest.mark.parametrize("game", ["mars", "tapestry"])
@pytest.mark.parametrize("exact", [True, False])
def test_a_stepper_plays_the_same_game_as_a_session(exact: bool, game: str) -> None:
    stepper = understudy.stepper(game, 7, exact=exact, you="played")
    session = Session(find_system(game), OPTIONS, 7)
    chance = Chance(1)
    for _ in range(60):
        assert stepper.question is not None
        assert session.question is not None
        assert stepper.question.to_json() == session.question.to_json()
        assert stepper.position.facts() == session.position.facts()
        answers = stepper.legal_answers()
        answer = answers[chance.below(len(answers))]
        stepper.answer(answer)
        session.answer(answer)


@pytest.mark.parametrize("game", ["mars", "tapestry"])
def test_a_game_ends_with_outcomes(game: str) -> None:
    options = OPTIONS if game == "mars" else {}
    stepper = Stepper(find_system(game), options, 7)
    if game == "mars":
        play(stepper, Chance(1))
    while not stepper.over:
        assert stepper.question is not None
        stepper.answer(Pass().answer(stepper.question))
    assert stepper.question is None
    assert stepper.position.over
    assert stepper.outcomes() == find_system(game).outcomes(stepper.position)
    assert stepper.legal_answers() == ()
    with pytest.raises(Stale):
        stepper.answer("done")


def test_a_copy_is_independent_and_has_the_same_future() -> None:
    stepper = understudy.stepper("mars", 3, you="played")
    play(stepper, Chance(2), 25)
    first, second = stepper.copy(), stepper.copy()
    before = stepper.position.facts()
    play(first, Chance(5), 20)
    assert stepper.position.facts() == before
    play(second, Chance(5), 20)
    play(stepper, Chance(5), 20)
    assert first.position.facts() == second.position.facts() == stepper.position.facts()
    third = first.copy()
    play(first, Chance(6))
    play(third, Chance(6))
    assert first.outcomes() == third.outcomes()


def test_a_copy_with_a_seed_has_another_future() -> None:
    stepper = understudy.stepper("mars", 3, you="played")
    play(stepper, Chance(2), 25)
    facts = []
    for seed in (1, 1, 2):
        copy = stepper.copy(seed)
        assert copy.position.facts() == stepper.position.facts()
        again = copy.copy()
        play(copy, Chance(5), 40)
        play(again, Chance(5), 40)
        assert copy.position.facts() == again.position.facts()
        facts.append(copy.position.facts())
    assert facts[0] == facts[1] != facts[2]


def test_a_refused_answer_changes_nothing() -> None:
    stepper = understudy.stepper("mars", 3)
    assert stepper.question is not None
    stepper.answer({"do": "raise", "parameter": "temperature", "steps": 1})
    before = stepper.position.facts()
    ocean = {"do": "place", "tile": "greenery", "space": "1.2", "insist": False}
    for wrong in ("dance", {"do": "raise", "parameter": "luck"}, ocean):
        with pytest.raises(Refused):
            stepper.answer(wrong)
        assert stepper.position.facts() == before
    stepper.answer("done")
    assert stepper.position.planet.temperature == -28


def test_a_dropped_stepper_frees_its_game() -> None:
    stepper = understudy.stepper("mars", 3, you="played")
    play(stepper, Chance(2), 5)
    dropped = weakref.ref(stepper)
    del stepper
    assert dropped() is None
