"""The database tables."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)
from sqlalchemy.types import TypeEngine

metadata: Final = MetaData()


class _Exact(TypeDecorator[str]):
    """Text in PostgreSQL that behaves as in SQLite: of any length, ordered by code point.

    PostgreSQL cannot store NUL characters; they are replaced.
    """

    impl = Text(collation="C")
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _text(length: int | None = None) -> TypeEngine[str]:
    text = Text() if length is None else String(length)
    return text.with_variant(_Exact(), "postgresql")


# Versions without migrations read this, and refuse a database with more than 1.
schema_version: Final = Table(
    "schema_version", metadata, Column("version", Integer, nullable=False)
)

games: Final = Table(
    "games",
    metadata,
    Column("id", _text(64), primary_key=True),
    Column("system", _text(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", _text(), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", _text(32), nullable=False),
    Column("updated", _text(32), nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("summary", JSON, nullable=False),
    Column("redo", JSON, nullable=False),
)

answers: Final = Table(
    "answers",
    metadata,
    Column("game", _text(64), ForeignKey("games.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("question", _text(128), nullable=False),
    Column("answer", JSON, nullable=False),
)

# Keys are stored separately from answers, because a used key stays used after undo.
receipts: Final = Table(
    "receipts",
    metadata,
    Column("game", _text(64), ForeignKey("games.id"), primary_key=True),
    Column("key", _text(128), primary_key=True),
)

# The hash of what was sent with a key. Old versions stored the key only.
sent: Final = Table(
    "sent",
    metadata,
    Column("game", _text(64), ForeignKey("games.id"), primary_key=True),
    Column("key", _text(128), primary_key=True),
    Column("digest", _text(64), nullable=False),
)

titles: Final = Table(
    "titles",
    metadata,
    Column("game", _text(64), ForeignKey("games.id"), primary_key=True),
    Column("title", _text(), nullable=False),
)

# The `origin_hash` of each game, to find the same game again. Games of old versions get it on
# first use; rows cascade because old versions can delete games, too.
origins: Final = Table(
    "origins",
    metadata,
    Column("game", _text(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("origin", _text(64), nullable=False, index=True),
)

# When a game was last viewed, if the server tracks use.
used: Final = Table(
    "touched",
    metadata,
    Column("game", _text(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("at", _text(32), nullable=False),
)

# The games on each device's list, with the device's right.
members: Final = Table(
    "members",
    metadata,
    Column("device", _text(64), primary_key=True),
    Column(
        "game", _text(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    Column("right", Integer, nullable=False),
)

# Links that share a game. A key is found by its hash.
links: Final = Table(
    "links",
    metadata,
    Column("game", _text(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("right", Integer, primary_key=True),
    Column("key", _text(64), nullable=False),
    Column("digest", _text(64), nullable=False, index=True, unique=True),
)

# Printed components that players have entered, by device; without club mode the owner is empty.
custom_boards: Final = Table(
    "sheets",
    metadata,
    Column("owner", _text(64), primary_key=True),
    Column("system", _text(64), primary_key=True),
    Column("kind", _text(64), primary_key=True),
    Column("name", _text(64), primary_key=True),
    Column("text", _text(), nullable=False),
    Column("updated", _text(32), nullable=False),
)

# When a backup was last restored, and when it was made.
restored: Final = Table(
    "restored",
    metadata,
    Column("at", _text(32), primary_key=True),
    Column("made", _text(32), nullable=False),
)
