"""Moments of rules"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "moments",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("rule", sa.String(20), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moments_table_id"),
        sa.PrimaryKeyConstraint("table_id", "rule", name="pk_moments"),
    )
    op.create_index("ix_moments_rule", "moments", ["rule"])


def downgrade() -> None:
    op.drop_table("moments")
