"""Store of games in a database: a row for each game, and a row for each answer."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import asdict
from typing import IO, Any, Final

from sqlalchemy import (
    Column,
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, NoResultFound

from understudy.core import Refused, Session, Stale, TapeEntry, Unreadable, find_system
from understudy.store.access_rights import NO_DEVICE, Right
from understudy.store.change_notices import Notice
from understudy.store.game_identity import SameOrigin, game_hash, origin_hash, session_origin_hash
from understudy.store.protocol import Store
from understudy.store.records import (
    LISTING_FIELDS,
    REPLAY_FIELDS,
    AnswerReceipt,
    GameListing,
    Record,
    StoredGame,
    StoredState,
    damaged_error,
    make_listing,
    replay_record,
)
from understudy.store.sql.backup.restore import restore
from understudy.store.sql.backup.write import Report, back_up
from understudy.store.sql.custom_boards import SqlCustomBoards
from understudy.store.sql.database import schema
from understudy.store.sql.database.append_answer import AppendedAnswer
from understudy.store.sql.database.migrate import prepare
from understudy.store.sql.database.transactions import Database
from understudy.store.sql.deletion import delete_locked_game, lock_game
from understudy.store.sql.idle_games import SqlIdleGames
from understudy.store.sql.lists import SqlLists, check_list_length

_GAMES, _ANSWERS, _RECEIPTS = schema.games.c, schema.answers.c, schema.receipts.c
_SENT: Final = schema.sent.c
_LISTING_COLUMNS: Final = [*(_GAMES[name] for name in LISTING_FIELDS), schema.titles.c.title]

# Statements of every answer are built once: building them takes longer than executing them.
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
_UPDATE: Final = (
    update(schema.games)
    .where(_GAMES.id == bindparam("game"), _GAMES.revision == bindparam("expected"))
    .values({name: bindparam(name) for name in StoredState.__annotations__})
)
_TRUNCATE: Final = delete(schema.answers).where(
    _ANSWERS.game == bindparam("of"), _ANSWERS.place >= bindparam("unchanged")
)
_APPEND: Final = insert(schema.answers)
_TOUCH_VERSION: Final = update(schema.schema_version).values(
    version=schema.schema_version.c.version
)
MAX_COPIES: Final = 50
"""Games of one origin that a save file is compared with, the last changed ones."""
MAX_HASHED: Final = 10_000
"""Games whose hash is remembered."""
# Reads the rows of a page of the list without decoding them: a damaged game is no damaged store.
_READ_GAMES: Final = select(func.length(_GAMES.created)).order_by(_GAMES.updated.desc()).limit(500)
_RESTORED_AT: Final = select(schema.restored.c.at)


class SqlStore(Store):
    """Implementation of `Store` on a database."""

    idle: SqlIdleGames

    def __init__(self, database: Database) -> None:
        self._database = database
        self.custom_boards = SqlCustomBoards(database)
        self.idle = SqlIdleGames(database, self)
        self.lists = SqlLists(database)
        self.notices = database.notices
        self._has_all_origins = False
        self._hashed: dict[tuple[str, int, str], SameOrigin] = {}
        try:
            prepare(database)
            database.mark_ready()
        except Refused:
            self.close()
            raise

    def process_lock(self, name: str) -> AbstractContextManager[None]:
        return self._database.process_lock(name)

    def close(self) -> None:
        self._database.close()

    def _insert(
        self, record: Record, session: Session, title: str, owner: str, max_games: int | None
    ) -> bool:
        id = record["id"]
        try:
            with self._database.write_transaction() as connection:
                check_list_length(self._database, connection, owner, max_games)
                connection.execute(insert(schema.games).values(**record))
                origin = {"game": id, "origin": session_origin_hash(session)}
                connection.execute(insert(schema.origins).values(**origin))
                if title:
                    connection.execute(insert(schema.titles).values(game=id, title=title))
                if owner:
                    member = {"device": owner, "game": id, "right": Right.OWN}
                    connection.execute(insert(schema.members).values(**member))
                    self._database.notify(connection, Notice(id, device=owner, there=True))
                _append(connection, id, session, 0)
        except IntegrityError:
            return False
        self._hash_game(id, record["revision"], origin["origin"], session.tape)
        return True

    def load(self, id: str, known: StoredGame | None = None) -> StoredGame | None:
        if known is not None and self.revision(id) == known.revision:
            return known
        with self._game(id) as connection:
            row = connection.execute(_RECORD, {"game": id}).first()
            tape = _tape(connection, id)
        return None if row is None else replay_record(id, row._asdict(), tape)

    def read_tape(self, id: str) -> list[TapeEntry] | None:
        with self._game(id) as connection:
            return None if _revision(connection, id) is None else _tape(connection, id)

    @contextmanager
    def _game(self, id: str) -> Iterator[Connection]:
        """Open a transaction that reads one game; report damage as damage of this game."""
        try:
            with self._database.read_transaction() as connection:
                yield connection
        except (ValueError, TypeError, Unreadable) as error:
            raise damaged_error(id) from error

    def revision(self, id: str) -> int | None:
        with self._database.single_read() as connection:
            return _revision(connection, id)

    def _replace(
        self, game: StoredGame, state: StoredState, unchanged: int, receipt: AnswerReceipt | None
    ) -> None:
        id, session = game.id, game.session
        notice = Notice(id, state["revision"], session.token)
        if unchanged == len(session.tape) - 1:
            added = _appended_answer(game, state, receipt, notice)
            if (stored := self._database.append_answer(added)) is not None:
                if not stored:
                    raise Stale("table-stale-answer")
                return
        with self._database.write_transaction() as connection:
            expected = {"game": id, "expected": game.revision}
            if connection.execute(_UPDATE, {**expected, **state}).rowcount != 1:
                raise Stale("table-stale-answer")
            if receipt is not None:
                try:
                    connection.execute(insert(schema.receipts), {"game": id, "key": receipt.key})
                except IntegrityError:
                    raise Stale("table-stale-answer") from None
                connection.execute(insert(schema.sent), {"game": id, **asdict(receipt)})
            connection.execute(_TRUNCATE, {"of": id, "unchanged": unchanged})
            _append(connection, id, session, unchanged)
            self._database.notify(connection, notice)

    def receipt(self, id: str, key: str) -> AnswerReceipt | None:
        with self._database.single_read() as connection:
            row = connection.execute(_RECEIPT, {"of": id, "given": key}).first()
        return None if row is None else AnswerReceipt(key, row.digest)

    def list_games(
        self,
        limit: int | None = None,
        offset: int = 0,
        *,
        finished: bool = False,
        device: str = NO_DEVICE,
    ) -> list[GameListing]:

        def query(*columns: Column[Any]) -> Select[Any]:
            games = _select_games(device, *columns).order_by(_GAMES.updated.desc(), _GAMES.id)
            games = games.where(_GAMES.finished) if finished else games
            return games.limit(limit).offset(offset)

        try:
            with self._database.read_transaction() as connection:
                return [_listing(row) for row in connection.execute(query(*_LISTING_COLUMNS))]
        except (ValueError, TypeError, Unreadable):
            # A row is damaged: read them one by one.
            with self._database.read_transaction() as connection:
                ids = connection.execute(query(_GAMES.id)).all()
            return [self._read_listing(device, row) for row in ids]

    def _read_listing(self, device: str, id_row: Row[Any]) -> GameListing:
        query = _select_games(device, *_LISTING_COLUMNS).where(_GAMES.id == id_row.id)
        try:
            with self._database.read_transaction() as connection:
                return _listing(connection.execute(query).first() or id_row)
        except (ValueError, TypeError, Unreadable):
            return _listing(id_row)

    def find_same_origin(self, origin: str, device: str = NO_DEVICE) -> list[SameOrigin]:
        if not self._has_all_origins:
            self._add_missing_origins()
            self._has_all_origins = True
        query = (
            select(schema.origins.c.game, _GAMES.revision)
            .join(schema.games, _GAMES.id == schema.origins.c.game)
            .where(schema.origins.c.origin == origin)
            .order_by(_GAMES.updated.desc())
            .limit(MAX_COPIES)
        )
        if device:
            members = schema.members.c
            own = select(members.game).where(members.device == device, members.right >= Right.PLAY)
            query = query.where(schema.origins.c.game.in_(own))
        with self._database.read_transaction() as connection:
            found = connection.execute(query).all()
        games = []
        for id, revision in found:
            known = self._hashed.get((id, revision, origin))
            # Damaged games are left out.
            with suppress(Unreadable):
                if known is None and (tape := self.read_tape(id)) is not None:
                    known = self._hash_game(id, revision, origin, tape)
            if known is not None:
                games.append(known)
        return games

    def _hash_game(self, id: str, revision: int, origin: str, tape: list[TapeEntry]) -> SameOrigin:
        """Return a game's hash, and remember it: reading and hashing a tape takes long."""
        if len(self._hashed) >= MAX_HASHED:
            self._hashed.clear()
        hashed = SameOrigin(id, len(tape), game_hash(origin, tape))
        self._hashed[id, revision, origin] = hashed
        return hashed

    def _add_missing_origins(self) -> None:
        """Store the origins of games that an older version has created."""
        known = select(schema.origins.c.game)
        unknown = select(_GAMES.id).where(_GAMES.id.not_in(known))
        with self._database.read_transaction() as connection:
            ids = connection.execute(unknown).scalars().all()
        origins = {}
        for id in ids:
            # Damaged games are left out.
            with suppress(Refused, NoResultFound), self._game(id) as connection:
                row = connection.execute(_RECORD, {"game": id}).one()
                origins[id] = origin_hash(find_system(row.system), row.options, row.seed)
        with self._database.write_transaction() as connection:
            for id, origin in origins.items():
                # Another process may have added the origin or deleted the game.
                if lock_game(connection, id):
                    new = self._database.insert(schema.origins).values(game=id, origin=origin)
                    connection.execute(new.on_conflict_do_nothing())

    def set_title(self, id: str, title: str) -> bool:
        titles = schema.titles
        with self._database.write_transaction() as connection:
            if not lock_game(connection, id):
                return False
            connection.execute(delete(titles).where(titles.c.game == id))
            if title:
                connection.execute(insert(titles).values(game=id, title=title))
        return True

    def delete(self, id: str) -> bool:
        with self._database.write_transaction() as connection:
            if not lock_game(connection, id):
                return False
            delete_locked_game(self._database, connection, id)
        return True

    def check_writable(self) -> None:
        self._database.check_space()
        with self._database.write_transaction() as connection:
            self._database.drop_page_cache(connection)
            connection.execute(_TOUCH_VERSION)
            connection.execute(_READ_GAMES).all()

    def last_restored_at(self) -> str:
        with self._database.read_transaction() as connection:
            return connection.execute(_RESTORED_AT).scalar() or ""

    def back_up(self, stream: IO[bytes], report: Report) -> Counter[str]:
        """Write a snapshot of everything to a file. Return the number of rows by table."""
        return back_up(self._database, stream, report)

    def restore(self, stream: IO[bytes], report: Report, *, replace: bool) -> Counter[str]:
        """Replace everything by a backup, atomically. Return the number of rows by table."""
        return restore(self._database, stream, report, replace=replace)


def _appended_answer(
    game: StoredGame, state: StoredState, receipt: AnswerReceipt | None, notice: Notice
) -> AppendedAnswer:
    entry = game.session.tape[-1]
    return AppendedAnswer(
        updated=state["updated"],
        revision=state["revision"],
        answers=state["answers"],
        finished=state["finished"],
        summary=json.dumps(state["summary"]),
        redo=json.dumps(state["redo"]),
        game=game.id,
        expected=game.revision,
        question=entry.question,
        answer=json.dumps(entry.answer),
        key=receipt.key if receipt else None,
        digest=receipt.digest if receipt else None,
        notice=notice.to_text(),
    )


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


def _select_games(device: str, *columns: Column[Any]) -> Select[Any]:
    """Select these columns of all games; with a device of those on its list, with its right."""
    members = schema.members
    games = schema.games.outerjoin(schema.titles)
    if not device:
        return select(*columns).select_from(games)
    own = games.join(members, (members.c.game == _GAMES.id) & (members.c.device == device))
    return select(*columns, members.c.right).select_from(own)


def _listing(row: Row[Any]) -> GameListing:
    right = row._mapping.get("right")
    return make_listing(row._mapping, None if right is None else Right(right))
