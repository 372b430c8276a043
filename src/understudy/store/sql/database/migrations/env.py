"""What Alembic runs: the migrations that are still to be made, in the transaction it is given."""

from alembic import context

from understudy.store.sql.database.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
