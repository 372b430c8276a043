"""Steps of the journal: what happened, by which rule, and why.

Rules record steps while they act. Screens render steps and apply no rules of their own. The changes
of all steps, applied to the first position, give the current position, as in a ledger.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from understudy.core.journal.messages import Arg, Args, Message, arg_to_json, args_to_json
from understudy.core.journal.reference import Ref

Fact = int | str | None


# These classes are never changed, but not frozen: a game makes thousands of them, and a frozen data
# class takes three times as long to make. Their `__init__` is written by hand: the one that a data
# class makes stays interpreted in the compiled build (a `Change` takes 150 ns instead of 33).


@dataclass(slots=True, unsafe_hash=True)
class Change:
    """One fact of the position before and after, e.g. ``bot.mc`` 3 → 8."""

    what: str
    before: Fact
    after: Fact

    def __init__(self, what: str, before: Fact, after: Fact) -> None:
        self.what = what
        self.before = before
        self.after = after

    def to_json(self) -> dict[str, Fact]:
        return {"what": self.what, "before": self.before, "after": self.after}


def changed(before: dict[str, Fact], after: dict[str, Fact]) -> list[Change]:
    """Return the differences between two sets of facts."""
    names = dict.fromkeys((*before, *after))
    pairs = ((name, before.get(name), after.get(name)) for name in names)
    return [Change(name, old, new) for name, old, new in pairs if old != new]


@dataclass(slots=True, unsafe_hash=True)
class TiebreakerResult:
    """One tiebreaker: the values it compared, the best value, and the candidates it left.

    `args` are the arguments of the message of the rule.
    """

    rule: str
    best: Fact
    left: tuple[str, ...]
    values: tuple[Fact, ...] = ()
    args: Args | None = None

    def __init__(
        self,
        rule: str,
        best: Fact,
        left: tuple[str, ...],
        values: tuple[Fact, ...] = (),
        args: Args | None = None,
    ) -> None:
        self.rule = rule
        self.best = best
        self.left = left
        self.values = values
        self.args = args


class ChoiceRecord(Protocol):
    """What a rule recorded about a choice; it is explained when the journal is read."""

    def explain(self) -> ChoiceExplanation:
        """Return how the choice was made."""
        ...


@dataclass(slots=True, unsafe_hash=True)
class ChoiceExplanation:
    """How a choice was made: the candidates, the tiebreakers in order, the result."""

    kind: str
    candidates: tuple[str, ...]
    narrowings: tuple[TiebreakerResult, ...]
    chosen: str | None

    def __init__(
        self,
        kind: str,
        candidates: tuple[str, ...],
        narrowings: tuple[TiebreakerResult, ...],
        chosen: str | None,
    ) -> None:
        self.kind = kind
        self.candidates = candidates
        self.narrowings = narrowings
        self.chosen = chosen

    def explain(self) -> ChoiceExplanation:
        """Return itself: nothing was left for later."""
        return self


@dataclass(slots=True, repr=False)
class Step:
    """One entry of the journal. `cause` is the number of the step that triggered it."""

    number: int
    turn: int
    kind: str
    cite: str
    depth: int
    cause: int | None
    args: Args
    changes: tuple[Change, ...] = ()
    deliberation: ChoiceExplanation | None = None
    failure: str | None = None
    ruling: str | None = None

    def __init__(
        self,
        number: int,
        turn: int,
        kind: str,
        cite: str,
        depth: int,
        cause: int | None,
        args: Args,
        changes: tuple[Change, ...] = (),
        deliberation: ChoiceExplanation | None = None,
        failure: str | None = None,
        ruling: str | None = None,
    ) -> None:
        self.number = number
        self.turn = turn
        self.kind = kind
        self.cite = cite
        self.depth = depth
        self.cause = cause
        self.args = args
        self.changes = changes
        self.deliberation = deliberation
        self.failure = failure
        self.ruling = ruling

    def __repr__(self) -> str:
        told = [self.kind, *(f"{name}={_short(arg)}" for name, arg in self.args.items())]
        told += [f"{one.what}: {one.before} → {one.after}" for one in self.changes]
        return f"<Step {self.number} {', '.join(told)}>"

    def _repr_html_(self) -> str:
        from understudy.core.journal.notebook import step_html

        return step_html(self)

    def to_json(self) -> dict[str, object]:
        """Return the step as JSON without empty fields."""
        data: dict[str, object] = {
            "number": self.number,
            "turn": self.turn,
            "kind": self.kind,
            "cite": self.cite,
            "depth": self.depth,
            "cause": self.cause,
        }
        if self.args:
            data["args"] = args_to_json(self.args)
        if self.changes:
            data["changes"] = [change.to_json() for change in self.changes]
        if self.deliberation:
            data["deliberation"] = _deliberation_to_json(self.deliberation)
        if self.failure:
            data["failure"] = self.failure
        if self.ruling:
            data["ruling"] = self.ruling
        return data


def new_step(
    kind: str,
    cite: str,
    *changes: Change,
    why: ChoiceRecord | None = None,
    failure: str | None = None,
    ruling: str | None = None,
    **args: Arg,
) -> Step:
    """Return a step; the journal sets its number, turn, depth and cause."""
    choice = None if why is None else why.explain()
    return Step(0, 0, kind, cite, 0, None, args, changes, choice, failure, ruling)


def _short(arg: Arg) -> str:
    if isinstance(arg, tuple):
        return " ".join(ref.id for ref in arg)
    return arg.id if isinstance(arg, (Ref, Message)) else str(arg)


def _deliberation_to_json(deliberation: ChoiceExplanation) -> dict[str, object]:
    return {
        "kind": deliberation.kind,
        "candidates": list(deliberation.candidates),
        "narrowings": [_narrowing_to_json(narrowing) for narrowing in deliberation.narrowings],
        "chosen": deliberation.chosen and arg_to_json(Ref(deliberation.kind, deliberation.chosen)),
    }


def _narrowing_to_json(narrowing: TiebreakerResult) -> dict[str, object]:
    data: dict[str, object] = {
        "rule": narrowing.rule,
        "best": narrowing.best,
        "left": list(narrowing.left),
        "values": list(narrowing.values),
    }
    if narrowing.args:
        data["args"] = args_to_json(narrowing.args)
    return data


def journal_bytes(steps: Iterable[Step]) -> bytes:
    """Return the journal in its canonical form: one JSON object per line."""
    lines = (
        json.dumps(step.to_json(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        for step in steps
    )
    return "".join(line + "\n" for line in lines).encode()
