"""Time that a server has seen pass, and link keys that are not stored."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0005"
down_revision = "0004"


def _text(length: int) -> TypeEngine[str]:
    return sa.String(length).with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Add the tables and columns. The keys of existing links are removed; their hashes stay."""
    op.create_table(
        "seen_time",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", _text(32), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
    )
    seen = sa.Column("seen", sa.Integer, nullable=False, server_default="0")
    op.add_column("touched", seen)
    # SQLite cannot drop a column of every version, and there are few rows: recreate the table.
    statement = 'SELECT game, "right", digest FROM links'
    kept = [dict(row) for row in op.get_bind().execute(sa.text(statement)).mappings()]
    op.drop_index("ix_links_digest", "links")
    op.drop_table("links")
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    links = op.create_table(
        "links",
        sa.Column("game", _text(64), game, primary_key=True),
        sa.Column("right", sa.Integer, primary_key=True),
        sa.Column("nonce", _text(64), nullable=False),
        sa.Column("digest", _text(64), nullable=False),
    )
    op.create_index("ix_links_digest", "links", ["digest"], unique=True)
    op.bulk_insert(links, [{"nonce": "", **row} for row in kept])
