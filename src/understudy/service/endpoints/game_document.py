"""Game documents and list entries, as clients receive them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from understudy.core import Correction, Session, Step, TableChange
from understudy.service.cache.cached_game import CachedGame
from understudy.service.cache.game_cache import GameCache, Render
from understudy.service.wire.payloads import CorrectionReport, GameDocument, GameSummary, Json
from understudy.service.wire.responses import TextContent
from understudy.store import GameListing, Right

EDIT_PREFIX: Final = "set_"
"""Menu entries of manual edits begin with it."""
MAX_LISTED_TEXT: Final = 100
"""Longest option value that a list of games repeats."""


def document(
    game: CachedGame,
    since: int = 0,
    granted: Right | None = None,
    table: Sequence[TableChange] = (),
) -> GameDocument:
    """Return the complete document, with the journal from step `since` on."""
    session = game.session
    start = min(since, len(session.recorded_steps))
    return GameDocument(
        id=game.id,
        system=session.system.name,
        options=session.options,
        seed=session.seed,
        token=game.token,
        revision=game.revision,
        question=session.question.to_json() if session.question else None,
        view=game.view,
        journal=journal_of(session, start),
        journal_from=start,
        turn=session.turn,
        marks=list(session.marks),
        answers=len(session.tape),
        redo=len(session.redoable),
        unseen_since=session.undo_limit,
        looked_ahead=session.peek_count,
        over=session.over,
        checklist=game.checklist,
        guide=session.guide,
        right=_right_name(granted),
        table=[one.to_json() for one in table],
    )


TableChanges = Callable[[Session], Sequence[TableChange]]
"""Returns what to do on the real table to get to the position of this session."""


def encoded_document(
    games: GameCache,
    since: int = 0,
    granted: Right | None = None,
    table: TableChanges = lambda session: (),
) -> Render[TextContent[GameDocument]]:
    """Return a function that returns the complete document of a game as JSON text."""

    def render(game: CachedGame) -> TextContent[GameDocument]:
        return TextContent(games.encode(document(game, since, granted, table(game.session))))

    return render


def public_document(game: CachedGame, since: int = 0, granted: Right | None = None) -> GameDocument:
    """Return the public document: without hidden information, seed, token and question.

    The seed determines every card, and only the player answers.
    """
    session = game.session
    hidden_info = session.system.hidden_info()
    complete = document(game, since, granted)
    start = complete.journal_from
    steps = session.recorded_steps[start:]
    public_steps = [hidden_info.public_step(session.position, step) for step in steps]
    return replace(
        complete,
        seed=0,
        token="",
        question=None,
        guide="",
        view=hidden_info.public_view(session.position, game.view),
        journal=journal_of(session, start, public_steps),
        redo=0,
    )


def document_for_right(
    game: CachedGame, since: int = 0, granted: Right | None = None
) -> GameDocument:
    """Return the public document for the right to watch, else the complete one."""
    return (public_document if granted is Right.WATCH else document)(game, since, granted)


def journal_of(session: Session, start: int, shown: Sequence[Step] | None = None) -> list[Json]:
    """Return the steps from `start` on, each with its notes; `shown` are their public forms."""
    recorded = session.recorded_steps
    notes = session.system.notes(session.position, recorded, start)
    steps = recorded[start:] if shown is None else shown
    return [{**step.to_json(), **note.to_json()} for step, note in zip(steps, notes, strict=True)]


def changes_after_edit(session: Session) -> TableChanges:
    """Return what the next answer changes on the table, if it edits the position by hand."""
    before, system, given = session.position, session.system, len(session.tape)

    def changes(now: Session) -> Sequence[TableChange]:
        answers = [entry.answer for entry in now.tape[given:]]
        edited = any(
            isinstance(answer, Mapping) and str(answer.get("do", "")).startswith(EDIT_PREFIX)
            for answer in answers
        )
        return system.table_changes(before, now.position) if edited else ()

    return changes


def changes_after_undo(session: Session) -> TableChanges:
    """Return what an undo changes on the table, unless only reports of the player are undone."""
    before, system, options = session.position, session.system, session.options
    seed, tape = session.seed, session.tape[:]

    def replay() -> Sequence[Step]:
        return Session.replay(system, options, seed, tape).steps

    # An undo rarely concerns steps that are not in memory.
    steps = session.recorded_steps.kept(replay)

    def changes(now: Session) -> Sequence[TableChange]:
        since = len(now.recorded_steps)
        if not any(note.is_new for note in system.notes(before, steps, since)):
            return ()
        return system.table_changes(before, now.position)

    return changes


def correction_report(
    correction: Correction, table: Sequence[TableChange], applied: GameDocument | None
) -> CorrectionReport:
    """Return the report of a correction; `applied` is the corrected game if it was stored."""
    differs, session = correction.differs, correction.session
    steps = [] if differs is None else journal_of(session, differs)
    return CorrectionReport(
        kept=correction.kept,
        dropped=correction.dropped,
        differs=differs,
        game=applied,
        journal_then=steps,
        view_then=applied.view if applied else session.system.view(session.position),
        table=[one.to_json() for one in table],
    )


def game_summary(listing: GameListing) -> GameSummary:
    """Return an entry of the list of games."""
    return GameSummary(
        id=listing.id,
        system=listing.system,
        options=summarize_options(listing.options),
        created=listing.created,
        updated=listing.updated,
        answers=listing.answers,
        over=listing.finished,
        summary=listing.summary,
        title=listing.title,
        damaged=listing.damaged,
        right=_right_name(listing.right),
    )


def _right_name(right: Right | None) -> str:
    return right.word if right else ""


def summarize_options(options: Mapping[str, object]) -> Json:
    """Return the options for a list of games, with long texts replaced by `True`."""
    return {
        name: True if isinstance(value, str) and len(value) > MAX_LISTED_TEXT else value
        for name, value in options.items()
    }
