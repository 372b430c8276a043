"""The database tables."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.types import TypeEngine

metadata: Final = sa.MetaData()


class _Exact(sa.TypeDecorator[str]):
    """Text in PostgreSQL that behaves as in SQLite: of any length, ordered by code point.

    PostgreSQL cannot store NUL characters; they are replaced.
    """

    impl = sa.Text(collation="C")
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: sa.Dialect) -> Any:
        return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _text(length: int | None = None) -> TypeEngine[str]:
    text = sa.Text() if length is None else sa.String(length)
    return text.with_variant(_Exact(), "postgresql")


# Versions without migrations read this, and refuse a database with more than 1.
schema_version: Final = sa.Table(
    "schema_version", metadata, sa.Column("version", sa.Integer, nullable=False)
)

games: Final = sa.Table(
    "games",
    metadata,
    sa.Column("id", _text(64), primary_key=True),
    sa.Column("system", _text(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", _text(), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("created", _text(32), nullable=False),
    sa.Column("updated", _text(32), nullable=False, index=True),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("answers", sa.Integer, nullable=False),
    sa.Column("finished", sa.Boolean, nullable=False),
    sa.Column("summary", sa.JSON, nullable=False),
    sa.Column("redo", sa.JSON, nullable=False),
)

answers: Final = sa.Table(
    "answers",
    metadata,
    sa.Column("game", _text(64), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True),
    sa.Column("question", _text(128), nullable=False),
    sa.Column("answer", sa.JSON, nullable=False),
)

# Keys are stored separately from answers, because a used key stays used after undo.
receipts: Final = sa.Table(
    "receipts",
    metadata,
    sa.Column("game", _text(64), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("key", _text(128), primary_key=True),
)

# The hash of what was sent with a key. Old versions stored the key only.
sent: Final = sa.Table(
    "sent",
    metadata,
    sa.Column("game", _text(64), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("key", _text(128), primary_key=True),
    sa.Column("digest", _text(64), nullable=False),
)

titles: Final = sa.Table(
    "titles",
    metadata,
    sa.Column("game", _text(64), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("title", _text(), nullable=False),
)

# The `origin_hash` of each game, to find the same game again. Games of old versions get it on
# first use; rows cascade because old versions can delete games, too.
origins: Final = sa.Table(
    "origins",
    metadata,
    sa.Column("game", _text(64), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("origin", _text(64), nullable=False, index=True),
)

# When a game was last viewed, if the server tracks use: by the clock, and in `seen_time`.
used: Final = sa.Table(
    "touched",
    metadata,
    sa.Column("game", _text(64), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("at", _text(32), nullable=False),
    sa.Column("seen", sa.Integer, nullable=False, server_default="0"),
)

# How many seconds servers that track use have seen pass, in one row, and until when.
seen_time: Final = sa.Table(
    "seen_time",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", _text(32), nullable=False),
    sa.Column("seconds", sa.Integer, nullable=False),
)

# The games on each device's list, with the device's right.
members: Final = sa.Table(
    "members",
    metadata,
    sa.Column("device", _text(64), primary_key=True),
    sa.Column(
        "game",
        _text(64),
        sa.ForeignKey("games.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    sa.Column("right", sa.Integer, nullable=False),
)

# Links that share a game. A key is found by its hash, and derived again from the owner's token and
# the nonce.
links: Final = sa.Table(
    "links",
    metadata,
    sa.Column("game", _text(64), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("right", sa.Integer, primary_key=True),
    sa.Column("nonce", _text(64), nullable=False),
    sa.Column("digest", _text(64), nullable=False, index=True, unique=True),
)

# Printed components that players have entered, by device; without club mode the owner is empty.
custom_boards: Final = sa.Table(
    "sheets",
    metadata,
    sa.Column("owner", _text(64), primary_key=True),
    sa.Column("system", _text(64), primary_key=True),
    sa.Column("kind", _text(64), primary_key=True),
    sa.Column("name", _text(64), primary_key=True),
    sa.Column("text", _text(), nullable=False),
    sa.Column("updated", _text(32), nullable=False),
)

# When a backup was last restored, and when it was made.
restored: Final = sa.Table(
    "restored",
    metadata,
    sa.Column("at", _text(32), primary_key=True),
    sa.Column("made", _text(32), nullable=False),
)
