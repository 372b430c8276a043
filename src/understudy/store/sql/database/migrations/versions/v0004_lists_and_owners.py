"""Lists of games for each device, links to share games, and owners of entered components."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0004"
down_revision = "0003"


def _text(length: int | None = None) -> TypeEngine[str]:
    plain = sa.Text() if length is None else sa.String(length)
    return plain.with_variant(sa.Text(collation="C"), "postgresql")


def _game() -> sa.Column[str]:
    reference = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game", _text(64), reference, primary_key=True)


def upgrade() -> None:
    """Create the tables; existing components get an empty owner."""
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
    # SQLite cannot change a primary key, and there are few rows: recreate the table.
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
