"""Forgetting a game: everything that is kept of it, in a transaction that others take part in."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, select

from understudy.store.change_notices import Notice
from understudy.store.sql.database import schema
from understudy.store.sql.database.transactions import Database

_HELD: Final = (
    select(schema.games.c.revision).where(schema.games.c.id == bindparam("game")).with_for_update()
)


def lock_game(connection: Connection, id: str) -> bool:
    """Nobody else changes this game until the transaction ends; whether there is one."""
    return connection.execute(_HELD, {"game": id}).scalar() is not None


def delete_locked_game(database: Database, connection: Connection, id: str) -> None:
    """Forget a game that is held, and tell everybody."""
    for table in (schema.titles, schema.answers, schema.receipts, schema.sent):
        connection.execute(delete(table).where(table.c.game == id))
    connection.execute(delete(schema.games).where(schema.games.c.id == id))
    database.notify(connection, Notice(id))
