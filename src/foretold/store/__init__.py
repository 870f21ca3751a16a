"""Storage in SQL: the log of every table, lists of tables, identities. SQLite by default, PostgreSQL by URL."""

from foretold.store.lines import TableListing
from foretold.store.problems import StoreUnavailable
from foretold.store.store import Store, open_store
from foretold.store.writer import StoreOutcome

__all__ = ["Store", "StoreOutcome", "StoreUnavailable", "TableListing", "open_store"]
