"""A game that a program drives answer by answer, without tape and journal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeVar

from understudy.core.agents.legal_answers import legal_answers
from understudy.core.chance import Chance, derive_stream
from understudy.core.errors import Refused, Stale
from understudy.core.questions.question import Question
from understudy.core.session.coroutines import Coroutine, wait
from understudy.core.session.tape import copy_answer
from understudy.core.system import Options, System
from understudy.core.table import Table

A = TypeVar("A")


class _NewChance:
    """Stands among the answers where a copy got its own random numbers."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state


class _Table(Table):
    """Repeats the `answers` since a kept position, then waits for further ones.

    `start` is the position before the turn of the first answer, which no longer changes, and
    `start_chance` the state of the chance there.
    """

    def __init__(self, start: Any, start_chance: int, answers: list[object]) -> None:
        super().__init__(Chance(start_chance), listening=False)
        self.start = start
        self.start_chance = start_chance
        self.answers = answers
        self.used = 0

    def ask(self, question: Question[A]) -> A:
        while True:
            if self.used == len(self.answers):
                wait(question)
            given = self.answers[self.used]
            self.used += 1
            if not isinstance(given, _NewChance):
                answer: A = copy_answer(given)
                return answer
            self.chance.state = given.state

    def keep(self, position: Any) -> None:
        """Keep this position, at the start of a turn, as the new start."""
        self.start = position.copy()
        self.start_chance = self.chance.state
        del self.answers[: self.used]
        self.used = 0

    def play_to_end(self, system: System, position: Any) -> None:
        """Play the game. This must not refer to the stepper: Python could not free the cycle."""
        while not position.over:
            if self.used:
                self.keep(position)
            system.play_turn(position, self)


class Stepper:
    """One game for a program: read `question`, give an `answer`, until the game is `over`.

    It has no journal and no undo, so it takes far less time than a `Session`; `copy` is the start
    of a search. With `exact` the answers must have the form of `legal_answers` and are not checked.
    `position` is the state of the game; it contains what lies face down.
    """

    def __init__(self, system: System, options: Options, seed: int, *, exact: bool = False) -> None:
        self.system = system
        self.exact = exact
        self._question: Question[Any] | None = None
        self._turn: Coroutine | None = None
        position = system.new(system.complete_options(options))
        self._begin(_Table(position, derive_stream(seed, "game"), []))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.question is None

    @property
    def question(self) -> Question[Any] | None:
        """The current question; None at the end."""
        if self._turn is None:
            self._begin(self._table)
        return self._question

    @property
    def position(self) -> Any:
        """The state of the game. Do not change it."""
        if self._turn is None:
            self._begin(self._table)
        return self._position

    def legal_answers(self) -> Sequence[object]:
        """Return the legal answers to the question; of payments the usual ones."""
        question = self.question
        return () if question is None else legal_answers(question)

    def answer(self, answer: object) -> None:
        """Answer the question and play on to the next one; if it is refused, nothing changes."""
        question = self.question
        if question is None:
            raise Stale("table-game-over")
        table = self._table
        before = (table.start, table.start_chance, table.answers[:])
        table.answers.append(answer if self.exact else question.check(answer))
        try:
            if self._turn is not None and self._turn.resumable:
                self._question = self._turn.resume()
            else:
                self._begin(_Table(table.start, table.start_chance, table.answers))
        except Refused:
            self._begin(_Table(*before))
            raise

    def copy(self, seed: int | None = None) -> Stepper:
        """Return an independent game at the same question.

        It continues with the same random numbers; with a `seed` it gets its own, so the same
        answers lead to another future.
        """
        new = Stepper.__new__(Stepper)
        new.system = self.system
        new.exact = self.exact
        kept = self._table
        answers = kept.answers[:]
        if seed is not None:
            answers.append(_NewChance(Chance(derive_stream(seed, "copy")).state))
        new._table = _Table(kept.start, kept.start_chance, answers)
        # The copy plays its turn up to here when it is first used.
        new._turn = None
        return new

    def outcomes(self) -> dict[str, int]:
        """Return the numbers of the game, as in a simulation; the scores when it is over."""
        return self.system.outcomes(self.position)

    def _begin(self, table: _Table) -> None:
        """Play from the kept start to the current question."""
        self._table = table
        self._position = table.start.copy()
        play = partial(table.play_to_end, self.system, self._position)
        self._turn = Coroutine(play)
        self._question = self._turn.start()
