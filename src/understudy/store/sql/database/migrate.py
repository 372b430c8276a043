"""How a database gets the tables of this version: made at once, or changed step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    false,
    insert,
    inspect,
    select,
    update,
)

from understudy.core import Refused
from understudy.store.sql.database.schema import metadata, schema_version
from understudy.store.sql.database.transactions import Database

HEAD: Final = "0004"
"""The last migration: the tables of `schema`. Migrations are numbered with four digits."""
NONE_YET: Final = "0000"
"""Of a database that was made before there were migrations."""

FIRST_FORMAT: Final = 1
SINCE_MIGRATIONS: Final = 2
"""What `schema_version` says; versions that know no migrations leave alone what says 2."""

MIGRATIONS: Final = Path(__file__).with_name("migrations")

# Alembic's own table. It is looked at without Alembic, which takes longer to load than all else.
versions: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def prepare(database: Database) -> None:
    """Make the tables of an empty database, or change those of an older one.

    A database of a later version is refused and left alone, and so is a damaged one.
    """
    with database.schema_transaction() as connection:
        found = _found(database, connection)
        if found is None:
            _make(connection)
        elif found == HEAD:
            # Writing something shows now, and not at the first move, whether moves can be kept.
            connection.execute(update(versions).values(version_num=HEAD))
            _look_at_all(connection)
    if found not in (None, HEAD):
        with database.schema_transaction(migrating=True) as connection:
            migrate(connection)
            _look_at_all(connection)
        # What was set for migrating ends with its connection.
        database.close()


def _found(database: Database, connection: Connection) -> str | None:
    """The last migration that was made; None of an empty database."""
    tables = set(inspect(connection).get_table_names())
    if versions.name in tables:
        numbers = connection.execute(select(versions.c.version_num)).scalars().all()
        if len(numbers) != 1 or not is_number(numbers[0]):
            raise database.damaged()
        found = str(numbers[0])
        if found > HEAD:
            raise Refused("store-newer-schema", found=found, known=HEAD)
        return found
    if schema_version.name in tables:
        formats = connection.execute(select(schema_version.c.version)).scalars().all()
        if list(formats) != [FIRST_FORMAT]:
            raise database.damaged()
        return NONE_YET
    return None


def is_number(found: object) -> bool:
    """Whether this is the number of a migration, known or not."""
    return isinstance(found, str) and len(found) == len(HEAD) and found.isdecimal()


def _make(connection: Connection) -> None:
    """All tables as they are now, which is what the migrations come to."""
    metadata.create_all(connection)
    versions.create(connection)
    connection.execute(insert(schema_version).values(version=SINCE_MIGRATIONS))
    connection.execute(insert(versions).values(version_num=HEAD))


def migrate(connection: Connection, to: str = HEAD) -> None:
    """Make all changes up to this one that were not made yet."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _look_at_all(connection: Connection) -> None:
    """A table or a column that is not there is an error now, and not at the first move."""
    for table in metadata.sorted_tables:
        connection.execute(select(table).where(false()))
