"""Hints and reviews of screen games of Tapestry: reasons, sentences, and no absurd first answer."""

import random
from collections.abc import Iterator

import pytest

import understudy
from understudy.core import Illegal, Message, Session
from understudy.core.agents.legal_answers import legal_answers
from understudy.sim.advice.evaluation import LEAST_SHARE
from understudy.sim.advice.hint import Hint, hint
from understudy.tapestry.agents.game_observer import TapestryObserver


def asked_once(seed: int) -> Iterator[tuple[Session, Hint]]:
    """Play at random; yield the hint for the first two questions with each id."""
    session = understudy.new("tapestry", seed=seed, you="played", difficulty=2)
    chance, seen = random.Random(seed), list[str]()
    while (question := session.question) is not None:
        answers = legal_answers(question)
        if len(answers) > 1 and seen.count(question.id) < 2:
            seen.append(question.id)
            yield session, hint(session, deals=1)
        advances = [one for one in answers if one != {"do": "income"}]
        session.answer(chance.choice(advances or answers))


def test_hints_have_reasons_and_no_absurd_answer_first() -> None:
    reasons: set[str] = set()
    for _, found in asked_once(3):
        shares = [one.share for one in (*found.best, *found.others)]
        assert found.best[0].share >= min(LEAST_SHARE, max(shares)), found
        reasons |= {reason.id for one in found.answers() for reason in one.reasons}
    assert {
        f"tapestry-reason-{what}" for what in ("points", "track", "gives", "resource")
    } <= reasons


def test_a_move_names_its_step_and_benefit() -> None:
    session, found = next(
        (session, found) for session, found in asked_once(3) if found.question.endswith("you-turn")
    )
    advance = next(one for one in found.answers() if one.answer != {"do": "income"})
    step, gives = advance.reasons
    assert (step.id, gives.id) == ("tapestry-reason-track", "tapestry-reason-gives")
    assert (step.args["before"], step.args["after"]) == (0, 1)
    assert found.passing is not None
    left = sum(session.position.humans[0].stock)
    assert found.passing.reasons == (Message("tapestry-reason-income", {"left": left}),)


def test_answers_that_the_expert_cannot_tell_apart_are_named_once() -> None:
    """All turns of a tile with the same terrain at every corner are one answer."""
    for _, found in asked_once(3):
        if found.question == "tapestry-you-tile":
            shares = [one.share for one in (*found.best, *found.others)]
            assert len(set(shares)) == len(shares)
            return
    pytest.fail("no tile was laid")


def test_an_alternative_has_a_sentence_for_a_name() -> None:
    found = next(found for _, found in asked_once(3) if found.question == "tapestry-you-option")
    assert all(one.words is not None for one in found.answers())


def test_two_people_have_no_hints() -> None:
    session = understudy.new("tapestry", seed=3, you="played", players="two_humans")
    with pytest.raises(Illegal, match="tapestry-expert-needs-screen-game"):
        hint(session)


def test_five_sentences_about_a_game() -> None:
    session = understudy.new("tapestry", seed=3, you="played")
    observer, chance = TapestryObserver(), random.Random(1)
    while (question := session.question) is not None:
        answers = legal_answers(question)
        given = chance.choice(answers)
        observer.see(session.position, question.id, answers, given)
        session.answer(given)
    you = session.position.humans[0]
    advances, tracks, resources, city, cards = observer.sentences(session.position)
    assert advances.id == "tapestry-review-advances"
    eras = [advances.args[f"era{era}"] for era in (1, 2, 3, 4)]
    assert advances.args["count"] == sum(map(int, map(str, eras))) > 0
    assert tracks.args["space"] == max(you.spaces)
    assert resources.id.startswith("tapestry-review-resources")
    assert city.args["free"] == 81 - you.city.filled.bit_count()
    assert cards.args["hand"] == len(you.hand)
