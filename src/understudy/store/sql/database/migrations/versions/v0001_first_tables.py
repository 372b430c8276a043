"""The tables when migrations were introduced.

An older database has most or all of them, and a number in `schema_version`.
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0001"
down_revision = None


def _text(length: int | None = None) -> TypeEngine[str]:
    plain = sa.Text() if length is None else sa.String(length)
    return plain.with_variant(sa.Text(collation="C"), "postgresql")


def _game(*, on_delete: str | None = None) -> sa.Column[str]:
    reference = sa.ForeignKey("games.id", ondelete=on_delete)
    return sa.Column("game", _text(64), reference, primary_key=True)


def upgrade() -> None:
    """Create the missing tables."""
    op.create_table(
        "schema_version", sa.Column("version", sa.Integer, nullable=False), if_not_exists=True
    )
    op.create_table(
        "games",
        sa.Column("id", _text(64), primary_key=True),
        sa.Column("system", _text(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", _text(), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("created", _text(32), nullable=False),
        sa.Column("updated", _text(32), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
        sa.Column("redo", sa.JSON, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_games_updated", "games", ["updated"], if_not_exists=True)
    op.create_table(
        "answers",
        _game(),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("question", _text(128), nullable=False),
        sa.Column("answer", sa.JSON, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "receipts", _game(), sa.Column("key", _text(128), primary_key=True), if_not_exists=True
    )
    op.create_table(
        "sent",
        _game(),
        sa.Column("key", _text(128), primary_key=True),
        sa.Column("digest", _text(64), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "titles", _game(), sa.Column("title", _text(), nullable=False), if_not_exists=True
    )
    op.create_table(
        "origins",
        _game(on_delete="CASCADE"),
        sa.Column("origin", _text(64), nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_origins_origin", "origins", ["origin"], if_not_exists=True)
    op.create_table(
        "sheets",
        sa.Column("system", _text(64), primary_key=True),
        sa.Column("kind", _text(64), primary_key=True),
        sa.Column("name", _text(64), primary_key=True),
        sa.Column("text", _text(), nullable=False),
        sa.Column("updated", _text(32), nullable=False),
        if_not_exists=True,
    )
    op.execute("DELETE FROM schema_version")
    op.execute("INSERT INTO schema_version VALUES (2)")
