"""The games of a database: a row for each, and a row for each answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import asdict
from typing import IO, Any, Final

from sqlalchemy import Column, Connection, Row, Select, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, NoResultFound

from understudy.core import Entry, Illegal, Refused, Session, Stale, Unreadable, find_system
from understudy.store.access_rights import HOUSE, Right
from understudy.store.change_notices import Notice, Notices
from understudy.store.game_identity import Alike, course_of, origin_of, session_origin
from understudy.store.records import (
    IN_LIST,
    NOWHERE,
    TO_REPLAY,
    Before,
    Kept,
    Listed,
    Receipt,
    State,
    damaged,
    first_record,
    listed,
    new_id,
    next_state,
    replayed,
)
from understudy.store.sql.backup import restore as restoring
from understudy.store.sql.backup import write
from understudy.store.sql.backup.write import Report
from understudy.store.sql.custom_boards import SqlSheets
from understudy.store.sql.database import schema
from understudy.store.sql.database.migrate import prepare
from understudy.store.sql.database.transactions import Database
from understudy.store.sql.deletion import forget, hold
from understudy.store.sql.idle_games import SqlIdle
from understudy.store.sql.lists import SqlLists

_GAMES, _ANSWERS, _RECEIPTS = schema.games.c, schema.answers.c, schema.receipts.c
_SENT: Final = schema.sent.c

# What every answer does. Statements are put together once: doing so takes longer than the database.
_REVISION: Final = select(_GAMES.revision).where(_GAMES.id == bindparam("game"))
_RECORD: Final = select(*(_GAMES[name] for name in TO_REPLAY)).where(_GAMES.id == bindparam("game"))
_TAPE: Final = (
    select(_ANSWERS.place, _ANSWERS.question, _ANSWERS.answer)
    .where(_ANSWERS.game == bindparam("of"))
    .order_by(_ANSWERS.place)
)
_RECEIPT: Final = (
    select(_SENT.digest)
    .select_from(
        schema.receipts.outerjoin(
            schema.sent, (_SENT.game == _RECEIPTS.game) & (_SENT.key == _RECEIPTS.key)
        )
    )
    .where(_RECEIPTS.game == bindparam("of"), _RECEIPTS.key == bindparam("given"))
)
_CHANGE: Final = (
    update(schema.games)
    .where(_GAMES.id == bindparam("game"), _GAMES.revision == bindparam("expected"))
    .values({name: bindparam(name) for name in State.__annotations__})
)
_SHORTEN: Final = delete(schema.answers).where(
    _ANSWERS.game == bindparam("of"), _ANSWERS.place >= bindparam("unchanged")
)
_APPEND: Final = insert(schema.answers)
_WRITE_AGAIN: Final = update(schema.schema_version).values(version=schema.schema_version.c.version)
_FILLED: Final = select(schema.restored.c.at)


class SqlStore:
    """All saved games of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.sheets = SqlSheets(database)
        self.idle = SqlIdle(database)
        self.lists = SqlLists(database)
        self._origins_are_known = False
        try:
            prepare(database)
            database.opened()
        except Refused:
            self.close()
            raise

    @property
    def notices(self) -> Notices | None:
        """What is told of changes, if several processes may make them."""
        return self._database.notices

    def alone(self, name: str) -> AbstractContextManager[None]:
        """Meanwhile no other process does what has this name."""
        return self._database.alone(name)

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()

    def create(
        self,
        session: Session,
        view: Mapping[str, object],
        id: str | None = None,
        before: Before = NOWHERE,
        owner: str = HOUSE,
    ) -> Kept:
        """Keep a new game, under an id of its own unless one is given."""
        while True:
            name = id or new_id()
            try:
                with self._database.writing() as connection:
                    record = first_record(name, session, view, before)
                    connection.execute(insert(schema.games).values(**record))
                    origin = {"game": name, "origin": session_origin(session)}
                    connection.execute(insert(schema.origins).values(**origin))
                    if before.title:
                        title = {"game": name, "title": before.title}
                        connection.execute(insert(schema.titles).values(**title))
                    if owner:
                        owning = {"device": owner, "game": name, "right": Right.OWN}
                        connection.execute(insert(schema.members).values(**owning))
                        notice = Notice(name, device=owner, there=True)
                        self._database.notify(connection, notice)
                    _append(connection, name, session, 0)
            except IntegrityError:
                if id is None:
                    continue
                raise Illegal("store-id-taken", id=id) from None
            return Kept(name, session, 0)

    def load(self, id: str, known: Kept | None = None) -> Kept | None:
        """The game of this id, replayed from its tape, or `known` if that is how it is kept."""
        if known is not None and self.revision(id) == known.revision:
            return known
        with self._game(id) as connection:
            row = connection.execute(_RECORD, {"game": id}).first()
            tape = _tape(connection, id)
        return None if row is None else replayed(id, dict(zip(TO_REPLAY, row, strict=True)), tape)

    def tape(self, id: str) -> list[Entry] | None:
        """The answers of a game in order, also of one that no longer replays."""
        with self._game(id) as connection:
            return None if _revision(connection, id) is None else _tape(connection, id)

    @contextmanager
    def _game(self, id: str) -> Iterator[Connection]:
        """Reading one game: damage that is met is its own."""
        try:
            with self._database.reading() as connection:
                yield connection
        except (ValueError, TypeError, Unreadable) as error:
            raise damaged(id) from error

    def revision(self, id: str) -> int | None:
        """How often the game has changed; None if there is no such game."""
        with self._database.glancing() as connection:
            return _revision(connection, id)

    def commit(
        self,
        id: str,
        session: Session,
        view: Mapping[str, object],
        *,
        expected: int,
        unchanged: int,
        receipt: Receipt | None = None,
    ) -> int:
        """Make the kept game this one, in one transaction; the new revision."""
        with self._database.writing() as connection:
            state = next_state(session, view, expected + 1)
            changed = connection.execute(_CHANGE, {"game": id, "expected": expected, **state})
            if changed.rowcount != 1:
                raise Stale("table-stale-answer")
            if receipt is not None:
                try:
                    connection.execute(insert(schema.receipts), {"game": id, "key": receipt.key})
                except IntegrityError:
                    raise Stale("table-stale-answer") from None
                connection.execute(insert(schema.sent), {"game": id, **asdict(receipt)})
            connection.execute(_SHORTEN, {"of": id, "unchanged": unchanged})
            _append(connection, id, session, unchanged)
            self._database.notify(connection, Notice(id, state["revision"], session.token))
        return state["revision"]

    def receipt(self, id: str, key: str) -> Receipt | None:
        """That of an answer kept before with this key, even if it was taken back since."""
        with self._database.glancing() as connection:
            found = connection.execute(_RECEIPT, {"of": id, "given": key}).first()
        return None if found is None else Receipt(key, found.digest)

    def listing(
        self,
        limit: int | None = None,
        offset: int = 0,
        *,
        finished: bool = False,
        device: str = HOUSE,
    ) -> list[Listed]:
        """The games, the one played last first: all, or so many after the first `offset`."""
        games = schema.games

        def lines(*columns: Column[Any]) -> Select[Any]:
            found = _lines(device, *columns).order_by(games.c.updated.desc(), games.c.id)
            found = found.where(games.c.finished) if finished else found
            return found.limit(limit).offset(offset)

        try:
            with self._database.reading() as connection:
                rows = connection.execute(lines(*_line_columns()))
                return [_listed(row) for row in rows]
        except (ValueError, TypeError, Unreadable):
            # Something in it is damaged: one after the other, then.
            with self._database.reading() as connection:
                found = connection.execute(lines(games.c.id)).all()
            return [self._line(device, row) for row in found]

    def _line(self, device: str, found: Row[Any]) -> Listed:
        wanted = _lines(device, *_line_columns()).where(schema.games.c.id == found.id)
        try:
            with self._database.reading() as connection:
                return _listed(connection.execute(wanted).first() or found)
        except (ValueError, TypeError, Unreadable):
            return _listed(found)

    def alike(self, origin: str, device: str = HOUSE) -> list[Alike]:
        """The games that began from this, found by an index."""
        if not self._origins_are_known:
            self._find_origins()
            self._origins_are_known = True
        wanted = select(schema.origins.c.game).where(schema.origins.c.origin == origin)
        if device:
            own = select(schema.members.c.game).where(schema.members.c.device == device)
            wanted = wanted.where(schema.origins.c.game.in_(own))
        with self._database.reading() as connection:
            ids = connection.execute(wanted).scalars().all()
        found = []
        for id in ids:
            try:
                tape = self.tape(id)
            except Unreadable:
                continue
            if tape is not None:
                found.append(Alike(id, len(tape), course_of(origin, tape)))
        return found

    def _find_origins(self) -> None:
        """Say of games that an older version has kept what they began from."""
        known = select(schema.origins.c.game)
        unknown = select(_GAMES.id).where(_GAMES.id.not_in(known))
        with self._database.reading() as connection:
            ids = connection.execute(unknown).scalars().all()
        found = {}
        for id in ids:
            # One that is damaged is left to itself.
            with suppress(Refused, NoResultFound), self._game(id) as connection:
                row = connection.execute(_RECORD, {"game": id}).one()
                found[id] = origin_of(find_system(row.system), row.options, row.seed)
        with self._database.writing() as connection:
            for id, origin in found.items():
                # Somebody else may have done so meanwhile, or have deleted the game.
                if hold(connection, id):
                    new = self._database.insert(schema.origins).values(game=id, origin=origin)
                    connection.execute(new.on_conflict_do_nothing())

    def entitle(self, id: str, title: str) -> bool:
        """Call a game so in the list; whether there is one."""
        titles = schema.titles
        with self._database.writing() as connection:
            if not hold(connection, id):
                return False
            connection.execute(delete(titles).where(titles.c.game == id))
            if title:
                connection.execute(insert(titles).values(game=id, title=title))
        return True

    def delete(self, id: str) -> bool:
        """Forget a game; whether there was one."""
        with self._database.writing() as connection:
            if not hold(connection, id):
                return False
            forget(self._database, connection, id)
        return True

    def try_writing(self) -> None:
        """Refused if nothing could be kept just now; nothing changes."""
        with self._database.writing() as connection:
            connection.execute(_WRITE_AGAIN)

    def filled(self) -> str:
        """When everything was last replaced by a backup; empty if it never was."""
        with self._database.reading() as connection:
            return connection.execute(_FILLED).scalar() or ""

    def back_up(self, stream: IO[bytes], report: Report) -> Counter[str]:
        """Write everything into a file, as it is at one moment."""
        return write.back_up(self._database, stream, report)

    def restore(self, stream: IO[bytes], report: Report, *, replace: bool) -> Counter[str]:
        """Make everything what a file says, at once or not at all."""
        return restoring.restore(self._database, stream, report, replace=replace)


def _append(connection: Connection, id: str, session: Session, start: int) -> None:
    rows = [
        {"game": id, "place": place, "question": entry.question, "answer": entry.answer}
        for place, entry in enumerate(session.tape[start:], start)
    ]
    if rows:
        connection.execute(_APPEND, rows)


def _revision(connection: Connection, id: str) -> int | None:
    return connection.execute(_REVISION, {"game": id}).scalar()


def _tape(connection: Connection, id: str) -> list[Entry]:
    rows = connection.execute(_TAPE, {"of": id}).all()
    if any(row.place != place for place, row in enumerate(rows)):
        raise damaged(id)
    return [Entry(row.question, row.answer) for row in rows]


def _line_columns() -> list[Column[Any]]:
    return [*(schema.games.c[name] for name in IN_LIST), schema.titles.c.title]


def _lines(device: str, *columns: Column[Any]) -> Select[Any]:
    """These columns of all games, or of those on the list of a device with its right to them."""
    games, members = schema.games, schema.members
    named = games.outerjoin(schema.titles)
    if not device:
        return select(*columns).select_from(named)
    own = named.join(members, (members.c.game == games.c.id) & (members.c.device == device))
    return select(*columns, members.c.right).select_from(own)


def _listed(row: Row[Any]) -> Listed:
    right = row._mapping.get("right")
    return listed(row._mapping, None if right is None else Right(right))
