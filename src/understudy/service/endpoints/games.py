"""Create, list, read, rename, delete and follow games."""

from __future__ import annotations

import secrets

from understudy.core import Session, find_system
from understudy.service.cache.game_cache import GameCache, Render
from understudy.service.endpoints.game_document import (
    document_for_right,
    encoded_document,
    game_summary,
    public_document,
)
from understudy.service.requester import Requester
from understudy.service.wire.errors import NotFound
from understudy.service.wire.etags import matches_etag, revision_etag
from understudy.service.wire.payloads import (
    MAX_PAGE_SIZE,
    MAX_SEED,
    GameDocument,
    GameSummary,
    GameTitle,
    NewGame,
    Offset,
    PageSize,
    Since,
    StreamStart,
    TapeEntry,
)
from understudy.service.wire.responses import ContentWithETag, TextContent
from understudy.store import Right


def list_games(
    games: GameCache, requester: Requester, limit: PageSize = MAX_PAGE_SIZE, offset: Offset = 0
) -> list[GameSummary]:
    """List the games, the last changed first. Damaged games are marked."""
    listings = games.store.list_games(limit, offset, device=requester.device)
    return [game_summary(listing) for listing in listings]


def new_game(games: GameCache, data: NewGame, requester: Requester) -> TextContent[GameDocument]:
    """Start a game."""
    seed = secrets.randbelow(MAX_SEED + 1) if data.seed is None else data.seed
    session = Session(find_system(data.system), data.options, seed)
    render = encoded_document(games, granted=requester.creation_right)
    return games.add(session, requester, render)


def read_game(
    games: GameCache, id: str, granted: Right | None, since: Since = 0, if_none_match: str = ""
) -> ContentWithETag[GameDocument]:
    """Return the game document; with the right to watch only the public one."""
    return _with_etag(
        games, id, granted, if_none_match, lambda game: document_for_right(game, since, granted)
    )


def read_public_game(
    games: GameCache, id: str, granted: Right | None, since: Since = 0, if_none_match: str = ""
) -> ContentWithETag[GameDocument]:
    """Return the public game document: without hidden cards, question, seed and token."""
    return _with_etag(
        games, id, granted, if_none_match, lambda game: public_document(game, since, granted)
    )


def _with_etag(
    games: GameCache,
    id: str,
    granted: Right | None,
    if_none_match: str,
    render: Render[GameDocument],
) -> ContentWithETag[GameDocument]:
    with games.locked_game(id) as game:
        etag = revision_etag(games.run_id, game.revision, granted.word if granted else "")
        return ContentWithETag(etag, None if matches_etag(if_none_match, etag) else render(game))


def rename_game(games: GameCache, id: str, data: GameTitle) -> None:
    """Set the title of a game."""
    if not games.store.set_title(id, data.title.strip()):
        raise NotFound("server-no-such-game", id=id)


def delete_game(games: GameCache, id: str) -> None:
    """Delete a game."""
    games.delete(id)


def read_tape(games: GameCache, id: str) -> list[TapeEntry]:
    """Return all answers as they are stored."""
    tape = games.store.read_tape(id)
    if tape is None:
        raise NotFound("server-no-such-game", id=id)
    return [TapeEntry(at, entry.question, entry.answer) for at, entry in enumerate(tape)]


def stream_events(games: GameCache) -> StreamStart:
    """Stream server-sent events of the games on the list: first `start`, then `revision` when a
    game changes, and `gone` when it is deleted or removed from the list.
    """
    return StreamStart(games.run_id)
