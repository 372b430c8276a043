"""The same seed and answers give the same journal, whoever sits behind the table."""

import pytest

from tests.playing import random_session
from understudy.core import (
    Chance,
    PolicyTable,
    Question,
    ScriptTable,
    Table,
    derive_stream,
    journal_bytes,
    play_on,
)
from understudy.mars.system import GAME


class Listed:
    """Answers from a list."""

    def __init__(self, answers: list[object]) -> None:
        self.answers = answers

    def answer(self, question: Question[object]) -> object:
        return self.answers.pop(0)


def told_at(table: Table, options: dict[str, object]) -> bytes:
    """The journal of a whole game without a session."""
    play_on(GAME, GAME.new(options), table)
    return journal_bytes(table.steps)


@pytest.mark.parametrize("seed", range(3))
def test_tape_policy_and_script_tell_the_same_story(seed: int) -> None:
    options: dict[str, object] = {"difficulty": "hard", "draft": bool(seed % 2)}
    session = random_session(options, seed, answers=10_000)
    assert session.over
    told = journal_bytes(session.steps)
    answers = [entry.answer for entry in session.tape]
    assert told_at(ScriptTable(answers, seed), options) == told
    policy = PolicyTable(Chance(derive_stream(seed, "game")), Listed(answers[:]), listening=True)
    assert told_at(policy, options) == told
    silent = PolicyTable(Chance(derive_stream(seed, "game")), Listed(answers[:]))
    assert told_at(silent, options) == b""
