"""People at a table: they do what they were told is legal, and everything else that people do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from foretold.table import commands
from tests.simulation.client_messages import UNSURE, Message, Sent
from tests.simulation.device import Device
from tests.simulation.lobby import visit
from tests.simulation.plans import Guest
from tests.simulation.world import SECOND

if TYPE_CHECKING:
    from tests.simulation.simulated_table import Club

#: Every command is answered within so many simulated milliseconds, faults of the disk included.
PROMPT = 60 * SECOND
#: A client whose command is not answered sends it again after so long.
AGAIN = 9 * SECOND


class Person:
    """Somebody with one or two devices and a ledger."""

    def __init__(self, club: Club, guest: Guest) -> None:
        self.club, self.world, self.guest = club, club.world, guest
        self.who, self.habits = guest.who, guest.habits
        self.chance = self.world.chance(f"person {club.number} {guest.who}")
        self.ledger: dict[str, Sent] = {}
        self.salts: dict[str, str] = {}  # by what was committed to
        self.is_out = False
        self.devices = [Device(self, is_main=number == 0) for number in range(guest.devices)]
        self._voted_at = 0
        self._last_legal: list[str] = []

    def arrive(self) -> None:
        """Come to the table."""
        for device in self.devices:
            late = self.who != self.club.host and self.chance.random() < 0.5
            self.world.after(self.chance.randrange(10, (12 if late else 3) * SECOND), device.connect)
            self.world.after(self.chance.randrange(SECOND, self.club.ping), self._ping, device)

    def _ping(self, device: Device) -> None:
        """Still here; and time for a look at the table."""
        if device.line is not None and device.line.up:
            device.line.say(b'{"do":"ping"}')
            if device.about is not None:
                self.consider(device)
        self.world.after(self.club.ping, self._ping, device)

    # Commands --------------------------------------------------------------------------------------------------------

    def is_busy(self, do: str) -> bool:
        """Whether a command of this kind waits for its answer."""
        return any(sent.do == do and not sent.is_settled for sent in self.ledger.values())

    def send(self, device: Device, do: str, **fields: Any) -> None:
        """A new command, with an id of its own; now and then twice."""
        id_ = f"{do}-{len(self.ledger)}"
        data = msgspec.json.encode({"do": do, "id": id_, "table": self.club.table, **fields})
        sent = self.ledger[id_] = Sent(id_, do, fields, data)
        self._transmit(device, sent)
        if self.chance.random() < (0.3 if do == "invite" else self.habits.repeat):
            other = self.chance.choice(self.devices)
            self.world.after(self.chance.randrange(2 * SECOND), self._transmit, other, sent)
        self.world.after(AGAIN, self._once_more, device, sent)

    def _once_more(self, device: Device, sent: Sent) -> None:
        if not sent.is_settled:
            self._transmit(device, sent)
            is_off = device.line is None  # for days, perhaps: once connected, it sends everything at once
            self.world.after(max(AGAIN, self.club.ping) if is_off else AGAIN, self._once_more, device, sent)

    def send_again(self, device: Device) -> None:
        """After a new connection: everything that was not answered."""
        for sent in self.ledger.values():
            if not sent.is_settled:
                self._transmit(device, sent)

    def _transmit(self, device: Device, sent: Sent) -> None:
        line = device.line
        if line is None or not line.up or line.number not in line.house.lines:
            return
        sent.tries += 1
        if self.chance.random() < self.habits.by_http:
            house, way = line.house, -sent.tries
            house.ask(
                self.who, commands.read_command(sent.data), lambda result, code: self._replied(sent, way, result, code)
            )
            self.world.after(PROMPT, self._must_have_reply, sent, way, house)
        else:
            line.say(sent.data)
            self.world.after(PROMPT, self._must_have_answer, sent, line)

    def _must_have_answer(self, sent: Sent, line: Any) -> None:
        answered = line.number in sent.answered_on or not line.up
        self.world.require(answered, "every command is answered", f"{self.who} waits for {sent.id}")

    def _must_have_reply(self, sent: Sent, way: int, house: Any) -> None:
        answered = way in sent.answered_on or not house.alive
        self.world.require(answered, "every command is answered", f"{self.who} waits for {sent.id} by HTTP")

    def _replied(self, sent: Sent, way: int, result: dict[str, Any] | None, code: str | None) -> None:
        kind = "done" if result is not None else "refused"
        known = {name: value for name, value in (result or {}).items() if name in ("number", "secret", "next")}
        self.answered(Message(say=kind, id=sent.id, code=code or "", **known), way, self.world.now)

    def answered(self, message: Message, way: int, at: int) -> None:
        """What became of a command, as the server said it at a moment: answers to several tries overtake each other."""
        sent = self.ledger.get(message.id)
        self.world.require(sent is not None, "every command is answered", f"{message.id} was never sent")
        assert sent is not None
        sent.answered_on.add(way)
        was_settled = sent.is_settled
        if message.say == "refused":
            racing = message.code == "not-stored" and sent.tries > 1  # of another try, which was not sure
            sure = at <= sent.done_at or message.code in UNSURE or racing
            self.world.require(sure, "an acknowledged command stays", f"{sent.id} was done, now {message.code}")
            sent.refused.append(message.code)
        else:
            once = not sent.done or sent.done[0] == message.number
            self.world.require(once, "nothing counts twice", f"{sent.id} done as {sent.done} and {message.number}")
            sent.done.append(message.number)
            sent.done_at = min(sent.done_at, at)
            if message.secret:
                sent.secrets.append(message.secret)
        if sent.is_settled and not was_settled:
            self._settled(sent, message)

    def _settled(self, sent: Sent, message: Message) -> None:
        if sent.do == "invite" and sent.done:
            self.club.invited(sent, message.secret)
        if sent.do == "move" and sent.done and self.chance.random() < self.habits.undo:
            self.world.after(self.chance.randrange(50, 2 * SECOND), self._take_back)
        if sent.do == "rematch" and message.next:
            self.club.next_tables.add(message.next)

    def _take_back(self) -> None:
        device = self.devices[0]
        if not self.is_busy("undo"):
            self.send(device, "undo")

    # Coming and going ------------------------------------------------------------------------------------------------

    def wander(self) -> None:
        """Go away for a while; some never come back."""
        self.is_out = True
        for device in self.devices:
            if device.line is not None:
                device.line.cut()
        if self.guest.is_steady or self.chance.random() < 0.8:
            self.world.after(self.chance.randrange(5 * SECOND, self.club.absence), self.come_back)

    def come_back(self) -> None:
        """Return, if one was away."""
        self.is_out = False
        for device in self.devices:
            if device.line is None:
                device.connect()

    # At the table ----------------------------------------------------------------------------------------------------

    def consider(self, device: Device) -> None:
        """Look at what the device shows, and do something, or not."""
        about = device.about
        if about is None or device.line is None:
            return
        if about.phase == "open":
            visit(self, device, about)
        elif about.phase == "over":
            self._after_the_game(device)
        elif device.own is not None and device.sight is not None:
            self._play(device)

    def _play(self, device: Device) -> None:
        about, own, sight = device.about, device.own, device.sight
        assert about is not None
        assert own is not None
        assert sight is not None
        is_asked = about.request is not None and own.seat not in about.request.yes
        if is_asked and not self.is_busy("answer") and self.chance.random() < 0.8:
            self.send(device, "answer", yes=self.chance.random() < self.habits.agree)
        if about.seats[own.seat].stand_in is not None:
            if not self.is_busy("return"):
                self.send(device, "return")
            return
        if sight.legal:
            self._last_legal = sight.legal
            if not device.is_deciding and (device.is_main or self.chance.random() < 0.3):
                device.is_deciding = True
                self.world.after(self._thinking_time(), self._decide, device)
        else:
            self._pass_the_time(device)
        self._vote(device)
        if self.world.faults and self.chance.random() < self.habits.wander:
            self.wander()

    def _thinking_time(self) -> int:
        low, high = self.club.plan.think
        if self.world.faults and self.chance.random() < self.habits.sleep:
            return self.chance.randrange(high, 30 * high)
        return self.chance.randrange(low, high)

    def _decide(self, device: Device) -> None:
        device.is_deciding = False
        sight = device.sight
        if device.line is None or sight is None or not sight.legal or self.is_busy("move"):
            return
        decision = sight.decision
        if decision and self.chance.random() < self.habits.stale:
            decision -= self.chance.choice((1, 1, 2)) if decision > 1 else 1
        is_rash = self.habits.rash and self.chance.random() < self.habits.rash
        choices = self.club.codes if is_rash else sight.legal
        self.send(device, "move", decision=decision, action=self.chance.choice(choices))

    def _pass_the_time(self, device: Device) -> None:
        """What one does while others think."""
        chance, habits, sight = self.chance, self.habits, device.sight
        assert sight is not None
        if chance.random() < habits.premove and not self.is_busy("premove"):
            wanted = chance.choice((*self._last_legal, *chance.sample(self.club.codes, 2)))
            self.send(device, "premove", action=wanted if chance.random() < 0.8 else None)
        if chance.random() < habits.rash:
            self.send(device, "move", decision=sight.decision, action=chance.choice(self.club.codes))
        if chance.random() < habits.chat:
            self.send(device, "say", text=f"line {len(self.ledger)}")
        if chance.random() < habits.undo / 4 and not self.is_busy("undo"):
            self.send(device, "undo")
        if chance.random() < habits.ask and not self.is_busy("ask"):
            self.send(device, "ask", what="abandon")

    def _vote(self, device: Device) -> None:
        """About somebody who keeps everyone waiting."""
        about, own, sight, now = device.about, device.own, device.sight, self.world.now
        assert about is not None
        assert own is not None
        assert sight is not None
        slow = [sight.actor] if now - device.changed_at > self.club.plan.settings.hold * SECOND else []
        wanted = [
            seat
            for seat in (*device.away, *slow)
            if seat is not None
            and seat != own.seat
            and about.seats[seat].kind == "person"
            and not about.seats[seat].stand_in
        ]
        if wanted and now - self._voted_at > 8 * SECOND and not self.is_busy("vote"):
            self._voted_at = now
            choice = self.chance.choices(("wait", "bot", "end"), (2, 7, 1))[0]
            self.send(device, "vote", about=self.chance.choice(wanted), choice=choice)

    def _after_the_game(self, device: Device) -> None:
        self.club.game_is_over()
        about = device.about
        assert about is not None
        if not self.club.plan.rematch or device.own is None or about.next_table is not None:
            return
        if not any(sent.do == "rematch" and (not sent.is_settled or sent.done) for sent in self.ledger.values()):
            self.send(device, "rematch")
