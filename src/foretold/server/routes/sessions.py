"""Sessions: where somebody is signed in, and signing out there."""

from __future__ import annotations

import msgspec

from foretold.server.auth import PEOPLE, SESSION
from foretold.server.cluster import HangUp
from foretold.server.entropy import now_ms
from foretold.server.refusals import refuse
from foretold.server.routing import Call, Routes

routes = Routes("sessions")


class SessionEntry(msgspec.Struct, frozen=True):
    """A session, or (`signed_in` false) a device that is remembered: it may sign in while strangers are slowed down."""

    id: str
    browser: str
    system: str
    begun: int
    seen: int
    current: bool
    signed_in: bool


class SessionEntries(msgspec.Struct, frozen=True):
    """All sessions of a person, the latest first."""

    sessions: list[SessionEntry]


@routes.add("GET", "/api/v1/sessions", answer=SessionEntries, access=PEOPLE)
async def list_sessions(call: Call) -> SessionEntries:
    """List where the caller is signed in, and which devices are remembered."""
    entries = []
    for line in await call.context.store.sessions.of(call.caller.who, now_ms()):
        browser, _, system = line.agent.partition("/")
        current = SESSION + line.id == call.caller.credential
        entries.append(SessionEntry(line.id, browser, system, line.created, line.seen, current, line.is_open))
    return SessionEntries(entries)


@routes.add("DELETE", "/api/v1/sessions/{session}", access=PEOPLE)
async def end_session(call: Call) -> None:
    """Sign out on one device and forget it, and close its connections."""
    try:
        id_ = bytes.fromhex(call.path("session"))
    except ValueError:
        refuse("not-found")
    if not await call.context.store.sessions.end_one(call.caller.who, id_):
        refuse("not-found")
    credential = SESSION + id_.hex()
    call.hang_ups.append(HangUp(credential=credential))
    if credential == call.caller.credential:
        call.cookie = ""


@routes.add("DELETE", "/api/v1/sessions", access=PEOPLE)
async def end_other_sessions(call: Call) -> None:
    """Sign out on all other devices and forget them."""
    caller = call.caller
    await call.context.store.sessions.end_others(caller.who, caller.secret)
    call.hang_ups.append(HangUp(who=caller.who, sessions_only=True, but=caller.credential))
