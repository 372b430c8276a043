"""When a backup was last restored."""

import sqlalchemy as sa
from alembic import op

from understudy.store.sql.database.migrations.columns import text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "restored",
        sa.Column("at", text(32), primary_key=True),
        sa.Column("made", text(32), nullable=False),
    )
