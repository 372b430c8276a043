"""Games as a screen sees them."""

from __future__ import annotations

from typing import Final

from understudy.server.shapes import CorrectionReport, GameDocument, GameSummary
from understudy.store import Kept, Listed
from understudy.table import Correction

LONGEST_PREVIEW: Final = 40


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
    )


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
