"""Games from their start to their end: made, listed, read, named, followed, deleted."""

from __future__ import annotations

import secrets

from understudy.desk.documents import document, open_document, summary
from understudy.desk.open_games import OpenGames
from understudy.desk.refusals import NotThere
from understudy.desk.replies import Tagged, Written
from understudy.desk.shapes import (
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
from understudy.desk.tags import is_known, revision_tag
from understudy.table import Session, find_system


def list_games(
    games: OpenGames, limit: PageSize = LONGEST_PAGE, offset: Offset = 0
) -> list[GameSummary]:
    """The games, the one played last first. One that is damaged is marked."""
    return [summary(listed) for listed in games.store.listing(limit, offset)]


def new_game(games: OpenGames, data: NewGame) -> Written[GameDocument]:
    """Start a game."""
    seed = secrets.randbelow(LARGEST_SEED + 1) if data.seed is None else data.seed
    session = Session(find_system(data.system), data.options, seed)
    return games.add(session, lambda game: Written(games.encode(document(game))))


def read_game(games: OpenGames, id: str, since: Since = 0, known: str = "") -> Tagged[GameDocument]:
    """A game as it stands."""
    with games.playing(id) as game:
        tag = revision_tag(games.run, game.revision)
        return Tagged(tag, None if is_known(known, tag) else document(game, since))


def read_table(
    games: OpenGames, id: str, since: Since = 0, known: str = ""
) -> Tagged[GameDocument]:
    """A game as others may see it: nobody's hand, no question, nothing to change it with."""
    with games.playing(id) as game:
        tag = revision_tag(games.run, game.revision)
        return Tagged(tag, None if is_known(known, tag) else open_document(game, since))


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
    """Server-sent events of all games: `start` at once, `revision` whenever one changes, `gone`
    when one is deleted.
    """
    return Following(games.run)
