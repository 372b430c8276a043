"""The journal: steps are recorded as values and made when they are read."""

from __future__ import annotations

import pytest

from understudy.core import Change, Journal, ScriptTable, Step, new_step


def _moved(track: str, now: int) -> Step:
    return new_step("toy-moved", "p.1", Change(track, now - 1, now), to=now)


def _broken(number: int) -> Step:
    raise ValueError(number)


def test_steps_are_counted_without_being_made() -> None:
    made = []

    def describe(number: int) -> Step:
        made.append(number)
        return new_step("toy-number", "", n=number)

    table = ScriptTable()
    for number in range(3):
        table.record(describe, number)
    assert len(table.journal) == 3
    assert made == []
    assert [step.args for step in table.steps] == [{"n": 0}, {"n": 1}, {"n": 2}]
    assert len(table.steps) == len(table.journal) == len(made) == 3


def test_recorded_and_told_steps_keep_their_order_and_cause() -> None:
    table = ScriptTable()
    table.begin_turn(1)
    table.tell("toy-turn", "")
    table.depth += 1
    table.record(_moved, "science", 4)
    table.depth += 1
    table.tell("toy-bonus", "")
    table.begin_turn(2)
    table.record(_moved, "science", 5)
    assert [(step.number, step.turn, step.depth, step.cause) for step in table.steps] == [
        (0, 1, 0, None), (1, 1, 1, 0), (2, 1, 2, 1), (3, 2, 0, None),
    ]  # fmt: skip
    assert table.steps[1].changes == (Change("science", 3, 4),)


def test_the_cause_is_found_when_the_journal_is_read_within_a_turn() -> None:
    table = ScriptTable()
    table.begin_turn(1)
    table.tell("toy-turn", "")
    assert len(table.steps) == 1
    table.depth += 1
    table.record(_moved, "science", 4)
    assert table.steps[1].cause == 0


@pytest.mark.parametrize("read", [True, False])
@pytest.mark.parametrize("length", [0, 1, 2, 3])
def test_a_journal_is_cut_whether_it_was_read_or_not(read: bool, length: int) -> None:
    table = ScriptTable()
    for turn in (1, 2, 3):
        table.begin_turn(turn)
        table.record(_moved, "science", turn)
        if read and turn == 2:
            assert len(table.steps) == 2
    table.journal.cut(length)
    assert len(table.journal) == length
    assert [step.args["to"] for step in table.steps] == [1, 2, 3][:length]
    table.begin_turn(length + 1)
    table.depth += 1
    table.record(_moved, "science", 9)
    assert table.steps[-1].cause is None, "a cut turn begins without a cause"


def test_a_record_that_cannot_be_read_hides_nothing_behind_it() -> None:
    journal = Journal()
    table = ScriptTable()
    table.journal = journal
    table.record(_moved, "science", 1)
    table.record(_broken, 7)
    table.record(_moved, "science", 2)
    for _ in range(2):
        with pytest.raises(ValueError, match="7"):
            _ = table.steps
    assert len(journal) == 3
