"""Who calls: nobody in particular, a person with a cookie, or a program with a bearer token."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from foretold.server.luck import now_ms
from foretold.server.refusals import refuse
from foretold.store import Store
from foretold.store.people import digest
from foretold.table import commands

#: What a token may be for.
SCOPES = ("read", "bot:play")
Role = Literal["nobody", "person", "read", "play"]

#: Whom a door is open to.
ANYBODY: frozenset[Role] = frozenset({"nobody", "person", "read", "play"})
KNOWN: frozenset[Role] = frozenset({"person", "read", "play"})
PLAYERS: frozenset[Role] = frozenset({"person", "play"})
PEOPLE: frozenset[Role] = frozenset({"person"})

DAY = 86_400_000
_BEARER = "Bearer "
_LONGEST_SECRET = 100


@dataclass(frozen=True, slots=True)
class Caller:
    """Who calls, and by what right."""

    role: Role = "nobody"
    who: str = ""
    name: str = ""
    has_account: bool = False
    secret: str = ""  # of the cookie; it stays in this object
    credential: str = ""  # names the token or the kind of session, without telling its secret
    expires: int | None = None

    @property
    def by_cookie(self) -> bool:
        """Whether a browser vouches for the caller, which other pages could abuse."""
        return self.role == "person"

    def may_ask(self, command: commands.Command) -> bool:
        """Whether this command may come from the caller at all."""
        return self.role == "person" or (self.role == "play" and type(command).for_programs)


NOBODY = Caller()


def cookie_name(*, secure: bool) -> str:
    """The name of the cookie; a browser takes this prefix only together with Secure and no domain."""
    return "__Host-foretold" if secure else "foretold"


def session_name(secret: str) -> str:
    """What a session is called inside the server: its secret can't be found from it."""
    return f"session:{digest(secret).hex()[:32]}"


async def identify(store: Store, headers: Mapping[str, str], cookies: Mapping[str, str], *, secure: bool) -> Caller:
    """The caller, by token or cookie. A token that is no good is refused; a cookie that has ended means nobody."""
    authorization = headers.get("Authorization")
    if authorization is not None:
        return await _program(store, authorization)
    secret = cookies.get(cookie_name(secure=secure), "")
    if not secret or len(secret) > _LONGEST_SECRET or not secret.isascii():
        return NOBODY
    person = await store.identities.of_session(secret, now_ms())
    if person is None:
        return NOBODY
    if now_ms() - person.seen > DAY:
        await store.identities.seen(person.id, now_ms())
    account = person.kind == "account"
    return Caller("person", person.id, person.name, account, secret, credential=session_name(secret))


async def _program(store: Store, authorization: str) -> Caller:
    secret = authorization.removeprefix(_BEARER).strip()
    if not authorization.startswith(_BEARER) or not secret.isascii() or not 0 < len(secret) <= _LONGEST_SECRET:
        refuse("token-wrong")
    token = await store.identities.of_token(secret, now_ms())
    if token is None:
        refuse("token-wrong")
    role: Role = "play" if "bot:play" in token.scopes else "read"
    return Caller(role, token.who, token.name, credential=f"token:{token.id}", expires=token.expires)
