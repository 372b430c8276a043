"""Games from their start to their end: made, listed, read, named, followed, deleted."""

from __future__ import annotations

import secrets

from understudy.core import Session, find_system
from understudy.service.cache.game_cache import OpenGames, Say
from understudy.service.endpoints.game_document import document, open_document, shown, summary
from understudy.service.requester import Visitor
from understudy.service.wire.errors import NotThere
from understudy.service.wire.etags import is_known, revision_tag
from understudy.service.wire.payloads import (
    LARGEST_SEED,
    LONGEST_PAGE,
    Following,
    GameDocument,
    GameSummary,
    GameTitle,
    NewGame,
    Offset,
    PageSize,
    Since,
    TapeEntry,
)
from understudy.service.wire.responses import Tagged, Written
from understudy.store import Right


def list_games(
    games: OpenGames, visitor: Visitor, limit: PageSize = LONGEST_PAGE, offset: Offset = 0
) -> list[GameSummary]:
    """The games, the one played last first. One that is damaged is marked."""
    lines = games.store.listing(limit, offset, device=visitor.device)
    return [summary(listed) for listed in lines]


def new_game(games: OpenGames, data: NewGame, visitor: Visitor) -> Written[GameDocument]:
    """Start a game."""
    seed = secrets.randbelow(LARGEST_SEED + 1) if data.seed is None else data.seed
    session = Session(find_system(data.system), data.options, seed)
    return games.add(
        session, visitor, lambda game: Written(games.encode(document(game, may=visitor.owning)))
    )


def read_game(
    games: OpenGames, id: str, may: Right | None, since: Since = 0, known: str = ""
) -> Tagged[GameDocument]:
    """A game as it stands; to whoever watches as others may see it."""
    return _tagged(games, id, may, known, lambda game: shown(game, since, may))


def read_table(
    games: OpenGames, id: str, may: Right | None, since: Since = 0, known: str = ""
) -> Tagged[GameDocument]:
    """A game as others may see it: nobody's hand, no question, nothing to change it with."""
    return _tagged(games, id, may, known, lambda game: open_document(game, since, may))


def _tagged(
    games: OpenGames, id: str, may: Right | None, known: str, show: Say[GameDocument]
) -> Tagged[GameDocument]:
    with games.playing(id) as game:
        tag = revision_tag(games.run, game.revision, may.word if may else "")
        return Tagged(tag, None if is_known(known, tag) else show(game))


def name_game(games: OpenGames, id: str, data: GameTitle) -> None:
    """Call a game something."""
    if not games.store.entitle(id, data.title.strip()):
        raise NotThere("server-no-such-game", id=id)


def delete_game(games: OpenGames, id: str) -> None:
    """Forget a game for good."""
    games.delete(id)


def read_tape(games: OpenGames, id: str) -> list[TapeEntry]:
    """Every answer given."""
    tape = games.store.tape(id)
    if tape is None:
        raise NotThere("server-no-such-game", id=id)
    return [TapeEntry(at, entry.question, entry.answer) for at, entry in enumerate(tape)]


def follow_games(games: OpenGames) -> Following:
    """Server-sent events of the games on the list: `start` at once, `revision` whenever one
    changes, `gone` when one is deleted or taken off the list.
    """
    return Following(games.run)
