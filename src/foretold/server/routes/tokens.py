"""Tokens: keys for programs that act for somebody."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from foretold.server.auth import DAY, PEOPLE, TOKEN
from foretold.server.cluster import HangUp
from foretold.server.entropy import now_ms, token
from foretold.server.refusals import refuse
from foretold.server.routes.people import label
from foretold.server.routing import Call, Routes
from foretold.server.sign_in import must_be_confirmed
from foretold.store.people import Token

routes = Routes("tokens")

#: The most tokens of one person.
_MOST = 50


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The purpose of a token. `read` sees what its person may see; `bot:play` also sits down and plays for them."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    scopes: Annotated[list[Literal["read", "bot:play"]], msgspec.Meta(min_length=1, max_length=2)]
    days: Annotated[int, msgspec.Meta(ge=1, le=3_650)] = 90


class TokenLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token in a list."""

    id: str
    name: str
    scopes: list[str]
    created: int
    expires: int | None
    revoked: int | None = None


class MadeToken(TokenLine, frozen=True, kw_only=True):
    """A new token with its secret, which is shown only once."""

    secret: str


class TokenLines(msgspec.Struct, frozen=True):
    """All tokens of a person."""

    tokens: list[TokenLine]


@routes.add("GET", "/api/v1/tokens", answer=TokenLines, access=PEOPLE)
async def list_tokens(call: Call) -> TokenLines:
    """List the caller's tokens, without their secrets."""
    return TokenLines([_line(one) for one in await call.context.store.identities.tokens_of(call.caller.who)])


@routes.add("POST", "/api/v1/tokens", body=NewToken, answer=MadeToken, access=PEOPLE, status=201)
async def make_token(call: Call) -> MadeToken:
    """Make a token for a program; an account confirms first (`/api/v1/account/confirm`)."""
    await must_be_confirmed(call)
    identities, wish, now = call.context.store.identities, call.body, now_ms()
    if sum(one.is_valid(now) for one in await identities.tokens_of(call.caller.who)) >= _MOST:
        refuse("too-many")
    expires = now + min(wish.days, call.context.config.token_days) * DAY
    secret = f"foretold_{token()}"
    scopes = tuple(dict.fromkeys(wish.scopes))
    made = await identities.add_token(token(), call.caller.who, secret, scopes, label(wish.name), now, expires=expires)
    return MadeToken(made.id, made.name, list(made.scopes), made.created, made.expires, secret=secret)


@routes.add("DELETE", "/api/v1/tokens/{token}", access=PEOPLE)
async def revoke_token(call: Call) -> None:
    """Revoke a token, and close its connections."""
    id_ = call.path("token")
    if not await call.context.store.identities.revoke_token(call.caller.who, id_, now_ms()):
        refuse("not-found")
    await call.context.cluster.hang_up(HangUp(credential=f"{TOKEN}{id_}"))


def _line(one: Token) -> TokenLine:
    return TokenLine(one.id, one.name, list(one.scopes), one.created, one.expires, one.revoked)
