"""The tables of the database, as the newest migration leaves them. All times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)  # fmt: skip

#: The revision that this code works with; the newest in `migrations/versions`.
REVISION = "0004"

metadata = MetaData()

#: The logs, one for each table. Rows are only ever added. Numbers are given out in order: so tables that are played at,
#: which are young, have their entries close together in the index of `entries`.
logs = Table(
    "logs",
    metadata,
    Column("no", Integer, primary_key=True),
    Column("table_id", Text, nullable=False, unique=True),
)

#: What is in them. Rows are only ever added: triggers refuse changes, deletions and gaps. A table whose phase becomes
#: `purged` is the exception: a trigger deletes it, with its whole log.
entries = Table(
    "entries",
    metadata,
    Column("log", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

#: The line of each table in a list; everything here follows from the log, but for `damaged` and `visited`.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("phase", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("free", Integer, nullable=False),
    Column("names", Text, nullable=False),  # a JSON list
    Column("actor", Integer),
    Column("deadline", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("damaged", Text),  # why it was set aside
    Column("visited", BigInteger),  # when somebody last looked at one that had been left alone
)
Index("tables_lobby", tables.c.listed, tables.c.phase, tables.c.changed)
Index("tables_due", tables.c.deadline)

#: Who sits where: the way from a person to their games.
sitters = Table(
    "sitters",
    metadata,
    Column("who", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
)
Index("sitters_table", sitters.c.table_id)

#: People: guests, and accounts that have a name to sign in with.
identities = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the account's name as it is compared
    Column("password_hash", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
Index("identities_seen", identities.c.seen)


def _whose() -> Column[str]:
    return Column("who", Text, ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True)


#: Cookies: SHA-256 of each secret.
sessions = Table(
    "sessions",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    _whose(),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Column("seen", BigInteger),
    Column("confirmed", BigInteger),  # when its person last showed a password or passkey once more
    Column("agent", Text),  # the browser and the system, as `Firefox/Linux`
    Column("device", LargeBinary),  # the digest of the device's own cookie
)

#: Devices on which somebody has signed in before: SHA-256 of each device's secret, once for each account.
devices = Table(
    "devices",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("who", Text, ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("agent", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

#: What the names of accounts look like (`table.confusables`); names that look alike have one row.
account_names = Table(
    "account_names",
    metadata,
    Column("skeleton", Text, primary_key=True),
    _whose(),
)

#: Bearer tokens of programs: SHA-256 of each secret.
tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("digest", LargeBinary, nullable=False, unique=True),
    _whose(),
    Column("scopes", Text, nullable=False),  # separated by spaces
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Column("revoked", BigInteger),
)

#: Passkeys: public keys only.
passkeys = Table(
    "passkeys",
    metadata,
    Column("credential_id", LargeBinary, primary_key=True),
    _whose(),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

#: Small facts about this server, such as its id.
facts = Table(
    "facts",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
