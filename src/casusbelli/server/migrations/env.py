"""Run by Alembic: the connection is handed over by `casusbelli.server.upgrade`."""

from alembic import context

from casusbelli.server import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    transactional_ddl=True,  # our SQLite connections begin their transactions themselves
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
