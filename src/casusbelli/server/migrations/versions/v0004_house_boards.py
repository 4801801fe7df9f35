"""House boards"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("board", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("owner", sa.String(24), nullable=True),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name="fk_boards_owner"),
        sa.PrimaryKeyConstraint("name", name="pk_boards"),
    )
    op.create_index("ix_boards_owner", "boards", ["owner"])


def downgrade() -> None:
    op.drop_table("boards")
