"""Creation and migration of the tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from understudy.core import Refused
from understudy.store.sql.database.schema import metadata, schema_version
from understudy.store.sql.database.transactions import Database

HEAD: Final = "0005"
"""The latest migration, which matches `schema`. Migrations have numbers of four digits."""
BEFORE_MIGRATIONS: Final = "0000"
"""The number of a database created before migrations were introduced."""

FIRST_FORMAT: Final = 1
SINCE_MIGRATIONS: Final = 2
"""Values of `schema_version`; versions without migrations refuse a database with 2."""

MIGRATIONS: Final = Path(__file__).with_name("migrations")

# Alembic's own table, read without Alembic because that takes long to import.
versions: Final = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def prepare(database: Database) -> None:
    """Create the tables of an empty database, or migrate those of an older one.

    Raise `Refused` for a database of a later version or a damaged one, and change nothing.
    """
    with database.schema_transaction() as connection:
        current = _current_version(database, connection)
        if current is None:
            _create_tables(connection)
        elif current == HEAD:
            # A write detects now, and not at the first move, a database that is not writable.
            connection.execute(sa.update(versions).values(version_num=HEAD))
            _check_tables(connection)
    if current not in (None, HEAD):
        with database.schema_transaction(migrating=True) as connection:
            migrate(connection)
            _check_tables(connection)
        # The connection still has the settings for migrations.
        database.close()


def _current_version(database: Database, connection: sa.Connection) -> str | None:
    """Return the latest migration of the database; None if it is empty."""
    tables = set(sa.inspect(connection).get_table_names())
    if versions.name in tables:
        numbers = connection.execute(sa.select(versions.c.version_num)).scalars().all()
        if len(numbers) != 1 or not is_migration_number(numbers[0]):
            raise database.damaged_error()
        found = str(numbers[0])
        if found > HEAD:
            raise Refused("store-newer-schema", found=found, known=HEAD)
        return found
    if schema_version.name in tables:
        formats = connection.execute(sa.select(schema_version.c.version)).scalars().all()
        if list(formats) != [FIRST_FORMAT]:
            raise database.damaged_error()
        return BEFORE_MIGRATIONS
    return None


def is_migration_number(value: object) -> bool:
    """Return whether this has the form of a migration number."""
    return (
        isinstance(value, str) and len(value) == len(HEAD) and value.isascii() and value.isdecimal()
    )


def _create_tables(connection: sa.Connection) -> None:
    """Create all tables; the result equals that of all migrations."""
    metadata.create_all(connection)
    versions.create(connection)
    connection.execute(sa.insert(schema_version).values(version=SINCE_MIGRATIONS))
    connection.execute(sa.insert(versions).values(version_num=HEAD))


def migrate(connection: sa.Connection, to: str = HEAD) -> None:
    """Run the missing migrations up to this one."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _check_tables(connection: sa.Connection) -> None:
    """Detect missing tables and columns now, and not at the first move."""
    for table in metadata.sorted_tables:
        connection.execute(sa.select(table).where(sa.false()))
