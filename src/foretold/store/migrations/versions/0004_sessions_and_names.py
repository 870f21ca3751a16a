"""Sessions say when and where they are used, devices are remembered, and names that look alike have one owner."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from foretold.table.confusables import skeleton

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and tables, and write down what the names of accounts look like."""
    for column in (
        sa.Column("seen", sa.BigInteger),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("agent", sa.Text),
        sa.Column("device", sa.LargeBinary),
    ):
        op.add_column("sessions", column)
    op.create_table(
        "devices",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("who", sa.Text, sa.ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "account_names",
        sa.Column("skeleton", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, sa.ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    )
    for name in ("devices", "account_names"):
        op.create_index(f"ix_{name}_who", name, ["who"])
    _keep_names()


def _keep_names() -> None:
    """Where the names of two accounts look alike the older one keeps its look; the other one works as before."""
    connection = op.get_bind()
    people = sa.table("identities", *map(sa.column, ("id", "kind", "name", "login", "created")))
    wanted = sa.select(people.c.id, people.c.name, people.c.login).where(people.c.kind == "account")
    looks: dict[str, str] = {}
    for who, name, login in connection.execute(wanted.order_by(people.c.created, people.c.id)):
        for text in (login, name):
            if text:
                looks.setdefault(skeleton(text), who)
    if looks:
        names = sa.table("account_names", sa.column("skeleton"), sa.column("who"))
        connection.execute(names.insert(), [{"skeleton": look, "who": who} for look, who in looks.items()])
