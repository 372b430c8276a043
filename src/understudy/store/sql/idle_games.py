"""Idle games of a database: neither changed nor viewed for some time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, bindparam, func, insert, select, update

from understudy.core import Illegal, Session
from understudy.store.protocol import ExpiredGame, IdleSince
from understudy.store.records import ImportInfo, now
from understudy.store.sql.database import schema
from understudy.store.sql.database.transactions import Database
from understudy.store.sql.deletion import delete_locked_game, lock_game

if TYPE_CHECKING:
    from understudy.store.sql.games import SqlStore

_GAMES, _USED, _SEEN = schema.games.c, schema.used.c, schema.seen_time.c

_IDLE: Final = (
    select(_GAMES.id)
    .select_from(schema.games.join(schema.used))
    .where(
        _GAMES.updated < bindparam("time"),
        _USED.at < bindparam("time"),
        _USED.seen <= bindparam("seen"),
    )
)
_NEXT_IDLE: Final = (
    _IDLE.where(_GAMES.id > bindparam("after")).order_by(_GAMES.id).limit(bindparam("limit"))
)
_STILL_IDLE: Final = _IDLE.where(_GAMES.id == bindparam("game"), _GAMES.revision == bindparam("at"))
_ROW: Final = 1
"""The id of the only row of `seen_time`."""
_SECONDS: Final = select(_SEEN.seconds).where(_SEEN.id == _ROW)
_UNMARKED: Final = select(
    _GAMES.id, _GAMES.updated, func.coalesce(_SECONDS.scalar_subquery(), 0)
).where(_GAMES.id.not_in(select(_USED.game)))


class SqlIdleGames:
    """Implementation of `IdleGames` on a database."""

    def __init__(self, database: Database, store: SqlStore) -> None:
        self._database = database
        self._store = store

    def advance(self, elapsed: float) -> int:
        time = now()
        with self._database.write_transaction() as connection:
            first = self._database.insert(schema.seen_time).values(id=_ROW, at=time, seconds=0)
            connection.execute(first.on_conflict_do_nothing())
            row = connection.execute(
                select(_SEEN.at, _SEEN.seconds).where(_SEEN.id == _ROW).with_for_update()
            ).one()
            by_clock = (
                datetime.fromisoformat(time) - datetime.fromisoformat(row.at)
            ).total_seconds()
            seconds = row.seconds + int(max(0.0, min(elapsed, by_clock)))
            connection.execute(
                update(schema.seen_time).where(_SEEN.id == _ROW).values(at=time, seconds=seconds)
            )
            columns = ["game", "at", "seen"]
            marked = self._database.insert(schema.used).from_select(columns, _UNMARKED)
            connection.execute(marked.on_conflict_do_nothing())
        return int(seconds)

    def mark_used(self, id: str) -> None:
        with self._database.write_transaction() as connection:
            if lock_game(connection, id):
                seen = connection.execute(_SECONDS).scalar() or 0
                row = self._database.insert(schema.used).values(game=id, at=now(), seen=seen)
                changed = {"at": row.excluded.at, "seen": row.excluded.seen}
                connection.execute(row.on_conflict_do_update(index_elements=["game"], set_=changed))

    def list_idle(self, since: IdleSince, limit: int, after: str = "") -> list[str]:
        parameters = {"time": since.time, "seen": since.seen, "limit": limit, "after": after}
        with self._database.read_transaction() as connection:
            return [row.id for row in connection.execute(_NEXT_IDLE, parameters)]

    def expire(
        self,
        id: str,
        revision: int,
        since: IdleSince,
        before_delete: Callable[[ExpiredGame], None],
    ) -> bool:
        with self._database.write_transaction() as connection:
            still = {"game": id, "at": revision, "time": since.time, "seen": since.seen}
            if not (lock_game(connection, id) and connection.execute(_STILL_IDLE, still).first()):
                return False
            before_delete(_describe(connection, id))
            delete_locked_game(self._database, connection, id)
        return True

    def bring_back(self, session: Session, view: Mapping[str, object], game: ExpiredGame) -> bool:
        imported = ImportInfo(game.title, game.created, game.updated)
        try:
            self._store.create(session, view, game.id, imported)
        except Illegal:
            return False
        rows = [
            {"device": device, "game": game.id, "right": right}
            for device, right in game.rights.items()
        ]
        if rows:
            with self._database.write_transaction() as connection:
                connection.execute(insert(schema.members), rows)
        return True


def _describe(connection: Connection, id: str) -> ExpiredGame:
    game = connection.execute(select(_GAMES.created, _GAMES.updated).where(_GAMES.id == id)).one()
    titles, members = schema.titles.c, schema.members.c
    title = connection.execute(select(titles.title).where(titles.game == id)).scalar() or ""
    rights = connection.execute(select(members.device, members.right).where(members.game == id))
    return ExpiredGame(
        id, title, game.created, game.updated, {row.device: row.right for row in rights}
    )
