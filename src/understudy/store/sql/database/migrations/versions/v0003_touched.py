"""When a game was last viewed."""

import sqlalchemy as sa
from alembic import op

from understudy.store.sql.database.migrations.columns import game, text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table."""
    op.create_table("touched", game(), sa.Column("at", text(32), nullable=False))
