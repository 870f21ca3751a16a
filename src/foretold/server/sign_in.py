"""Sign people in, renew session secrets, and confirm that it is still the same person."""

from __future__ import annotations

from foretold.server import passwords
from foretold.server.auth import DAY, Caller, device_cookie_name, good_secret, session_name
from foretold.server.cluster import HangUp
from foretold.server.entropy import now_ms, token
from foretold.server.refusals import refuse
from foretold.server.routing import Call
from foretold.server.user_agents import described
from foretold.store.people import Device, StoredCredentials, login_key

#: Time after a confirmation in which a person is not asked again.
CONFIRMED_MS = 300_000


async def new_guest(call: Call) -> Caller:
    """Make a new guest with a cookie."""
    if not call.context.limits.guests.allows(call.address):
        refuse("too-fast")
    who, secret, now = token(), token(), now_ms()
    await call.context.store.identities.add_guest(who, secret, now, expires=_end(call, now), agent=_agent(call))
    call.cookie = secret
    return Caller("person", who, secret=secret, credential=session_name(secret))


async def sign_in(call: Call, who: str, *, instead_of: str = "", password_hash: str | None = None) -> bool:
    """Begin a new session for a person who has proved who they are, and end the one of this browser.

    Returns False if the account is gone, or if its password has changed since it was checked.
    """
    secret, now = token(), now_ms()
    device = Device(token(), device_secret(call))
    begun = await call.context.store.sessions.begin(
        who, secret, now, expires=_end(call, now), agent=_agent(call), device=device,
        instead_of=instead_of or call.caller.secret, password_hash=password_hash,
    )  # fmt: skip
    if begun:
        call.cookie, call.device = secret, device.secret
        if call.caller.credential:
            call.hang_ups.append(HangUp(credential=call.caller.credential))
    return begun


async def renew(call: Call, *, confirmed: int | None = None) -> None:
    """Give the caller's session another secret, because it has more rights now; with a time, it is confirmed."""
    secret = token()
    if not await call.context.store.sessions.renew(call.caller.secret, secret, confirmed=confirmed):
        refuse("sign-in")
    call.cookie = secret
    call.hang_ups.append(HangUp(credential=call.caller.credential))


async def must_be_confirmed(call: Call) -> None:
    """Refuse what a stolen cookie must not be enough for, and say how to confirm. A guest has only the cookie."""
    confirmed, identities = call.caller.confirmed, call.context.store.identities
    if not call.caller.has_account or (confirmed is not None and now_ms() - confirmed <= CONFIRMED_MS):
        return
    ways = ["password"] if await identities.password_hash(call.caller.who) is not None else []
    if await identities.passkeys_of(call.caller.who):
        ways.append("passkey")
    refuse("confirm-first", ways=ways)


async def is_password(call: Call, kept: str | None, password: str) -> bool:
    """Return whether this is the caller's password; the attempts of a session are limited."""
    if not call.context.limits.confirmations.allows(call.caller.credential):
        refuse("too-fast")
    return await call.context.passwords.run((call.caller.credential,), passwords.fits, kept, password)


async def check_credentials(call: Call, name: str, password: str) -> StoredCredentials | None:
    """Return the person with this name and password. It takes as long if there is none."""
    device = device_secret(call)
    found = await call.context.store.identities.credentials(name, device)
    key = _slow_down(call, name, device if found.knows_device else "")
    if not await call.context.passwords.run((key,), passwords.fits, found.password_hash, password):
        return None
    _give_back(call, name, device if found.knows_device else "")
    return found


def _slow_down(call: Call, name: str, known_device: str) -> str:
    """Refuse those who try too often; return the key by which the check of the password takes its turn.

    Strangers who try a name use up the attempts for it, but not those for a device on which its owner has signed in
    before: nobody can lock somebody else out.
    """
    limits = call.context.limits
    if known_device:
        if not limits.logins_by_device.allows(session_name(known_device)):
            refuse("too-fast")
        return session_name(known_device)
    login = login_key(name)
    if not (
        limits.logins.allows(call.address)
        and limits.logins_here.allows(f"{call.address} {login}")
        and limits.logins_by_name.allows(login)
    ):
        refuse("too-fast")
    return call.address


def _give_back(call: Call, name: str, known_device: str) -> None:
    """Give the attempt back: only wrong passwords count for a name or a device."""
    limits = call.context.limits
    if known_device:
        limits.logins_by_device.give_back(session_name(known_device))
    else:
        limits.logins_here.give_back(f"{call.address} {login_key(name)}")
        limits.logins_by_name.give_back(login_key(name))


def device_secret(call: Call) -> str:
    """Return the secret that identifies this device, if it has one."""
    return good_secret(call.request.cookies.get(device_cookie_name(secure=call.context.access.is_secure)))


def _end(call: Call, now: int) -> int:
    return now + call.context.config.session_days * DAY


def _agent(call: Call) -> str:
    return described(call.request.headers.get("User-Agent", ""))
