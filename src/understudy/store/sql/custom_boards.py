"""Entered components in a database."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, delete, select

from understudy.store.access_rights import NO_DEVICE
from understudy.store.records import CustomBoard, now
from understudy.store.sql.database.schema import custom_boards
from understudy.store.sql.database.transactions import Database

_COLUMNS = custom_boards.c


class SqlCustomBoards:
    """Implementation of `CustomBoards` on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def list_boards(self, system: str, kind: str, owner: str = NO_DEVICE) -> list[CustomBoard]:
        return self._select(_same(owner, system, kind))

    def read(self, system: str, kind: str, name: str, owner: str = NO_DEVICE) -> CustomBoard | None:
        return next(iter(self._select(_same(owner, system, kind, name))), None)

    def write(
        self, system: str, kind: str, name: str, text: str, owner: str = NO_DEVICE
    ) -> CustomBoard:
        board = CustomBoard(name, text, now())
        changed = {"text": text, "updated": board.updated}
        with self._database.write_transaction() as connection:
            connection.execute(
                self._database.insert(custom_boards)
                .values(owner=owner, system=system, kind=kind, name=name, **changed)
                .on_conflict_do_update(index_elements=list(custom_boards.primary_key), set_=changed)
            )
        return board

    def delete(self, system: str, kind: str, name: str, owner: str = NO_DEVICE) -> bool:
        with self._database.write_transaction() as connection:
            deleted = connection.execute(
                delete(custom_boards).where(_same(owner, system, kind, name))
            )
            return deleted.rowcount == 1

    def _select(self, condition: ColumnElement[bool]) -> list[CustomBoard]:
        boards = select(_COLUMNS.name, _COLUMNS.text, _COLUMNS.updated).where(condition)
        with self._database.read_transaction() as connection:
            return [CustomBoard(*row) for row in connection.execute(boards.order_by(_COLUMNS.name))]


def _same(*key: str) -> ColumnElement[bool]:
    """Return the condition that the first columns of the primary key have these values."""
    columns = (_COLUMNS.owner, _COLUMNS.system, _COLUMNS.kind, _COLUMNS.name)
    return and_(*(column == value for column, value in zip(columns, key, strict=False)))
