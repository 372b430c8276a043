"""A game as readable text, compared with a stored file."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

from understudy.core import Arg, Change, Policy, Refused, Session, Step, System

HERE = Path(__file__).parent
WRITE = os.environ.get("UNDERSTUDY_GOLDEN") == "write"


Human = Callable[[Session], object]
"""Answers the current question of a session; may look at the whole position."""


def from_policy(policy: Policy) -> Human:
    """Return a player that looks only at the question."""

    def answer(session: Session) -> object:
        assert session.question is not None
        return policy.answer(session.question)

    return answer


def check(system: System, name: str, options: dict[str, object], seed: int, human: Human) -> None:
    """Play a whole game and compare it with the file of this name."""
    played = "\n".join(_script(_play(system, options, seed, human), options)) + "\n"
    path = HERE / system.name / f"{name}.txt"
    if WRITE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(played, "utf-8")
    assert played == path.read_text("utf-8")


def _play(system: System, options: dict[str, object], seed: int, human: Human) -> Session:
    """Play a whole game; refused answers are repeated."""
    session = Session(system, options, seed)
    while session.question is not None:
        try:
            session.answer(human(session))
        except Refused:
            continue
    return session


def _script(session: Session, options: dict[str, object]) -> Iterator[str]:
    """Yield answers and steps in order."""
    own = f"{session.system.name}-"
    given = 0

    def answered(until: int | None) -> Iterator[str]:
        for entry in session.tape[given:until]:
            yield f"> {entry.question.removeprefix(own)} {entry.answer}"

    yield f"options {options}"
    yield f"seed {session.seed}"
    for step, mark in zip(session.steps, session.marks, strict=True):
        yield from answered(mark)
        given = mark
        yield _line(step, own)
    yield from answered(None)


def _line(step: Step, own: str) -> str:
    args = " ".join(f"{name}={_word(arg)}" for name, arg in step.args.items())
    changes = ", ".join(_change(change) for change in step.changes)
    notes = [note for note in (step.failure, step.ruling) if note]
    parts = [step.kind.removeprefix(own), args, f"({changes})" if changes else "", *notes]
    if step.deliberation:
        left = [len(step.deliberation.candidates)]
        left += [len(narrowing.left) for narrowing in step.deliberation.narrowings]
        parts.append("candidates " + " > ".join(map(str, left)))
    return "  " * step.depth + " ".join(part for part in parts if part)


def _word(arg: Arg) -> str:
    if isinstance(arg, tuple):
        return "+".join(ref.id for ref in arg)
    return str(arg if isinstance(arg, int | str) else arg.id)


def _change(change: Change) -> str:
    return f"{change.what} {change.before}→{change.after}"
