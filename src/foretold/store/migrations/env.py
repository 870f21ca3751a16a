"""Alembic's way in: migrations run on the connection that `database.migrate` hands over, in its transaction."""

from alembic import context

from foretold.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
