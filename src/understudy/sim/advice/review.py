"""Review of a game: the win probability over time, and the decisions that cost or gained most.

The tape is replayed and the expert looks at each decision as it was then, without hidden cards. A
decision *cost* what the expert's answer would have been better by; it *gained* what it is better by
than the next best answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from understudy.core import (
    Chance,
    Illegal,
    Message,
    NeedsAnswer,
    Options,
    Question,
    Session,
    System,
    TapeEntry,
    TapeTable,
    TurnStart,
    derive_stream,
    play_to_end,
)
from understudy.core.agents.simulation_support import NO_OBSERVER, GameObserver
from understudy.core.questions.turn_menu import TurnMenu
from understudy.core.session.tape import peeks_in_entry
from understudy.expert.agent import LoadedExpert
from understudy.sim.advice.evaluation import (
    Decision,
    Expectation,
    Judged,
    decide,
    encode,
    expect,
    find_expert,
    judge,
    result_of,
)
from understudy.sim.advice.hint import (
    Hint,
    HintedAnswer,
    considered_answers,
    hint_at,
    with_reasons,
)
from understudy.sim.forecast import ForecastStart
from understudy.sim.time_slices import Slices, run_to_end

A = TypeVar("A")

LISTED: Final = 3
"""Decisions listed as most costly, and as most gainful."""
MAX_JUDGED: Final = 120
"""Decisions judged of each kind: those in which the policy prefers one answer most clearly."""
FIRST_DEALS: Final = 4
SECOND_DEALS: Final = 24
COMPARED: Final = 3
"""Answers with which a given one is compared at first."""
SAME_QUESTION: Final = 12
"""Answers to one question that are at most this far apart belong together."""
FINALISTS: Final = 8
"""Decisions that are judged a second time, with more deals, so that luck does not list them."""
LEAST: Final = 0.01
"""Changes of the win probability below this are not listed."""


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """What the expert expected at one of your turns; `at` is the index of the answer."""

    at: int
    round: int
    expected: Expectation


@dataclass(frozen=True, slots=True)
class KeyDecision:
    """An answer that cost or gained much, and the answer it is compared with.

    `asked` is the sentence of the question; None if it is what to do in a turn.
    """

    at: int
    round: int
    question: str
    kind: str
    given: HintedAnswer
    other: HintedAnswer
    asked: Message | None = None

    @property
    def by(self) -> float:
        """The change of the win probability; negative if the answer cost something."""
        return self.given.expected.win - self.other.expected.win

    def __str__(self) -> str:
        given, other = self.given, self.other
        return f"{self.round}: {given.answer} {self.by:+.0%} ({other.answer}: {other.expected})"


@dataclass(frozen=True, slots=True)
class Review:
    """A reviewed game.

    `sentences` are messages of the catalogues. `decisions` are the indices of all answers that
    were decisions, with their rounds. `result` is how the game ended, or None if it is not over.
    """

    points: tuple[CurvePoint, ...]
    cost: tuple[KeyDecision, ...]
    gained: tuple[KeyDecision, ...]
    sentences: tuple[Message, ...]
    decisions: tuple[tuple[int, int], ...]
    result: Expectation | None

    def __str__(self) -> str:
        head = f"{len(self.points)} turns, {len(self.decisions)} decisions"
        ended = [] if self.result is None else [f"result: {self.result}"]
        return "\n".join(
            [
                head,
                *ended,
                "cost most:",
                *map(str, self.cost),
                "gained most:",
                *map(str, self.gained),
            ]
        )

    def plot(self) -> Any:
        """Return a figure of the win probability by round; needs the extra `plots`."""
        from understudy.sim.advice.review_plot import plot_review

        return plot_review(self)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of the game, kept so that it can be judged later."""

    at: int
    round: int
    start: ForecastStart
    decision: Decision
    given: int
    """The number of the given answer; -1 if the expert does not compare it."""

    @property
    def best(self) -> int:
        """The number of the answer that the expert gives most often."""
        return self.decision.by_share()[0]

    @property
    def clarity(self) -> float:
        """By how much the policy prefers its answer to the given one, or to the next."""
        first, second = self.decision.by_share()[:2]
        compared = second if self.given == first else self.given
        return self.decision.shares[first] - self.decision.shares[compared]


@dataclass(frozen=True, slots=True)
class Progress:
    """How much of a review is done, in decisions."""

    done: int
    of: int


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A recorded game and the expert that reviews it.

    `after_turn` is called after each replayed turn; if it raises, the replay ends.
    """

    system: System
    options: Options
    seed: int
    tape: Sequence[TapeEntry]
    expert: LoadedExpert
    after_turn: Callable[[], None] | None = None

    @classmethod
    def of(
        cls,
        system: System,
        options: Options,
        seed: int,
        tape: Sequence[TapeEntry],
        after_turn: Callable[[], None] | None = None,
    ) -> ReviewedGame:
        """Return the game, or raise `Illegal` if there is no expert for it."""
        expert = find_expert(system, system.new(options))
        return cls(system, options, seed, tape, expert, after_turn)

    def replay(self, answers: int, observer: GameObserver | None = None) -> _ReviewTable:
        """Return the table on which this many answers were replayed."""
        position = self.system.new(self.options)
        table = _ReviewTable(self, position, answers, observer)
        try:
            play_to_end(self.system, position, table, after=table.begin_turn_at)
        except NeedsAnswer as unanswered:
            table.question = unanswered.question
        return table

    def turns(self) -> list[tuple[CurvePoint, ForecastStart]]:
        """Return what the expert expected at each of the turns, and where each began."""
        table = _TurnsTable(self, self.system.new(self.options), len(self.tape), None)
        with suppress(NeedsAnswer):
            play_to_end(self.system, table.game, table, after=table.begin_turn_at)
        return table.turns


class _ReviewTable(TapeTable):
    """Replays the first answers of a game and keeps each decision as the expert sees it.

    `question` is the one at which the answers end; None at the end of the game.
    """

    def __init__(
        self, reviewed: ReviewedGame, position: Any, answers: int, observer: GameObserver | None
    ) -> None:
        chance = Chance(derive_stream(reviewed.seed, "game"))
        super().__init__(chance, [*reviewed.tape[:answers]], 0, checked=answers)
        self.listening = False
        self.reviewed = reviewed
        self.game = position
        self.observer = observer
        self.question: Question[Any] | None = None
        self.moments: list[Moment] = []
        self.points: list[CurvePoint] = []
        simulation = reviewed.system.simulation()
        assert simulation.forecasting is not None
        self.forecasting, self.clock = simulation.forecasting, simulation.clock
        self.turns: list[tuple[CurvePoint, ForecastStart]] = []
        self.begin_turn_at()

    def begin_turn_at(self) -> None:
        """Keep the start of a turn."""
        self.begun = self.game.copy(), self.chance.state, self.position
        if self.reviewed.after_turn is not None:
            self.reviewed.after_turn()

    def ask(self, question: Question[A]) -> A:
        moment = None if self.observer is None else self.moment(question)
        answer = super().ask(question)
        if moment is not None and self.observer is not None:
            given = self.tape[self.position - 1].answer
            moment = replace(moment, at=self.position - 1, given=_number(moment.decision, given))
            self.moments.append(moment)
            self.observer.see(self.game, question.id, moment.decision.answers, given)
            if isinstance(question, TurnMenu):
                self.points.append(CurvePoint(moment.at, moment.round, moment.decision.now))
        return answer

    def moment(self, question: Question[Any]) -> Moment | None:
        """Return this question as a decision; None if there is nothing to decide."""
        expert = self.reviewed.expert
        if self.observer is not None and len(expert.encoder.candidates(question)) < 2:
            return None
        decision = decide(expert, question, encode(expert, self.game, question))
        if decision is None:
            return None
        return Moment(self.position, self.round(), self.start(), decision, -1)

    def start(self) -> ForecastStart:
        """Return where continuations of this moment begin."""
        position, chance, begun = self.begun
        entries = [one for one in self.tape[begun : self.position] if not peeks_in_entry(one)]
        turn = TurnStart(position, chance, tuple(entries))
        return ForecastStart(self.reviewed.system, turn, self.forecasting)

    def round(self) -> int:
        """Return the value of the game's clock."""
        return self.reviewed.system.outcomes(self.game)[self.clock]


class _TurnsTable(_ReviewTable):
    """Replays a game and keeps only its turns, which takes a fraction of the time."""

    def ask(self, question: Question[A]) -> A:
        found = None
        if isinstance(question, TurnMenu):
            now = expect(self.reviewed.expert, self.game, question)
            found = self.round(), now, self.start()
        answer = super().ask(question)
        if found is not None:
            round, now, start = found
            self.turns.append((CurvePoint(self.position - 1, round, now), start))
        return answer


def _number(decision: Decision, answer: object) -> int:
    return decision.answers.index(answer) if answer in decision.answers else -1


def review(session: Session) -> Review:
    """Return the review of a game; refused if there is no expert for it."""
    tape = session.tape
    reviewed = ReviewedGame.of(session.system, session.options, session.seed, tape)
    return run_to_end(review_in_slices(reviewed, lambda progress: None))


def review_in_slices(reviewed: ReviewedGame, report: Callable[[Progress], None]) -> Slices[Review]:
    """Review a game in slices of one decision; `report` gets the progress."""
    observer = reviewed.system.simulation().observer
    table = reviewed.replay(len(reviewed.tape), NO_OBSERVER if observer is None else observer())
    yield
    costly = _clearest(one for one in table.moments if one.given not in (-1, one.best))
    gainful = _clearest(one for one in table.moments if one.given == one.best)
    of = len(costly) + len(gainful) + 4 * FINALISTS
    done = 0

    def judge_all(moments: Sequence[Moment], deals: int, weight: int) -> Slices[list[KeyDecision]]:
        nonlocal done
        found = []
        for moment in moments:
            judged = _judge(reviewed.expert, moment, deals, as_a_hint=weight > 1)
            if judged is not None:
                found.append(judged)
            done += weight
            report(Progress(done, of))
            yield
        return found

    lists: list[tuple[KeyDecision, ...]] = []
    for moments, sign in ((costly, -1), (gainful, 1)):
        by_answer = {one.at: one for one in moments}
        first = yield from judge_all(moments, FIRST_DEALS, 1)
        best = [by_answer[one.at] for one in _largest(first, sign, FINALISTS)]
        second = yield from judge_all(best, SECOND_DEALS, 2)
        lists.append(_largest(second, sign, LISTED))
    result = result_of(reviewed.system, table.game) if table.game.over else None
    return Review(
        points=tuple(table.points),
        cost=lists[0],
        gained=lists[1],
        sentences=table.observer.sentences(table.game) if table.observer else (),
        decisions=tuple([(one.at, one.round) for one in table.moments]),
        result=result,
    )


def _clearest(moments: Iterable[Moment]) -> list[Moment]:
    """Return the decisions in which the policy is clearest, in the order of the game."""
    chosen = sorted(moments, key=lambda one: -one.clarity)[:MAX_JUDGED]
    return sorted(chosen, key=lambda one: one.at)


def _judge(
    expert: LoadedExpert, moment: Moment, deals: int, *, as_a_hint: bool
) -> KeyDecision | None:
    """Judge a decision; `as_a_hint` with all answers that a hint compares, to agree with it."""
    decision = moment.decision
    considered = (
        considered_answers(decision, [moment.given])
        if as_a_hint
        else [*decision.by_share()[:COMPARED], moment.given]
    )
    return key_decision(moment, judge(moment.start, expert, decision, considered, deals))


def key_decision(moment: Moment, judged: Sequence[Judged]) -> KeyDecision | None:
    """Compare the given answer with the best other one; None if all others come to the same."""
    decision = moment.decision

    def told(one: Judged) -> HintedAnswer:
        answer, share = decision.answers[one.number], decision.shares[one.number]
        place, words = judged.index(one) + 1, decision.words_of(answer)
        return HintedAnswer(answer, place, share, one.expected, one.then, words=words)

    given = next(one for one in judged if one.number == moment.given)
    others = [one for one in judged if _together(one, decision) != _together(given, decision)]
    if not others:
        return None
    return KeyDecision(
        moment.at, moment.round, decision.question, decision.kind, told(given), told(others[0]),
        decision.asked,
    )  # fmt: skip


def _together(one: Judged, decision: Decision) -> list[str]:
    """Return an answer with the following ones in any order: all the cards that are bought."""
    return sorted(str(answer) for answer in (decision.answers[one.number], *one.then))


def _largest(found: Sequence[KeyDecision], sign: int, count: int) -> tuple[KeyDecision, ...]:
    """Return the decisions with the largest cost (`sign` -1) or gain, the largest first.

    Of successive answers to one question, such as cards bought one by one, only one is listed.
    """
    order = sorted(found, key=lambda one: -sign * one.by)
    chosen: list[KeyDecision] = []
    for one in order:
        near = any(
            abs(one.at - other.at) <= SAME_QUESTION and one.question == other.question
            for other in chosen
        )
        if sign * one.by >= LEAST and not near:
            chosen.append(one)
    return tuple(chosen[:count])


def ask_about(reviewed: ReviewedGame, at: int) -> tuple[Hint, HintedAnswer | None]:
    """Return the hint for an earlier decision, and the given answer as one of its answers.

    The given answer is None if the expert does not compare it.
    """
    if not 0 <= at < len(reviewed.tape) or peeks_in_entry(reviewed.tape[at]):
        raise Illegal("table-no-such-answer", at=at)
    table = reviewed.replay(at)
    question = table.question
    assert question is not None
    moment = table.moment(question)
    if moment is None:
        raise Illegal("table-no-counsel")
    given = _number(moment.decision, reviewed.tape[at].answer)
    also = [] if given < 0 else [given]
    found = hint_at(moment.start, reviewed.expert, moment.decision, deals=SECOND_DEALS, also=also)
    judged = found.find(reviewed.tape[at].answer)

    def explained(one: HintedAnswer) -> HintedAnswer:
        return with_reasons(moment.start, question, table.game, one)

    best = tuple([explained(one) for one in found.best])
    return replace(found, best=best), judged and explained(judged)
