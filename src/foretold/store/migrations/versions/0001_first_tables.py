"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables, and the triggers that keep the log append-only."""
    _make_log()
    _make_lists()
    _make_identities()
    op.create_table("facts", sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False))
    if op.get_bind().dialect.name == "sqlite":
        _guard_on_sqlite()
    else:
        _guard_on_postgresql()


def _make_log() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def _make_lists() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("damaged", sa.Text),
    )
    op.create_index("tables_lobby", "tables", ["listed", "phase", "changed"])
    op.create_index("tables_due", "tables", ["deadline"])
    op.create_table(
        "sitters",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("sitters_table", "sitters", ["table_id"])


def _make_identities() -> None:
    op.create_table(
        "identities",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.Text, unique=True),
        sa.Column("password_hash", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("identities_seen", "identities", ["seen"])
    op.create_table(
        "sessions",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        _whose(),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("digest", sa.LargeBinary, nullable=False, unique=True),
        _whose(),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
        sa.Column("revoked", sa.BigInteger),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential_id", sa.LargeBinary, primary_key=True),
        _whose(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    for name in ("sessions", "tokens", "passkeys"):
        op.create_index(f"ix_{name}_who", name, ["who"])


def _whose() -> sa.Column[str]:
    return sa.Column("who", sa.Text, sa.ForeignKey("identities.id", ondelete="CASCADE"), nullable=False)


def _guard_on_sqlite() -> None:
    for event in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER entries_no_{event.lower()} BEFORE {event} ON entries "
            "BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END"
        )
    op.execute(
        "CREATE TRIGGER entries_no_gap BEFORE INSERT ON entries WHEN NEW.number <> 1 AND NOT EXISTS "
        "(SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1) "
        "BEGIN SELECT RAISE(ABORT, 'entries have no gap'); END"
    )


def _guard_on_postgresql() -> None:
    op.execute(
        "CREATE FUNCTION entries_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE EXCEPTION 'entries are append-only' USING ERRCODE = 'integrity_constraint_violation'; END $$"
    )
    op.execute(
        "CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entries "
        "FOR EACH STATEMENT EXECUTE FUNCTION entries_append_only()"
    )
    op.execute(
        "CREATE FUNCTION entries_no_gap() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "IF NEW.number <> 1 AND NOT EXISTS "
        "(SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1) THEN "
        "RAISE EXCEPTION 'entries have no gap' USING ERRCODE = 'integrity_constraint_violation'; END IF; "
        "RETURN NEW; END $$"
    )
    op.execute("CREATE TRIGGER entries_no_gap BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION entries_no_gap()")
