"""The tables of a database of games."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
    update,
)

from understudy.table import Refused

VERSION: Final = 1
"""Rises whenever a table changes; a store of a higher version is left alone.

A table that is only added does not count: those who do not know it get on without it.
"""

metadata: Final = MetaData()

schema_version: Final = Table(
    "schema_version", metadata, Column("version", Integer, nullable=False)
)

games: Final = Table(
    "games",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("system", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("summary", JSON, nullable=False),
    Column("redo", JSON, nullable=False),
)

answers: Final = Table(
    "answers",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("question", String(128), nullable=False),
    Column("answer", JSON, nullable=False),
)

# Apart from the answers: a key that was used stays used when its answer is taken back.
receipts: Final = Table(
    "receipts",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("key", String(128), primary_key=True),
)

# What was sent with a key, as a digest; a version that did not know this has kept the key alone.
sent: Final = Table(
    "sent",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("key", String(128), primary_key=True),
    Column("digest", String(64), nullable=False),
)

# What people call their games.
titles: Final = Table(
    "titles",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("title", Text, nullable=False),
)

# What each game began from, so that the same one is found again; made when it is first asked for
# of games that a version which did not know this has kept. Such a version may delete a game, too.
origins: Final = Table(
    "origins",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("origin", String(64), nullable=False, index=True),
)

# Printed components that an owner of the box has entered or corrected.
sheets: Final = Table(
    "sheets",
    metadata,
    Column("system", String(64), primary_key=True),
    Column("kind", String(64), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("updated", String(32), nullable=False),
)


def prepare(connection: Connection) -> bool:
    """Make the tables of an empty database; refuse one that a later version has made.

    False if the database is damaged.
    """
    if not inspect(connection).has_table(schema_version.name):
        metadata.create_all(connection)
        connection.execute(insert(schema_version).values(version=VERSION))
        return True
    if not _has_columns(connection, schema_version):
        return False
    versions = connection.execute(select(schema_version.c.version)).scalars().all()
    if len(versions) != 1 or not isinstance(versions[0], int):
        return False
    if versions[0] > VERSION:
        raise Refused("store-newer-schema", found=str(versions[0]), known=str(VERSION))
    metadata.create_all(connection)
    # Writing something shows now, and not at the first move, whether moves can be kept.
    connection.execute(update(schema_version).values(version=versions[0]))
    return all(_has_columns(connection, table) for table in metadata.sorted_tables)


def _has_columns(connection: Connection, table: Table) -> bool:
    found = {column["name"] for column in inspect(connection).get_columns(table.name)}
    return found.issuperset(table.columns.keys())
