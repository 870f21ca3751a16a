"""Real databases for the tests of the store: SQLite files, and PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from foretold.cli import main
from foretold.words import say
from tests.store.games import finished_game, running_game, waiting_table
from tests.store.moving import fill
from tests.store.store_harness import Desk, open_desk


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Both kinds of database in turn."""
    found: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return found


@pytest.fixture
async def desk(url: str) -> AsyncIterator[Desk]:
    """An open store, in both kinds of database."""
    async with open_desk(url) as desk:
        yield desk


@pytest.fixture
def other_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'other.db'}"


@pytest.fixture
def exported(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A file with all of a server's games."""
    fill(sqlite_url, finished_game(), running_game(), waiting_table())
    file = tmp_path / "games.ndjson"
    assert main(["export", "--all", str(file), "--database", sqlite_url]) == 0
    assert capsys.readouterr().err.strip() == say("store-exported", "en", count=3)
    return file
