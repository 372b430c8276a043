"""The store: every game as options, seed and tape."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from understudy.store import schema
from understudy.store.database import Database
from understudy.store.place import data_folder
from understudy.store.sheets import Sheets
from understudy.table import (
    Entry,
    Illegal,
    Misfit,
    Refused,
    Session,
    Stale,
    Unreadable,
    find_system,
    load,
)

FILE_NAME: Final = "games.sqlite3"
ID_LENGTH: Final = 8
# Without letters and digits that are easily mistaken for each other.
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


@dataclass(slots=True)
class Kept:
    """A game of the store, replayed. `revision` counts its changes."""

    id: str
    session: Session
    revision: int


@dataclass(frozen=True, slots=True)
class Listed:
    """What is known of a game without replaying it."""

    id: str
    system: str
    options: dict[str, object]
    created: str
    updated: str
    answers: int
    finished: bool
    summary: dict[str, object]


class Store:
    """All saved games behind one database URL."""

    def __init__(self, url: str, place: str | None = None) -> None:
        self._database = Database(url, place or url)
        self.sheets = Sheets(self._database)
        try:
            with self._database.writing() as connection:
                schema.prepare(connection)
        except Refused:
            self.close()
            raise

    @classmethod
    def open(cls, folder: Path | None = None) -> Self:
        """The store in this folder, or in the usual one; made if there is none."""
        folder = folder or data_folder()
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise Refused("store-not-writable", path=str(folder)) from error
        path = folder / FILE_NAME
        url = URL.create("sqlite", database=str(path))
        return cls(url.render_as_string(hide_password=False), str(path))

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()

    def create(self, session: Session, id: str | None = None) -> Kept:
        """Keep a new game, under an id of its own unless one is given."""
        while True:
            name = id or "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
            try:
                with self._database.writing() as connection:
                    self._insert(connection, name, session)
            except IntegrityError:
                if id is None:
                    continue
                raise Illegal("store-id-taken", id=id) from None
            return Kept(name, session, 0)

    def take_in(self, text: str) -> Kept:
        """Keep the game of a save file as a new one; `Unreadable` if it does not replay."""
        return self.create(load(text))

    def load(self, id: str) -> Kept | None:
        """The game of this id, replayed from its tape."""
        with self._database.reading() as connection:
            row = connection.execute(
                select(schema.games).where(schema.games.c.id == id)
            ).one_or_none()
            tape = _tape(connection, id)
        if row is None:
            return None
        return Kept(id, _replay(row._mapping, tape), row.revision)

    def tape(self, id: str) -> list[Entry]:
        """The answers of a game in order, also of one that no longer replays."""
        with self._database.reading() as connection:
            return _tape(connection, id)

    def revision(self, id: str) -> int | None:
        """How often the game has changed; None if there is no such game."""
        with self._database.reading() as connection:
            found = connection.execute(
                select(schema.games.c.revision).where(schema.games.c.id == id)
            )
            return found.scalar_one_or_none()

    def commit(
        self, id: str, session: Session, *, expected: int, unchanged: int, key: str | None = None
    ) -> int:
        """Make the stored game this one, in one transaction; the new revision.

        The first `unchanged` answers stand; the rest of the tape is replaced. `key` is remembered
        for `has_receipt`. Refused as `Stale` if the stored game is not at revision `expected`.
        """
        games, answers = schema.games, schema.answers
        with self._database.writing() as connection:
            changed = connection.execute(
                update(games)
                .where(games.c.id == id, games.c.revision == expected)
                .values(revision=expected + 1, updated=_now(), **_state(session))
            )
            if changed.rowcount != 1:
                raise Stale("table-stale-answer")
            connection.execute(
                delete(answers).where(answers.c.game == id, answers.c.place >= unchanged)
            )
            _append(connection, id, session, unchanged)
            if key is not None:
                connection.execute(insert(schema.receipts).values(game=id, key=key))
        return expected + 1

    def has_receipt(self, id: str, key: str) -> bool:
        """Whether an answer with this key has been kept before, even if it was taken back since."""
        receipts = schema.receipts
        wanted = select(receipts.c.key).where(receipts.c.game == id, receipts.c.key == key)
        with self._database.reading() as connection:
            return connection.execute(wanted).first() is not None

    def listing(self) -> list[Listed]:
        """All games, the one played last first."""
        games = schema.games
        columns = [
            games.c[name]
            for name in (
                *("id", "system", "options", "created", "updated"),
                *("answers", "finished", "summary"),
            )
        ]
        order = select(*columns).order_by(games.c.updated.desc(), games.c.id)
        with self._database.reading() as connection:
            return [Listed(*row) for row in connection.execute(order)]

    def delete(self, id: str) -> bool:
        """Forget a game; whether there was one."""
        with self._database.writing() as connection:
            connection.execute(delete(schema.answers).where(schema.answers.c.game == id))
            connection.execute(delete(schema.receipts).where(schema.receipts.c.game == id))
            gone = connection.execute(delete(schema.games).where(schema.games.c.id == id))
            return gone.rowcount == 1

    def _insert(self, connection: Connection, id: str, session: Session) -> None:
        now = _now()
        connection.execute(
            insert(schema.games).values(
                id=id,
                system=session.system.name,
                options=session.options,
                seed=str(session.seed),
                rules=session.system.rules_version,
                created=now,
                updated=now,
                revision=0,
                **_state(session),
            )
        )
        _append(connection, id, session, 0)


def summary(session: Session) -> dict[str, object]:
    """The plain values of the game's view, and of the tables in it by ``table.name``.

    Enough for a list of games, whatever the game is.
    """
    return dict(_plain_values(session.system.view(session.position)))


def _plain_values(table: Mapping[str, object], before: str = "") -> Iterator[tuple[str, object]]:
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from _plain_values(value, f"{before}{name}.")
        elif _is_plain(value):
            yield f"{before}{name}", value


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, str | int | float)


def _state(session: Session) -> dict[str, object]:
    return {
        "answers": len(session.tape),
        "finished": session.over,
        "summary": summary(session),
        "redo": [[entry.question, entry.answer] for entry in session.redoable],
    }


def _append(connection: Connection, id: str, session: Session, start: int) -> None:
    rows = [
        {"game": id, "place": place, "question": entry.question, "answer": entry.answer}
        for place, entry in enumerate(session.tape[start:], start)
    ]
    if rows:
        connection.execute(insert(schema.answers), rows)


def _tape(connection: Connection, id: str) -> list[Entry]:
    answers = schema.answers
    rows = connection.execute(
        select(answers.c.question, answers.c.answer)
        .where(answers.c.game == id)
        .order_by(answers.c.place)
    )
    return [Entry(question, answer) for question, answer in rows]


def _replay(row: Mapping[Any, Any], tape: list[Entry]) -> Session:
    system = find_system(row["system"])
    try:
        session = Session.replay(system, row["options"], int(row["seed"]), tape)
    except (Misfit, Refused) as error:
        versions = {"saved": str(row["rules"]), "ours": str(system.rules_version)}
        raise Unreadable("store-no-longer-replays", **versions) from error
    session.redoable = [Entry(question, answer) for question, answer in row["redo"]]
    return session


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
