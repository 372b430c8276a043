"""What an answer would bring is seen before it is given: what is certain, and nothing else."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from understudy.core import Change, Illegal, Refused, Session
from understudy.core.session.preview import Preview, preview_answer
from understudy.mars.system import GAME

MOST = 6


def in_the_turn(seed: int) -> Session:
    """The first corporation, the first six cards it can pay; your turn."""
    session = Session(GAME, {"you": "played"}, seed)
    while session.question and session.question.id != "mars-you-turn":
        question: Any = session.question
        answers = getattr(question, "options", None) or getattr(question, "spaces", None)
        bought = sum(entry.question == "mars-you-buy" for entry in session.tape)
        session.answer(answers[0 if bought < MOST else -1] if answers else question.default)
    return session


def net(before: int, session: Session) -> set[Change]:
    """What has changed since that step."""
    facts: dict[str, Change] = {}
    for step in session.steps[before:]:
        for one in step.changes:
            facts[one.what] = Change(one.what, facts.get(one.what, one).before, one.after)
    return {change for change in facts.values() if change.before != change.after}


def points(session: Session) -> dict[str, int]:
    """What both sides would have if the game ended."""
    standing = session.system.score_now(session.position)
    assert standing is not None
    return standing[1]


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 500))
def test_what_is_seen_comes_true_and_nothing_has_changed(seed: int) -> None:
    session = in_the_turn(seed)
    question: Any = session.question
    for move in question.moves():
        if move["do"] in ("pass", "end"):
            continue
        tape, steps, position = list(session.tape), len(session.steps), session.position.copy()
        seen = preview_answer(session, move)
        stood = points(session)
        assert session.tape == tape
        assert session.system.view(session.position) == session.system.view(position)
        session.answer(move)
        for payment in seen.payments:
            session.answer(payment.default)
        came = net(steps, session)
        if not seen.chance:
            assert set(seen.changes) == came
            now = points(session)
            changed = {f"{side}.points": (stood[side], now[side]) for side in now}
            told = {one.what: (one.before, one.after) for one in seen.points}
            assert told == {what: both for what, both in changed.items() if both[0] != both[1]}
        session.undo(len(tape))


def test_what_lies_face_down_stays_there() -> None:
    hidden = 0
    for seed in range(12):
        session = in_the_turn(seed)
        question: Any = session.question
        for move in question.moves():
            if move["do"] == "play" and (seen := preview_answer(session, move)).chance:
                hidden += 1
                cards = {one.what for one in seen.changes if one.what.startswith("card.")}
                assert cards <= {f"card.{move['card']}"}
    assert hidden > 0


def test_the_turn_of_somebody_else_is_not_played() -> None:
    seen = preview_answer(in_the_turn(5), {"do": "pass"})
    assert seen == Preview((Change("human.passed", 0, 1),), (), (), asks=None, chance=False)


def test_what_cannot_be_answered_is_refused_as_the_answer_would_be() -> None:
    session = in_the_turn(5)
    mayor = {"do": "claim", "milestone": "Mayor"}
    for wrong in ({"do": "play", "card": "999"}, {"do": "fly"}, 7, mayor):
        with pytest.raises(Refused) as tried:
            preview_answer(session, wrong)
        with pytest.raises(Illegal) as said:
            session.answer(wrong)
        assert str(tried.value) == str(said.value)
