"""The tables of a database of games."""

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
    """Text of PostgreSQL, of any length and in the order of its letters' numbers, as in SQLite.

    It keeps every letter but the one with the number 0, which no person writes.
    """

    impl = Text(collation="C")
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        """Any text can be looked for and kept."""
        return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _text(length: int | None = None) -> TypeEngine[str]:
    plain = Text() if length is None else String(length)
    return plain.with_variant(_Exact(), "postgresql")


# Versions before there were migrations look at this, and leave alone what says more than 1.
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

# Apart from the answers: a key that was used stays used when its answer is taken back.
receipts: Final = Table(
    "receipts",
    metadata,
    Column("game", _text(64), ForeignKey("games.id"), primary_key=True),
    Column("key", _text(128), primary_key=True),
)

# What was sent with a key, as a digest; a version that did not know this has kept the key alone.
sent: Final = Table(
    "sent",
    metadata,
    Column("game", _text(64), ForeignKey("games.id"), primary_key=True),
    Column("key", _text(128), primary_key=True),
    Column("digest", _text(64), nullable=False),
)

# What people call their games.
titles: Final = Table(
    "titles",
    metadata,
    Column("game", _text(64), ForeignKey("games.id"), primary_key=True),
    Column("title", _text(), nullable=False),
)

# What each game began from, so that the same one is found again; made when it is first asked for
# of games that a version which did not know this has kept. Such a version may delete a game, too.
origins: Final = Table(
    "origins",
    metadata,
    Column("game", _text(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("origin", _text(64), nullable=False, index=True),
)

# When somebody last looked at a game, where that is asked.
touched: Final = Table(
    "touched",
    metadata,
    Column("game", _text(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("at", _text(32), nullable=False),
)

# Which games are on the list of which device, and what it may do with them.
members: Final = Table(
    "members",
    metadata,
    Column("device", _text(64), primary_key=True),
    Column(
        "game", _text(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    Column("right", Integer, nullable=False),
)

# The links that put a game on a list. A key is found by its digest.
links: Final = Table(
    "links",
    metadata,
    Column("game", _text(64), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("right", Integer, primary_key=True),
    Column("key", _text(64), nullable=False),
    Column("digest", _text(64), nullable=False, index=True, unique=True),
)

# Printed components that an owner of the box has entered or corrected, by device; none at home.
sheets: Final = Table(
    "sheets",
    metadata,
    Column("owner", _text(64), primary_key=True),
    Column("system", _text(64), primary_key=True),
    Column("kind", _text(64), primary_key=True),
    Column("name", _text(64), primary_key=True),
    Column("text", _text(), nullable=False),
    Column("updated", _text(32), nullable=False),
)

# When everything was last replaced by a backup, and when that was made.
restored: Final = Table(
    "restored",
    metadata,
    Column("at", _text(32), primary_key=True),
    Column("made", _text(32), nullable=False),
)
