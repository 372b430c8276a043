"""Games that come and go as files: saved, looked at, taken in, gone on from.

A file may come from anybody. Nothing of it is kept before its whole game has been played again, and
a game that is kept already is neither doubled nor overwritten.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from understudy.core import Session, Stale, load, save
from understudy.service.cache.game_cache import GameCache
from understudy.service.endpoints.game_document import (
    document,
    document_for_right,
    summarize_options,
)
from understudy.service.requester import Requester, check_right
from understudy.service.wire.errors import BadRequest
from understudy.service.wire.payloads import (
    ExportedGame,
    GameDocument,
    ImportResult,
    SaveFile,
    SaveInspection,
)
from understudy.service.wire.responses import TextContent
from understudy.store import ImportInfo, Right, SameOrigin
from understudy.store.game_identity import game_hash, session_origin_hash
from understudy.store.records import format_time, summary

TAKEN, THERE, AHEAD, OTHER = "taken", "there", "ahead", "other"
"""What came of a file: it is a new game; it is kept already; it goes on from where the kept one
stands; the same game is kept with other answers, or with more.
"""


def save_game(games: GameCache, id: str) -> TextContent[SaveFile]:
    """The game as a file."""
    with games.playing(id) as game:
        name, text = file_of(id, game.session)
        return TextContent(text, name)


def file_of(id: str, session: Session) -> tuple[str, str]:
    """The name and the text of the save file of a game."""
    return f"understudy-{session.system.name}-{id}.json", save(session)


def inspect_save(games: GameCache, data: bytes, visitor: Requester) -> SaveInspection:
    """What a save file holds, and whether that game is kept here. Nothing is taken in."""
    session = load(data)
    alike = games.store.find_same_origin(session_origin_hash(session), visitor.device)
    how, kept = _compare(session, alike)
    view = session.system.view(session.position)
    return SaveInspection(
        system=session.system.name,
        options=summarize_options(session.options),
        answers=len(session.tape),
        over=session.over,
        view=view,
        summary=summary(view),
        how=how,
        kept=None if kept is None else kept.id,
    )


def import_save(games: GameCache, data: bytes, visitor: Requester) -> TextContent[GameDocument]:
    """Take in a save file as a new game; a finished game that is there already counts once."""
    session = load(data)
    with games.lock_same_origin(session_origin_hash(session), visitor) as alike:
        how, kept = _compare(session, alike)
        if not session.over or how != THERE or kept is None:
            mine = visitor.owning
            return games.add(
                session, visitor, lambda game: TextContent(games.encode(document(game, may=mine)))
            )
    may = check_right(games.store, visitor, kept.id, Right.WATCH)
    with games.playing(kept.id) as game:
        return TextContent(games.encode(document_for_right(game, may=may)))


def import_packed_game(games: GameCache, data: ExportedGame, visitor: Requester) -> ImportResult:
    """Take in a game with its name and its times, unless that game is kept here; then say how.

    With `beside` one with other answers becomes a second game.
    """
    before = ImportInfo(
        title=data.title.strip(),
        created=_moment(data.created, "created"),
        updated=_moment(data.updated, "updated"),
    )
    session = load(data.save)
    with games.lock_same_origin(session_origin_hash(session), visitor) as alike:
        how, kept = _compare(session, alike)
        if kept is not None and (how == THERE or not data.beside):
            return ImportResult(how, kept.id)
        return games.add(session, visitor, lambda game: ImportResult(TAKEN, game.id), before)


def update_from_save(games: GameCache, id: str, data: bytes) -> None:
    """Let a kept game go on as a save file of it has gone on. Answers are only added."""
    session = load(data)
    origin = session_origin_hash(session)
    with games.playing(id) as game:
        played = game.session.tape
        kept = SameOrigin(id, len(played), game_hash(session_origin_hash(game.session), played))
        if not _goes_on(origin, session, kept):
            raise Stale("server-save-not-ahead")
        games.go_on(game, session)


def _compare(session: Session, alike: Sequence[SameOrigin]) -> tuple[str, SameOrigin | None]:
    """What this game is to those that began alike, and to which of them."""
    origin = session_origin_hash(session)
    course = game_hash(origin, session.tape)
    for kept in alike:
        if kept.game_hash == course:
            return THERE, kept
    longest = sorted(alike, key=lambda kept: -kept.answers)
    for kept in longest:
        if _goes_on(origin, session, kept):
            return AHEAD, kept
    return (OTHER, longest[0]) if longest else (TAKEN, None)


def _goes_on(origin: str, session: Session, kept: SameOrigin) -> bool:
    """Whether this is the kept game with more answers."""
    if kept.answers >= len(session.tape):
        return False
    return game_hash(origin, session.tape[: kept.answers]) == kept.game_hash


def _moment(text: str | None, field: str) -> str | None:
    """A time that somebody else has written, as it is kept."""
    if text is None:
        return None
    try:
        time = datetime.fromisoformat(text)
        return format_time(time if time.tzinfo else time.replace(tzinfo=UTC))
    except (ValueError, OverflowError):
        raise BadRequest(field) from None
