"""Authentication: an anonymous caller, a person with a cookie, or a program with a bearer token."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from foretold.server.entropy import now_ms
from foretold.server.refusals import refuse
from foretold.store import Store
from foretold.store.people import digest
from foretold.table import commands

#: What a token may be for.
SCOPES = ("read", "bot:play")
Role = Literal["nobody", "person", "read", "play"]

#: Who may use a route.
ANYBODY: frozenset[Role] = frozenset({"nobody", "person", "read", "play"})
KNOWN: frozenset[Role] = frozenset({"person", "read", "play"})
PLAYERS: frozenset[Role] = frozenset({"person", "play"})
PEOPLE: frozenset[Role] = frozenset({"person"})

DAY = 86_400_000
#: How often it is written down that a session is in use.
_SEEN_EVERY = 600_000
#: How the credentials of sessions and tokens begin.
SESSION, TOKEN = "session:", "token:"
_BEARER = "Bearer "
_LONGEST_SECRET = 100


@dataclass(frozen=True, slots=True)
class Caller:
    """The caller of a request: who it is, and what they may do."""

    role: Role = "nobody"
    who: str = ""
    name: str = ""
    has_account: bool = False
    secret: str = ""  # of the cookie; it stays in this object
    credential: str = ""  # names the token or the kind of session, without telling its secret
    expires: int | None = None
    confirmed: int | None = None  # when they last showed a password or passkey in this session

    @property
    def by_cookie(self) -> bool:
        """Return whether the caller is known by a cookie, which other pages could abuse."""
        return self.role == "person"

    def may_ask(self, command: commands.Command) -> bool:
        """Return whether the caller may send this kind of command at all."""
        return self.role == "person" or (self.role == "play" and type(command).for_programs)


NOBODY = Caller()


def cookie_name(*, secure: bool) -> str:
    """Return the name of the cookie. Browsers accept this prefix only with Secure and without a domain."""
    return "__Host-foretold" if secure else "foretold"


def device_cookie_name(*, secure: bool) -> str:
    """Return the name of the cookie that identifies a device which has signed in before."""
    return cookie_name(secure=secure) + "-device"


def session_name(secret: str) -> str:
    """Return the name of a session inside the server. The secret can't be found from it."""
    return f"{SESSION}{digest(secret).hex()}"


def good_secret(text: str | None) -> str:
    """Return the secret of a cookie, or an empty text if it can't be one of ours."""
    return text if text and len(text) <= _LONGEST_SECRET and text.isascii() else ""


async def identify(store: Store, headers: Mapping[str, str], cookies: Mapping[str, str], *, secure: bool) -> Caller:
    """Identify the caller by token or cookie. An invalid token is refused; with an expired cookie, it is nobody."""
    authorization = headers.get("Authorization")
    if authorization is not None:
        return await _program(store, authorization)
    secret = good_secret(cookies.get(cookie_name(secure=secure)))
    now = now_ms()
    session = await store.sessions.find(secret, now) if secret else None
    if session is None:
        return NOBODY
    if now - session.seen > _SEEN_EVERY:
        store.sessions.touch(session, now)
    person = session.person
    return Caller(
        "person", person.id, person.name, person.kind == "account", secret, session_name(secret), session.expires,
        session.confirmed,
    )  # fmt: skip


async def _program(store: Store, authorization: str) -> Caller:
    secret = authorization.removeprefix(_BEARER).strip()
    if not authorization.startswith(_BEARER) or not secret.isascii() or not 0 < len(secret) <= _LONGEST_SECRET:
        refuse("token-wrong")
    token = await store.identities.of_token(secret, now_ms())
    if token is None:
        refuse("token-wrong")
    role: Role = "play" if "bot:play" in token.scopes else "read"
    return Caller(role, token.who, token.name, credential=f"{TOKEN}{token.id}", expires=token.expires)
