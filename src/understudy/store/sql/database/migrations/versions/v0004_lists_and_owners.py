"""Lists of games for each device, links to share games, and owners of entered components."""

import sqlalchemy as sa
from alembic import op

from understudy.store.sql.database.migrations.columns import game, text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the tables; existing components get an empty owner."""
    op.create_table(
        "members",
        sa.Column("device", text(64), primary_key=True),
        game(),
        sa.Column("right", sa.Integer, nullable=False),
    )
    op.create_index("ix_members_game", "members", ["game"])
    op.create_table(
        "links",
        game(),
        sa.Column("right", sa.Integer, primary_key=True),
        sa.Column("key", text(64), nullable=False),
        sa.Column("digest", text(64), nullable=False),
    )
    op.create_index("ix_links_digest", "links", ["digest"], unique=True)
    # SQLite cannot change a primary key, and there are few rows: recreate the table.
    entered = [
        dict(row) for row in op.get_bind().execute(sa.text("SELECT * FROM sheets")).mappings()
    ]
    op.drop_table("sheets")
    sheets = op.create_table(
        "sheets",
        sa.Column("owner", text(64), primary_key=True),
        sa.Column("system", text(64), primary_key=True),
        sa.Column("kind", text(64), primary_key=True),
        sa.Column("name", text(64), primary_key=True),
        sa.Column("text", text(), nullable=False),
        sa.Column("updated", text(32), nullable=False),
    )
    op.bulk_insert(sheets, [{"owner": "", **row} for row in entered])
