"""A preview shows what an answer changes for certain, and nothing else."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from understudy.core import Change, Illegal, Refused, Session
from understudy.core.session.preview import Preview, preview_answer
from understudy.mars.system import GAME

MAX_BOUGHT = 6


def in_the_turn(seed: int) -> Session:
    """Return a game in your first turn, with the first corporation and the first six cards."""
    session = Session(GAME, {"you": "played"}, seed)
    while session.question and session.question.id != "mars-you-turn":
        question: Any = session.question
        answers = getattr(question, "options", None) or getattr(question, "spaces", None)
        bought = sum(entry.question == "mars-you-buy" for entry in session.tape)
        session.answer(answers[0 if bought < MAX_BOUGHT else -1] if answers else question.default)
    return session


def net(before: int, session: Session) -> set[Change]:
    """Return the net changes since step `before`."""
    facts: dict[str, Change] = {}
    for step in session.steps[before:]:
        for one in step.changes:
            facts[one.what] = Change(one.what, facts.get(one.what, one).before, one.after)
    return {change for change in facts.values() if change.before != change.after}


def points(session: Session) -> dict[str, int]:
    """Return the current scores of both sides."""
    score = session.system.score_now(session.position)
    assert score is not None
    return score[1]


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 500))
def test_a_preview_is_correct_and_changes_nothing(seed: int) -> None:
    session = in_the_turn(seed)
    question: Any = session.question
    for move in question.moves():
        if move["do"] in ("pass", "end"):
            continue
        tape, steps, position = list(session.tape), len(session.steps), session.position.copy()
        seen = preview_answer(session, move)
        score = points(session)
        assert session.tape == tape
        assert session.system.view(session.position) == session.system.view(position)
        session.answer(move)
        for payment in seen.payments:
            session.answer(payment.default)
        actual = net(steps, session)
        if not seen.chance:
            assert set(seen.changes) == actual
            now = points(session)
            changed = {f"{side}.points": (score[side], now[side]) for side in now}
            previewed = {one.what: (one.before, one.after) for one in seen.points}
            assert previewed == {what: both for what, both in changed.items() if both[0] != both[1]}
        session.undo(len(tape))


def test_a_preview_reveals_no_hidden_card() -> None:
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


def test_a_preview_ends_with_your_turn() -> None:
    seen = preview_answer(in_the_turn(5), {"do": "pass"})
    assert seen == Preview((Change("human.passed", 0, 1),), (), (), asks=None, chance=False)


def test_a_wrong_answer_is_refused_as_in_the_game() -> None:
    session = in_the_turn(5)
    mayor = {"do": "claim", "milestone": "Mayor"}
    for wrong in ({"do": "play", "card": "999"}, {"do": "fly"}, 7, mayor):
        with pytest.raises(Refused) as previewed:
            preview_answer(session, wrong)
        with pytest.raises(Illegal) as answered:
            session.answer(wrong)
        assert str(previewed.value) == str(answered.value)
