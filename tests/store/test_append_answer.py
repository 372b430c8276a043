"""One more answer is stored in one transaction; anything unusual takes the general path."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from sqlalchemy import event

from understudy.core import Session, Stale, find_system
from understudy.store import AnswerReceipt
from understudy.store.sql import SqlStore, open_folder

ID = "game"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    opened = open_folder(tmp_path)
    yield opened
    opened.close()


def begun(store: SqlStore) -> Session:
    session = Session(find_system("mars"), {}, 5)
    store.create(session, session.system.view(session.position), ID)
    return session


def answer(store: SqlStore, session: Session, expected: int, key: str | None = None) -> None:
    session.answer("done")
    receipt = None if key is None else AnswerReceipt.of(key, ["token", "done"])
    view = session.system.view(session.position)
    unchanged = len(session.tape) - 1
    store.commit(ID, session, view, expected=expected, unchanged=unchanged, receipt=receipt)


def count_statements(store: SqlStore) -> list[str]:
    """Return a list that gets the statements of the general path."""
    found: list[str] = []

    def add(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        found.append(statement)

    event.listen(store._database._kind.engine, "before_cursor_execute", add)
    return found


def test_an_answer_does_not_take_the_general_path(store: SqlStore) -> None:
    session = begun(store)
    statements = count_statements(store)
    answer(store, session, 0, "k1")
    assert statements == []
    stored = store.load(ID)
    assert stored is not None
    assert (stored.revision, stored.session.tape) == (1, session.tape)
    assert store.receipt(ID, "k1") == AnswerReceipt.of("k1", ["token", "done"])


def test_an_outdated_answer_changes_nothing(store: SqlStore) -> None:
    session = begun(store)
    answer(store, session, 0, "k1")
    with pytest.raises(Stale):
        answer(store, session, 0, "k2")
    assert store.receipt(ID, "k2") is None
    assert store.revision(ID) == 1


def test_a_used_key_changes_nothing(store: SqlStore) -> None:
    session = begun(store)
    answer(store, session, 0, "k1")
    with pytest.raises(Stale):
        answer(store, session, 1, "k1")
    assert store.revision(ID) == 1


def test_a_broken_connection_is_replaced(store: SqlStore) -> None:
    session = begun(store)
    answer(store, session, 0)
    appender: Any = store._database._kind.appender
    appender._connection.close()
    answer(store, session, 1)
    statements = count_statements(store)
    answer(store, session, 2)
    assert (store.revision(ID), statements[:-1]) == (3, ["BEGIN"])


def test_an_answer_waits_for_other_writes_of_this_program(store: SqlStore) -> None:
    """SQLite would refuse it, and look only now and then whether the other write has ended."""
    session = begun(store)
    asked = Event()
    appender: Any = store._database._kind.appender
    lock = appender._lock

    class Asked:
        def __enter__(self) -> None:
            asked.set()
            lock.acquire()

        def __exit__(self, *_: object) -> None:
            lock.release()

    answering = Thread(target=answer, args=(store, session, 0))
    with store._database.write_transaction():
        assert lock.locked()
        statements = count_statements(store)
        appender._lock = Asked()
        answering.start()
        assert asked.wait(60)
    answering.join(60)
    assert statements == []
    assert store.revision(ID) == 1


def test_a_lock_of_another_program_is_waited_for(store: SqlStore, tmp_path: Path) -> None:
    session = begun(store)
    other = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    event.listen(
        store._database._kind.engine, "before_cursor_execute", lambda *_: other.execute("ROLLBACK"),
        once=True,
    )  # fmt: skip
    answer(store, session, 0)
    assert store.revision(ID) == 1
    other.close()
