"""Migrations of older databases, also by several processes at once."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, text

from tests.postgresql import database
from tests.store.games import DATABASE, create, load_game, new_session
from understudy.store import Right
from understudy.store.access_rights import hash_key
from understudy.store.records import EPOCH
from understudy.store.sql import SqlStore, open_folder
from understudy.store.sql.database.migrate import HEAD, MIGRATIONS, migrate, prepare, versions
from understudy.store.sql.database.postgresql import Postgresql
from understudy.store.sql.database.schema import links, metadata, schema_version
from understudy.store.sql.database.sqlite import Sqlite
from understudy.store.sql.database.transactions import Database

VERSION_1 = Path(__file__).with_name("version_1.sql")


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Database]:
    """A database without any table, with patience for migrations on a busy machine."""
    if request.param == "sqlite":
        monkeypatch.setattr("understudy.store.sql.database.sqlite.BUSY_SECONDS", 60)
        with closing(Database(Sqlite(tmp_path / DATABASE))) as made:
            yield made
    else:
        with database() as address, closing(Database(Postgresql(address))) as made:
            yield made


def differences(connection: Connection) -> list[object]:
    """Return the differences of a database from `schema`."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_migrations_are_numbered_consecutively_up_to_head() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [HEAD]
    numbers = [script.revision for script in scripts.walk_revisions()][::-1]
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]


def test_all_migrations_result_in_the_current_schema(empty: Database) -> None:
    with empty.schema_transaction(migrating=True) as connection:
        migrate(connection)
        assert differences(connection) == []
        versions_found = connection.execute(versions.select()).scalars().all()
        formats = connection.execute(schema_version.select()).scalars().all()
    assert (versions_found, formats) == ([HEAD], [2])
    with closing(SqlStore(empty)) as store:
        assert load_game(store, create(store, new_session()).id).revision == 0
        for owner in ("", "ann"):
            store.custom_boards.write("mars", "board", "hellas", owner, owner)
        assert [
            board.text for board in store.custom_boards.list_boards("mars", "board", "ann")
        ] == ["ann"]


def test_an_empty_database_gets_the_current_schema_directly(empty: Database) -> None:
    prepare(empty)
    with empty.read_transaction() as connection:
        assert differences(connection) == []
        assert connection.execute(schema_version.select()).scalars().all() == [2]


def test_concurrent_starts_create_or_migrate_tables_once(empty: Database) -> None:
    ready = Barrier(4)

    def start(_: int) -> None:
        ready.wait()
        prepare(empty)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(start, range(4)))
    with empty.write_transaction() as connection:
        metadata.drop_all(connection)
        versions.drop(connection)
        schema_version.create(connection)
        connection.execute(insert(schema_version).values(version=1))
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(start, range(4)))
    with empty.read_transaction() as connection:
        assert connection.execute(versions.select()).scalars().all() == [HEAD]
        assert connection.execute(schema_version.select()).scalars().all() == [2]


def test_a_failed_migration_is_rolled_back(
    empty: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    with empty.write_transaction() as connection:
        schema_version.create(connection)
        connection.execute(insert(schema_version).values(version=1))

    def fail(connection: Connection) -> None:
        raise OSError("the power is gone")

    monkeypatch.setattr("understudy.store.sql.database.migrate._check_tables", fail)
    with pytest.raises(OSError, match="the power is gone"):
        prepare(empty)
    monkeypatch.undo()
    with empty.read_transaction() as connection:
        assert connection.execute(schema_version.select()).scalars().all() == [1]
        assert not other_tables(connection)
    prepare(empty)
    with empty.read_transaction() as connection:
        assert differences(connection) == []


def other_tables(connection: Connection) -> set[str]:
    """Return the names of all tables except `schema_version`."""
    names = MigrationContext.configure(connection).dialect.get_table_names(connection)
    return set(names) - {schema_version.name}


def test_foreign_keys_survive_a_migration(tmp_path: Path) -> None:
    """SQLite changes a column by recreating the table, which must not delete referring rows."""
    with closing(sqlite3.connect(tmp_path / DATABASE)) as raw:
        raw.executescript(VERSION_1.read_text(encoding="utf-8"))
    with closing(Database(Sqlite(tmp_path / DATABASE))) as old:
        with old.schema_transaction(migrating=True) as connection:
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 0
        prepare(old)
        with old.write_transaction() as connection:
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    with closing(open_folder(tmp_path)) as store:
        assert load_game(store, "mine2345").revision == 3


def test_links_keep_working_without_their_keys(empty: Database) -> None:
    key = "2" * 26
    with empty.schema_transaction(migrating=True) as connection:
        migrate(connection, "0004")
        rest = "3, :at, :at, 0, 0, FALSE, '{}', '[]'"
        game = f"INSERT INTO games VALUES ('game', 'mars', '{{}}', '5', {rest})"
        connection.execute(text(game), {"at": EPOCH})
        link = "INSERT INTO links VALUES ('game', 2, :key, :digest)"
        connection.execute(text(link), {"key": key, "digest": hash_key(key)})
    prepare(empty)
    with closing(SqlStore(empty)) as store:
        with empty.read_transaction() as connection:
            assert key not in repr(connection.execute(links.select()).all())
        assert store.lists.join("ben", key) == ("game", Right.PLAY)
