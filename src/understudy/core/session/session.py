"""A session: the tape of answers of one game, and the position that results from it.

A turn is a transaction on a copy of the position. When the rules need an answer that is not on the
tape, the turn stops and the question is shown. With one more answer the stopped turn continues. If
it cannot (after opening, undo, a refusal, in another thread, in a browser), the turn runs again
from its start; the result is the same. Undo shortens the tape.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Self

from understudy.core.agents.play_to_end import play_to_end
from understudy.core.chance import Chance, derive_stream
from understudy.core.errors import Illegal, Refused, Stale
from understudy.core.journal.journal import Journal
from understudy.core.journal.step import Step
from understudy.core.questions.question import Question
from understudy.core.session.checkpoint import (
    Checkpoint,
    TurnSnapshot,
    TurnStart,
    pack_tape,
    unpack_tape,
)
from understudy.core.session.coroutines import Coroutine
from understudy.core.session.corrected_tape import first_difference, still_answers
from understudy.core.session.journal_steps import JournalSteps
from understudy.core.session.session_tables import (
    CountingTable,
    NormalizingTable,
    WaitingTable,
)
from understudy.core.session.tape import (
    PEEK,
    AnswerDoesNotFit,
    NeedsAnswer,
    TapeEntry,
    peeks_in_entry,
)
from understudy.core.system import Options, System

MOST_ANSWERS: Final = 5000
MOST_IN_A_TURN: Final = 200
"""Far more than in a real game. Without limits each answer could take longer than the last."""


@dataclass(frozen=True, slots=True)
class Correction:
    """The game with one answer corrected.

    `kept` later answers still fit; `dropped` do not and can be redone. `differs` is the number of
    the first step of the journal that changed.
    """

    session: Session
    kept: int
    dropped: int
    differs: int | None


class Session:
    """One game in progress, from its options, its seed and its tape of answers.

    `position` is the position to show, within a turn as far as the rules got. `question` is the
    current question, `journal` holds the steps, `marks` the number of answers before each step.
    The rules change the position in place: keep a copy of what you need from it.
    """

    continues_turns: bool = True
    """Whether a turn that waits continues where possible, instead of running again."""

    def __init__(self, system: System, options: Options, seed: int) -> None:
        self.system = system
        self.options = system.complete_options(options)
        self.seed = seed
        self.tape: list[TapeEntry] = []
        self.redoable: list[TapeEntry] = []
        self.question: Question[object] | None = None
        self.journal = Journal()
        self.position: Any = system.new(self.options)
        self.marks: list[int] = []
        self._reveals: list[int] = []
        self._checked = 0
        self._used = 0
        self.after_turn: Callable[[], None] | None = None
        self._waiting: tuple[Coroutine, CountingTable] | None = None
        chance = derive_stream(seed, "game")
        hidden = system.hidden_info()
        known: frozenset[str] = frozenset()
        if hidden.exists(self.position):
            known = hidden.seen_by_player(self.position, None)
        start = self.position.copy()
        self._turns = [TurnSnapshot(start, chance, answers=0, steps=0, known=known, peeks=0)]
        self._forgotten_turns = 0
        self._run()

    @classmethod
    def replay(
        cls, system: System, options: Options, seed: int, tape: Sequence[TapeEntry],
        after_turn: Callable[[], None] | None = None,
    ) -> Self:  # fmt: skip
        """Replay a tape. Raise `AnswerDoesNotFit` at the first answer that does not fit."""
        session = cls(system, options, seed)
        session.after_turn = after_turn
        session.tape = list(tape)
        session._run(NormalizingTable)
        session.after_turn = None
        if session._turns[-1].answers + session._used < len(tape):
            raise Illegal("table-too-many-answers", count=len(tape))
        return session

    @classmethod
    def resume(cls, checkpoint: Checkpoint) -> Self:
        """Return the game of a checkpoint; only its current turn is played again.

        Earlier turns are replayed when something needs them: their steps, an undo, a correction.
        """
        session = cls.__new__(cls)
        session.system, session.options = checkpoint.system, checkpoint.options
        session.seed = checkpoint.seed
        session.tape = unpack_tape(checkpoint.tape)
        session.redoable = unpack_tape(checkpoint.redo)
        session.journal = Journal(checkpoint.start.steps)
        session.marks = checkpoint.marks.tolist()
        session.after_turn = None
        session._reveals = list(checkpoint.reveals)
        session._checked = len(session.tape)
        session._waiting = None
        session._turns = [checkpoint.start]
        session._forgotten_turns = checkpoint.turns
        session._continue()
        return session

    def checkpoint(self) -> Checkpoint:
        """Return what is needed to resume the game without a replay."""
        begun = self._turns[-1]
        return Checkpoint(
            system=self.system,
            options=self.options,
            seed=self.seed,
            token=self.token,
            tape=pack_tape(self.tape),
            redo=pack_tape(self.redoable),
            start=begun,
            turns=self.turn - 1,
            marks=array("I", self.marks[: begun.steps]),
            reveals=tuple(self._reveals),
        )

    def __repr__(self) -> str:
        asked = self.question.id if self.question else "over"
        return f"<Session {self.system.name}, seed {self.seed}, {len(self.tape)} answers: {asked}>"

    @property
    def steps(self) -> list[Step]:
        """The journal; a later answer or undo may change the steps of the current turn."""
        self._remember_turns()
        return self.journal.steps

    @property
    def recorded_steps(self) -> JournalSteps:
        """The same as `steps`; reading only the last of them needs no replay."""
        return JournalSteps(self.journal.first, self.journal.steps, lambda: self.steps)

    @property
    def held_steps(self) -> int:
        """The number of steps in memory."""
        return len(self.journal) - self.journal.first

    @property
    def over(self) -> bool:
        return bool(self.position.over)

    @property
    def guide(self) -> str:
        """The name of the guide that has these options and this seed; empty without one."""
        for guide in self.system.guides():
            if (
                guide.seed == self.seed
                and self.system.complete_options(guide.options) == self.options
            ):
                return guide.name
        return ""

    @property
    def turn(self) -> int:
        """The number of the current turn; the steps of earlier turns no longer change."""
        return self._forgotten_turns + len(self._turns)

    @property
    def turn_start(self) -> TurnStart:
        begun = self._turns[-1]
        given = [entry for entry in self.tape[begun.answers :] if not peeks_in_entry(entry)]
        return TurnStart(begun.position, begun.chance, tuple(given))

    @property
    def token(self) -> str:
        """Identifies the current question; an answer with another token is stale."""
        return f"{len(self.tape)}:{self.question.id if self.question else 'over'}"

    def answer(self, answer: object, token: str | None = None) -> None:
        """Answer the current question; if the answer is refused, nothing changes."""
        if self.question is None:
            raise Stale("table-game-over")
        if token is not None and token != self.token:
            raise Stale("table-stale-answer")
        self._check_length()
        asked = self.question
        try:
            checked = asked.check(answer)
        except Refused as refused:
            refused.add_note(repr(asked))
            raise
        entry = TapeEntry(asked.id, checked)
        self.tape.append(entry)
        self._checked = len(self.tape)
        try:
            self._continue()
        except Refused:
            self._truncate(len(self.tape) - 1)
            self._run()
            raise
        if self.redoable and self.redoable[-1] == entry:
            self.redoable.pop()
        else:
            self.redoable.clear()

    def _check_length(self) -> None:
        """Refuse the answer if the game or the turn has reached its maximum length."""
        if len(self.tape) >= MOST_ANSWERS:
            raise Illegal("table-game-too-long", most=MOST_ANSWERS)
        if len(self.tape) - self._turns[-1].answers >= MOST_IN_A_TURN:
            raise Illegal("table-turn-too-long", most=MOST_IN_A_TURN)

    @property
    def longest_turn(self) -> int:
        """The most answers given in one turn.

        A stored game that is too long can still be replayed, shown and undone.
        """
        self._remember_turns()
        starts = [turn.answers for turn in self._turns]
        ends = [*starts[1:], len(self.tape)]
        return max(end - start for start, end in zip(starts, ends, strict=True))

    @property
    def peek_count(self) -> int:
        """How often the player undid or corrected answers after seeing hidden information."""
        # Counted only in this turn, so that an answer does not get slower as the game grows.
        begun = self._turns[-1]
        return begun.peeks + sum(map(peeks_in_entry, self.tape[begun.answers :]))

    @property
    def undo_limit(self) -> int:
        """The smallest number of answers to undo to without a peek."""
        return self._reveals[-1] if self._reveals else 0

    def undo(self, to: int | None = None, *, ask: bool = False) -> None:
        """Undo the last answer, or all after the first `to`.

        Undoing past hidden information that was revealed since is a peek and marks the tape. With
        `ask=True` it is refused instead, so that the player can confirm first.
        """
        target = len(self.tape) - 1 if to is None else to
        if not 0 <= target < len(self.tape):
            raise Illegal("table-nothing-to-undo")
        # A peek mark is no answer: undo the answer before it.
        while target and all(map(peeks_in_entry, self.tape[target:])):
            target -= 1
        undone = self.tape[target:]
        if all(map(peeks_in_entry, undone)):
            raise Illegal("table-nothing-to-undo")
        peeked = target < self.undo_limit
        if peeked and ask:
            raise Illegal("table-undo-looks-ahead")
        self.redoable.extend(entry for entry in reversed(undone) if not peeks_in_entry(entry))
        self._truncate(target)
        self._run()
        self._mark_peek(sum(map(peeks_in_entry, undone)) + peeked)

    def _mark_peek(self, times: int) -> None:
        """Record on the tape that the player peeked before the next answer."""
        if not times:
            return
        if self.tape and (before := peeks_in_entry(self.tape[-1])):
            times += before
            self._truncate(len(self.tape) - 1)
        self.tape.append(TapeEntry(PEEK, times))
        self._run()

    def redo(self) -> None:
        if not self.redoable or self.question is None:
            raise Illegal("table-nothing-to-redo")
        entry = self.redoable[-1]
        if entry.question != self.question.id:
            raise Illegal("table-nothing-to-redo")
        self.answer(entry.answer)

    def correct(self, at: int, answer: object) -> Correction:
        """Return the game with another answer at index `at` of the tape.

        Later answers are replayed until the first that no longer fits. If the old answer ended a
        menu that the new one does not end, it follows the new one. This session does not change;
        the correction has a new one.
        """
        return self.correctable().correct(at, answer)

    def correctable(self) -> Correctable:
        """Return the game as it is now, to correct it while this session goes on."""
        return Correctable(
            type(self), self.system, self.options, self.seed, self.tape[:], self.steps[:],
            self.undo_limit, self.question.id if self.question is not None else "",
        )  # fmt: skip

    def _truncate(self, answers: int) -> None:
        """Shorten the tape and drop the turns that began after its new end."""
        if answers < self._turns[0].answers:
            self._remember_turns()
        del self.tape[answers:]
        self._checked = min(self._checked, answers)
        while len(self._turns) > 1 and self._turns[-1].answers > answers:
            self._turns.pop()

    def _remember_turns(self) -> None:
        """Replay the turns before the checkpoint from which the game was resumed, if any."""
        if not self._forgotten_turns:
            return
        whole = Session(self.system, self.options, self.seed)
        whole.tape = self.tape[:]
        whole._checked = len(whole.tape)
        whole._run()
        self._forget_turn()
        self.position, self.question = whole.position, whole.question
        self.journal, self.marks = whole.journal, whole.marks
        self._turns, self._forgotten_turns = whole._turns, 0
        self._reveals, self._used = whole._reveals, whole._used

    def _run(self, reading: type[CountingTable] | None = None) -> None:
        """Play from the start of the current turn to the next question or the end of the game."""
        table, play = self._restart(reading or CountingTable)
        try:
            play()
        except NeedsAnswer as unanswered:
            self.question = unanswered.question
        finally:
            self._stop(table)

    def _continue(self) -> None:
        """Play on after an answer: continue the turn that waits for it, or run it again."""
        if not self.continues_turns:
            self._run()
            return
        if self._waiting is not None and self._waiting[0].resumable:
            proceed = self._waiting[0].resume
        else:
            table, play = self._restart(WaitingTable)
            self._waiting = (Coroutine(play), table)
            proceed = self._waiting[0].start
        table = self._waiting[1]
        table.checked = self._checked
        self.question = None
        try:
            self.question = proceed()
        finally:
            self._stop(table)
            if self.question is None:
                self._forget_turn()

    def _forget_turn(self) -> None:
        """Drop the turn that waits, if there is one."""
        self._waiting = None

    def _stop(self, table: CountingTable) -> None:
        """Update what depends on how far the tape was read."""
        if self.question is not None:
            self._used = table.position - self._turns[-1].answers
        table.mark()
        self._checked = max(self._checked, table.position)

    def _restart(self, reading: type[CountingTable]) -> tuple[CountingTable, Callable[[], None]]:
        """Return a table at the start of the current turn, and a function that plays on it.

        A suspended turn must not refer to this session, which refers to it: Python could not free
        such a cycle.
        """
        self._forget_turn()
        self.question = None
        self._used = 0
        begun = self._turns[-1]
        position = begun.position.copy()
        self.position = position
        self.journal.cut(begun.steps)
        del self.marks[begun.steps :]
        while self._reveals and self._reveals[-1] >= begun.answers:
            self._reveals.pop()
        table = reading(Chance(begun.chance), self.tape, begun.answers, self.journal, self._checked)
        table.marks = self.marks
        known = set(begun.known)
        table.on_question = self._detect_reveals(position, known)
        turns, journal, after_turn = self._turns, self.journal, self.after_turn
        tape = self.tape

        def next_turn() -> None:
            ended = turns[-1]
            given = tape[ended.answers : table.position]
            turns.append(
                TurnSnapshot(
                    position.copy(),
                    table.chance.state,
                    table.position,
                    len(journal),
                    frozenset(known),
                    ended.peeks + sum(map(peeks_in_entry, given)),
                )
            )
            if after_turn is not None:
                after_turn()

        return table, partial(play_to_end, self.system, position, table, self.turn - 1, next_turn)

    def _detect_reveals(
        self, position: Any, known: set[str]
    ) -> Callable[[Question[Any], int], None] | None:
        """Return a callback that records when a question reveals hidden information, or None."""
        hidden = self.system.hidden_info()
        reveals = self._reveals
        if not hidden.exists(position):
            return None

        def detect(question: Question[Any], answers: int) -> None:
            new = hidden.seen_by_player(position, question) - known
            if new:
                known.update(new)
                reveals.append(answers)

        return detect


@dataclass(frozen=True, slots=True)
class Correctable:
    """A game to correct: what it began with, its tape, its journal and its `undo_limit`.

    `question` is the id of its current question. The correction is a session of this `kind`.
    """

    kind: type[Session]
    system: System
    options: Options
    seed: int
    tape: list[TapeEntry]
    steps: list[Step]
    undo_limit: int
    question: str

    def correct(
        self, at: int, answer: object, after_turn: Callable[[], None] | None = None
    ) -> Correction:
        """Return the game with another answer at index `at` of the tape.

        `after_turn` is called after each replayed turn; if it raises, the correction ends.
        """
        if not 0 <= at < len(self.tape) or peeks_in_entry(self.tape[at]):
            raise Illegal("table-no-such-answer", at=at)
        new = self.kind(self.system, self.options, self.seed)
        new.after_turn = after_turn
        new.tape = self.tape[:at]
        new._checked = at
        new._run()
        times = sum(map(peeks_in_entry, self.tape[at:]))
        new._mark_peek(times + (at < self.undo_limit))
        new.answer(answer)
        later = [entry for entry in self.tape[at + 1 :] if not peeks_in_entry(entry)]
        then = later[0].question if later else self.question
        if still_answers(self.tape[at], new.question, then):
            later.insert(0, self.tape[at])
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
        new.after_turn = None
        kept, differs = len(later) - dropped, first_difference(self.steps, new.steps)
        return Correction(new, kept, dropped, differs)
