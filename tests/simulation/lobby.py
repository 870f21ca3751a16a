"""What people do before the game: sit down, get up again, invite, begin."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from tests.simulation.client_messages import AboutSight

if TYPE_CHECKING:
    from tests.simulation.device import Device
    from tests.simulation.people import Person


def visit(person: Person, device: Device, about: AboutSight) -> None:
    """One thing, if there is one to do."""
    if about.deal.closed:
        _reveal(person, device, about)
        return
    is_host = person.who == person.club.host
    if device.own is None:
        _sit(person, device, about)
        if is_host and person.world.now - person.club.opened_at > 4 * person.club.lobby_time:
            _keep_house(person, device, about)  # all seats are others', or kept for links that are lost
    elif person.chance.random() < person.habits.dance / 2 and not person.is_busy("leave"):
        person.send(device, "leave")
    elif _wants_to_commit(person, about.seats[device.own.seat].salt_commitment):
        person.send(device, "commit", salt_commitment=_commitment(person, about))
    elif is_host:
        _keep_house(person, device, about)
    if device.own is not None and person.chance.random() < person.habits.hook and not person.is_busy("hook"):
        everyone = is_host and person.chance.random() < 0.3
        person.send(device, "hook", url=f"https://example.org/{person.who}", everyone=everyone)


def _wants_to_commit(person: Person, present: str) -> bool:
    """Mostly after a void deal; now and then to another salt."""
    likely = 0.05 if present or not person.salts else 0.7
    return person.chance.random() < likely * person.habits.commit and not person.is_busy("commit")


def _commitment(person: Person, about: AboutSight) -> str:
    """To a new salt, which is kept."""
    salt = f"{person.chance.getrandbits(128):032x}"
    commitment = hashlib.sha256(f"foretold salt 1\n{about.commitment}\n{salt}".encode()).hexdigest()
    person.salts[commitment] = salt
    return commitment


def _reveal(person: Person, device: Device, about: AboutSight) -> None:
    """What the table waits for; now and then it is forgotten, or something else is said."""
    own = about.seats[device.own.seat] if device.own is not None else None
    if own is None or own.salt or own.salt_commitment not in person.salts or person.is_busy("reveal"):
        return
    if person.chance.random() < person.habits.forget:
        if person.chance.random() < 0.5:
            person.send(device, "reveal", salt="77" * 16)
        return
    person.send(device, "reveal", salt=person.salts[own.salt_commitment])


def _sit(person: Person, device: Device, about: AboutSight) -> None:
    club, chance = person.club, person.chance
    if person.is_busy("sit"):
        return
    known = club.secrets.get(person.who)
    if not person.guest.is_player:
        used = [secret for secret in club.used_secrets if chance.random() < 0.5]
        if not used:
            return
        known = used[0]  # somebody who found an old link tries it
    fields: dict[str, object] = {"name": person.guest.name}
    if chance.random() < person.habits.commit:
        fields["salt_commitment"] = _commitment(person, about)
    else:
        fields["salt"] = f"{chance.getrandbits(64):016x}" if chance.random() < 0.8 else ""
    if known is not None:
        fields["secret"] = known
        club.secrets.pop(person.who, None)
        club.used_secrets.append(known)
    elif chance.random() < 0.3:
        fields["seat"] = chance.randrange(len(club.plan.settings.seats))
    person.send(device, "sit", **fields)


def _keep_house(person: Person, device: Device, about: AboutSight) -> None:
    """What the host does: send links, fill seats that stay free with bots, begin."""
    club, chance = person.club, person.chance
    free = [number for number, seat in enumerate(about.seats) if seat.free]
    if not free:
        if not person.is_busy("begin"):
            person.send(device, "begin")
        return
    waited = person.world.now - club.opened_at
    if waited > club.lobby_time and not person.is_busy("chair"):
        level = chance.choice(("random", "novice", "adept", "nobody-knows"))
        person.send(device, "chair", seat=chance.choice(free), chair={"kind": "bot", "level": level})
    elif chance.random() < 0.5 and not person.is_busy("invite"):
        person.send(device, "invite", seat=chance.choice(free))
