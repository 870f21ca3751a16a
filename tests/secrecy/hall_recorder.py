"""A stage: a hall with a table whose cards are given, everybody's sockets, and every byte that is sent to them."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from foretold.play.versions import FORMAT
from foretold.table import entries
from foretold.table.effects import Load, Reply, Send, StoreEntries
from foretold.table.hall import Hall
from foretold.table.settings import BankClock, DecisionClock, ForPerson, NoClock, Settings
from tests.secrecy.pairs import World

START = 1_700_000_000_000
SPECTATOR = 90


class Luck:
    """Secrets from a seed; the seed of the cards differs between the worlds of a pair."""

    def __init__(self, seed: str, world: str) -> None:
        self._tokens = random.Random(f"tokens {seed}")
        self._seeds = random.Random(f"seeds {seed} {world}")

    def token(self) -> str:
        return "".join(self._tokens.choices("abcdefghijkmnpqrstuvwxyz23456789", k=16))

    def seed(self) -> str:
        return f"{self._seeds.getrandbits(256):064x}"

    def number(self) -> int:
        return self._tokens.getrandbits(32)


class Stage:
    """A table played by a script that is the same for both worlds of a pair but for the hidden cards."""

    def __init__(self, world: World, script: str, name: str) -> None:
        self.world = world
        self.chance = random.Random(f"script {script}")
        self.now = START
        self.luck = Luck(script, name)
        self.hall = Hall(self.luck)
        self.log: list[bytes] = []
        self.sent: dict[int, list[bytes]] = {}
        self.replies: dict[int, Any] = {}
        self.socket_of: dict[int, int] = {}
        self.sockets: dict[int, list[int]] = {}
        self.next_socket = 100
        self.ids = 0
        self.viewer = 0
        self.table = self._open()
        self.secrets = self._secrets()

    # The world around the hall ---------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Carry out effects until there are none: a disk and a network that never fail."""
        while effects := self.hall.take():
            for effect in effects:
                if isinstance(effect, Send):
                    self.sent[effect.connection].append(effect.data)
                elif isinstance(effect, Reply):
                    self.replies[effect.request] = effect.result or effect.error
                elif isinstance(effect, StoreEntries):
                    self.log.extend(entries.encode(entry) for entry in effect.entries)
                    self.hall.stored(effect.table, self.now)
                elif isinstance(effect, Load):
                    log = [entries.decode(body) for body in self.log[effect.after :]]
                    self.hall.loaded(effect.table, log, self.now)

    def _settings(self) -> Settings:
        world, chance = self.world, self.chance
        clock = chance.choice((NoClock(), BankClock(seconds=80_000, increment=5), DecisionClock(seconds=3_600)))
        return Settings(
            game=world.game.name,
            options=world.game.options,
            seats=[ForPerson()] * world.game.players,
            clock=clock,
            memory=chance.random() < 0.8,
            listed=True,
        )

    def _origin(self) -> entries.Origin:
        """Where the cards of the world come from."""
        world = self.world
        orders = {"decks": world.decks, "reshuffles": world.reshuffles}
        record = {"format": FORMAT, "seed": "0" * 64, **orders, "actions": []}
        return entries.Origin(record=record, decisions=0)

    def _open(self) -> str:
        self.hall.open(1, "w0", self._settings(), "en", self.now, origin=self._origin())
        self.settle()
        table: str = self.replies[1]["table"]
        return table

    def _secrets(self) -> list[bytes]:
        """Texts that must never be sent, whatever else is."""
        slot = self.hall.slots[self.table]
        assert slot.table is not None
        deal = slot.table.deal
        return [deal.seed.encode(), deal.cards_seed(slot.table.seats).encode(), b'"w0"', b'"w1"']

    # The people ------------------------------------------------------------------------------------------------------

    def connect(self, seat: int | None, since: int = 0) -> None:
        """A new socket for a seat (None: the spectator), which watches from a number on."""
        key = SPECTATOR if seat is None else seat
        old = self.socket_of.get(key)
        if old is not None:
            self.hall.disconnect(old, self.now)
        socket = self.socket_of[key] = self.next_socket
        self.sockets.setdefault(key, []).append(socket)
        self.next_socket += 1
        self.sent[socket] = []
        who = "spectator" if seat is None else f"w{seat}"
        self.hall.connect(socket, who, self.chance.choice(("en", "fr", "de", "it", "ja")), self.now)
        self.say(seat, do="watch", table=self.table, since=since)

    def say(self, sender: int | None, **message: Any) -> None:
        """A message from a seat's socket."""
        self.speak(sender, msgspec.json.encode(message))

    def speak(self, sender: int | None, data: bytes) -> None:
        """Bytes from a seat's socket."""
        self.hall.receive(self.socket_of[SPECTATOR if sender is None else sender], data, self.now)
        self.settle()

    def command(self, sender: int | None, do: str, **entries_: Any) -> None:
        """A command with an id of its own."""
        self.ids += 1
        self.say(sender, do=do, table=self.table, id=f"c{self.ids}", **entries_)

    def attempt(self, sender: int, **move: Any) -> None:
        """A move that will be refused."""
        self.command(sender, "move", **move)

    # The play --------------------------------------------------------------------------------------------------------

    def perform(self, viewer: int) -> list[bytes]:
        """Play the whole script; returns all that was sent to the viewer and to the spectator."""
        players, self.viewer = self.world.game.players, viewer
        for seat in (*range(players), None):
            self.connect(seat)
        for seat in range(players):
            self.command(seat, "sit", name=f"Player {seat}", seat=seat, salt=f"{seat:02x}")
        self.command(0, "begin")
        while self._decisions() < len(self.world.actions):
            self.now += self.chance.choice((40, 900, 4_000))
            if self.chance.random() < 0.25:
                self._interlude(viewer)
            self._decide()
            self.look(viewer)
        for seat in (viewer, None):
            self.connect(seat)
        self.command(viewer, "undo")
        self.tick(self.now + 20_000)
        return self.told(viewer)

    def close(self) -> None:
        """The end of the play."""

    def look(self, viewer: int) -> None:
        """After every decision: nothing more to see here."""

    def tick(self, now: int) -> None:
        """Time has passed."""
        self.hall.tick(now)
        self.settle()

    def told(self, viewer: int) -> list[bytes]:
        """All that was sent to the viewer and to the spectator."""
        return [data for key in (viewer, SPECTATOR) for socket in self.sockets[key] for data in self.sent[socket]]

    def _decisions(self) -> int:
        table = self.hall.slots[self.table].table
        assert table is not None
        return table.decisions

    def _decide(self) -> None:
        """The next decision of the world, by whoever makes it."""
        number = self._decisions()
        if number < len(self.world.actions):
            self.command(self.world.actors[number], "move", decision=number, action=self.world.actions[number])

    def _interlude(self, viewer: int) -> None:
        """Something else happens: what it is does not depend on hidden cards."""
        scenes: list[Callable[[int], None]] = [
            self._chat, self._wrong_moves, self._reconnect, self._premove, self._undo, self._silence, self._nonsense,
        ]  # fmt: skip
        self.chance.choice(scenes)(viewer)

    def _chat(self, viewer: int) -> None:
        self.command(self.chance.randrange(self.world.game.players), "say", text="Well played")

    def _wrong_moves(self, viewer: int) -> None:
        """Everybody tries what is not theirs to do, or not allowed."""
        number = self._decisions()
        actor = self.world.actors[number]
        for seat in range(self.world.game.players):
            action = str(self.chance.choice(self.world.game.actions))
            late = self.chance.random() < 0.3
            if seat != actor or late:
                self.command(seat, "move", decision=number - 1 if late and number else number + late, action=action)
        for _ in range(12 if viewer != actor else 0):
            self.attempt(viewer, decision=number, action=self._guess(viewer))
        self.command(None, "move", decision=number, action="pass")
        self.command(actor, "move", decision=number, action="nonsense")

    def _guess(self, viewer: int) -> str:
        """An action that would be legal in many a world: mostly an answer to what is asked, as the viewer sees it."""
        table = self.hall.slots[self.table].table
        assert table is not None
        assert table.state is not None
        asked = table.state.view(viewer)["asked"]
        actions = list(map(str, self.world.game.actions))
        answers = [action for action in actions if action.split()[0] == {"turn": "play"}.get(asked, asked)]
        return self.chance.choice(answers if answers and self.chance.random() < 0.75 else actions)

    def _reconnect(self, viewer: int) -> None:
        seat = self.chance.choice((viewer, None, self.chance.randrange(self.world.game.players)))
        self.connect(seat, since=self.chance.randrange(0, 40))

    def _premove(self, viewer: int) -> None:
        """Somebody else says beforehand what they will do."""
        number = self._decisions()
        seat = self.chance.randrange(self.world.game.players)
        later = [n for n in range(number, len(self.world.actors)) if self.world.actors[n] == seat]
        if not later or later[0] == number or seat == viewer:
            return
        if self.chance.random() < 0.5:
            self.command(seat, "premove", action=self.world.actions[later[0]])
            return
        self.command(seat, "premove", action=self._of_the_cards(seat))  # never comes to be
        self._chat(viewer)
        self.connect(viewer, since=0)
        self.command(seat, "premove", action=None)

    def _of_the_cards(self, seat: int) -> str:
        """An action that depends on a hand."""
        table = self.hall.slots[self.table].table
        assert table is not None
        assert table.state is not None
        hand = table.state.view(seat)["table"]["hand"]
        verbs = [str(action) for action in table.game.actions if str(action).split()[-1] in hand]
        return (verbs or [str(table.game.actions[0])])[0]

    def _undo(self, viewer: int) -> None:
        """Whoever decided last asks for it back, and does the same again."""
        number = self._decisions()
        if number == 0:
            return
        seat = self.world.actors[number - 1]
        self.command(seat, "undo")
        for other in range(self.world.game.players):
            if other != seat:
                self.command(other, "answer", yes=self.chance.random() < 0.7)

    def _silence(self, viewer: int) -> None:
        """Everybody is quiet for a while."""
        self.now += 70_000
        self.tick(self.now)
        about = self.chance.randrange(self.world.game.players)
        if about != viewer:
            self.command(viewer, "vote", about=about, choice="wait")

    def _nonsense(self, viewer: int) -> None:
        self.speak(viewer, self.chance.choice((b"{", b"[]", b'{"do":"fly"}', b"\xff", b'{"do":"watch"}')))
