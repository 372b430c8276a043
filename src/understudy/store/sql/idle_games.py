"""Idle games of a database: neither changed nor viewed for some time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import bindparam, or_, select

from understudy.store.records import now
from understudy.store.sql.database import schema
from understudy.store.sql.database.transactions import Database
from understudy.store.sql.deletion import delete_locked_game, lock_game

_GAMES, _USED = schema.games.c, schema.used.c

_IDLE: Final = (
    select(_GAMES.id)
    .select_from(schema.games.outerjoin(schema.used))
    .where(
        _GAMES.updated < bindparam("since"), or_(_USED.at.is_(None), _USED.at < bindparam("since"))
    )
)
_NEXT_IDLE: Final = (
    _IDLE.where(_GAMES.id > bindparam("after")).order_by(_GAMES.id).limit(bindparam("limit"))
)
_STILL_IDLE: Final = _IDLE.where(_GAMES.id == bindparam("game"), _GAMES.revision == bindparam("at"))


class SqlIdleGames:
    """Implementation of `IdleGames` on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def mark_used(self, id: str) -> None:
        with self._database.write_transaction() as connection:
            if lock_game(connection, id):
                row = self._database.insert(schema.used).values(game=id, at=now())
                changed = {"at": row.excluded.at}
                connection.execute(row.on_conflict_do_update(index_elements=["game"], set_=changed))

    def list_idle(self, since: str, limit: int, after: str = "") -> list[str]:
        parameters = {"since": since, "limit": limit, "after": after}
        with self._database.read_transaction() as connection:
            return [row.id for row in connection.execute(_NEXT_IDLE, parameters)]

    def expire(self, id: str, revision: int, since: str, before_delete: Callable[[], None]) -> bool:
        with self._database.write_transaction() as connection:
            still = {"game": id, "at": revision, "since": since}
            if not (lock_game(connection, id) and connection.execute(_STILL_IDLE, still).first()):
                return False
            before_delete()
            delete_locked_game(self._database, connection, id)
        return True
