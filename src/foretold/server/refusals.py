"""Refusals of requests: a status, a code, and a sentence in the caller's language."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, NoReturn

import msgspec

from foretold.errors import ForetoldError, InvalidDeck, InvalidOption, InvalidRecord, InvalidSeat, UnknownGame

#: The status of each code that has a special one; every other refusal of a table is a conflict (409).
STATUS = {
    "action-unknown": 400,
    "address-unknown": 404,
    "body-large": 413,
    "chat-fast": 429,
    "confirm-first": 403,
    "content-encoding": 415,
    "content-type": 415,
    "csrf": 403,
    "fork-point": 400,
    "game-running": 409,
    "head-large": 431,
    "host-unknown": 421,
    "login-wrong": 401,
    "message-invalid": 400,
    "method-wrong": 405,
    "name-alike": 409,
    "name-bot": 400,
    "name-mixed": 400,
    "name-taken": 409,
    "not-allowed": 403,
    "not-found": 404,
    "not-stored": 503,
    "origin-wrong": 403,
    "passkey-wrong": 401,
    "password-wrong": 401,
    "request-slow": 408,
    "server-busy": 429,
    "server-closing": 503,
    "server-fault": 500,
    "sign-in": 401,
    "store-unavailable": 503,
    "table-damaged": 503,
    "table-deck-large": 400,
    "table-host": 403,
    "table-level": 400,
    "table-log-full": 409,
    "table-name": 400,
    "table-no-seat": 400,
    "table-nobody": 400,
    "table-not-seated": 403,
    "table-options-large": 400,
    "table-private": 403,
    "table-seats": 400,
    "table-secret": 403,
    "table-unknown": 404,
    "token-wrong": 401,
    "too-fast": 429,
    "too-many": 429,
}
#: Refusals that say nothing about what was asked for: a moment later it may be had.
NOT_NOW = frozenset({"server-busy", "store-unavailable"})
CONFLICT = 409
WRONG = 400
_ASKED_WRONGLY = (InvalidDeck, InvalidOption, InvalidRecord, InvalidSeat, UnknownGame)


class Refusal(ForetoldError):
    """The server refuses a request before it reaches a table."""


class RefusalBody(msgspec.Struct, frozen=True):
    """The body of every refusal."""

    code: str
    text: str
    details: dict[str, Any] = {}


def refuse(code: str, /, **details: Any) -> NoReturn:
    """Refuse a request, with a code that the catalogues turn into a sentence."""
    raise Refusal(code, **details)


def status_of(error: ForetoldError) -> int:
    """Return the status of the answer."""
    if error.code in STATUS:
        return STATUS[error.code]
    return WRONG if isinstance(error, _ASKED_WRONGLY) else CONFLICT


def body_of(error: ForetoldError, lang: str) -> bytes:
    """Return the body of the answer."""
    shown = error.details if status_of(error) < 500 else {}  # the rest is for the log of whoever runs the server
    details = {name: _plain(value, lang) for name, value in shown.items()}
    return msgspec.json.encode(RefusalBody(error.code, error.sentence(lang), details))


def plain_answer(error: ForetoldError) -> bytes:
    """Return a whole HTTP answer for a connection of which nothing is known, not even the language."""
    status, body = HTTPStatus(status_of(error)), body_of(error, "en")
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    )
    return f"{head}Cache-Control: no-store\r\nRetry-After: 1\r\nConnection: close\r\n\r\n".encode() + body


def _plain(value: Any, lang: str) -> Any:
    if isinstance(value, ForetoldError):
        return value.sentence(lang)
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if isinstance(value, list | tuple):
        return [_plain(one, lang) for one in value]
    return repr(value)
