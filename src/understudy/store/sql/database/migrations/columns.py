"""Column types that several migrations use. They must not change."""

import sqlalchemy as sa
from sqlalchemy.types import TypeEngine


def text(length: int | None = None) -> TypeEngine[str]:
    """Return the type of text, ordered by code point in PostgreSQL as in SQLite."""
    plain = sa.Text() if length is None else sa.String(length)
    return plain.with_variant(sa.Text(collation="C"), "postgresql")


def game(*, on_delete: str | None = "CASCADE") -> sa.Column[str]:
    """Return a part of the primary key that refers to a game."""
    reference = sa.ForeignKey("games.id", ondelete=on_delete)
    return sa.Column("game", text(64), reference, primary_key=True)
