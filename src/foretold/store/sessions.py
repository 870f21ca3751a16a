"""Sessions, and devices on which a person has signed in before. Secrets are passed in plain and stored as digests."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, insert, select, update

from foretold.store.batched_loads import BatchedLoads
from foretold.store.identities import PERSON, DatabaseCall
from foretold.store.people import Device, Identity, Session, SessionLine, digest
from foretold.store.problems import StoreUnavailable
from foretold.store.rows import run
from foretold.store.schema import devices, identities, sessions, tokens

#: Devices that are remembered for an account; the one that was used longest ago is forgotten first.
MOST_DEVICES = 50
#: The most that one query asks for.
_BLOCK = 500


class Sessions:
    """All sessions: who is signed in where."""

    def __init__(self, read: DatabaseCall, write: DatabaseCall) -> None:
        self._read = read
        self._write = write
        self._found: BatchedLoads[bytes, Session] = BatchedLoads(read, _find)
        self._touching: dict[bytes, asyncio.Task[None]] = {}

    async def begin(
        self, who: str, secret: str, now: int, *, expires: int | None = None, agent: str = "",
        device: Device | None = None, instead_of: str = "", password_hash: str | None = None,
    ) -> bool:  # fmt: skip
        """Begin a new session in place of this browser's last one, on a device that is remembered.

        False if the account is gone, or has another password than the one that was checked.
        """

        def work(connection: Connection) -> bool:
            row = connection.execute(_password_of(who)).first()
            if row is None or password_hash not in (None, row.password_hash):
                return False
            connection.execute(delete(sessions).where(sessions.c.digest == digest(instead_of)))
            if device is not None:
                _remember(connection, who, device, agent, now)
            known = None if device is None else digest(device.secret)
            values = {"created": now, "seen": now, "expires": expires, "agent": agent, "device": known}
            connection.execute(insert(sessions).values(digest=digest(secret), who=who, **values))
            return True

        begun: bool = await self._write(work)
        return begun

    async def find(self, secret: str, now: int) -> Session | None:
        """Return the session with this secret, if it has not expired."""
        session = await self._found(digest(secret))
        return None if session is None or session.has_ended(now) else session

    async def renew(self, secret: str, new: str, *, confirmed: int | None = None) -> bool:
        """Give a session another secret; the old one becomes invalid. False if it had ended."""
        values: dict[str, Any] = {"digest": digest(new)}
        if confirmed is not None:
            values["confirmed"] = confirmed
        change = update(sessions).where(sessions.c.digest == digest(secret)).values(**values)
        count: int = await self._write(lambda c: c.execute(change).rowcount)
        return count > 0

    def touch(self, session: Session, now: int) -> None:
        """Note that a session is in use. Nobody waits for this, and a failure does no harm."""
        if session.digest not in self._touching:
            self._touching[session.digest] = asyncio.get_running_loop().create_task(self._touch(session, now))

    async def _touch(self, session: Session, now: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(sessions).where(sessions.c.digest == session.digest).values(seen=now))
            connection.execute(update(identities).where(identities.c.id == session.person.id).values(seen=now))

        try:
            with suppress(StoreUnavailable, RuntimeError):  # it is closed already
                await self._write(work)
        finally:
            del self._touching[session.digest]

    # Lists -----------------------------------------------------------------------------------------------------------

    async def of(self, who: str, now: int) -> list[SessionLine]:
        """Return a person's sessions, and remembered devices without one; the latest first."""

        def work(connection: Connection) -> list[SessionLine]:
            open_ones = [one for one in _sessions(connection, sessions.c.who == who) if not one.has_ended(now)]
            found = [SessionLine(one.digest.hex(), one.agent, one.created, one.seen, True) for one in open_ones]
            with_session = {one.device for one in open_ones}
            known = connection.execute(select(devices).where(devices.c.who == who)).all()
            alone = [row for row in known if bytes(row.digest) not in with_session]
            found += [SessionLine(bytes(row.digest).hex(), row.agent, row.created, row.used, False) for row in alone]
            return sorted(found, key=lambda line: (-line.seen, line.id))

        lines: list[SessionLine] = await self._read(work)
        return lines

    async def alive(self, digests: list[bytes], now: int) -> set[bytes]:
        """Return those of these sessions that have not expired."""

        def work(connection: Connection) -> set[bytes]:
            found: set[bytes] = set()
            for start in range(0, len(digests), _BLOCK):
                some = sessions.c.digest.in_(digests[start : start + _BLOCK])
                found |= {one.digest for one in _sessions(connection, some) if not one.has_ended(now)}
            return found

        alive: set[bytes] = await self._read(work)
        return alive

    # The end ---------------------------------------------------------------------------------------------------------

    async def end(self, secret: str) -> None:
        """End a session; the device is remembered."""
        await self._write(lambda c: run(c, delete(sessions).where(sessions.c.digest == digest(secret))))

    async def end_one(self, who: str, id_: bytes) -> bool:
        """End one of a person's sessions and forget its device, or forget a device; False if they have no such one."""

        def work(connection: Connection) -> bool:
            own = (sessions.c.who == who, sessions.c.digest == id_)
            device = connection.execute(select(sessions.c.device).where(*own)).scalar()
            ended = connection.execute(delete(sessions).where(*own)).rowcount
            gone = (devices.c.who == who, devices.c.digest == (id_ if device is None else bytes(device)))
            return connection.execute(delete(devices).where(*gone)).rowcount + ended > 0

        found: bool = await self._write(work)
        return found

    async def end_others(self, who: str, secret: str) -> None:
        """End all other sessions, and forget all other devices."""
        await self._write(lambda connection: _end_others(connection, who, secret))

    async def change_password(
        self, who: str, secret: str, new_secret: str, checked: str | None, new: str, *, revoke_tokens: int | None = None
    ) -> bool:
        """Change the password, end all other sessions, and renew this one; tokens end too, if a time is given.

        False if somebody else has changed the password meanwhile, or if this session has ended.
        """

        def work(connection: Connection) -> bool:
            row = connection.execute(_password_of(who)).first()
            renewed = update(sessions).where(sessions.c.who == who, sessions.c.digest == digest(secret))
            if row is None or row.password_hash != checked:
                return False
            if not connection.execute(renewed.values(digest=digest(new_secret))).rowcount:
                return False
            connection.execute(update(identities).where(identities.c.id == who).values(password_hash=new))
            _end_others(connection, who, new_secret)
            if revoke_tokens is not None:
                good = (tokens.c.who == who, tokens.c.revoked.is_(None))
                connection.execute(update(tokens).where(*good).values(revoked=revoke_tokens))
            return True

        changed: bool = await self._write(work)
        return changed

    async def forget(self, now: int, unused_since: int) -> None:
        """Delete expired sessions, and devices on which nobody has signed in since."""

        def work(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.expires <= now))
            connection.execute(delete(devices).where(devices.c.used < unused_since))

        await self._write(work)


def _password_of(who: str) -> Select[tuple[str | None]]:
    """Return the query of a password hash, which locks it until the end of the transaction."""
    return select(identities.c.password_hash).where(identities.c.id == who).with_for_update()


def _end_others(connection: Connection, who: str, secret: str) -> None:
    here = (sessions.c.who == who, sessions.c.digest == digest(secret))
    device = connection.execute(select(sessions.c.device).where(*here)).scalar()
    connection.execute(delete(sessions).where(sessions.c.who == who, sessions.c.digest != digest(secret)))
    connection.execute(delete(devices).where(devices.c.who == who, devices.c.digest != bytes(device or b"")))


def _remember(connection: Connection, who: str, device: Device, agent: str, now: int) -> None:
    """Store a device, under its new secret, for this account and all others that were used on it."""
    new = digest(device.secret)
    if device.before:
        for table, column in ((devices, devices.c.digest), (sessions, sessions.c.device)):
            change = update(table).where(column == digest(device.before)).values({column.name: new})
            connection.execute(change)
    own = (devices.c.digest == new, devices.c.who == who)
    if not connection.execute(update(devices).where(*own).values(agent=agent, used=now)).rowcount:
        connection.execute(insert(devices).values(digest=new, who=who, agent=agent, created=now, used=now))
    latest = select(devices.c.digest).where(devices.c.who == who).order_by(devices.c.used.desc()).limit(MOST_DEVICES)
    kept = [bytes(found) for found in connection.execute(latest).scalars()]
    connection.execute(delete(devices).where(devices.c.who == who, devices.c.digest.not_in(kept)))


def _find(connection: Connection, digests: list[bytes]) -> dict[bytes, Session]:
    return {one.digest: one for one in _sessions(connection, sessions.c.digest.in_(digests))}


def _sessions(connection: Connection, which: ColumnElement[bool]) -> list[Session]:
    about = (sessions.c.digest, sessions.c.created, sessions.c.seen, sessions.c.expires, sessions.c.confirmed,
             sessions.c.agent, sessions.c.device)  # fmt: skip
    wanted = select(*about, *PERSON).join(sessions, sessions.c.who == identities.c.id).where(which)
    found = []
    for secret, created, seen, expires, confirmed, agent, device, *person in connection.execute(wanted):
        known = None if device is None else bytes(device)
        times = (created, created if seen is None else seen, expires, confirmed)
        found.append(Session(bytes(secret), Identity(*person), *times, agent or "", known))
    return found
