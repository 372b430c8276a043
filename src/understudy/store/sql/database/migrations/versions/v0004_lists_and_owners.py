"""Devices have lists of games and components of their own; links lead from one list to another."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0004"
down_revision = "0003"


def _text(length: int | None = None) -> TypeEngine[str]:
    plain = sa.Text() if length is None else sa.String(length)
    return plain.with_variant(sa.Text(collation="C"), "postgresql")


def _game() -> sa.Column[str]:
    pointer = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game", _text(64), pointer, primary_key=True)


def upgrade() -> None:
    """What was entered so far is the house's."""
    op.create_table(
        "members",
        sa.Column("device", _text(64), primary_key=True),
        _game(),
        sa.Column("right", sa.Integer, nullable=False),
    )
    op.create_index("ix_members_game", "members", ["game"])
    op.create_table(
        "links",
        _game(),
        sa.Column("right", sa.Integer, primary_key=True),
        sa.Column("key", _text(64), nullable=False),
        sa.Column("digest", _text(64), nullable=False),
    )
    op.create_index("ix_links_digest", "links", ["digest"], unique=True)
    # The key of a table cannot be changed everywhere; there are few rows.
    entered = [
        dict(row) for row in op.get_bind().execute(sa.text("SELECT * FROM sheets")).mappings()
    ]
    op.drop_table("sheets")
    sheets = op.create_table(
        "sheets",
        sa.Column("owner", _text(64), primary_key=True),
        sa.Column("system", _text(64), primary_key=True),
        sa.Column("kind", _text(64), primary_key=True),
        sa.Column("name", _text(64), primary_key=True),
        sa.Column("text", _text(), nullable=False),
        sa.Column("updated", _text(32), nullable=False),
    )
    op.bulk_insert(sheets, [{"owner": "", **row} for row in entered])
