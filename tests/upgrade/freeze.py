"""Writes down a club as the present code leaves it: python -m tests.upgrade.freeze NAME

A real server is started, people come in every way there is, play, and stop in the middle. `data/NAME.sql` is its
database; `data/NAME.json` says what must be true of it for ever: keys that open, records of finished games, and how
each running game goes on. Run it once, with the code that is to be frozen; what it wrote is never written anew.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives import serialization

from tests.server.authenticator import Authenticator, text
from tests.server.server_process import Person, Server, guest

DATA = Path(__file__).with_name("data")
PASSWORD = "correct horse battery"  # noqa: S105 - it opens nothing but a test's database
#: Keys that open for ten years, so that those in the file still do; and nobody is forgotten, nor any table.
LONG = {"session_days": "3650", "token_days": "3650", "purge_days": "0"}


class Club:
    """People at one server, and what is known of them."""

    def __init__(self, server: Server) -> None:
        self.home = server.url.replace("127.0.0.1", "localhost")  # a passkey needs a name
        self.people: dict[str, Person] = {}
        self.facts: dict[str, Any] = {"people": {}, "finished": [], "running": [], "waiting": []}

    async def come(self) -> None:
        """A guest, an account with a password and a token, one with a passkey."""
        for name in ("Guy", "Ada", "Kim"):
            self.people[name] = await guest(self.home, name)
        await self.people["Guy"].ask("PATCH", "/api/v1/me", {"name": "Guy"})
        ada, kim = self.people["Ada"], self.people["Kim"]
        await ada.post("/api/v1/account", {"name": "Ada", "password": PASSWORD})
        await ada.post("/api/v1/account/confirm", {"password": PASSWORD})
        made = await ada.post("/api/v1/tokens", {"name": "bot", "scopes": ["read", "bot:play"], "days": 3650})
        device = Authenticator(self.home)
        begun = await kim.post("/api/v1/passkeys/new", {"name": "Kim"})
        answer = {"id": begun["id"], "credential": device.register(begun["options"]), "name": "Kim"}
        await kim.post("/api/v1/passkeys", answer, headers={"Origin": self.home})
        key = device.key.private_bytes(
            serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        for name, person in self.people.items():
            cookie = {one.key: one.value for one in person.session.cookie_jar}
            self.facts["people"][name] = {"cookie": cookie}
        self.facts["people"]["Ada"] |= {"password": PASSWORD, "token": made["secret"]}
        self.facts["people"]["Kim"] |= {"passkey": {"id": text(device.id), "key": text(key), "count": device.count}}

    async def sit(self, game: str, names: list[str], **settings: Any) -> str:
        host = self.people[names[0]]
        table = await host.open(game, [None] * len(names), settings.pop("options", None), **settings)
        for seat, name in enumerate(names):
            await self.people[name].command(table, "sit", name=name, seat=seat, salt=f"{seat:02x}")
        return table

    async def play(self, table: str, names: list[str], seed: int, most: int = 10_000) -> list[str]:
        """Random decisions; returns them."""
        chance, decided = random.Random(seed), []
        for _ in range(most):
            view = (await self.people[names[0]].get(f"/api/v1/tables/{table}"))["view"]
            if view["over"]:
                break
            actor = self.people[names[view["actor"]]]
            legal = (await actor.get(f"/api/v1/tables/{table}"))["view"]["legal"]
            decided.append(chance.choice(legal))
            await actor.command(table, "move", decision=view["decision"], action=decided[-1])
        return decided

    async def finish(self, game: str, names: list[str], seed: int, **settings: Any) -> None:
        table = await self.sit(game, names, **settings)
        await self.people[names[0]].command(table, "begin")
        await self.people[names[0]].command(table, "say", text="Bonne chance ! 🍀")
        await self.play(table, names, seed)
        self.facts["finished"].append({"table": table, "names": names, **await self.ending(table, names)})

    async def ending(self, table: str, names: list[str]) -> dict[str, Any]:
        """What a finished game is known by."""
        person = self.people[names[0]]
        game = f"/api/v1/games/{table}"
        return {
            "record": await person.get(f"{game}/record"),
            "result": await person.get(f"{game}/result"),
            "proof": await person.get(f"{game}/proof"),
        }

    async def begin(self, game: str, names: list[str], seed: int, most: int, **settings: Any) -> None:
        table = await self.sit(game, names, **settings)
        await self.people[names[0]].command(table, "begin")
        await self.play(table, names, seed, most)
        views = [(await self.people[name].get(f"/api/v1/tables/{table}"))["view"] for name in names]
        self.facts["running"].append({"table": table, "names": names, "decision": views[0]["decision"], "views": views})

    async def go_on(self) -> None:
        """How the running games end, if everybody decides as they do here."""
        for seed, running in enumerate(self.facts["running"], 70):
            table, names = running["table"], running["names"]
            running["actions"] = await self.play(table, names, seed)
            running["end"] = await self.ending(table, names)


async def fill(server: Server) -> Club:
    """Everything that the file holds."""
    club = Club(server)
    await club.come()
    await club.finish("predictions", ["Ada", "Guy"], 1)
    await club.finish("all-or-nothing", ["Kim", "Ada", "Guy"], 2, listed=True)
    await club.begin("predictions", ["Guy", "Ada", "Kim"], 3, 20, options={"side": "B"})
    await club.begin("predictions", ["Ada", "Kim"], 4, 9)
    await club.begin("all-or-nothing", ["Ada", "Guy", "Kim"], 5, 8)
    club.facts["waiting"].append({"table": await club.sit("predictions", ["Kim", "Guy"], listed=True)})
    return club


async def freeze(name: str, folder: Path) -> None:
    server = Server(folder, **LONG).start()
    club = await fill(server)
    assert server.stop() == 0
    path, copy = folder / "games.db", folder / "frozen.db"
    shutil.copy(path, copy)
    server.start()
    await club.go_on()
    for person in club.people.values():
        await person.session.close()
    assert server.stop() == 0
    DATA.mkdir(exist_ok=True)
    dump = "\n".join(sqlite3.connect(copy).iterdump()) + "\n"
    (DATA / f"{name}.sql").write_text(dump, encoding="utf-8")
    facts = json.dumps(club.facts, ensure_ascii=False, separators=(",", ":"))
    (DATA / f"{name}.json").write_text(facts + "\n", encoding="utf-8")


def main() -> None:
    """Write the files, unless they are there."""
    name = sys.argv[1]
    if (DATA / f"{name}.sql").exists():
        raise SystemExit(f"{name}.sql exists and is not written anew")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(freeze(name, Path(folder)))


if __name__ == "__main__":
    main()
