"""Deletion of games within a transaction."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, select

from understudy.store.change_notices import Notice
from understudy.store.sql.database import schema
from understudy.store.sql.database.transactions import Database

_LOCK: Final = (
    select(schema.games.c.revision).where(schema.games.c.id == bindparam("game")).with_for_update()
)


def lock_game(connection: Connection, id: str) -> bool:
    """Lock the game's row until the transaction ends. Return whether the game exists."""
    return connection.execute(_LOCK, {"game": id}).scalar() is not None


def delete_locked_game(database: Database, connection: Connection, id: str) -> None:
    """Delete a locked game and notify all processes."""
    for table in (schema.titles, schema.answers, schema.receipts, schema.sent):
        connection.execute(delete(table).where(table.c.game == id))
    connection.execute(delete(schema.games).where(schema.games.c.id == id))
    database.notify(connection, Notice(id))
