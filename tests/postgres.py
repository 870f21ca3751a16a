"""A real PostgreSQL for tests."""

from __future__ import annotations

import os
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL, make_url

POSTGRES = "FORETOLD_TEST_POSTGRES"
#: What stands there instead of an address where there is no PostgreSQL: whoever says so also says what was not run.
NONE = "none"
SCRIPT = Path(__file__).parents[1] / "scripts" / "postgres"


def need() -> None:
    """Leave a test out where there is no PostgreSQL."""
    if os.environ.get(POSTGRES) == NONE:
        pytest.skip("there is no PostgreSQL here")


@pytest.fixture(scope="session")
def cluster() -> Iterator[URL]:
    """The PostgreSQL that the environment names, or one that is started for this run; without any the test fails."""
    need()
    given = os.environ.get(POSTGRES)
    if given:
        yield make_url(given).set(drivername="postgresql+psycopg")
        return
    folder = tempfile.mkdtemp(prefix="foretold-postgres-")
    started = subprocess.run([str(SCRIPT), "start", folder], capture_output=True, text=True, check=False)
    if started.returncode:
        pytest.fail(
            f"No PostgreSQL for the tests: {started.stderr.strip()} "
            f"(install it, or run one with `scripts/postgres start DIR` and put the URL that it prints into {POSTGRES})"
        )
    try:
        yield make_url(started.stdout.strip()).set(drivername="postgresql+psycopg")
    finally:
        subprocess.run([str(SCRIPT), "stop", folder], check=True)


@pytest.fixture
def postgres_url(cluster: URL) -> Iterator[str]:
    """An empty database."""
    with empty_database(cluster) as url:
        yield url


@contextmanager
def empty_database(cluster: URL) -> Iterator[str]:
    """A database of one's own, for as long as it is needed."""
    name = f"t{uuid.uuid4().hex}"
    engine = create_engine(cluster, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield cluster.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()
