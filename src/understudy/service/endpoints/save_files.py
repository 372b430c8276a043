"""Export, inspect, import and update games from save files.

A file is untrusted: its whole game is replayed before anything is stored. A game that is already
stored is neither duplicated nor overwritten.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache

from understudy.core import Session, Stale, load, save
from understudy.service.cache.game_cache import GameCache
from understudy.service.endpoints.game_document import (
    document_for_right,
    encoded_document,
    summarize_options,
)
from understudy.service.requester import Requester, check_right
from understudy.service.wire.errors import BadRequest
from understudy.service.wire.payloads import (
    ExportedGame,
    GameDocument,
    ImportResult,
    Kept,
    SaveFile,
    SaveInspection,
)
from understudy.service.wire.responses import Disconnected, TextContent, never_disconnects, stop_if
from understudy.store import ImportInfo, Right, SameOrigin
from understudy.store.game_identity import game_hash, session_origin_hash
from understudy.store.listed_values import listed_values
from understudy.store.records import format_time

TAKEN, THERE, AHEAD, OTHER = "taken", "there", "ahead", "other"
"""How a file relates to the stored games: a new game, already stored, a continuation of a stored
game, or the same game with other answers or fewer.
"""


def save_game(games: GameCache, id: str) -> TextContent[SaveFile]:
    """Return the game as a save file."""
    with games.locked_game(id) as game:
        name, text = save_file(id, game.session)
        return TextContent(text, name)


def save_start(
    games: GameCache, id: str, disconnected: Disconnected, answers: Kept = 0
) -> TextContent[SaveFile]:
    """Return the game with its first answers only as a save file; without any: a challenge."""
    recorded = games.recorded_game(id)
    tape = recorded.tape[:answers]
    session = Session.replay(
        recorded.system, recorded.options, recorded.seed, tape, lambda: stop_if(disconnected)
    )
    name, text = save_file(id, session)
    return TextContent(text, name)


def save_file(id: str, session: Session) -> tuple[str, str]:
    """Return the name and the text of a game's save file."""
    return f"understudy-{session.system.name}-{id}.json", save(session)


def inspect_save(
    games: GameCache, data: bytes, requester: Requester, disconnected: Disconnected
) -> SaveInspection:
    """Inspect a save file, and compare it with the stored games. Nothing is imported."""
    session = _load(data, disconnected)
    same_origin = games.store.find_same_origin(session_origin_hash(session), requester.device)
    how, stored = _compare(session, same_origin)
    view = session.system.view(session.position)
    return SaveInspection(
        system=session.system.name,
        options=summarize_options(session.options),
        answers=len(session.tape),
        over=session.over,
        view=view,
        summary=listed_values(session.system, view),
        how=how,
        kept=None if stored is None else stored.id,
    )


def import_save(
    games: GameCache, data: bytes, requester: Requester, disconnected: Disconnected
) -> TextContent[GameDocument]:
    """Import a save file as a new game. A finished game that is already stored is returned."""
    session = _load(data, disconnected)
    with games.lock_same_origin(session_origin_hash(session), requester) as same_origin:
        how, stored = _compare(session, same_origin)
        if not session.over or how != THERE or stored is None:
            render = encoded_document(games, granted=requester.creation_right)
            return games.add(session, requester, render)
    granted = check_right(games.store, requester, stored.id, Right.WATCH)
    with games.locked_game(stored.id) as game:
        return TextContent(games.encode(document_for_right(game, granted=granted)))


def import_packed_game(
    games: GameCache,
    data: ExportedGame,
    requester: Requester,
    disconnected: Disconnected = never_disconnects,
) -> ImportResult:
    """Import a game with its title and times, unless it is already stored.

    With `beside` a game with other answers becomes a second game.
    """
    imported = ImportInfo(
        title=data.title.strip(),
        created=_parse_time(data.created, "created"),
        updated=_parse_time(data.updated, "updated"),
    )
    session = _load(data.save, disconnected)
    with games.lock_same_origin(session_origin_hash(session), requester) as same_origin:
        how, stored = _compare(session, same_origin)
        if stored is not None and (how == THERE or not data.beside):
            return ImportResult(how, stored.id)
        return games.add(session, requester, lambda game: ImportResult(TAKEN, game.id), imported)


def update_from_save(
    games: GameCache, id: str, data: bytes, disconnected: Disconnected = never_disconnects
) -> None:
    """Append the extra answers of a save file to the stored game."""
    session = _load(data, disconnected)
    with games.locked_game(id) as game:
        tape = game.session.tape
        stored = SameOrigin(id, len(tape), game_hash(session_origin_hash(game.session), tape))
        if _compare(session, [stored])[0] != AHEAD:
            raise Stale("server-save-not-ahead")
        games.replace_session(game, session, lambda _: None)


def _load(saved: str | bytes, disconnected: Disconnected) -> Session:
    """Return the game of a save file; end when the client disconnects."""
    return load(saved, lambda: stop_if(disconnected))


def _compare(session: Session, same_origin: Sequence[SameOrigin]) -> tuple[str, SameOrigin | None]:
    """Return how the session relates to the stored games of its origin, and to which of them."""
    origin = session_origin_hash(session)
    # Many copies may have the same number of answers.
    hash_prefix = cache(lambda answers: game_hash(origin, session.tape[:answers]))
    longest_first = sorted(same_origin, key=lambda stored: -stored.answers)
    for stored in longest_first:
        if stored.answers <= len(session.tape) and hash_prefix(stored.answers) == stored.game_hash:
            return THERE if stored.answers == len(session.tape) else AHEAD, stored
    return (OTHER, longest_first[0]) if longest_first else (TAKEN, None)


def _parse_time(text: str | None, field: str) -> str | None:
    """Return a time from a request in the format of the store."""
    if text is None:
        return None
    try:
        time = datetime.fromisoformat(text)
        return format_time(time if time.tzinfo else time.replace(tzinfo=UTC))
    except (ValueError, OverflowError):
        raise BadRequest(field) from None
