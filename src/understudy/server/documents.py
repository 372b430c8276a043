"""Games as a screen sees them."""

from __future__ import annotations

from typing import Any, Final
from weakref import WeakKeyDictionary

from understudy.server.shapes import CorrectionReport, FinishedGame, GameDocument, GameSummary
from understudy.store import Kept, Listed
from understudy.table import Correction, Session, message_to_json

LONGEST_PREVIEW: Final = 40

# It follows from the options alone, so it is made once for a game in memory.
_checklists: Final[WeakKeyDictionary[Session, list[dict[str, Any]]]] = WeakKeyDictionary()


def token(kept: Kept) -> str:
    """Names the state of a game.

    The revision is part of it: after a corrected answer the same question may stand at the same
    place of another game.
    """
    return f"{kept.session.token}@{kept.revision}"


def document(kept: Kept, since: int = 0) -> GameDocument:
    """The whole game, its journal from step `since` on."""
    session = kept.session
    start = min(since, len(session.steps))
    return GameDocument(
        id=kept.id,
        system=session.system.name,
        options=session.options,
        seed=session.seed,
        token=token(kept),
        revision=kept.revision,
        question=session.question.to_json() if session.question else None,
        view=session.system.view(session.position),
        journal=[step.to_json() for step in session.steps[start:]],
        journal_from=start,
        marks=list(session.marks),
        answers=len(session.tape),
        redo=len(session.redoable),
        over=session.over,
        checklist=_checklist(session),
    )


def _checklist(session: Session) -> list[dict[str, Any]]:
    lines = _checklists.get(session)
    if lines is None:
        system = session.system
        lines = [message_to_json(line) for line in system.checklist(system.new(session.options))]
        _checklists[session] = lines
    return lines


def report(correction: Correction, applied: GameDocument | None) -> CorrectionReport:
    """What a correction does."""
    differs = correction.differs
    then = [] if differs is None else correction.session.steps[differs:][:LONGEST_PREVIEW]
    return CorrectionReport(
        kept=correction.kept,
        dropped=correction.dropped,
        differs=differs,
        game=applied,
        journal_then=[step.to_json() for step in then],
    )


def summary(listed: Listed) -> GameSummary:
    """A line of the list of games."""
    return GameSummary(
        id=listed.id,
        system=listed.system,
        options=listed.options,
        created=listed.created,
        updated=listed.updated,
        answers=listed.answers,
        over=listed.finished,
        summary=listed.summary,
    )


def finished(listed: Listed) -> FinishedGame:
    """A line of the history."""
    scores: dict[str, dict[str, int]] = {}
    for name, value in listed.summary.items():
        table, _, rest = name.partition(".")
        side, _, line = rest.partition(".")
        if table == "scores" and line and isinstance(value, int):
            scores.setdefault(side, {})[line] = value
    winner = listed.summary.get("winner")
    return FinishedGame(
        id=listed.id,
        system=listed.system,
        options=listed.options,
        finished=listed.updated,
        winner=None if winner is None else str(winner),
        scores=scores,
        summary=listed.summary,
    )
