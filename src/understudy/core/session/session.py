"""A game being played: a tape of answers, and the position that follows from it.

A turn is a transaction. It runs on a copy; where it needs an answer that is not on the tape yet,
the copy is only looked at, the question is shown, and the turn runs again with one more answer.
Undo is a shorter tape.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self, TypeVar

from understudy.core.agents.play_to_end import play_on
from understudy.core.chance import Chance, derive_stream
from understudy.core.errors import Illegal, Refused, Stale
from understudy.core.journal.journal import Step
from understudy.core.questions.question import Question
from understudy.core.session.tape import (
    PEEK,
    AnswerDoesNotFit,
    NeedsAnswer,
    TapeEntry,
    TapeTable,
    peeks_in_entry,
)
from understudy.core.system import Options, System

A = TypeVar("A")

MOST_ANSWERS: Final = 5000
MOST_IN_A_TURN: Final = 200
"""Many times what a real game has; without limits each answer could cost more than the last."""


@dataclass(frozen=True, slots=True)
class TurnStart:
    """Where a turn began, and the answers given in it since. The position is not to be changed."""

    position: Any
    chance: int
    answers: tuple[TapeEntry, ...]


@dataclass(frozen=True, slots=True)
class _TurnSnapshot:
    """All that is needed to play a turn again; answers and steps are counted.

    `known` is what had been seen of hidden things when somebody was last asked.
    """

    position: Any
    chance: int
    answers: int
    steps: int
    known: frozenset[str]


@dataclass(frozen=True, slots=True)
class Correction:
    """What a corrected answer does to the rest of the game.

    `kept` answers after the corrected one still fit; `dropped` do not and wait to be given again.
    `differs` is the number of the first step of the journal that comes out otherwise.
    """

    session: Session
    kept: int
    dropped: int
    differs: int | None


class Session:
    """One game from its options and seed, as far as its tape goes.

    `position` is what a screen shows (in the middle of a turn: as far as the rules came),
    `question` what is asked now, `steps` the journal.
    """

    def __init__(self, system: System, options: Options, seed: int) -> None:
        self.system = system
        self.options = system.complete_options(options)
        self.seed = seed
        self.tape: list[TapeEntry] = []
        self.redoable: list[TapeEntry] = []
        self.question: Question[object] | None = None
        self.steps: list[Step] = []
        self.position: Any = system.new(self.options)
        self.marks: list[int] = []
        self._looks: list[int] = []
        chance = derive_stream(seed, "game")
        hidden = system.hidden_info()
        known: frozenset[str] = frozenset()
        if hidden.exists(self.position):
            known = hidden.seen_by_player(self.position, None)
        self._turns = [_TurnSnapshot(self.position.copy(), chance, answers=0, steps=0, known=known)]
        self._run()

    @classmethod
    def replay(cls, system: System, options: Options, seed: int, tape: Sequence[TapeEntry]) -> Self:
        """A session with all of this tape; raises `AnswerDoesNotFit` where one does not fit."""
        session = cls(system, options, seed)
        session.tape = list(tape)
        session._run(_NormalizingTable)
        if session._turns[-1].answers + session._used < len(tape):
            raise Illegal("table-too-many-answers", count=len(tape))
        return session

    def __repr__(self) -> str:
        asked = self.question.id if self.question else "over"
        return f"<Session {self.system.name}, seed {self.seed}, {len(self.tape)} answers: {asked}>"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.over)

    @property
    def turn(self) -> int:
        """The number of the turn being played; all steps of earlier ones are told for good."""
        return len(self._turns)

    @property
    def turn_start(self) -> TurnStart:
        """The start of the turn being played."""
        begun = self._turns[-1]
        given = [entry for entry in self.tape[begun.answers :] if not peeks_in_entry(entry)]
        return TurnStart(begun.position, begun.chance, tuple(given))

    @property
    def token(self) -> str:
        """Names the question being asked; an answer to another token is stale."""
        return f"{len(self.tape)}:{self.question.id if self.question else 'over'}"

    def answer(self, answer: object, token: str | None = None) -> None:
        """Answer the question. Refused without any change if it does not fit."""
        if self.question is None:
            raise Stale("table-game-over")
        if token is not None and token != self.token:
            raise Stale("table-stale-answer")
        self._check_room()
        asked = self.question
        try:
            checked = asked.check(answer)
        except Refused as refused:
            refused.add_note(repr(asked))
            raise
        entry = TapeEntry(asked.id, checked)
        self.tape.append(entry)
        try:
            self._run()
        except Refused:
            self._truncate(len(self.tape) - 1)
            self._run()
            raise
        if self.redoable and self.redoable[-1] == entry:
            self.redoable.pop()
        else:
            self.redoable.clear()

    def _check_room(self) -> None:
        """Refuse an answer that makes the game, or the turn, longer than any."""
        if len(self.tape) >= MOST_ANSWERS:
            raise Illegal("table-game-too-long", most=MOST_ANSWERS)
        if len(self.tape) - self._turns[-1].answers >= MOST_IN_A_TURN:
            raise Illegal("table-turn-too-long", most=MOST_IN_A_TURN)

    @property
    def longest_turn(self) -> int:
        """The most answers given in one turn.

        A kept game that is too long can still be replayed, looked at and taken back.
        """
        starts = [turn.answers for turn in self._turns]
        ends = [*starts[1:], len(self.tape)]
        return max(end - start for start, end in zip(starts, ends, strict=True))

    @property
    def peek_count(self) -> int:
        """How often answers were taken back after something hidden had been seen."""
        return sum(map(peeks_in_entry, self.tape))

    @property
    def undo_limit(self) -> int:
        """The fewest answers to go back to without having seen more than one had then."""
        return self._looks[-1] if self._looks else 0

    def undo(self, to: int | None = None, *, ask: bool = False) -> None:
        """Take back the last answer, or all after the first `to`.

        If something hidden was seen since, the tape keeps a mark of it; with `ask` that is refused
        and nothing changes, so that somebody can be asked first.
        """
        target = len(self.tape) - 1 if to is None else to
        if not 0 <= target < len(self.tape):
            raise Illegal("table-nothing-to-undo")
        # A mark is no answer: going back to it goes back to the answer before it.
        while target and all(map(peeks_in_entry, self.tape[target:])):
            target -= 1
        taken = self.tape[target:]
        if all(map(peeks_in_entry, taken)):
            raise Illegal("table-nothing-to-undo")
        looked = target < self.undo_limit
        if looked and ask:
            raise Illegal("table-undo-looks-ahead")
        self.redoable.extend(entry for entry in reversed(taken) if not peeks_in_entry(entry))
        self._truncate(target)
        self._run()
        self._mark_peek(sum(map(peeks_in_entry, taken)) + looked)

    def _mark_peek(self, times: int) -> None:
        """Note on the tape that somebody looked ahead before the answer that comes next."""
        if not times:
            return
        if self.tape and (before := peeks_in_entry(self.tape[-1])):
            times += before
            self._truncate(len(self.tape) - 1)
        self.tape.append(TapeEntry(PEEK, times))
        self._run()

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if not self.redoable or self.question is None:
            raise Illegal("table-nothing-to-redo")
        entry = self.redoable[-1]
        if entry.question != self.question.id:
            raise Illegal("table-nothing-to-redo")
        self.answer(entry.answer)

    def correct(self, at: int, answer: object) -> Correction:
        """What the game would be with another answer at this place of the tape.

        Later answers are replayed until the first question that they no longer fit. Nothing
        changes here; the correction holds the new session.
        """
        if not 0 <= at < len(self.tape) or peeks_in_entry(self.tape[at]):
            raise Illegal("table-no-such-answer", at=at)
        new = Session(self.system, self.options, self.seed)
        new.tape = self.tape[:at]
        new._run()
        times = sum(map(peeks_in_entry, self.tape[at:]))
        new._mark_peek(times + (at < self.undo_limit))
        new.answer(answer)
        later = [entry for entry in self.tape[at + 1 :] if not peeks_in_entry(entry)]
        new.tape.extend(later)
        dropped = 0
        try:
            new._run()
        except AnswerDoesNotFit as misfit:
            dropped = len(new.tape) - misfit.at
            new._truncate(misfit.at)
            new._run()
        if new.question is None:
            used = new._turns[-1].answers + new._used
            dropped = max(dropped, len(new.tape) - used)
            new._truncate(used)
        new.redoable = list(reversed(later[len(later) - dropped :]))
        return Correction(
            new, len(later) - dropped, dropped, _first_difference(self.steps, new.steps)
        )

    def _truncate(self, answers: int) -> None:
        """Shorten the tape and forget the turns that began after its new end."""
        del self.tape[answers:]
        while len(self._turns) > 1 and self._turns[-1].answers > answers:
            self._turns.pop()

    def _run(self, reading: type[_CountingTable] | None = None) -> None:
        """Play on from the last whole turn until a question is open or the game is over."""
        self.question = None
        self._used = 0
        begun = self._turns[-1]
        position = begun.position.copy()
        self.position = position
        del self.steps[begun.steps :]
        del self.marks[begun.steps :]
        while self._looks and self._looks[-1] >= begun.answers:
            self._looks.pop()
        table = (reading or _CountingTable)(
            Chance(begun.chance), self.tape, begun.answers, self.steps, self.marks
        )
        known = set(begun.known)
        table.look = self._detect_reveals(position, table, known)

        def next_turn() -> None:
            self._turns.append(
                _TurnSnapshot(
                    position.copy(),
                    table.chance.state,
                    table.position,
                    len(self.steps),
                    frozenset(known),
                )
            )

        try:
            play_on(self.system, position, table, len(self._turns) - 1, next_turn)
        except NeedsAnswer as unanswered:
            self.question = unanswered.question
            self._used = table.position - self._turns[-1].answers
        finally:
            # The table and what looks at it hold each other, and with them the whole position.
            table.look = None
            table.mark()

    def _detect_reveals(
        self, position: Any, table: _CountingTable, known: set[str]
    ) -> Callable[[Question[Any]], None] | None:
        """Notices when a question shows what lay hidden until then; None if nothing does."""
        secrets = self.system.hidden_info()
        if not secrets.exists(position):
            return None

        def look(question: Question[Any]) -> None:
            new = secrets.seen_by_player(position, question) - known
            if new:
                known.update(new)
                self._looks.append(table.position)

        return look


class _CountingTable(TapeTable):
    """A tape that also notes how many answers each step had behind it.

    `look` is called with each question, as whoever is asked sees it.
    """

    def __init__(
        self,
        chance: Chance,
        tape: list[TapeEntry],
        position: int,
        steps: list[Step],
        marks: list[int],
    ) -> None:
        super().__init__(chance, tape, position, steps)
        self.marks = marks
        self.look: Callable[[Question[Any]], None] | None = None

    def ask(self, question: Question[A]) -> A:
        if self.look is not None:
            self.look(question)
        self.mark()
        return super().ask(question)

    def mark(self) -> None:
        """What was told since the last answer has as many behind it."""
        marks = self.marks
        marks += [self.position] * (len(self.steps) - len(marks))

    def _pass_mark(self, times: int) -> None:
        super()._pass_mark(times)
        self.mark()


class _NormalizingTable(_CountingTable):
    """The tape of a file: an answer written by hand, otherwise than we do, gets its one form.

    What was accepted before anybody was asked to insist is insisted on.
    """

    def ask(self, question: Question[A]) -> A:
        answer = super().ask(question)
        at = self.position - 1
        given = self.tape[at].answer
        if given != answer:
            # Checked once more: what the rules have in their hands is theirs to change.
            checked = question.check(given)
            if isinstance(given, dict) and isinstance(answer, dict) and isinstance(checked, dict):
                for name in question.insists(checked):
                    if name not in given:
                        answer[name] = checked[name] = True
            self.tape[at] = TapeEntry(question.id, checked)
        return answer


def _first_difference(old: Sequence[Step], new: Sequence[Step]) -> int | None:
    for number, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return number
    return None if len(old) == len(new) else min(len(old), len(new))
