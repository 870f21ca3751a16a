"""Decide who is told what: every message and answer of the hall, as effects.

`news` makes the content of the messages. This module decides who gets them.
"""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from typing import Any

import msgspec

from foretold.errors import ForetoldError
from foretold.table import commands, fair, news
from foretold.table.command_handlers import done_before
from foretold.table.effects import CallWebhook, Effect, Reply, Send
from foretold.table.refusals import Refused
from foretold.table.slots import Asker, CommandJob, Connection, Job, Pending, ReadJob, Slot, WatchJob
from foretold.table.table import Table

_encode = msgspec.json.Encoder().encode


class Broadcaster:
    """All connections of a hall, and the effects that have to be run."""

    def __init__(self) -> None:
        self.connections: dict[int, Connection] = {}
        self._effects: list[Effect] = []

    def take(self) -> list[Effect]:
        """Return the effects since the last call."""
        effects, self._effects = self._effects, []
        return effects

    def want(self, effect: Effect) -> None:
        """Add an effect."""
        self._effects.append(effect)

    # Answers ---------------------------------------------------------------------------------------------------------

    def send(self, connection: int, message: dict[str, Any]) -> None:
        """Send a message, if the connection still exists."""
        if connection in self.connections:
            self._effects.append(Send(connection, _encode(message)))

    def answer(self, asker: Asker, result: dict[str, Any]) -> None:
        """Answer a command."""
        if asker.request is not None:
            self._effects.append(Reply(asker.request, result))
        elif asker.connection is not None:
            self.send(asker.connection, result)

    def refuse(self, asker: Asker, id_: str, error: ForetoldError, table: str = "") -> None:
        """Refuse a command, in the sender's language."""
        if asker.request is not None:
            self._effects.append(Reply(asker.request, None, error))
            return
        text = error.sentence(asker.lang) if error.details else _sentence(error.code, asker.lang)
        self.answer(asker, {"say": "refused", "id": id_, "table": table, "code": error.code, "text": text})

    def done(self, slot: Slot, job: CommandJob) -> None:
        """Tell the sender that a command is stored."""
        table = slot.ready_table()
        version = done_before(table, job.command, job.who) or table.version
        result: dict[str, Any] = {"say": "done", "id": job.command.id, "table": slot.id, "number": version}
        if isinstance(job.command, commands.Invite) and _is_key(table, job):
            result["secret"] = job.secret
        if isinstance(job.command, commands.Rematch):
            result["next"] = table.next_table
        self.answer(job.asker, result)

    # News ------------------------------------------------------------------------------------------------------------

    def show(self, slot: Slot, table: Table, connection: Connection, since: int, now: int) -> bool:
        """Let a connection watch a table, and send everything that it may know; return whether it may."""
        viewer = table.seat_of(connection.who)
        if viewer is None and not admits_spectators(table):
            self.refuse(connection.asker, "", Refused("table-private"), slot.id)
            return False
        slot.watchers[connection.number] = viewer
        connection.watches.add(slot.id)
        slot.told = max(slot.told, table.version)
        self._effects.append(Send(connection.number, news.whole(table, viewer, since, now)))
        return True

    def tell(self, slot: Slot, pending: Pending, now: int) -> None:
        """Send the news to everybody who watches; of a private change only its seat is told."""
        table, since = slot.ready_table(), pending.since
        slot.told = table.version
        told_all = self._find_seats(slot, table, since, now) if pending.more else ()
        viewers = list(dict.fromkeys(slot.watchers.values()))
        if table.version == since:
            viewers = [viewer for viewer in viewers if viewer in pending.private]
        if table.rewound > since:
            told = [news.whole(table, viewer, 0, now, heard=since) for viewer in viewers]
        else:
            told = news.news(table, viewers, pending, now)
        messages = dict(zip(viewers, told, strict=True))
        want = self._effects.append
        for connection, viewer in slot.watchers.items():
            if viewer in messages and connection not in told_all:
                want(Send(connection, messages[viewer]))
        if pending.turn:
            self._call(table)

    def _find_seats(self, slot: Slot, table: Table, since: int, now: int) -> Container[int]:
        """Find the seats of watchers again after people sat down, got up or lost access; return who was told all."""
        told_all = set()
        for number, viewer in list(slot.watchers.items()):
            connection = self.connections[number]
            seat = table.seat_of(connection.who)
            if seat is None and not admits_spectators(table):
                self.refuse(connection.asker, "", Refused("table-private"), slot.id)
                connection.watches.discard(slot.id)
                slot.let_go(connection, now)
            elif seat != viewer:
                slot.watchers[number] = seat
                self._effects.append(Send(number, news.whole(table, seat, 0, now, heard=since)))
                told_all.add(number)
        return told_all

    def _call(self, table: Table) -> None:
        """Call the webhook of the person whose turn it is, if they asked for it."""
        actor = table.actor
        if actor is None or (table.hook is None and table.seats[actor].hook is None):
            return
        if table.seats[actor].level is not None:
            return
        wishes = {table.hook: table.host, table.seats[actor].hook: table.seats[actor].who or ""}
        for url, who in wishes.items():
            if url is not None:
                body = {"table": table.id, "game": table.settings.game, "seat": actor, "decision": table.decisions}
                self._effects.append(CallWebhook(who, url, body))

    def presence(self, slot: Slot, connection: int) -> None:
        """Tell who is away."""
        self.send(connection, {"say": "presence", "table": slot.id, "away": sorted(slot.away)})

    def turn_down(self, job: Job, error: Refused, table: str) -> None:
        """Refuse one thing that was asked of a table."""
        if isinstance(job, CommandJob):
            self.refuse(job.asker, job.command.id, error, table)
        elif isinstance(job, ReadJob):
            self._effects.append(Reply(job.request, None, error))
        elif isinstance(job, WatchJob) and job.connection in self.connections:
            self.refuse(self.connections[job.connection].asker, "", error, table)

    def turn_away(self, slot: Slot, error: Refused) -> None:
        """Refuse everything that waits for a table that can't be loaded, and all who watch it."""
        for job in slot.inbox:
            self.turn_down(job, error, slot.id)
        for number in slot.watchers:
            connection = self.connections[number]
            connection.watches.discard(slot.id)
            self.refuse(connection.asker, "", error, slot.id)


@cache
def _sentence(code: str, lang: str) -> str:
    """The sentence of a refusal without details: many may wait for the same one."""
    return Refused(code).sentence(lang)


def admits_spectators(table: Table) -> bool:
    """Return whether people without a seat may watch. Before the game everybody with the link may."""
    return table.settings.spectators or table.phase == "open"


def _is_key(table: Table, job: CommandJob) -> bool:
    """Return whether a secret opens the seat. One that was made for a repeated command does not."""
    assert isinstance(job.command, commands.Invite)
    seat = job.command.seat  # whatever it says: the id is of a command that was done before
    return seat < len(table.seats) and table.seats[seat].invitation == fair.digest(job.secret)
