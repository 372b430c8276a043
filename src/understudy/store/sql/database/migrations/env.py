"""Alembic environment: runs the missing migrations in the given transaction."""

from alembic import context

from understudy.store.sql.database.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
