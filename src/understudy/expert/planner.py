"""The planner as an agent: it looks one move ahead and adds up numbers with fixed weights.

Each legal answer is described by named numbers: what kind of answer it is, what the encoder says
about it, and, for a move of a turn, how the position changes. The move is carried out on a copy in
which hidden cards are dealt again, and questions on the way get their default answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from math import exp, inf, log
from operator import mul
from pathlib import Path
from typing import Any, Final, TypeVar

from understudy.core import (
    Agent,
    Chance,
    Forecasting,
    Policy,
    Question,
    Refused,
    Seat,
    Table,
    Unreadable,
    legal_answers,
)
from understudy.core.agents.encoding import Encoder
from understudy.core.agents.learning import Learning
from understudy.core.agents.legal_answers import passing_answer
from understudy.core.agents.look_ahead import LookAhead
from understudy.core.questions.turn_menu import TurnMenu
from understudy.expert.stored_weights import read_bytes

A = TypeVar("A")
Numbers = list[float]

KIND: Final = "kind:"
"""Answer items of the encoder that say what kind of answer it is begin with this."""


class _DefaultAnswers(Table):
    """Answers the questions on the way of a move with their defaults, or the first legal answer."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, listening=False)

    def ask(self, question: Question[A]) -> A:
        default = question.default
        if default is not None:
            return default
        first: Any = legal_answers(question)[0]
        return question.check(first)


class PlannerView:
    """Describes the answers to a question by numbers. `names` names them."""

    def __init__(self, encoder: Encoder, look_ahead: LookAhead, forecasting: Forecasting) -> None:
        layout = encoder.layout
        self.encoder = encoder
        self.look_ahead = look_ahead
        self.forecasting = forecasting
        kinds = [name for name in layout.answer_items if name.startswith(KIND)]
        self.first_kind = layout.answer_items.index(kinds[0])
        self.kinds = len(kinds)
        self.changes = [layout.state.index(name) for name in look_ahead.changes]
        self.weighed_by = layout.state.index(look_ahead.weighed_by)
        self.names: tuple[str, ...] = (
            *kinds,
            *(f"{name} × {look_ahead.weighed_by}" for name in kinds),
            *layout.answer,
            *(f"change of {name}" for name in look_ahead.changes),
            *(f"change of {name} × {look_ahead.weighed_by}" for name in look_ahead.changes),
            *look_ahead.traits,
        )

    def describe(
        self, position: Any, question: Question[Any], answers: Sequence[object], chance: Chance
    ) -> list[Numbers]:
        """Return a row of numbers for each answer."""
        seen = self.encoder.encode(position, question, answers)
        changes = self._changes(position, question, answers, seen.state, chance)
        weight = seen.state[self.weighed_by]
        rows = []
        for answer, numbers, items, change in zip(
            answers, seen.answers, seen.answer_items, changes, strict=True
        ):
            row = [0.0] * (2 * self.kinds)
            kind = items[0] - self.first_kind
            row[kind], row[self.kinds + kind] = 1.0, weight
            row += numbers
            row += change
            row += [weight * one for one in change]
            row += self.look_ahead.traits_of(position, question, answer)
            rows.append(row)
        return rows

    def _changes(
        self,
        position: Any,
        question: Question[Any],
        answers: Sequence[object],
        before: Numbers,
        chance: Chance,
    ) -> list[Numbers]:
        """Return how each move changes the position; nothing changes for other answers."""
        if not isinstance(question, TurnMenu):
            return [[0.0] * len(self.changes) for _ in answers]
        dealt = position.copy()
        self.forecasting.redeal_hidden(dealt, chance, None)
        seed = chance.state
        return [self._change(dealt, question, answer, before, seed) for answer in answers]

    def _change(
        self, dealt: Any, question: Question[Any], move: Any, before: Numbers, seed: int
    ) -> Numbers:
        after = dealt.copy()
        try:
            self.look_ahead.do_move(after, _DefaultAnswers(Chance(seed)), move)
        except Refused:  # A default answer on the way was not possible.
            return [0.0] * len(self.changes)
        state = self.encoder.encode(after, question, ()).state
        return [state[index] - before[index] for index in self.changes]


class Planner:
    """Gives the answer whose numbers, times their weights, have the highest sum."""

    exact = True

    def __init__(self, view: PlannerView, weights: Numbers, seat: Seat) -> None:
        self.view = view
        self.weights = weights
        self.position = seat.position
        self.chance = seat.chance

    def answer(self, question: Question[Any]) -> object:
        """Return the best answer."""
        answers = self.view.encoder.candidates(question)
        if len(answers) == 1:
            return answers[0]
        rows = self.view.describe(self.position, question, answers, self.chance)
        return answers[choose(rows, self.weights, passing_move(question, answers))]


def passing_move(question: Question[Any], answers: Sequence[object]) -> int | None:
    """Return the number of the answer that ends a turn."""
    return passing_answer(question, answers) if isinstance(question, TurnMenu) else None


def choose(rows: Sequence[Numbers], weights: Sequence[float], passing: int | None) -> int:
    """Return the number of the answer with the highest sum.

    Passing is chosen only if it is likelier than all other answers together: most moves can also be
    made later, so they share what speaks against passing.
    """
    sums = [sum(map(mul, row, weights)) for row in rows]
    if passing is not None:
        last, sums[passing] = sums[passing], -inf
        best = max(sums)
        if last > best + log(sum(exp(one - best) for one in sums)):
            return passing
    return sums.index(max(sums))


def view_of(learning: Learning, forecasting: Forecasting | None) -> PlannerView:
    """Return what the planner of a game sees."""
    assert learning.look_ahead is not None
    assert forecasting is not None
    return PlannerView(learning.encoder, learning.look_ahead, forecasting)


def format_weights(names: Sequence[str], weights: Sequence[float], about: Sequence[str]) -> str:
    """Return a file of weights: remarks, then a line for each number."""
    lines = [f"# {line}" for line in about]
    lines += [f"{weight:9.4f}  {name}" for name, weight in zip(names, weights, strict=True)]
    return "\n".join(lines) + "\n"


def parse_weights(names: Sequence[str], text: str, file: str) -> Numbers:
    """Return the weights of a file in the order of these names."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            number, _, name = line.strip().partition("  ")
            try:
                found[name] = float(number)
            except ValueError:
                raise Unreadable("planner-weights-damaged", file=file, line=line) from None
    different = set(names) ^ set(found)
    if different:
        raise Unreadable("planner-weights-version", file=file, name=sorted(different)[0])
    return [found[name] for name in names]


@cache
def load_weights(game: str, names: tuple[str, ...], file: str = "") -> Numbers:
    """Return the weights of a file, or the package's."""
    path = Path(file) if file else files("understudy.expert") / "weights" / f"{game}.planner.txt"
    try:
        text = read_bytes(path).decode("utf-8")
    except UnicodeDecodeError:
        raise Unreadable("planner-weights-damaged", file=file, line="") from None
    return parse_weights(names, text, str(path))


def planner_agent(
    game: str,
    learning: Callable[[], Learning],
    forecasting: Forecasting | None,
    file: str = "",
) -> Agent:
    """Return the planner of a game as an agent, with the weights of a file if one is given."""
    view = view_of(learning(), forecasting)
    weights = load_weights(game, view.names, file)

    def take_seat(seat: Seat) -> Policy:
        view.encoder.check(seat.position)
        return Planner(view, weights, seat)

    return take_seat
