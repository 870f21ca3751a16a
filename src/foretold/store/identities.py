"""Guests, accounts, their sessions, passkeys and tokens."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import ColumnElement, Connection, Row, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from foretold.store.people import Identity, Passkey, Token, digest, login_key
from foretold.store.problems import NameTaken
from foretold.store.rows import run
from foretold.store.schema import identities, passkeys, sessions, sitters, tokens
from foretold.store.together import Together

T = TypeVar("T")

_PERSON = (identities.c.id, identities.c.kind, identities.c.name, identities.c.created, identities.c.seen)
_TOKEN = tuple(column for column in tokens.c if column.name != "digest")


class _Session(NamedTuple):
    person: Identity
    expires: int | None


class Carrier(Protocol):
    """Runs a function on a connection: one that reads, or one that writes."""

    async def __call__(self, work: Any, /) -> Any:
        """What the function returns."""


class Identities:
    """People, as the store knows them. Secrets are handed in as they are and kept as digests."""

    def __init__(self, read: Carrier, write: Carrier) -> None:
        self._read = read
        self._write = write
        self._sessions: Together[bytes, _Session] = Together(read, _find_sessions)

    # People ----------------------------------------------------------------------------------------------------------

    async def add_guest(
        self, id_: str, secret: str, now: int, *, name: str = "", expires: int | None = None
    ) -> Identity:
        """A new guest, who shows this secret from now on."""
        person = Identity(id_, "guest", name, now, now)

        def work(connection: Connection) -> None:
            connection.execute(insert(identities).values(id=id_, kind="guest", name=name, created=now, seen=now))
            _add_session(connection, id_, secret, now, expires)

        await self._write(work)
        return person

    async def get(self, id_: str) -> Identity | None:
        """Somebody by id."""
        return await self._person(identities.c.id == id_)

    async def by_login(self, name: str) -> Identity | None:
        """An account by its name."""
        return await self._person(identities.c.login == login_key(name))

    async def _person(self, which: ColumnElement[bool]) -> Identity | None:
        row = await self._read(lambda c: c.execute(select(*_PERSON).where(which)).first())
        return None if row is None else Identity(*row)

    async def rename(self, id_: str, name: str) -> None:
        """The name that others see; an account is still signed in to by its first one."""
        await self._update(id_, name=name)

    async def seen(self, id_: str, now: int) -> None:
        """Somebody was here."""
        await self._update(id_, seen=now)

    async def _update(self, id_: str, **values: Any) -> None:
        await self._write(lambda c: run(c, update(identities).where(identities.c.id == id_).values(**values)))

    async def forget_guests(self, before: int) -> int:
        """Forget guests who were not seen since, never sat down, and hold no key; returns how many."""
        held = [exists().where(kept.c.who == identities.c.id) for kept in (sitters, tokens, passkeys)]
        gone = delete(identities).where(identities.c.kind == "guest", identities.c.seen < before, ~or_(*held))
        count: int = await self._write(lambda c: c.execute(gone).rowcount)
        return count

    # Accounts --------------------------------------------------------------------------------------------------------

    async def make_account(self, id_: str, name: str, password_hash: str | None) -> None:
        """Give a guest a name to sign in with; the games stay theirs. `NameTaken` if somebody else has it."""

        def work(connection: Connection) -> None:
            values = {"kind": "account", "name": name, "login": login_key(name), "password_hash": password_hash}
            try:
                connection.execute(update(identities).where(identities.c.id == id_).values(**values))
            except IntegrityError as error:
                raise NameTaken("name-taken", name=name) from error

        await self._write(work)

    async def password_hash(self, id_: str) -> str | None:
        """What a password is compared with; None for an account without one."""
        wanted = select(identities.c.password_hash).where(identities.c.id == id_)
        found: str | None = await self._read(lambda c: c.execute(wanted).scalar())
        return found

    async def set_password_hash(self, id_: str, password_hash: str | None) -> None:
        """A new password, or none any more."""
        await self._update(id_, password_hash=password_hash)

    async def remove(self, id_: str) -> None:
        """Forget a person with all keys; their games stay, without anybody who could sit down there again."""
        await self._write(lambda c: run(c, delete(identities).where(identities.c.id == id_)))

    # Sessions --------------------------------------------------------------------------------------------------------

    async def add_session(self, id_: str, secret: str, now: int, *, expires: int | None = None) -> None:
        """One more device on which somebody is signed in."""
        await self._write(lambda connection: _add_session(connection, id_, secret, now, expires))

    async def of_session(self, secret: str, now: int) -> Identity | None:
        """Whose session this is, if it has not ended."""
        session = await self._sessions(digest(secret))
        if session is None or (session.expires is not None and session.expires <= now):
            return None
        return session.person

    async def end_session(self, secret: str) -> None:
        """Sign out here."""
        await self._write(lambda c: run(c, delete(sessions).where(sessions.c.digest == digest(secret))))

    async def end_other_sessions(self, id_: str, secret: str) -> None:
        """Sign out everywhere else."""
        others = delete(sessions).where(sessions.c.who == id_, sessions.c.digest != digest(secret))
        await self._write(lambda c: run(c, others))

    # Tokens ----------------------------------------------------------------------------------------------------------

    async def add_token(
        self, token_id: str, who: str, secret: str, scopes: tuple[str, ...], name: str, now: int,
        *, expires: int | None = None,
    ) -> Token:  # fmt: skip
        """A token for a program; it is listed and revoked by its id."""
        values = {"id": token_id, "who": who, "name": name, "created": now, "expires": expires}
        new = insert(tokens).values(digest=digest(secret), scopes=" ".join(scopes), **values)
        await self._write(lambda c: run(c, new))
        return Token(token_id, who, scopes, name, now, expires, None)

    async def of_token(self, secret: str, now: int) -> Token | None:
        """The token with this secret, if it is valid."""
        found = await self._tokens(tokens.c.digest == digest(secret))
        return found[0] if found and found[0].is_valid(now) else None

    async def tokens_of(self, who: str) -> list[Token]:
        """Somebody's tokens, the revoked and expired ones too."""
        return await self._tokens(tokens.c.who == who)

    async def _tokens(self, which: ColumnElement[bool]) -> list[Token]:
        wanted = select(*_TOKEN).where(which).order_by(tokens.c.created, tokens.c.id)
        return [_token(row) for row in await self._read(lambda c: c.execute(wanted).all())]

    async def revoke_token(self, who: str, token_id: str, now: int) -> bool:
        """End one of somebody's tokens; False: they have no such token that is still good."""
        which = (tokens.c.who == who, tokens.c.id == token_id, tokens.c.revoked.is_(None))
        count: int = await self._write(lambda c: c.execute(update(tokens).where(*which).values(revoked=now)).rowcount)
        return count > 0

    # Passkeys --------------------------------------------------------------------------------------------------------

    async def add_passkey(
        self, who: str, credential_id: bytes, public_key: bytes, sign_count: int, name: str, now: int
    ) -> None:
        """One more passkey of somebody's."""
        values = {"public_key": public_key, "sign_count": sign_count, "name": name, "created": now}
        new = insert(passkeys).values(credential_id=credential_id, who=who, **values)
        await self._write(lambda c: run(c, new))

    async def passkey(self, credential_id: bytes) -> Passkey | None:
        """A passkey by its id."""
        found = await self._passkeys(passkeys.c.credential_id == credential_id)
        return found[0] if found else None

    async def passkeys_of(self, who: str) -> list[Passkey]:
        """Somebody's passkeys."""
        return await self._passkeys(passkeys.c.who == who)

    async def _passkeys(self, which: ColumnElement[bool]) -> list[Passkey]:
        wanted = select(passkeys).where(which).order_by(passkeys.c.created, passkeys.c.credential_id)
        return [_passkey(row) for row in await self._read(lambda c: c.execute(wanted).all())]

    async def used_passkey(self, credential_id: bytes, sign_count: int, now: int) -> None:
        """A passkey was used; its counter is kept, as one that goes back is a copy."""
        which = passkeys.c.credential_id == credential_id
        await self._write(lambda c: run(c, update(passkeys).where(which).values(sign_count=sign_count, used=now)))

    async def remove_passkey(self, who: str, credential_id: bytes) -> bool:
        """Remove one of somebody's passkeys; False: they have no such one."""
        which = (passkeys.c.who == who, passkeys.c.credential_id == credential_id)
        count: int = await self._write(lambda c: c.execute(delete(passkeys).where(*which)).rowcount)
        return count > 0


def _find_sessions(connection: Connection, digests: list[bytes]) -> dict[bytes, _Session]:
    wanted = select(sessions.c.digest, sessions.c.expires, *_PERSON).join(sessions, sessions.c.who == identities.c.id)
    rows = connection.execute(wanted.where(sessions.c.digest.in_(digests)))
    return {bytes(found): _Session(Identity(*person), expires) for found, expires, *person in rows}


def _add_session(connection: Connection, who: str, secret: str, now: int, expires: int | None) -> None:
    connection.execute(insert(sessions).values(digest=digest(secret), who=who, created=now, expires=expires))


def _token(row: Row[*tuple[Any, ...]]) -> Token:
    return Token(row.id, row.who, tuple(row.scopes.split()), row.name, row.created, row.expires, row.revoked)


def _passkey(row: Row[*tuple[Any, ...]]) -> Passkey:
    return Passkey(
        bytes(row.credential_id), row.who, bytes(row.public_key), row.sign_count, row.name, row.created, row.used
    )
