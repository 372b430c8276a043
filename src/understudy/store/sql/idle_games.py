"""Games of a database that nobody has changed or looked at for long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import bindparam, or_, select

from understudy.store.records import now
from understudy.store.sql.database import schema
from understudy.store.sql.database.transactions import Database
from understudy.store.sql.deletion import delete_locked_game, lock_game

_GAMES, _TOUCHED = schema.games.c, schema.touched.c

_IDLE: Final = (
    select(_GAMES.id)
    .select_from(schema.games.outerjoin(schema.touched))
    .where(
        _GAMES.updated < bindparam("since"),
        or_(_TOUCHED.at.is_(None), _TOUCHED.at < bindparam("since")),
    )
)
_NEXT: Final = (
    _IDLE.where(_GAMES.id > bindparam("after")).order_by(_GAMES.id).limit(bindparam("most"))
)
_STILL: Final = _IDLE.where(_GAMES.id == bindparam("game"), _GAMES.revision == bindparam("at"))


class SqlIdle:
    """The games of a database, by when somebody last did anything with them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def mark_used(self, id: str) -> None:
        """Somebody has looked at a game."""
        with self._database.writing() as connection:
            if lock_game(connection, id):
                row = self._database.insert(schema.touched).values(game=id, at=now())
                changed = {"at": row.excluded.at}
                connection.execute(row.on_conflict_do_update(index_elements=["game"], set_=changed))

    def list_games(self, since: str, most: int, after: str = "") -> list[str]:
        """So many games that nobody has changed or looked at since, by id from this one on."""
        wanted = {"since": since, "most": most, "after": after}
        with self._database.reading() as connection:
            return [row.id for row in connection.execute(_NEXT, wanted)]

    def expire(self, id: str, revision: int, since: str, first: Callable[[], None]) -> bool:
        """Forget a game if it is still idle at this revision, after something else was done."""
        with self._database.writing() as connection:
            wanted = {"game": id, "at": revision, "since": since}
            if not (lock_game(connection, id) and connection.execute(_STILL, wanted).first()):
                return False
            first()
            delete_locked_game(self._database, connection, id)
        return True
