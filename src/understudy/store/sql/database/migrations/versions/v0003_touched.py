"""When a game was last viewed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table."""

    def text(length: int) -> sa.types.TypeEngine[str]:
        return sa.String(length).with_variant(sa.Text(collation="C"), "postgresql")

    op.create_table(
        "touched",
        sa.Column(
            "game", text(64), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("at", text(32), nullable=False),
    )
