"""Games that come and go as files: saved, looked at, taken in, gone on from.

A file may come from anybody. Nothing of it is kept before its whole game has been played again, and
a game that is kept already is neither doubled nor overwritten.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from understudy.core import Session, Stale, load, save
from understudy.service.cache.game_cache import OpenGames
from understudy.service.endpoints.game_document import document, options_in_a_line, shown
from understudy.service.requester import Visitor, permitted
from understudy.service.wire.errors import Malformed
from understudy.service.wire.payloads import GameDocument, PackedGame, SaveFile, SaveLook, TakenGame
from understudy.service.wire.responses import Written
from understudy.store import Alike, Before, Right
from understudy.store.game_identity import course_of, session_origin
from understudy.store.records import moment, summary

TAKEN, THERE, AHEAD, OTHER = "taken", "there", "ahead", "other"
"""What came of a file: it is a new game; it is kept already; it goes on from where the kept one
stands; the same game is kept with other answers, or with more.
"""


def save_game(games: OpenGames, id: str) -> Written[SaveFile]:
    """The game as a file."""
    with games.playing(id) as game:
        name, text = file_of(id, game.session)
        return Written(text, name)


def file_of(id: str, session: Session) -> tuple[str, str]:
    """The name and the text of the save file of a game."""
    return f"understudy-{session.system.name}-{id}.json", save(session)


def look_at_save(games: OpenGames, data: bytes, visitor: Visitor) -> SaveLook:
    """What a save file holds, and whether that game is kept here. Nothing is taken in."""
    session = load(data)
    alike = games.store.alike(session_origin(session), visitor.device)
    how, kept = _compare(session, alike)
    view = session.system.view(session.position)
    return SaveLook(
        system=session.system.name,
        options=options_in_a_line(session.options),
        answers=len(session.tape),
        over=session.over,
        view=view,
        summary=summary(view),
        how=how,
        kept=None if kept is None else kept.id,
    )


def take_in_save(games: OpenGames, data: bytes, visitor: Visitor) -> Written[GameDocument]:
    """Take in a save file as a new game; a finished game that is there already counts once."""
    session = load(data)
    with games.taking_in(session_origin(session), visitor) as alike:
        how, kept = _compare(session, alike)
        if not session.over or how != THERE or kept is None:
            mine = visitor.owning
            return games.add(
                session, visitor, lambda game: Written(games.encode(document(game, may=mine)))
            )
    may = permitted(games.store, visitor, kept.id, Right.WATCH)
    with games.playing(kept.id) as game:
        return Written(games.encode(shown(game, may=may)))


def unpack_game(games: OpenGames, data: PackedGame, visitor: Visitor) -> TakenGame:
    """Take in a game with its name and its times, unless that game is kept here; then say how.

    With `beside` one with other answers becomes a second game.
    """
    before = Before(
        title=data.title.strip(),
        created=_moment(data.created, "created"),
        updated=_moment(data.updated, "updated"),
    )
    session = load(data.save)
    with games.taking_in(session_origin(session), visitor) as alike:
        how, kept = _compare(session, alike)
        if kept is not None and (how == THERE or not data.beside):
            return TakenGame(how, kept.id)
        return games.add(session, visitor, lambda game: TakenGame(TAKEN, game.id), before)


def go_on_from_save(games: OpenGames, id: str, data: bytes) -> None:
    """Let a kept game go on as a save file of it has gone on. Answers are only added."""
    session = load(data)
    origin = session_origin(session)
    with games.playing(id) as game:
        played = game.session.tape
        kept = Alike(id, len(played), course_of(session_origin(game.session), played))
        if not _goes_on(origin, session, kept):
            raise Stale("server-save-not-ahead")
        games.go_on(game, session)


def _compare(session: Session, alike: Sequence[Alike]) -> tuple[str, Alike | None]:
    """What this game is to those that began alike, and to which of them."""
    origin = session_origin(session)
    course = course_of(origin, session.tape)
    for kept in alike:
        if kept.course == course:
            return THERE, kept
    longest = sorted(alike, key=lambda kept: -kept.answers)
    for kept in longest:
        if _goes_on(origin, session, kept):
            return AHEAD, kept
    return (OTHER, longest[0]) if longest else (TAKEN, None)


def _goes_on(origin: str, session: Session, kept: Alike) -> bool:
    """Whether this is the kept game with more answers."""
    if kept.answers >= len(session.tape):
        return False
    return course_of(origin, session.tape[: kept.answers]) == kept.course


def _moment(text: str | None, field: str) -> str | None:
    """A time that somebody else has written, as it is kept."""
    if text is None:
        return None
    try:
        time = datetime.fromisoformat(text)
        return moment(time if time.tzinfo else time.replace(tzinfo=UTC))
    except (ValueError, OverflowError):
        raise Malformed(field) from None
