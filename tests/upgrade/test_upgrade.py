"""A club as an earlier release left it: people sign in, games go on, finished ones replay and prove themselves."""

from __future__ import annotations

import base64
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
from yarl import URL

from foretold.cli import main
from tests.postgres import empty_database
from tests.server.authenticator import Authenticator
from tests.server.server_process import Person, Refused, Server, stranger
from tests.upgrade.freeze import DATA, LONG

pytestmark = pytest.mark.slow  # each test starts other processes

CLUBS = sorted(path.stem for path in DATA.glob("*.json"))


class Upgraded:
    """Today's server over the database of an earlier one."""

    def __init__(self, name: str, folder: Path, url: str) -> None:
        self.facts = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
        database = sqlite3.connect(folder / "games.db")
        database.executescript((DATA / f"{name}.sql").read_text(encoding="utf-8"))
        database.close()
        if url:  # a backup is such a file, and fits PostgreSQL too
            assert main(["restore", str(folder / "games.db"), "--database", url]) == 0
        self.server = Server(folder, **LONG, **({"database": url} if url else {})).start()
        self.home = self.server.url.replace("127.0.0.1", "localhost")

    def person(self, name: str) -> Person:
        """Somebody with the cookie that they had."""
        jar = aiohttp.CookieJar(unsafe=True)
        jar.update_cookies(self.facts["people"][name]["cookie"], URL(self.home))
        return Person(self.home, aiohttp.ClientSession(cookie_jar=jar), name)


@pytest.fixture(
    scope="module", params=[(name, kind) for name in CLUBS for kind in ("sqlite", "postgresql")], ids="-".join
)
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    name, kind = request.param
    with ExitStack() as stack:
        is_file = kind == "sqlite"
        url = "" if is_file else stack.enter_context(empty_database(request.getfixturevalue("cluster")))
        upgraded = Upgraded(name, tmp_path_factory.mktemp("club"), url)
        yield upgraded
        assert upgraded.server.stop() == 0
        assert '"level":"error"' not in upgraded.server.log.read_text()


@pytest.fixture
async def people(club: Upgraded) -> AsyncIterator[dict[str, Person]]:
    """Everybody, with the cookies that they had."""
    async with AsyncExitStack() as stack:
        yield {name: await stack.enter_async_context(club.person(name)) for name in club.facts["people"]}


def test_there_is_a_stored_club() -> None:
    assert CLUBS


async def test_everybody_is_who_they_were_and_can_sign_in(club: Upgraded, people: dict[str, Person]) -> None:
    for name, person in people.items():
        me = await person.get("/api/v1/me")
        assert (me["name"], me["kind"]) == (name, "guest" if name == "Guy" else "account")
    known = club.facts["people"]["Ada"]
    async with stranger(club.home) as elsewhere:
        with pytest.raises(Refused):
            await elsewhere.post("/api/v1/login", {"name": "Ada", "password": "not the password"})
        assert (await elsewhere.post("/api/v1/login", {"name": "ada", "password": known["password"]}))["name"] == "Ada"
        assert await elsewhere.get("/api/v1/me/games") == await people["Ada"].get("/api/v1/me/games")
    async with stranger(club.home) as program:
        program.headers = {"Authorization": f"Bearer {known['token']}"}
        assert (await program.get("/api/v1/me"))["kind"] == "program"


async def test_a_passkey_still_signs_in(club: Upgraded) -> None:
    kept = club.facts["people"]["Kim"]["passkey"]
    device = Authenticator(club.home)
    device.id, device.count = _bytes(kept["id"]), kept["count"]
    key = serialization.load_der_private_key(_bytes(kept["key"]), None)
    assert isinstance(key, EllipticCurvePrivateKey)
    device.key = key
    async with stranger(club.home) as elsewhere:
        begun = await elsewhere.post("/api/v1/passkeys/challenge")
        answer = {"id": begun["id"], "credential": device.sign(begun["options"])}
        told = await elsewhere.post("/api/v1/passkeys/login", answer, headers={"Origin": club.home})
        assert (told["name"], told["kind"]) == ("Kim", "account")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def check_ending(person: Person, table: str, known: dict[str, Any]) -> None:
    """A finished game is what it was: record, scores, every round, the proof; and it can be replayed."""
    game = f"/api/v1/games/{table}"
    assert await person.get(f"{game}/record") == known["record"]
    assert _known(await person.get(f"{game}/result"), known["result"]) == known["result"]
    assert _known(await person.get(f"{game}/proof"), known["proof"]) == known["proof"]
    for eyes in ("0", "spectator", "open"):
        frames = (await person.get(f"{game}/replay?eyes={eyes}&first=0&count=200"))["frames"]
        assert len(frames) == min(200, len(known["record"]["actions"]) + 1)


def _known(told: Any, known: Any) -> Any:
    """What is told, without what later releases tell besides."""
    if isinstance(known, dict):
        return {key: _known(told[key], value) for key, value in known.items()}
    if isinstance(known, list):
        return [_known(*pair) for pair in zip(told, known, strict=True)]
    return told


async def test_finished_games_replay(club: Upgraded, people: dict[str, Person]) -> None:
    assert {finished["record"]["game"] for finished in club.facts["finished"]} == {"predictions", "all-or-nothing"}
    for finished in club.facts["finished"]:
        await check_ending(people[finished["names"][0]], finished["table"], finished)


async def test_running_games_go_on_and_end_as_they_would_have(club: Upgraded, people: dict[str, Person]) -> None:
    assert {one["end"]["record"]["game"] for one in club.facts["running"]} == {"predictions", "all-or-nothing"}
    for running in club.facts["running"]:
        table, seats = running["table"], [people[name] for name in running["names"]]
        await check_views(table, seats, running["views"])
        for action in running["actions"]:
            view = (await seats[0].get(f"/api/v1/tables/{table}"))["view"]
            await seats[view["actor"]].command(table, "move", decision=view["decision"], action=action)
        running["end"]["result"].pop("ended_at", None)  # it ends now
        await check_ending(seats[0], table, running["end"])


async def check_views(table: str, seats: list[Person], views: list[dict[str, Any]]) -> None:
    """Everybody sees what they saw, and may do what they might."""
    for person, known in zip(seats, views, strict=True):
        view = (await person.get(f"/api/v1/tables/{table}"))["view"]
        for key in ("game", "seat", "decision", "over", "scores", "actor", "legal"):
            assert view[key] == known[key], key
        assert _known(view["table"], known["table"]) == known["table"]


async def test_a_table_that_waited_begins(club: Upgraded, people: dict[str, Person]) -> None:
    (waiting,) = club.facts["waiting"]
    table, seats = waiting["table"], [people["Kim"], people["Guy"]]
    await seats[0].command(table, "begin")
    view = (await seats[0].get(f"/api/v1/tables/{table}"))["view"]
    actor = seats[view["actor"]]
    legal = (await actor.get(f"/api/v1/tables/{table}"))["view"]["legal"]
    await actor.command(table, "move", decision=view["decision"], action=legal[0])
