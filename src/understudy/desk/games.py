"""Games from their start to their end: made, listed, read, followed, saved, deleted."""

from __future__ import annotations

import secrets

from understudy.desk.documents import document, summary
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
    SaveFile,
    Since,
    TapeEntry,
)
from understudy.desk.tags import is_known, revision_tag
from understudy.table import Session, find_system, load, save


def list_games(
    games: OpenGames, limit: PageSize = LONGEST_PAGE, offset: Offset = 0
) -> list[GameSummary]:
    """The games, the one played last first. One that is damaged is marked."""
    return [summary(listed) for listed in games.store.listing(limit, offset)]


def new_game(games: OpenGames, data: NewGame) -> Written[GameDocument]:
    """Start a game."""
    seed = secrets.randbelow(LARGEST_SEED + 1) if data.seed is None else data.seed
    return _add(games, Session(find_system(data.system), data.options, seed))


def take_in_save(games: OpenGames, data: bytes) -> Written[GameDocument]:
    """Take in a save file as a new game; a finished game that is there already counts once."""
    session = load(data)
    there = _finished_before(games, session) if session.over else None
    return _add(games, session) if there is None else there


def _finished_before(games: OpenGames, session: Session) -> Written[GameDocument] | None:
    """The very same finished game, if it was kept before."""
    played = session.system.name, session.options, len(session.tape)
    for line in games.store.listing(finished=True):
        if line.damaged or (line.system, line.options, line.answers) != played:
            continue
        if games.store.tape(line.id) == session.tape:
            with games.playing(line.id) as game:
                if game.session.seed == session.seed:
                    return Written(games.encode(document(game)))
    return None


def _add(games: OpenGames, session: Session) -> Written[GameDocument]:
    return games.add(session, lambda game: Written(games.encode(document(game))))


def read_game(games: OpenGames, id: str, since: Since = 0, known: str = "") -> Tagged[GameDocument]:
    """A game as it stands."""
    with games.playing(id) as game:
        tag = revision_tag(games.run, game.revision)
        return Tagged(tag, None if is_known(known, tag) else document(game, since))


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


def save_game(games: OpenGames, id: str) -> Written[SaveFile]:
    """The game as a file."""
    with games.playing(id) as game:
        name = f"understudy-{game.session.system.name}-{game.id}.json"
        return Written(save(game.session), name)


def follow_games(games: OpenGames) -> Following:
    """Server-sent events of all games: `start` at once, `revision` whenever one changes, `gone`
    when one is deleted.
    """
    return Following(games.run)
