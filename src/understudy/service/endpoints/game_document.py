"""Games as a screen sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from understudy.core import Correction, Session, Step
from understudy.service.cache.cached_game import CachedGame
from understudy.service.wire.payloads import CorrectionReport, GameDocument, GameSummary, Json
from understudy.store import GameListing, Right

LONGEST_PREVIEW: Final = 40
LONGEST_IN_A_LINE: Final = 100


def document(game: CachedGame, since: int = 0, may: Right | None = None) -> GameDocument:
    """The whole game, its journal from step `since` on, for somebody who may do so much with it."""
    session = game.session
    start = min(since, len(session.steps))
    return GameDocument(
        id=game.id,
        system=session.system.name,
        options=session.options,
        seed=session.seed,
        token=game.token,
        revision=game.revision,
        question=session.question.to_json() if session.question else None,
        view=game.view,
        journal=_journal(session, start),
        journal_from=start,
        turn=session.turn,
        marks=list(session.marks),
        answers=len(session.tape),
        redo=len(session.redoable),
        unseen_since=session.undo_limit,
        looked_ahead=session.peek_count,
        over=session.over,
        checklist=game.checklist,
        right=_word(may),
    )


def public_document(game: CachedGame, since: int = 0, may: Right | None = None) -> GameDocument:
    """The game for whoever looks on: what only the person knows is left out.

    With the seed every card could be foretold, and only the person answers.
    """
    session = game.session
    secrets = session.system.hidden_info()
    whole = document(game, since, may)
    told = [secrets.public_step(session.position, step) for step in session.steps]
    return replace(
        whole,
        seed=0,
        token="",
        question=None,
        view=secrets.public_view(session.position, game.view),
        journal=_journal(session, whole.journal_from, told),
        redo=0,
    )


def document_for_right(game: CachedGame, since: int = 0, may: Right | None = None) -> GameDocument:
    """The game for somebody who may do so much with it: who watches sees what lies open."""
    return (public_document if may is Right.WATCH else document)(game, since, may)


def _journal(session: Session, start: int, told: Sequence[Step] | None = None) -> list[Json]:
    """The steps from this one on, each with what it asks of the people at the table."""
    notes = session.system.notes(session.position, session.steps, start)
    steps = session.steps if told is None else told
    return [
        {**step.to_json(), **note.to_json()}
        for step, note in zip(steps[start:], notes, strict=True)
    ]


def _view(session: Session) -> Json:
    return session.system.view(session.position)


def report(correction: Correction, applied: GameDocument | None) -> CorrectionReport:
    """What a correction does."""
    differs = correction.differs
    then = [] if differs is None else _journal(correction.session, differs)
    return CorrectionReport(
        kept=correction.kept,
        dropped=correction.dropped,
        differs=differs,
        game=applied,
        journal_then=then[:LONGEST_PREVIEW],
        view_then=applied.view if applied else _view(correction.session),
    )


def summary(listed: GameListing) -> GameSummary:
    """A line of the list of games."""
    return GameSummary(
        id=listed.id,
        system=listed.system,
        options=summarize_options(listed.options),
        created=listed.created,
        updated=listed.updated,
        answers=listed.answers,
        over=listed.finished,
        summary=listed.summary,
        title=listed.title,
        damaged=listed.damaged,
        right=_word(listed.right),
    )


def _word(right: Right | None) -> str:
    return right.word if right else ""


def summarize_options(options: Mapping[str, object]) -> Json:
    """The options for a list of games: of a whole text only that there is one."""
    return {
        name: True if isinstance(value, str) and len(value) > LONGEST_IN_A_LINE else value
        for name, value in options.items()
    }
