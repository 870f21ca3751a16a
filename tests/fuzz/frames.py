"""Bad messages for a WebSocket, from a seed: valid ones bent in every way, and frames that the protocol forbids."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.sockets import BINARY, CLOSE, PING, frame

HUGE = 17_000  # more than a message may have
WRONG: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, 10**40, 1e308, -0.0, 1.5, "", "a", "x" * 600, "\u0000", "\ud7ff\U0001f0a1",
    "../../etc", "'; DROP TABLE entries; --", "<script>", [], {}, [[]], {"": {}}, ["move"], {"kind": "bot"},
)  # fmt: skip
ACTIONS = ("pass", "play 1", "predict 3", "bet 2", "discard", "nonsense", "…", "play " + "9" * 50)


@dataclass(frozen=True)
class Bad:
    """Bytes for a socket, how many messages they are, and whether the server may hang up because of them."""

    data: bytes
    breaks: bool = False
    count: int = 1


class Fuzz:
    """Bad messages without end, the same from the same seed."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.chance = random.Random(seed)
        self.tables = tables
        self._kept: list[bytes] = [b"{}"]
        self._kinds: list[tuple[int, Callable[[], Bad]]] = [
            (30, self._valid), (14, self._wrong_type), (8, self._missing), (8, self._extra), (14, self._flipped),
            (6, self._cut), (6, self._repeated), (4, self._deep), (3, self._noise), (3, self._binary),
            (2, self._pieces), (1, self._doubled_keys), (1, self._flood), (1, self._not_utf8),
            (1, self._oversized), (1, self._violation),
        ]  # fmt: skip

    def next(self) -> Bad:
        """The next one."""
        weights = [weight for weight, _ in self._kinds]
        (_, make), *_ = self.chance.choices(self._kinds, weights)
        return make()

    def _message(self) -> dict[str, Any]:
        """A message of the right form: commands out of turn, of another table, with an id that was used before."""
        chance = self.chance
        table = chance.choice([*self.tables, "nowhere", ""])
        seat, id_ = chance.randrange(12), f"f{chance.randrange(200)}"
        listening: list[dict[str, Any]] = [
            {"do": "watch", "table": table, "since": chance.choice((0, 1, 7, 10**6, 2**62))},
            {"do": "unwatch", "table": table},
            {"do": "ping", "n": chance.randrange(2**53)},
        ]
        asked: list[dict[str, Any]] = [
            {"do": "sit", "name": "F", "seat": chance.choice((None, seat)), "salt": "ab"}, {"do": "leave"},
            {"do": "sit", "name": "F", "seat": None, "salt_commitment": "ab" * 32},
            {"do": "chair", "seat": seat, "chair": {"kind": "bot", "level": "novice"}}, {"do": "invite", "seat": seat},
            {"do": "begin"}, {"do": "undo"}, {"do": "return"}, {"do": "rematch"}, {"do": "answer", "yes": False},
            {"do": "move", "decision": chance.choice((0, 1, 5, 40, 10**6)), "action": chance.choice(ACTIONS)},
            {"do": "premove", "action": chance.choice((*ACTIONS, None))}, {"do": "ask", "what": "abandon"},
            {"do": "vote", "about": seat, "choice": chance.choice(("wait", "bot", "end"))},
            {"do": "commit", "salt_commitment": chance.choice(("ab" * 32, "ab"))},
            {"do": "reveal", "salt": chance.choice(("ab" * 16, "ab"))},
            {"do": "say", "text": "hello"}, {"do": "mute", "seat": seat}, {"do": "hook", "url": None},
        ]  # fmt: skip
        if chance.random() < 0.25:
            return chance.choice(listening)
        return {**chance.choice(asked), "table": table, "id": id_}

    def _bad(self, message: Any) -> Bad:
        data = json.dumps(message, ensure_ascii=self.chance.random() < 0.5).encode("utf-8", "surrogatepass")
        return self._text(data)

    def _text(self, data: bytes) -> Bad:
        try:
            data.decode()
        except UnicodeDecodeError:
            return Bad(frame(data), breaks=True)
        return Bad(frame(data), breaks=len(data) > 16_000)

    def _valid(self) -> Bad:
        message = json.dumps(self._message()).encode()
        if len(self._kept) < 500:
            self._kept.append(message)
        return self._text(message)

    def _wrong_type(self) -> Bad:
        message = self._message()
        for name in self.chance.sample(sorted(message), self.chance.randint(1, len(message))):
            message[name] = self.chance.choice(WRONG)
        return self._bad(message)

    def _missing(self) -> Bad:
        message = self._message()
        del message[self.chance.choice(sorted(message))]
        return self._bad(message)

    def _extra(self) -> Bad:
        return self._bad({**self._message(), self.chance.choice(("who", "seed", "at", "", "__class__")): 1})

    def _flipped(self) -> Bad:
        data = bytearray(json.dumps(self._message()).encode())
        for _ in range(self.chance.choice((1, 1, 3))):
            data[self.chance.randrange(len(data))] = self.chance.choice(b'{}[]",:0aZ\x00\x1f\x7f -')
        return self._text(bytes(data))

    def _cut(self) -> Bad:
        data = json.dumps(self._message()).encode()
        return self._text(data[: self.chance.randrange(len(data))])

    def _repeated(self) -> Bad:
        return self._text(self.chance.choice(self._kept))

    def _deep(self) -> Bad:
        depth = self.chance.choice((50, 900, 7_000))
        left, right = self.chance.choice(((b"[", b"]"), (b'{"a":', b"}")))
        depth = min(depth, 15_000 // (len(left) + 1))
        inner = left * depth + b"1" + right * depth
        return self._text(inner if self.chance.random() < 0.5 else b'{"do":"say","id":"a","text":' + inner + b"}")

    def _noise(self) -> Bad:
        size = self.chance.choice((0, 1, 5, 200))
        return self._text(bytes(self.chance.randrange(128) for _ in range(size)))

    def _binary(self) -> Bad:
        data = self.chance.choice((json.dumps(self._message()).encode(), self.chance.randbytes(40), b""))
        return Bad(frame(data, BINARY))

    def _pieces(self) -> Bad:
        """One message in several frames, with a ping between them."""
        data = json.dumps(self._message()).encode()
        cut = self.chance.randrange(len(data))
        return Bad(frame(data[:cut], final=False) + frame(b"p", PING) + frame(data[cut:], 0))

    def _doubled_keys(self) -> Bad:
        data = json.dumps(self._message())
        return self._text((data[:-1] + "," + data[1:]).encode())

    def _flood(self) -> Bad:
        count = self.chance.choice((20, 60))
        return Bad(frame(json.dumps(self._message()).encode()) * count, count=count)

    def _not_utf8(self) -> Bad:
        return self._text(b'{"do":"say","text":"' + self.chance.choice((b"\xff", b"\xc3(", b"\xed\xa0\x80")) + b'"}')

    def _oversized(self) -> Bad:
        size = self.chance.choice((HUGE, HUGE, 70_000))
        data = json.dumps({**self._message(), "text": "x" * size}).encode()
        head = b"\x81\xff" + (2**62).to_bytes(8) + b"\0\0\0\0"
        return Bad(self.chance.choice((frame(data), head)), breaks=True)

    def _violation(self) -> Bad:
        data = json.dumps(self._message()).encode()
        forbidden = (
            frame(data, masked=False), frame(data, reserved=self.chance.randint(1, 7)), frame(data, 3), frame(data, 11),
            frame(data, 0), frame(b"x" * 200, PING), frame(b"x", PING, final=False), frame(b"\x00", CLOSE),
            frame((1004).to_bytes(2), CLOSE), frame((1000).to_bytes(2) + b"\xff", CLOSE), frame(b"", CLOSE),
            frame(data[:5], final=False) + frame(data), self.chance.randbytes(30), frame(data)[:4],
        )  # fmt: skip
        return Bad(self.chance.choice(forbidden), breaks=True)
