"""The entered components of a database: a row for each."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, delete, select

from understudy.store.access_rights import HOUSE
from understudy.store.records import CustomBoard, now
from understudy.store.sql.database.schema import sheets
from understudy.store.sql.database.transactions import Database


class SqlSheets:
    """The entered components behind a database, one for each name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def list_games(self, system: str, kind: str, owner: str = HOUSE) -> list[CustomBoard]:
        """All entered components of a kind, by name."""
        mine = (sheets.c.owner == owner, sheets.c.system == system, sheets.c.kind == kind)
        wanted = select(sheets.c.name, sheets.c.text, sheets.c.updated).where(*mine)
        with self._database.reading() as connection:
            return [CustomBoard(*row) for row in connection.execute(wanted.order_by(sheets.c.name))]

    def read(self, system: str, kind: str, name: str, owner: str = HOUSE) -> CustomBoard | None:
        """One of them, if it was entered."""
        wanted = select(sheets.c.name, sheets.c.text, sheets.c.updated)
        with self._database.reading() as connection:
            row = connection.execute(wanted.where(_same(owner, system, kind, name))).first()
        return CustomBoard(*row) if row is not None else None

    def write(
        self, system: str, kind: str, name: str, text: str, owner: str = HOUSE
    ) -> CustomBoard:
        """Keep this text in place of what was there."""
        saved = CustomBoard(name, text, now())
        new = {"text": text, "updated": saved.updated}
        with self._database.writing() as connection:
            connection.execute(
                self._database.insert(sheets)
                .values(owner=owner, system=system, kind=kind, name=name, **new)
                .on_conflict_do_update(index_elements=list(sheets.primary_key), set_=new)
            )
        return saved

    def delete(self, system: str, kind: str, name: str, owner: str = HOUSE) -> bool:
        """Forget it; whether there was one."""
        with self._database.writing() as connection:
            gone = connection.execute(delete(sheets).where(_same(owner, system, kind, name)))
            return gone.rowcount == 1


def _same(*place: str) -> ColumnElement[bool]:
    columns = (sheets.c.owner, sheets.c.system, sheets.c.kind, sheets.c.name)
    return and_(*(column == part for column, part in zip(columns, place, strict=True)))
