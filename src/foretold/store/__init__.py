"""Storage in SQL: the log of every table, the lines of lists, identities. SQLite by default, PostgreSQL by URL."""

from foretold.store.lines import Line
from foretold.store.problems import StoreUnavailable
from foretold.store.store import Store, open_store
from foretold.store.writer import StoreOutcome

__all__ = ["Line", "Store", "StoreOutcome", "StoreUnavailable", "open_store"]
