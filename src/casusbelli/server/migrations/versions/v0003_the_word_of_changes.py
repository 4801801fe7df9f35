"""PostgreSQL tells all processes which table was changed, and by which of them"""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TELL = """
CREATE FUNCTION tell_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('casusbelli', NEW.id || ' ' || current_setting('application_name'));
    RETURN NULL;
END
$$
"""
WHENEVER = """
CREATE TRIGGER tell_of_change AFTER UPDATE OF entries, messages, revision ON tables
FOR EACH ROW EXECUTE FUNCTION tell_of_change()
"""


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TELL)
        op.execute(WHENEVER)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TRIGGER tell_of_change ON tables")
        op.execute("DROP FUNCTION tell_of_change")
