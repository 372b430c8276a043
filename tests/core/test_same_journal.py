"""The same seed and answers give the same journal on every kind of table."""

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
    play_to_end,
)
from understudy.mars.system import GAME


class Listed:
    """Answers from a list."""

    def __init__(self, answers: list[object]) -> None:
        self.answers = answers

    def answer(self, question: Question[object]) -> object:
        return self.answers.pop(0)


def journal_of(table: Table, options: dict[str, object]) -> bytes:
    """Play a whole game without a session and return its journal."""
    play_to_end(GAME, GAME.new(options), table)
    return journal_bytes(table.steps)


@pytest.mark.parametrize("seed", range(3))
def test_tape_policy_and_script_give_the_same_journal(seed: int) -> None:
    options: dict[str, object] = {"difficulty": "hard", "draft": bool(seed % 2)}
    session = random_session(options, seed, answers=10_000)
    assert session.over
    journal = journal_bytes(session.steps)
    answers = [entry.answer for entry in session.tape]
    assert journal_of(ScriptTable(answers, seed), options) == journal
    policy = PolicyTable(Chance(derive_stream(seed, "game")), Listed(answers[:]), listening=True)
    assert journal_of(policy, options) == journal
    silent = PolicyTable(Chance(derive_stream(seed, "game")), Listed(answers[:]))
    assert journal_of(silent, options) == b""
