"""Logs have numbers, given out in order, by which their entries are found.

Until now the id of a table stood in each entry, and again in its index. Ids are long and random: every entry dirtied a
page of the index that no other did.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Number the logs, oldest first, and copy their entries."""
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    if not is_sqlite:
        op.execute("SET LOCAL statement_timeout = 0")  # a club's log may take a while
    _make_tables()
    op.execute(
        "INSERT INTO logs (table_id) SELECT table_id FROM entries_before LEFT JOIN tables ON tables.id = table_id "
        "GROUP BY table_id, tables.created ORDER BY tables.created, table_id"
    )
    op.execute(
        "INSERT INTO entries (log, number, body) SELECT no, number, body FROM entries_before "
        "JOIN logs USING (table_id) ORDER BY no, number"
    )
    op.drop_table("entries_before")
    if is_sqlite:
        _guard_on_sqlite()
    else:
        _guard_on_postgresql()


def _make_tables() -> None:
    op.rename_table("entries", "entries_before")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER INDEX entries_pkey RENAME TO entries_before_pkey")
    op.create_table(
        "logs",
        sa.Column("no", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, unique=True),
    )
    op.create_table(
        "entries",
        sa.Column("log", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def _guard_on_sqlite() -> None:
    for table in ("entries", "logs"):
        for event in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_no_{event.lower()} BEFORE {event} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, '{table} are append-only'); END"
            )
    op.execute(
        "CREATE TRIGGER entries_no_gap BEFORE INSERT ON entries WHEN NEW.number <> 1 AND NOT EXISTS "
        "(SELECT 1 FROM entries WHERE log = NEW.log AND number = NEW.number - 1) "
        "BEGIN SELECT RAISE(ABORT, 'entries have no gap'); END"
    )


def _guard_on_postgresql() -> None:
    op.execute(
        "CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE EXCEPTION '% are append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation'; END $$"
    )
    for table in ("entries", "logs"):
        op.execute(
            f"CREATE TRIGGER {table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION append_only()"
        )
    op.execute("DROP FUNCTION entries_append_only()")
    op.execute(
        "CREATE OR REPLACE FUNCTION entries_no_gap() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "IF NEW.number <> 1 AND NOT EXISTS "
        "(SELECT 1 FROM entries WHERE log = NEW.log AND number = NEW.number - 1) THEN "
        "RAISE EXCEPTION 'entries have no gap' USING ERRCODE = 'integrity_constraint_violation'; END IF; "
        "RETURN NEW; END $$"
    )
    op.execute("CREATE TRIGGER entries_no_gap BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION entries_no_gap()")
