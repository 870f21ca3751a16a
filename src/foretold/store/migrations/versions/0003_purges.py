"""Abandoned tables can be purged: whole, and nothing else.

Until now no entry could ever be deleted. From now on to set a table's phase to `purged` deletes it with its whole log,
by a trigger, unless its game is over; anything else that deletes an entry or a log is refused as before.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_IS_PURGED = "EXISTS (SELECT 1 FROM logs JOIN tables ON tables.id = logs.table_id WHERE phase = 'purged' AND no = {})"
_PURGE = (
    "DELETE FROM entries WHERE log IN (SELECT no FROM logs WHERE table_id = NEW.id); "
    "DELETE FROM logs WHERE table_id = NEW.id; "
    "DELETE FROM tables WHERE id = NEW.id;"
)


def upgrade() -> None:
    """Remember when a table was last looked at, and let go of those that nobody does."""
    op.add_column("tables", sa.Column("visited", sa.BigInteger))
    if op.get_bind().dialect.name == "sqlite":
        _guard_on_sqlite()
    else:
        _guard_on_postgresql()


def _guard_on_sqlite() -> None:
    for table, number in (("entries", "OLD.log"), ("logs", "OLD.no")):
        op.execute(f"DROP TRIGGER {table}_no_delete")
        op.execute(
            f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} WHEN NOT {_IS_PURGED.format(number)} "
            f"BEGIN SELECT RAISE(ABORT, '{table} are append-only'); END"
        )
    op.execute(
        "CREATE TRIGGER tables_no_purge BEFORE UPDATE OF phase ON tables WHEN NEW.phase = 'purged' "
        "AND OLD.phase = 'over' BEGIN SELECT RAISE(ABORT, 'finished games are kept'); END"
    )
    op.execute(
        f"CREATE TRIGGER tables_purge AFTER UPDATE OF phase ON tables WHEN NEW.phase = 'purged' BEGIN {_PURGE} END"
    )


def _guard_on_postgresql() -> None:
    for table, number in (("entries", "log"), ("logs", "no")):
        op.execute(f"DROP TRIGGER {table}_append_only ON {table}")
        op.execute(
            f"CREATE TRIGGER {table}_append_only BEFORE UPDATE OR TRUNCATE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION append_only()"
        )
        op.execute(
            f"CREATE FUNCTION {table}_no_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            f"IF NOT {_IS_PURGED.format(f'OLD.{number}')} THEN RAISE EXCEPTION '{table} are append-only' "
            "USING ERRCODE = 'integrity_constraint_violation'; END IF; RETURN OLD; END $$"
        )
        op.execute(
            f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} "
            f"FOR EACH ROW EXECUTE FUNCTION {table}_no_delete()"
        )
    op.execute(
        "CREATE FUNCTION tables_purge() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "IF OLD.phase = 'over' THEN RAISE EXCEPTION 'finished games are kept' "
        "USING ERRCODE = 'integrity_constraint_violation'; END IF; "
        f"{_PURGE} RETURN NULL; END $$"
    )
    op.execute(
        "CREATE TRIGGER tables_purge AFTER UPDATE OF phase ON tables FOR EACH ROW "
        "WHEN (NEW.phase = 'purged') EXECUTE FUNCTION tables_purge()"
    )
