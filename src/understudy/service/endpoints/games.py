"""Games from their start to their end: made, listed, read, named, followed, deleted."""

from __future__ import annotations

import secrets

from understudy.core import Session, find_system
from understudy.service.cache.game_cache import GameCache, Say
from understudy.service.endpoints.game_document import (
    document,
    document_for_right,
    public_document,
    summary,
)
from understudy.service.requester import Requester
from understudy.service.wire.errors import NotFound
from understudy.service.wire.etags import matches_etag, revision_tag
from understudy.service.wire.payloads import (
    LARGEST_SEED,
    LONGEST_PAGE,
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
    games: GameCache, visitor: Requester, limit: PageSize = LONGEST_PAGE, offset: Offset = 0
) -> list[GameSummary]:
    """The games, the one played last first. One that is damaged is marked."""
    lines = games.store.list_games(limit, offset, device=visitor.device)
    return [summary(listed) for listed in lines]


def new_game(games: GameCache, data: NewGame, visitor: Requester) -> TextContent[GameDocument]:
    """Start a game."""
    seed = secrets.randbelow(LARGEST_SEED + 1) if data.seed is None else data.seed
    session = Session(find_system(data.system), data.options, seed)
    return games.add(
        session, visitor, lambda game: TextContent(games.encode(document(game, may=visitor.owning)))
    )


def read_game(
    games: GameCache, id: str, may: Right | None, since: Since = 0, known: str = ""
) -> ContentWithETag[GameDocument]:
    """A game as it stands; to whoever watches as others may see it."""
    return _tagged(games, id, may, known, lambda game: document_for_right(game, since, may))


def read_public_game(
    games: GameCache, id: str, may: Right | None, since: Since = 0, known: str = ""
) -> ContentWithETag[GameDocument]:
    """A game as others may see it: nobody's hand, no question, nothing to change it with."""
    return _tagged(games, id, may, known, lambda game: public_document(game, since, may))


def _tagged(
    games: GameCache, id: str, may: Right | None, known: str, show: Say[GameDocument]
) -> ContentWithETag[GameDocument]:
    with games.playing(id) as game:
        tag = revision_tag(games.run, game.revision, may.word if may else "")
        return ContentWithETag(tag, None if matches_etag(known, tag) else show(game))


def rename_game(games: GameCache, id: str, data: GameTitle) -> None:
    """Call a game something."""
    if not games.store.set_title(id, data.title.strip()):
        raise NotFound("server-no-such-game", id=id)


def delete_game(games: GameCache, id: str) -> None:
    """Forget a game for good."""
    games.delete(id)


def read_tape(games: GameCache, id: str) -> list[TapeEntry]:
    """Every answer given."""
    tape = games.store.read_tape(id)
    if tape is None:
        raise NotFound("server-no-such-game", id=id)
    return [TapeEntry(at, entry.question, entry.answer) for at, entry in enumerate(tape)]


def stream_events(games: GameCache) -> StreamStart:
    """Server-sent events of the games on the list: `start` at once, `revision` whenever one
    changes, `gone` when one is deleted or taken off the list.
    """
    return StreamStart(games.run)
