"""Guests, accounts, their passkeys and tokens."""

from __future__ import annotations

from typing import Any, Protocol

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, exists, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from foretold.store.people import Identity, Passkey, StoredCredentials, Token, digest, login_key
from foretold.store.problems import NameTaken
from foretold.store.rows import run
from foretold.store.schema import account_names, devices, identities, passkeys, sessions, sitters, tokens
from foretold.table.confusables import skeleton

PERSON = (identities.c.id, identities.c.kind, identities.c.name, identities.c.created, identities.c.seen)
_TOKEN = tuple(column for column in tokens.c if column.name != "digest")


class DatabaseCall(Protocol):
    """Run a function on a database connection, one that reads or one that writes."""

    async def __call__(self, work: Any, /) -> Any:
        """Return the result of the function."""


class Identities:
    """The people that a store knows. Secrets are passed in plain and stored as digests."""

    def __init__(self, read: DatabaseCall, write: DatabaseCall) -> None:
        self._read = read
        self._write = write

    # People ----------------------------------------------------------------------------------------------------------

    async def add_guest(
        self, id_: str, secret: str, now: int, *, name: str = "", expires: int | None = None, agent: str = ""
    ) -> Identity:
        """Add a guest with this secret."""
        person = Identity(id_, "guest", name, now, now)
        session = {"created": now, "seen": now, "expires": expires, "agent": agent}

        def work(connection: Connection) -> None:
            connection.execute(insert(identities).values(id=id_, kind="guest", name=name, created=now, seen=now))
            connection.execute(insert(sessions).values(digest=digest(secret), who=id_, **session))

        await self._write(work)
        return person

    async def get(self, id_: str) -> Identity | None:
        """Return a person by id."""
        return await self._person(identities.c.id == id_)

    async def by_login(self, name: str) -> Identity | None:
        """Return an account by its name."""
        return await self._person(identities.c.login == login_key(name))

    async def _person(self, which: ColumnElement[bool]) -> Identity | None:
        row = await self._read(lambda c: c.execute(select(*PERSON).where(which)).first())
        return None if row is None else Identity(*row)

    async def rename(self, id_: str, name: str) -> None:
        """Change the name that others see. An account still signs in with its first name.

        Raises `NameTaken` if it looks like the name of another account; the names of guests belong to nobody.
        """

        def work(connection: Connection) -> None:
            about = select(identities.c.kind, identities.c.login, identities.c.name).where(identities.c.id == id_)
            row = connection.execute(about).first()
            if row is not None and row.kind == "account" and row.name != name:
                _take_name(connection, id_, name, row.login)
            connection.execute(update(identities).where(identities.c.id == id_).values(name=name))

        await self._write(work)

    async def _update(self, id_: str, **values: Any) -> None:
        await self._write(lambda c: run(c, update(identities).where(identities.c.id == id_).values(**values)))

    async def forget_guests(self, before: int) -> int:
        """Delete guests who were not seen since, never sat down, and have no key; return how many."""
        held = [exists().where(kept.c.who == identities.c.id) for kept in (sitters, tokens, passkeys)]
        gone = delete(identities).where(identities.c.kind == "guest", identities.c.seen < before, ~or_(*held))
        count: int = await self._write(lambda c: c.execute(gone).rowcount)
        return count

    # Accounts --------------------------------------------------------------------------------------------------------

    async def make_account(self, id_: str, name: str, password_hash: str | None) -> bool:
        """Give a guest a name to sign in with; the games stay theirs. False: they have an account already.

        `NameTaken` if another account has the name, or one that looks like it.
        """

        def work(connection: Connection) -> bool:
            values = {"kind": "account", "name": name, "login": login_key(name), "password_hash": password_hash}
            guest = (identities.c.id == id_, identities.c.kind == "guest")
            try:
                count = connection.execute(update(identities).where(*guest).values(**values)).rowcount
            except IntegrityError as error:
                raise NameTaken("name-taken", name=name) from error
            if count:
                _take_name(connection, id_, name, login_key(name))
            return count > 0

        made: bool = await self._write(work)
        return made

    async def credentials(self, name: str, device: str) -> StoredCredentials:
        """Return the data for signing in to an account on a device with this secret. It takes as long for nobody."""

        def work(connection: Connection) -> StoredCredentials:
            wanted = select(identities.c.password_hash, *PERSON).where(identities.c.login == login_key(name))
            row = connection.execute(wanted).first()
            person = None if row is None else Identity(*row[1:])
            own = (devices.c.digest == digest(device), devices.c.who == ("" if person is None else person.id))
            is_known = connection.execute(select(devices.c.who).where(*own)).first() is not None
            return StoredCredentials(person, None if row is None else row[0], bool(device) and is_known)

        found: StoredCredentials = await self._read(work)
        return found

    async def password_hash(self, id_: str) -> str | None:
        """Return the hash of a person's password; None for an account without one."""
        wanted = select(identities.c.password_hash).where(identities.c.id == id_)
        found: str | None = await self._read(lambda c: c.execute(wanted).scalar())
        return found

    async def remove(self, id_: str) -> None:
        """Delete a person with all keys; their games stay, but nobody can sit down there again."""
        await self._write(lambda c: run(c, delete(identities).where(identities.c.id == id_)))

    # Tokens ----------------------------------------------------------------------------------------------------------

    async def add_token(
        self, token_id: str, who: str, secret: str, scopes: tuple[str, ...], name: str, now: int,
        *, expires: int | None = None,
    ) -> Token:  # fmt: skip
        """Add a token for a program. It is listed and revoked by its id."""
        values = {"id": token_id, "who": who, "name": name, "created": now, "expires": expires}
        new = insert(tokens).values(digest=digest(secret), scopes=" ".join(scopes), **values)
        await self._write(lambda c: run(c, new))
        return Token(token_id, who, scopes, name, now, expires, None)

    async def of_token(self, secret: str, now: int) -> Token | None:
        """Return the token with this secret, if it is valid."""
        found = await self._tokens(tokens.c.digest == digest(secret))
        return found[0] if found and found[0].is_valid(now) else None

    async def tokens_of(self, who: str) -> list[Token]:
        """Return a person's tokens, including revoked and expired ones."""
        return await self._tokens(tokens.c.who == who)

    async def _tokens(self, which: ColumnElement[bool]) -> list[Token]:
        wanted = select(*_TOKEN).where(which).order_by(tokens.c.created, tokens.c.id)
        return [_token(row) for row in await self._read(lambda c: c.execute(wanted).all())]

    async def valid_tokens(self, ids: list[str], now: int) -> set[str]:
        """Return those of these tokens that are still valid."""
        return {one.id for one in await self._tokens(tokens.c.id.in_(ids)) if one.is_valid(now)}

    async def revoke_token(self, who: str, token_id: str, now: int) -> bool:
        """Revoke one of a person's tokens; False if they have no such valid token."""
        which = (tokens.c.who == who, tokens.c.id == token_id, tokens.c.revoked.is_(None))
        count: int = await self._write(lambda c: c.execute(update(tokens).where(*which).values(revoked=now)).rowcount)
        return count > 0

    # Passkeys --------------------------------------------------------------------------------------------------------

    async def add_passkey(
        self, who: str, credential_id: bytes, public_key: bytes, sign_count: int, name: str, now: int
    ) -> None:
        """Add a passkey."""
        values = {"public_key": public_key, "sign_count": sign_count, "name": name, "created": now}
        new = insert(passkeys).values(credential_id=credential_id, who=who, **values)
        await self._write(lambda c: run(c, new))

    async def passkey(self, credential_id: bytes) -> Passkey | None:
        """Return a passkey by its id."""
        found = await self._passkeys(passkeys.c.credential_id == credential_id)
        return found[0] if found else None

    async def passkeys_of(self, who: str) -> list[Passkey]:
        """Return a person's passkeys."""
        return await self._passkeys(passkeys.c.who == who)

    async def _passkeys(self, which: ColumnElement[bool]) -> list[Passkey]:
        wanted = select(passkeys).where(which).order_by(passkeys.c.created, passkeys.c.credential_id)
        return [_passkey(row) for row in await self._read(lambda c: c.execute(wanted).all())]

    async def used_passkey(self, credential_id: bytes, sign_count: int, now: int) -> bool:
        """Note that a passkey was used. False if its counter did not grow, which means that there is a copy.

        Devices that don't count always send 0.
        """
        counts_on = or_(passkeys.c.sign_count < sign_count, and_(passkeys.c.sign_count == 0, literal(sign_count) == 0))
        change = update(passkeys).where(passkeys.c.credential_id == credential_id, counts_on)
        count: int = await self._write(lambda c: c.execute(change.values(sign_count=sign_count, used=now)).rowcount)
        return count > 0

    async def remove_passkey(self, who: str, credential_id: bytes) -> bool:
        """Remove one of a person's passkeys; False if they have no such one."""
        which = (passkeys.c.who == who, passkeys.c.credential_id == credential_id)
        count: int = await self._write(lambda c: c.execute(delete(passkeys).where(*which)).rowcount)
        return count > 0


def _take_name(connection: Connection, who: str, name: str, login: str) -> None:
    """Reserve what an account's names look like, the displayed one and the one to sign in with."""
    looks = {skeleton(name), skeleton(login)}
    held = select(account_names.c.skeleton, account_names.c.who).where(account_names.c.skeleton.in_(looks))
    holders = {row.skeleton: row.who for row in connection.execute(held)}
    if holders.get(skeleton(name), who) != who:
        raise NameTaken("name-alike", name=name)
    connection.execute(delete(account_names).where(account_names.c.who == who, account_names.c.skeleton.not_in(looks)))
    for look in looks - set(holders):
        try:
            connection.execute(insert(account_names).values(skeleton=look, who=who))
        except IntegrityError as error:  # another server was quicker
            raise NameTaken("name-alike", name=name) from error


def _token(row: Row[*tuple[Any, ...]]) -> Token:
    return Token(row.id, row.who, tuple(row.scopes.split()), row.name, row.created, row.expires, row.revoked)


def _passkey(row: Row[*tuple[Any, ...]]) -> Passkey:
    return Passkey(
        bytes(row.credential_id), row.who, bytes(row.public_key), row.sign_count, row.name, row.created, row.used
    )
