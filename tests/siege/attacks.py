"""Floods, bombs and slow clients: each attack goes on until its time is over, and hangs up."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tests.fuzz.frames import Fuzz
from tests.siege.attack_clients import HOST, Ground, Line
from tests.sockets import PING, PONG, frame, greeting
from tests.waiting import until

Attack = Callable[[Ground], Awaitable[None]]
#: Bytes that one flood sends at most: a siege is bounded whatever the server takes.
MOST = 40_000_000


async def _pour(ground: Ground, make: Callable[[], bytes], hello: bytes = b"", *, listening: bool = True) -> None:
    """The same again and again over one connection, and over another when it is cut; with a greeting, on WebSockets."""
    sent = 0
    while ground.goes_on and sent < MOST:
        line = await ground.open()
        if line is None or (hello and not await line.greet(hello)):
            continue
        if listening:
            line.listen()
        while sent < MOST and await line.say(piece := make()):
            sent += len(piece)
        line.close()


def _socket(ground: Ground, cookie: str = "") -> bytes:
    return greeting(HOST, ground.port, cookie)


async def _each(ground: Ground, bodies: list[tuple[str, bytes]], cookie: str = "", **headers: str) -> None:
    """Requests one after the other, each over a connection of its own, so that none hides behind another."""
    while ground.goes_on:
        path, body = ground.chance.choice(bodies)
        line = await ground.open()
        if line is None:
            continue
        line.listen()
        await line.say(ground.request("POST", path, body, cookie, **headers))
        with suppress(AssertionError):  # it has a second to answer
            await until(lambda: line.is_gone or not ground.goes_on, seconds=1, every=0.02)  # noqa: B023 - called at once
        line.close()


# Floods --------------------------------------------------------------------------------------------------------------


async def requests(ground: Ground) -> None:
    """Pipelined requests for what is not there, and for what anybody may see."""
    paths = ("/api/v1/tables/nowhere", "/api/v1/games", "/nothing", "/api/v1/games/nowhere/replay", "/api/v1/lobby")
    pieces = [ground.request("GET", path) * 20 for path in paths]
    await _pour(ground, lambda: ground.chance.choice(pieces))


async def unread_requests(ground: Ground) -> None:
    """The same, by a client that never reads an answer."""
    piece = ground.request("GET", "/api/openapi.json") * 20
    await _pour(ground, lambda: piece, listening=False)


async def guests(ground: Ground) -> None:
    """New guests without end, and wrong passwords."""
    wrong = {"name": "Grace", "password": "wrong password"}
    pieces = [ground.request("POST", "/api/v1/me") * 5, ground.post("/api/v1/login", wrong) * 5]
    await _pour(ground, lambda: ground.chance.choice(pieces))


async def replays(ground: Ground) -> None:
    """Replays, records, proofs and pictures of finished games."""
    games = ground.finished or ["nowhere"]
    paths = [f"/api/v1/games/{game}/{what}" for game in games for what in ("replay?count=200", "record", "proof")]
    await _pour(ground, lambda: b"".join(ground.request("GET", path) for path in ground.chance.choices(paths, k=10)))


async def unread_pings(ground: Ground) -> None:
    """Pings over a socket that never reads."""
    piece = frame(b"x" * 120, PING) * 200
    await _pour(ground, lambda: piece, _socket(ground), listening=False)


async def pongs(ground: Ground) -> None:
    """Answers that nobody asked for."""
    piece = frame(b"", PONG) * 2_000
    await _pour(ground, lambda: piece, _socket(ground))


async def continuations(ground: Ground) -> None:
    """A message that is continued by nothing, for ever."""
    piece = frame(b"{", final=False) + frame(b"", 0, final=False) * 2_000 + frame(b"}", 0)
    await _pour(ground, lambda: piece, _socket(ground))


async def early(ground: Ground) -> None:
    """Frames that come with the greeting, before the server has agreed."""
    piece = frame(b'{"do":"ping"}') * 2_000
    while ground.goes_on:
        line = await ground.open()
        if line is not None:
            await line.listen().say(_socket(ground) + piece)
            for _ in range(20):
                await line.say(piece)
            line.close()


async def messages(ground: Ground) -> None:
    """Valid messages, far too many."""
    kinds = [{"do": "ping", "n": 1}, *({"do": "watch", "table": table} for table in ground.tables)]
    pieces = [frame(json.dumps(kind).encode()) * 50 for kind in kinds]
    await _pour(ground, lambda: ground.chance.choice(pieces), _socket(ground, ground.chance.choice(ground.cookies)))


async def nonsense(ground: Ground) -> None:
    """Messages that are wrong in every way, by somebody who sits at the table."""
    fuzz = Fuzz(ground.chance.randrange(2**32), ground.tables)
    await _pour(ground, lambda: fuzz.next().data, _socket(ground, ground.chance.choice(ground.cookies)))


async def chat(ground: Ground) -> None:
    """Short lines at a table that many watch."""
    table = ground.chance.choice(ground.tables)
    watch = frame(json.dumps({"do": "watch", "table": table}).encode())
    for line in await ground.several(20):
        if await line.greet(_socket(ground)):
            await line.listen().say(watch)
    count = iter(range(10**9))
    says = lambda: frame(  # noqa: E731 - one line each
        json.dumps({"do": "say", "table": table, "id": f"chat{next(count)}", "text": "a"}).encode()
    )
    await _pour(ground, says, _socket(ground, ground.cookies[0]))


async def tables(ground: Ground) -> None:
    """Tables with the strongest bots at every other seat: at some of them the game begins, and they think."""
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "seer"}] * 4]
    wish = {"game": "predictions", "options": {"players": 5}, "seats": seats}
    cookie = ground.chance.choice(ground.cookies)
    piece = ground.post("/api/v1/tables", wish, cookie)
    line = await ground.open()
    for _ in range(8):
        if line is None or not await line.say(piece) or not (made := await line.answer()):
            break
        path = f"/api/v1/tables/{json.loads(made)['table']}/commands"
        for command in ({"do": "sit", "id": "sit", "name": "Mallory", "seat": 0}, {"do": "begin", "id": "begin"}):
            await line.say(ground.post(path, {"table": "", **command}, cookie))
            await line.answer()
    await _pour(ground, lambda: piece * 2)


async def cold(ground: Ground) -> None:
    """Many sockets that begin to watch tables which are not in memory, or nowhere at all, and claim to know more."""
    names = [f"nowhere{number}" for number in range(100)]
    watched = [*names, *[*ground.finished, *ground.tables] * 4]
    watching = [frame(json.dumps({"do": "watch", "table": one, "since": 10**6}).encode()) for one in watched]
    for line in await ground.several(40):
        if await line.greet(_socket(ground)):
            await line.listen().say(b"".join(ground.chance.sample(watching, len(watching))))
    await _pour(ground, lambda: b"".join(ground.chance.sample(watching, 10)), _socket(ground))


async def exports(ground: Ground) -> None:
    """All of one's games, again and again, beside lists of them."""
    cookie = ground.chance.choice(ground.cookies)
    paths = ("/api/v1/me/games/export", "/api/v1/me/games")
    await _pour(ground, lambda: b"".join(ground.request("GET", path, cookie=cookie) for path in paths) * 5)


async def rematches(ground: Ground) -> None:
    """Rematches, forks, and decisions that are taken back."""
    finished, table = ground.chance.choice(ground.finished or ["nowhere"]), ground.chance.choice(ground.tables)
    cookie = ground.chance.choice(ground.cookies)
    fork = ground.post(f"/api/v1/games/{finished}/fork", {"decisions": 1, "seat": 0}, cookie)
    line = await ground.open()
    if line is not None:
        await line.listen().say(fork * 10)
    count = iter(range(10**9))

    def wishes() -> bytes:
        kinds = ({"do": "rematch", "table": finished}, {"do": "undo", "table": table})
        return b"".join(frame(json.dumps({**kind, "id": f"w{next(count)}"}).encode()) for kind in kinds) * 2

    await _pour(ground, wishes, _socket(ground, cookie))


async def streams(ground: Ground) -> None:
    """Streams of tables, known and unknown; half of them are never read."""
    cookie = ground.chance.choice(ground.cookies)
    paths = ["/api/v1/stream", *(f"/api/v1/tables/{one}/stream" for one in (*ground.tables, "nowhere"))]
    while ground.goes_on:
        for number, line in enumerate(await ground.several(20)):
            await line.say(ground.request("GET", ground.chance.choice(paths), cookie=cookie))
            if number % 2:
                line.listen()
        await asyncio.sleep(min(0.3, ground.left))
        ground.close()


async def forged(ground: Ground) -> None:
    """Requests that claim to come from elsewhere, over and over from somewhere else."""

    def piece() -> bytes:
        parts = [".".join(str(ground.chance.randrange(256)) for _ in range(4)) for _ in range(30)]
        lines = "\r\nX-Forwarded-For: ".join(parts)
        return ground.request("GET", "/api/v1/me", X_Forwarded_For=lines, Forwarded=f"for={parts[0]}") * 10

    await _pour(ground, piece)


# Bombs ---------------------------------------------------------------------------------------------------------------


async def compressed(ground: Ground) -> None:
    """Bodies that are small on the way and large when they are unpacked, and some that only claim so."""
    bomb = gzip.compress(b'{"text":"' + b"a" * 40_000_000 + b'"}', 9)
    paths = ("/api/v1/tables", "/api/v1/decks", "/api/v1/login")
    bodies = [(path, body) for path in paths for body in (bomb, b"this is not gzip" * 50)]
    await _each(ground, bodies, ground.chance.choice(ground.cookies), Content_Encoding="gzip")


async def decks(ground: Ground) -> None:
    """Deck files that are slow to read."""
    texts = (
        "a." * 30_000 + "a = 1", "a = " + "9" * 60_000, "a = " + "[" * 30_000 + "]" * 30_000, "\n".join(
            f"[t{number}]" for number in range(8_000)
        ), "a = 1e" + "9" * 60_000, 'a = """' + "\\u0041" * 9_000 + '"""',
    )  # fmt: skip
    bodies = [
        ("/api/v1/decks", json.dumps({"game": "predictions", "players": 3, "text": text}).encode()) for text in texts
    ]
    await _each(ground, bodies, ground.chance.choice(ground.cookies))


async def tables_with_decks(ground: Ground) -> None:
    """Tables whose options have a deck of their own, too large, too deep or wrong."""
    cards = [{"id": f"c{number}", "suit": "x" * 50, "rank": number} for number in range(300)]
    given: list[object] = [
        "a." * 5_000 + "a = 1", "a = " + "[" * 5_000, {"cards": cards}, {"cards": [[[[]]]] * 2_000}, [cards],
        "9" * 9_000,
    ]  # fmt: skip
    seats = [{"kind": "person"}, {"kind": "person"}]
    wishes = [{"game": "predictions", "options": {"players": 2, "deck": deck}, "seats": seats} for deck in given]
    bodies = [("/api/v1/tables", json.dumps(wish).encode()) for wish in wishes]
    await _each(ground, bodies, ground.chance.choice(ground.cookies))


async def passkeys(ground: Ground) -> None:
    """Answers of browsers that no browser gives, and challenges without end."""
    nested: object = "x"
    for _ in range(300):
        nested = {"response": nested}
    texts = ("A" * 20_000, "!" * 20_000, "\u0000" * 4_000)
    given = [nested, *({"id": one, "rawId": one, "response": {"clientDataJSON": one}} for one in texts), {}]
    bodies = [
        (path, json.dumps({"id": "x" * 60, "credential": one}).encode())
        for path in ("/api/v1/passkeys/login", "/api/v1/passkeys/confirm", "/api/v1/passkeys")
        for one in given
    ]
    await _each(ground, [*bodies, ("/api/v1/passkeys/challenge", b"{}")], ground.chance.choice(ground.cookies))


async def deep(ground: Ground) -> None:
    """JSON that is deep, long, or a number of very many digits."""
    bodies = (
        b"[" * 100_000 + b"]" * 100_000, b'{"a":' * 40_000 + b"1" + b"}" * 40_000, b'{"game":' + b"9" * 60_000 + b"}",
        b'{"game":"predictions","options":{"players":' + b"9" * 60_000 + b"}}", b'{"game":1e' + b"9" * 6_000 + b"}",
        b'{"' + b"k" * 100_000 + b'":1}', b'{"game":"' + b"\\u0000" * 30_000 + b'"}',
    )  # fmt: skip
    await _each(ground, [("/api/v1/tables", body) for body in bodies], ground.chance.choice(ground.cookies))


# Slow clients --------------------------------------------------------------------------------------------------------


async def _trickle(ground: Ground, line: Line, first: bytes) -> None:
    going = await line.say(first)
    while going:
        await asyncio.sleep(min(0.3, ground.left))
        going = await line.say(b"x")


async def slow_headers(ground: Ground) -> None:
    """Requests that never come to the end of their head."""
    head = ground.request("GET", "/api/v1/games")[:-2] + b"X-Slow: "
    await asyncio.gather(*(_trickle(ground, line.listen(), head) for line in await ground.several(60)))


async def slow_bodies(ground: Ground) -> None:
    """Bodies that never come to their end."""
    head = ground.request("POST", "/api/v1/tables", b"{", ground.cookies[0], Content_Length="20000")
    await asyncio.gather(*(_trickle(ground, line.listen(), head) for line in await ground.several(40)))


async def idle(ground: Ground) -> None:
    """Connections that say nothing at all, and sockets that greet and then say nothing."""
    for number, line in enumerate(await ground.several(150)):
        if number % 3 == 0:
            await line.greet(_socket(ground))
    while ground.goes_on:
        await asyncio.sleep(min(0.1, ground.left))


async def deaf(ground: Ground) -> None:
    """Sockets that watch every table and never read what they are told."""
    watching = b"".join(frame(json.dumps({"do": "watch", "table": table}).encode()) for table in ground.tables)
    lines = await ground.several(20)
    for line in lines:
        await line.greet(_socket(ground))
    while ground.goes_on and any([await line.say(watching) for line in lines]):
        await asyncio.sleep(min(0.2, ground.left))


ATTACKS: dict[str, Attack] = {
    one.__name__: one
    for one in (
        requests, unread_requests, guests, replays, unread_pings, pongs, continuations, early, messages, nonsense, chat,
        tables, cold, exports, rematches, streams, forged, compressed, decks, tables_with_decks, passkeys, deep,
        slow_headers, slow_bodies, idle, deaf,
    )
}  # fmt: skip
