"""When a backup was last restored."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table."""
    text = sa.String(32).with_variant(sa.Text(collation="C"), "postgresql")
    op.create_table(
        "restored",
        sa.Column("at", text, primary_key=True),
        sa.Column("made", text, nullable=False),
    )
