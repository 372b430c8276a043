"""The games of a database: a row for each, and a row for each answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import asdict
from typing import IO, Any, Final

from sqlalchemy import Column, Connection, Row, Select, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, NoResultFound

from understudy.core import Illegal, Refused, Session, Stale, TapeEntry, Unreadable, find_system
from understudy.store.access_rights import HOUSE, Right
from understudy.store.change_notices import ChangeNotices, Notice
from understudy.store.game_identity import SameOrigin, game_hash, origin_hash, session_origin_hash
from understudy.store.records import (
    LISTING_FIELDS,
    NOT_IMPORTED,
    REPLAY_FIELDS,
    AnswerReceipt,
    GameListing,
    ImportInfo,
    StoredGame,
    StoredState,
    damaged_error,
    make_listing,
    new_id,
    new_record,
    replay_record,
    state_after,
)
from understudy.store.sql.backup import restore as restoring
from understudy.store.sql.backup import write
from understudy.store.sql.backup.write import Report
from understudy.store.sql.custom_boards import SqlSheets
from understudy.store.sql.database import schema
from understudy.store.sql.database.migrate import prepare
from understudy.store.sql.database.transactions import Database
from understudy.store.sql.deletion import delete_locked_game, lock_game
from understudy.store.sql.idle_games import SqlIdle
from understudy.store.sql.lists import SqlLists

_GAMES, _ANSWERS, _RECEIPTS = schema.games.c, schema.answers.c, schema.receipts.c
_SENT: Final = schema.sent.c

# What every answer does. Statements are put together once: doing so takes longer than the database.
_REVISION: Final = select(_GAMES.revision).where(_GAMES.id == bindparam("game"))
_RECORD: Final = select(*(_GAMES[name] for name in REPLAY_FIELDS)).where(
    _GAMES.id == bindparam("game")
)
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
    .values({name: bindparam(name) for name in StoredState.__annotations__})
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
            database.mark_ready()
        except Refused:
            self.close()
            raise

    @property
    def notices(self) -> ChangeNotices | None:
        """What is told of changes, if several processes may make them."""
        return self._database.notices

    def process_lock(self, name: str) -> AbstractContextManager[None]:
        """Meanwhile no other process does what has this name."""
        return self._database.process_lock(name)

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()

    def create(
        self,
        session: Session,
        view: Mapping[str, object],
        id: str | None = None,
        before: ImportInfo = NOT_IMPORTED,
        owner: str = HOUSE,
    ) -> StoredGame:
        """Keep a new game, under an id of its own unless one is given."""
        while True:
            name = id or new_id()
            try:
                with self._database.writing() as connection:
                    record = new_record(name, session, view, before)
                    connection.execute(insert(schema.games).values(**record))
                    origin = {"game": name, "origin": session_origin_hash(session)}
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
            return StoredGame(name, session, 0)

    def load(self, id: str, known: StoredGame | None = None) -> StoredGame | None:
        """The game of this id, replayed from its tape, or `known` if that is how it is kept."""
        if known is not None and self.revision(id) == known.revision:
            return known
        with self._game(id) as connection:
            row = connection.execute(_RECORD, {"game": id}).first()
            tape = _tape(connection, id)
        return (
            None
            if row is None
            else replay_record(id, dict(zip(REPLAY_FIELDS, row, strict=True)), tape)
        )

    def tape(self, id: str) -> list[TapeEntry] | None:
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
            raise damaged_error(id) from error

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
        receipt: AnswerReceipt | None = None,
    ) -> int:
        """Make the kept game this one, in one transaction; the new revision."""
        with self._database.writing() as connection:
            state = state_after(session, view, expected + 1)
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

    def receipt(self, id: str, key: str) -> AnswerReceipt | None:
        """That of an answer kept before with this key, even if it was taken back since."""
        with self._database.glancing() as connection:
            found = connection.execute(_RECEIPT, {"of": id, "given": key}).first()
        return None if found is None else AnswerReceipt(key, found.digest)

    def list_games(
        self,
        limit: int | None = None,
        offset: int = 0,
        *,
        finished: bool = False,
        device: str = HOUSE,
    ) -> list[GameListing]:
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

    def _line(self, device: str, found: Row[Any]) -> GameListing:
        wanted = _lines(device, *_line_columns()).where(schema.games.c.id == found.id)
        try:
            with self._database.reading() as connection:
                return _listed(connection.execute(wanted).first() or found)
        except (ValueError, TypeError, Unreadable):
            return _listed(found)

    def alike(self, origin: str, device: str = HOUSE) -> list[SameOrigin]:
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
                found.append(SameOrigin(id, len(tape), game_hash(origin, tape)))
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
                found[id] = origin_hash(find_system(row.system), row.options, row.seed)
        with self._database.writing() as connection:
            for id, origin in found.items():
                # Somebody else may have done so meanwhile, or have deleted the game.
                if lock_game(connection, id):
                    new = self._database.insert(schema.origins).values(game=id, origin=origin)
                    connection.execute(new.on_conflict_do_nothing())

    def set_title(self, id: str, title: str) -> bool:
        """Call a game so in the list; whether there is one."""
        titles = schema.titles
        with self._database.writing() as connection:
            if not lock_game(connection, id):
                return False
            connection.execute(delete(titles).where(titles.c.game == id))
            if title:
                connection.execute(insert(titles).values(game=id, title=title))
        return True

    def delete(self, id: str) -> bool:
        """Forget a game; whether there was one."""
        with self._database.writing() as connection:
            if not lock_game(connection, id):
                return False
            delete_locked_game(self._database, connection, id)
        return True

    def check_writable(self) -> None:
        """Refused if nothing could be kept just now; nothing changes."""
        with self._database.writing() as connection:
            connection.execute(_WRITE_AGAIN)

    def last_restored_at(self) -> str:
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


def _tape(connection: Connection, id: str) -> list[TapeEntry]:
    rows = connection.execute(_TAPE, {"of": id}).all()
    if any(row.place != place for place, row in enumerate(rows)):
        raise damaged_error(id)
    return [TapeEntry(row.question, row.answer) for row in rows]


def _line_columns() -> list[Column[Any]]:
    return [*(schema.games.c[name] for name in LISTING_FIELDS), schema.titles.c.title]


def _lines(device: str, *columns: Column[Any]) -> Select[Any]:
    """These columns of all games, or of those on the list of a device with its right to them."""
    games, members = schema.games, schema.members
    named = games.outerjoin(schema.titles)
    if not device:
        return select(*columns).select_from(named)
    own = named.join(members, (members.c.game == games.c.id) & (members.c.device == device))
    return select(*columns, members.c.right).select_from(own)


def _listed(row: Row[Any]) -> GameListing:
    right = row._mapping.get("right")
    return make_listing(row._mapping, None if right is None else Right(right))
