"""The tables when migrations were introduced.

An older database has most or all of them, and a number in `schema_version`.
"""

import sqlalchemy as sa
from alembic import op

from understudy.store.sql.database.migrations.columns import game, text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the missing tables."""
    op.create_table(
        "schema_version", sa.Column("version", sa.Integer, nullable=False), if_not_exists=True
    )
    op.create_table(
        "games",
        sa.Column("id", text(64), primary_key=True),
        sa.Column("system", text(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", text(), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("created", text(32), nullable=False),
        sa.Column("updated", text(32), nullable=False),
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
        game(on_delete=None),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("question", text(128), nullable=False),
        sa.Column("answer", sa.JSON, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "receipts",
        game(on_delete=None),
        sa.Column("key", text(128), primary_key=True),
        if_not_exists=True,
    )
    op.create_table(
        "sent",
        game(on_delete=None),
        sa.Column("key", text(128), primary_key=True),
        sa.Column("digest", text(64), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "titles",
        game(on_delete=None),
        sa.Column("title", text(), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "origins",
        game(),
        sa.Column("origin", text(64), nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_origins_origin", "origins", ["origin"], if_not_exists=True)
    op.create_table(
        "sheets",
        sa.Column("system", text(64), primary_key=True),
        sa.Column("kind", text(64), primary_key=True),
        sa.Column("name", text(64), primary_key=True),
        sa.Column("text", text(), nullable=False),
        sa.Column("updated", text(32), nullable=False),
        if_not_exists=True,
    )
    op.execute("DELETE FROM schema_version")
    op.execute("INSERT INTO schema_version VALUES (2)")
