"""Handle commands: each one makes entries or is refused. Nothing changes here."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from functools import singledispatch
from typing import NoReturn

import msgspec

from foretold.bots.protocol import levels, usual_level
from foretold.errors import IllegalAction
from foretold.table import clocks, commands, entries, fair
from foretold.table.confusables import alike
from foretold.table.deal import silent
from foretold.table.entries import AnyEntry
from foretold.table.names import objection, tidy
from foretold.table.refusals import refuse
from foretold.table.settings import SECOND, ForBot
from foretold.table.table import Table
from foretold.table.undo import informed_nobody

#: What a request's acceptance leads to, a vote's majority, and so on, is made here too: one command, several entries.
Entries = list[AnyEntry]


class Sender(msgspec.Struct, frozen=True, gc=False):
    """The sender of a command: who, when, and which seats have been away since when."""

    who: str
    now: int
    away: dict[int, int] = {}
    awake: int = 0  # since when the table is in memory: before, nobody could decide


def ruling(table: Table, command: commands.AnyCommand, sender: Sender) -> Entries:
    """Return the entries that a command makes."""
    rule = _rule.registry.get(type(command), _rule)  # no command is a kind of another: it is found by its very type
    return rule(command, table, sender)


def done_before(table: Table, command: commands.AnyCommand, who: str) -> int | None:
    """Return the version that this command led to when it was sent before."""
    return table.answered_ids.get((who, command.id))


@singledispatch
def _rule(command: commands.AnyCommand, _table: Table, _sender: Sender) -> Entries:
    raise TypeError(f"no command: {command!r}")


# Before the game -----------------------------------------------------------------------------------------------------


@_rule.register
def _(command: commands.Sit, table: Table, sender: Sender) -> Entries:
    _must_be_open(table)
    if table.seat_of(sender.who) is not None:
        refuse("table-seated-already")
    seat = _seat_for(command, table, sender.who)
    name = tidy(command.name)
    if code := objection(name):
        refuse(code, name=name)
    if any(alike(name, other.name) for other in table.seats if other.name):
        refuse("table-name-taken", name=name)
    return [_seated(command, table, sender, seat, name)]


def _seated(command: commands.Sit, table: Table, sender: Sender, seat: int, name: str) -> entries.Seated:
    if command.salt and command.salt_commitment is not None:
        refuse("salt-both")
    commitment = (command.salt_commitment or "") if table.deal.is_trusted(sender.who) else ""
    return entries.Seated(
        at=sender.now, seat=seat, who=sender.who, name=name, salt=command.salt, id=command.id,
        salt_commitment=commitment,
    )  # fmt: skip


@_rule.register
def _(command: commands.Commit, table: Table, sender: Sender) -> Entries:
    _must_be_open(table)
    seat = _own_seat(table, sender)
    if not table.deal.is_trusted(sender.who):
        refuse("salt-late")
    commitment = command.salt_commitment
    return [entries.Committed(at=sender.now, seat=seat, salt_commitment=commitment, who=sender.who, id=command.id)]


@_rule.register
def _(command: commands.Reveal, table: Table, sender: Sender) -> Entries:
    seat = _own_seat(table, sender)
    if table.deal.closed_at is None or seat not in silent(table.seats):
        refuse("reveal-nothing")
    if fair.salt_commitment(table.commitment, command.salt) != table.seats[seat].salt_commitment:
        refuse("salt-other")
    return [entries.Revealed(at=sender.now, seat=seat, salt=command.salt, who=sender.who, id=command.id)]


def _seat_for(command: commands.Sit, table: Table, who: str) -> int:
    """Return the seat that a link is for, the one that is kept, the one that was named, or the first free one."""
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if command.secret is not None:
        wanted = fair.digest(command.secret)
        for number in free:
            if hmac.compare_digest(table.seats[number].invitation or "", wanted):
                return number
        refuse("table-secret")
    kept = [number for number in free if table.seats[number].kept_for == who]
    common = [n for n in free if table.seats[n].invitation is None and table.seats[n].kept_for is None]
    if command.seat is not None and command.seat not in kept + common:
        refuse("table-seat-taken", seat=command.seat)
    if not kept + common:
        refuse("table-full")
    return command.seat if command.seat is not None else (kept + common)[0]


@_rule.register
def _(command: commands.Leave, table: Table, sender: Sender) -> Entries:
    _must_be_open(table)
    return [entries.Left(at=sender.now, seat=_own_seat(table, sender), who=sender.who, id=command.id)]


@_rule.register
def _(command: commands.ChangeChair, table: Table, sender: Sender) -> Entries:
    _must_be_open(table)
    _must_be_host(table, sender)
    seat = _existing(table, command.seat)
    if table.seats[seat].who is not None:
        refuse("table-seat-taken", seat=seat)
    if isinstance(command.chair, ForBot):
        _must_be_level(table, command.chair.level)
    who, id_ = sender.who, command.id
    return [entries.ChairChanged(at=sender.now, seat=seat, chair=command.chair, who=who, id=id_)]


@_rule.register
def _(command: commands.Invite, table: Table, sender: Sender) -> Entries:
    _must_be_open(table)
    _must_be_host(table, sender)
    seat = _existing(table, command.seat)
    if not table.seats[seat].is_free:
        refuse("table-seat-taken", seat=seat)
    who, id_ = sender.who, command.id
    return [entries.Invited(at=sender.now, seat=seat, digest=command.digest, who=who, id=id_)]


@_rule.register
def _(command: commands.Begin, table: Table, sender: Sender) -> Entries:
    _must_be_open(table)
    if table.seat_of(sender.who) is None and sender.who != table.host:
        refuse("table-not-seated")
    waiting = sum(seat.is_free for seat in table.seats)
    if waiting:
        refuse("table-waiting", count=waiting)
    if not table.people():
        refuse("table-nobody")
    if table.origin is None and silent(table.seats):
        return [entries.Closed(at=sender.now, who=sender.who, id=command.id)]
    return [entries.Began(at=sender.now, deal=2, who=sender.who, id=command.id)]


# The game ------------------------------------------------------------------------------------------------------------


@_rule.register
def _(command: commands.Move, table: Table, sender: Sender) -> Entries:
    seat = _player(table, sender)
    if command.decision != table.decisions:
        refuse("move-late", decision=command.decision, expected=table.decisions)
    if table.actor != seat:
        refuse("move-turn")
    return [decision(table, seat, command.action, "person", sender.now, command.id)]


def decision(table: Table, seat: int, action: str, by: entries.By, now: int, id_: str = "") -> entries.Decided:
    """Make the entry of a decision, if it is legal."""
    assert table.state is not None
    if action not in table.game.codes:
        raise IllegalAction("action-unknown", action=action)
    if not table.state.allows(action):
        raise IllegalAction("action-illegal", action=action, actor=seat)
    return entries.Decided(at=now, seat=seat, action=action, by=by, id=id_)


@_rule.register
def _(command: commands.Premove, table: Table, sender: Sender) -> Entries:
    seat = _player(table, sender)
    if command.action is not None and command.action not in table.game.codes:
        raise IllegalAction("action-unknown", action=command.action)
    if command.action is not None and table.actor == seat:
        refuse("premove-turn")
    return [entries.Premoved(at=sender.now, seat=seat, action=command.action, id=command.id)]


@_rule.register
def _(command: commands.Undo, table: Table, sender: Sender) -> Entries:
    seat = _player(table, sender)
    own = [number for number, (decider, _) in enumerate(table.deciders) if decider == seat]
    if not own:
        refuse("undo-nothing")
    others = [other for other in table.owners() if other != seat]
    if may_undo_freely(table, seat) or (not others and table.settings.undo != "off"):
        return [entries.TookBack(at=sender.now, seat=seat, decisions=own[-1], id=command.id)]
    if table.settings.undo == "off":
        refuse("undo-informed")
    return _request(table, seat, "undo", sender.now, command.id)


def may_undo_freely(table: Table, seat: int) -> bool:
    """Return whether the last decision was this seat's own and informed nobody."""
    if table.state is None or not table.deciders or table.phase != "playing":
        return False
    if table.deciders[-1] not in ((seat, "person"), (seat, "premove")):
        return False
    *earlier, last = [str(action) for action in table.state.actions]
    return informed_nobody(table.state_after(earlier), last)


@_rule.register
def _(command: commands.Ask, table: Table, sender: Sender) -> Entries:
    if command.what == "undo":
        return _rule(commands.Undo(id=command.id), table, sender)
    seat = _player(table, sender)
    if table.owners() == [seat]:
        return [entries.Ended(at=sender.now, reason="abandoned", seat=seat, id=command.id)]
    return _request(table, seat, command.what, sender.now, command.id)


def _request(table: Table, seat: int, what: entries.Request, now: int, id_: str) -> Entries:
    if table.request is not None:
        refuse("request-open")
    return [entries.Requested(at=now, seat=seat, what=what, id=id_)]


@_rule.register
def _(command: commands.Answer, table: Table, sender: Sender) -> Entries:
    seat, request = _owner(table, sender), table.request  # also without coming back from the bot
    if request is None or seat in request.yes:
        refuse("request-none")
    made: Entries = [entries.Answered(at=sender.now, seat=seat, yes=command.yes, id=command.id)]
    agreed = command.yes and {*table.owners()} <= {*request.yes, seat}
    if agreed and request.what == "abandon":
        made.append(entries.Ended(at=sender.now, reason="abandoned"))
    elif agreed:
        own = [number for number, (decider, _) in enumerate(table.deciders) if decider == request.seat]
        made.append(entries.TookBack(at=sender.now, seat=request.seat, decisions=own[-1]))
    return made


@_rule.register
def _(command: commands.CastVote, table: Table, sender: Sender) -> Entries:
    seat, about = _player(table, sender), _existing(table, command.about)
    if about == seat or about not in table.people():
        refuse("vote-about", seat=about)
    if not may_vote(table, about, sender):
        refuse("vote-early", seconds=table.settings.hold)
    made: Entries = [entries.Voted(at=sender.now, seat=seat, about=about, choice=command.choice, id=command.id)]
    votes = {**table.votes.get(about, {}), seat: command.choice}
    voters = [s for s in table.people() if s != about and (s not in sender.away or s == seat)]
    if _count(votes, voters, "end") == len(voters) and table.request is None:
        made += _asked_by_all(seat, voters, sender.now)
    elif 2 * _count(votes, voters, "bot") > len(voters):
        made.append(entries.BotSatIn(at=sender.now, seat=about, level=usual_level(table.settings.game)))
    return made


def _asked_by_all(seat: int, voters: Sequence[int], now: int) -> Entries:
    """Return the entries of a request to end the game, to which all voters agree."""
    others = [voter for voter in voters if voter != seat]
    asked = entries.Requested(at=now, seat=seat, what="abandon")
    return [asked, *(entries.Answered(at=now, seat=other, yes=True) for other in others)]


def may_vote(table: Table, about: int, sender: Sender) -> bool:
    """Return whether a seat has been away, or has kept the others waiting, for longer than the table allows."""
    hold = table.settings.hold * SECOND
    gone = sender.now - sender.away.get(about, sender.now)
    asked = max(clocks.asked_at(table) - table.kept, sender.awake)
    waited = sender.now - asked if table.actor == about else 0
    return max(gone, waited) >= hold


def _count(votes: dict[int, entries.Vote], voters: Sequence[int], choice: entries.Vote) -> int:
    return sum(votes.get(voter) == choice for voter in voters)


@_rule.register
def _(command: commands.Return, table: Table, sender: Sender) -> Entries:
    seat = _own_seat(table, sender)
    if table.phase != "playing" or table.seats[seat].stand_in is None:
        refuse("return-nothing")
    return [entries.Returned(at=sender.now, seat=seat, id=command.id)]


# At any time ---------------------------------------------------------------------------------------------------------


@_rule.register
def _(command: commands.Say, table: Table, sender: Sender) -> Entries:
    seat = _own_seat(table, sender)
    if not table.settings.chat:
        refuse("chat-off")
    if table.seats[seat].muted:
        refuse("chat-muted")
    text = tidy(command.text)
    if not text:
        refuse("chat-empty")
    return [entries.Said(at=sender.now, seat=seat, text=text, id=command.id)]


@_rule.register
def _(command: commands.Mute, table: Table, sender: Sender) -> Entries:
    _must_be_host(table, sender)
    seat = _existing(table, command.seat)
    return [entries.Muted(at=sender.now, seat=seat, muted=command.muted, who=sender.who, id=command.id)]


@_rule.register
def _(command: commands.Hook, table: Table, sender: Sender) -> Entries:
    if command.everyone:
        _must_be_host(table, sender)
        return [entries.Hooked(at=sender.now, seat=None, url=command.url, who=sender.who, id=command.id)]
    seat = _own_seat(table, sender)
    return [entries.Hooked(at=sender.now, seat=seat, url=command.url, who=sender.who, id=command.id)]


@_rule.register
def _(command: commands.Rematch, table: Table, sender: Sender) -> Entries:
    seat = _own_seat(table, sender)
    if table.phase != "over":
        refuse("rematch-early")
    if table.next_table is not None:
        refuse("rematch-made", table=table.next_table)
    return [entries.Rematched(at=sender.now, seat=seat, table=command.next, id=command.id)]


# Conditions ----------------------------------------------------------------------------------------------------------


def _must_be_open(table: Table) -> None:
    if table.phase != "open":
        refuse("table-begun")
    if table.deal.closed_at is not None:
        refuse("table-dealing")


def _must_be_host(table: Table, sender: Sender) -> None:
    if sender.who != table.host:
        refuse("table-host")


def _must_be_level(table: Table, level: str) -> None:
    known = levels(table.settings.game)
    if level not in known:
        refuse("table-level", level=level, known=list(known))


def _own_seat(table: Table, sender: Sender) -> int:
    seat = table.seat_of(sender.who)
    return seat if seat is not None else _not_seated()


def _not_seated() -> NoReturn:
    refuse("table-not-seated")


def _owner(table: Table, sender: Sender) -> int:
    """Return the sender's seat in a running game, whoever plays for it."""
    seat = _own_seat(table, sender)
    if table.phase == "open":
        refuse("table-not-begun")
    if table.phase == "over":
        refuse("table-over")
    return seat


def _player(table: Table, sender: Sender) -> int:
    """Return the sender's seat in a running game, if the sender plays there."""
    seat = _owner(table, sender)
    if table.seats[seat].stand_in is not None:
        refuse("table-bot-sits")
    return seat


def _existing(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        refuse("table-no-seat", seat=seat)
    return seat
