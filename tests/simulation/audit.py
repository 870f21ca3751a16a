"""The checks after a game: the log makes sense, every message agrees with it, and so do the clients' ledgers."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import msgspec

from foretold.table import entries
from foretold.table.proof import record_text, verify
from foretold.table.settings import DaysClock
from foretold.table.table import Table
from tests.simulation.client_messages import Sent, Told
from tests.simulation.dealing import sha
from tests.simulation.reference_table import ASKS_ANEW, Book, Circumstances
from tests.simulation.world import SECOND, Broken

if TYPE_CHECKING:
    from tests.simulation.simulated_table import Club

#: Which command makes which entry.
DOES = {
    "ChairChanged": "chair", "Invited": "invite", "Seated": "sit", "Left": "leave", "Began": "begin",
    "Committed": "commit", "Closed": "begin", "Revealed": "reveal",
    "Decided": "move", "TookBack": "undo", "Requested": "", "Answered": "answer", "Voted": "vote",
    "Returned": "return", "Premoved": "premove", "Hooked": "hook", "Said": "say",
    "Rematched": "rematch", "Ended": "ask",
}  # fmt: skip


def need(holds: bool, invariant: str, text: str) -> None:
    """An invariant must hold."""
    if not holds:
        raise Broken(invariant, text)


class Audit:
    """One table's log, messages and ledgers."""

    def __init__(self, club: Club, interruptions: list[int]) -> None:
        self.club, self.shelf = club, club.shelf
        self.interruptions = interruptions
        opened = self.shelf.log[0]
        need(isinstance(opened, entries.TableOpened), "the log makes sense", "it begins with something else")
        assert isinstance(opened, entries.TableOpened)
        asked, kept = club.plan.settings.options, opened.settings.options
        drawn = {"first": kept.get("first")} if club.plan.settings.game == "predictions" else {}
        need(kept == drawn | asked, "the log makes sense", f"opened with {kept}, asked for {asked}")
        need(not drawn or kept["first"] in range(asked["players"]), "the log makes sense", f"{kept} begins")
        game = club.simulation.games.game_of(opened.settings)
        self.ends = sorted(self.shelf.present)
        slack = 20 * SECOND + club.plan.tick
        several = club.simulation.several
        circumstances = Circumstances(interruptions, slack, several, self._present, self.shelf.thoughts)
        self.book = Book(opened, game, circumstances)
        self.told: dict[int, list[Told]] = defaultdict(list)
        for told in club.told:
            self.told[told.number].append(told)
        self.counted: dict[tuple[str, str], int] = {}
        self.premoves: set[bytes] = set()  # what seats had arranged at any row of the present version
        self.private: set[int | None] = set()  # seats that arranged something at the present version
        self.plain = [False, False]  # for each version, whether it was a decision and nothing more
        self.games = [False, False]  # for each version, whether the game went on

    def _present(self, row: int) -> frozenset[str]:
        """Who was surely there when a row was made."""
        return self.shelf.present[next(end for end in self.ends if end >= row)]

    def run(self) -> None:
        """All checks."""
        book, log = self.book, self.shelf.log
        batch: list[Any] = []
        for entry in log[1:]:
            before = book.version
            if not isinstance(entry, (entries.Premoved, entries.Hooked)):
                self._check_told()
                self.premoves.clear()
                self.private.clear()
            self._check_command(entry)
            book.enter(entry)
            assert book.version - before in (0, 1)
            self._note_own()
            self._note_id(entry)
            if book.version == before:
                self.private.add(entry.seat)  # type: ignore[union-attr]
            else:
                self.plain.append(
                    isinstance(entry, entries.Said) or (isinstance(entry, entries.Decided) and book.phase == "playing")
                )
                self.games.append(isinstance(entry, (entries.Began, entries.Decided, entries.TookBack)))
            batch.append(entry)
            if book.rows in self.shelf.present:
                self._check_batch(batch)
                batch = []
        self._check_told()
        beyond = [number for number in self.told if number > book.version]
        need(not beyond, "an acknowledged command stays", f"versions {beyond} were told and are not in the log")
        self._check_ledgers()
        self._check_end()

    # Commands --------------------------------------------------------------------------------------------------------

    def _check_command(self, entry: Any) -> None:
        """An entry with an id is what its sender asked for, no more than once."""
        id_ = getattr(entry, "id", "")
        if not id_:
            return
        who = self.book.sender(entry)
        sent = self._sent(who, id_)
        need(sent is not None, "only what was asked happens", f"{who} never sent {id_}")
        assert sent is not None
        need((who, id_) not in self.counted, "nothing counts twice", f"{id_} of {who}")
        does = DOES[type(entry).__name__]
        fits = does == sent.do or (does == "" and sent.do in ("undo", "ask"))
        need(fits, "only what was asked happens", f"{sent.do} made {entry}")
        for name in ("action", "name", "salt", "salt_commitment", "about", "choice", "yes", "text", "url"):
            is_dropped = name == "salt_commitment" and getattr(entry, name, "") == ""  # of who lost two before
            if hasattr(entry, name) and name in sent.fields and not is_dropped:
                same = getattr(entry, name) == sent.fields[name]
                need(same, "only what was asked happens", f"{sent.fields} made {entry}")
        if isinstance(entry, entries.Decided):
            decision = len(self.book.actions)
            need(sent.fields["decision"] == decision, "late moves are refused", f"{sent.fields} at {decision}")
        if isinstance(entry, entries.Seated):
            self._check_link(entry, sent)

    def _check_link(self, entry: entries.Seated, sent: Sent) -> None:
        digest, secret = self.book.seats[entry.seat].digest, sent.fields.get("secret")
        if digest is not None or secret is not None:
            opens = secret is not None and sha(secret) == digest
            need(opens, "a link opens its seat once", f"{entry.who} sat down at {entry.seat}")

    def _sent(self, who: str, id_: str) -> Sent | None:
        return next((person.ledger.get(id_) for person in self.club.people if person.who == who), None)

    def _note_id(self, entry: Any) -> None:
        if getattr(entry, "id", ""):
            who = entry.who if isinstance(entry, entries.Left) else self.book.sender(entry)
            self.counted[who, entry.id] = self.book.version

    def _check_ledgers(self) -> None:
        """What was acknowledged is in the log, at that number; what was refused is not."""
        digests = {entry.id: entry.digest for entry in self.shelf.log if isinstance(entry, entries.Invited)}
        for person in self.club.people:
            for sent in person.ledger.values():
                counted = self.counted.get((person.who, sent.id))
                for number in sent.done:
                    text = f"{sent.id} of {person.who} was done as {number}, stands as {counted}"
                    need(counted == number, "an acknowledged command stays", text)
                if counted is not None and not sent.done and sent.refused and sent.tries == 1:
                    sure = "store-unavailable" in sent.refused
                    need(sure, "a refused command does not count", f"{sent.id} of {person.who}: {sent.refused}")
                for secret in sent.secrets:
                    need(sha(secret) == digests[sent.id], "a link opens its seat once", f"{sent.id}: a wrong secret")

    # Messages --------------------------------------------------------------------------------------------------------

    def _note_own(self) -> None:
        for number, seat in enumerate(self.book.seats):
            own = {"seat": number, "premove": seat.premove, "hook": seat.hook is not None}
            self.premoves.add(msgspec.json.encode(own))

    def _check_told(self) -> None:
        """Every message about this version says what the library says, to whom it may say it."""
        book, cache = self.book, {}  # type: ignore[var-annotated]
        for told in self.told.get(book.version, ()):
            viewer = book.seat_of(told.who)
            may = viewer is not None or self.book.settings.spectators or book.phase == "open"
            need(may, "only who may watch is told", f"{told.who} at {book.version}")
            facts, view = self._expected(viewer, told.since, cache)
            text = f"{told.who}, version {told.number} since {told.since}"
            is_short = told.say == "news" and not told.view  # something other than the game
            need(told.facts == (b"[]" if is_short else facts), "the facts are the seat's own", text)
            need(is_short or told.view == view, "the view is the library's", text)
            if is_short:
                self._check_nothing_played(told)
            self._check_chat(told)
            if told.say == "news" and not self.club.simulation.several:
                self._check_length(told, viewer)
            if told.clock:
                self._check_clock(told)
            if told.about and told.about not in cache:
                cache[told.about] = True
                self._check_about(msgspec.json.decode(told.about))
            if told.own:
                fits = told.own == b"null" if viewer is None else told.own in self.premoves
                fits = fits and (viewer is None or told.own.startswith(b'{"seat":%d,' % viewer))
                need(fits, "arrangements are the seat's own", f"{text}: {told.own!r}")

    def _check_nothing_played(self, told: Told) -> None:
        """News without a view are of versions in which nobody played."""
        went_on = any(self.games[told.since + 1 : told.number + 1])
        need(not went_on, "the view is the library's", f"{told.who}, version {told.number}: none was told")

    def _check_chat(self, told: Told) -> None:
        """The lines that are new, no others, and each once."""
        lines = [(line.number, line.seat, line.text, line.at) for line in told.chat]
        right = [(number, line.seat, line.text, line.at) for number, line in self.book.chat]
        text = f"{told.who}, version {told.number} since {told.since}: {lines}"
        if told.say == "news":
            right = [line for line in right if line[0] > told.since]
        else:  # who has heard some of them already is told the others
            right = right[len(right) - len(lines) :]
        need(lines == right, "what is told about the table is so", text)

    def _check_length(self, told: Told, viewer: int | None) -> None:
        """Nobody hears anything, or anything more, because of what another seat has arranged in private."""
        text = f"{told.who}, version {told.number} since {told.since}"
        if told.since == told.number:
            need(viewer in self.private, "arrangements are the seat's own", f"{text}: nothing happened for them")
        elif told.about and not self.interruptions:  # after one, whoever watches is told about the table once more
            is_plain = all(self.plain[told.since + 1 : told.number + 1])
            need(not is_plain, "arrangements are the seat's own", f"{text}: more is told than happened")

    def _expected(self, viewer: int | None, since: int, cache: dict[Any, Any]) -> tuple[bytes, bytes]:
        book = self.book
        if book.state is None:
            return b"[]", b"null"
        need(since == 0 or since >= book.rewound, "the facts are the seat's own", f"since {since}, before an undo")
        key = (viewer, since)
        if key not in cache:
            cache[key] = book.state.news([viewer], book.marks[since], memory=book.settings.memory)[0]
        return cache[key]  # type: ignore[no-any-return]

    def _check_clock(self, told: Told) -> None:
        book, clock = self.book, msgspec.json.decode(told.clock)
        deadline = book.deadline()
        left = None if deadline is None else max(deadline - told.at, 0)
        expected = {"seat": book.actor if deadline is not None else None, "left": left}
        expected["banks"] = [seat.bank for seat in book.seats]  # type: ignore[assignment]
        need(clock == expected, "clocks add up", f"version {told.number}: told {clock}, should be {expected}")

    def _check_about(self, about: dict[str, Any]) -> None:
        book = self.book
        request = book.request and {"what": book.request[0], "seat": book.request[1], "yes": sorted(book.request[2])}
        votes = [(about, seat, choice) for about, cast in book.votes.items() for seat, choice in cast.items()]
        expected: dict[str, Any] = {
            "phase": book.phase, "request": request, "ending": book.ending, "next_table": book.next_table,
            "started_at": book.started_at, "ended_at": book.ended_at, "host": book.seat_of(book.opened.host),
            "sit_ins": [dict(zip(("seat", "level", "since", "until"), one, strict=True)) for one in book.sit_ins],
            "commitment": sha("foretold commitment 1", book.seed),
            "deal": {"head": book.sealed or book.head, "closed": book.closed_at is not None, "void": book.void},
        }  # fmt: skip
        for name, value in expected.items():
            need(
                about[name] == value, "what is told about the table is so", f"{name}: {about[name]}, should be {value}"
            )
        told = sorted((vote["about"], vote["seat"], vote["choice"]) for vote in about["votes"])
        need(told == sorted(votes), "what is told about the table is so", f"votes {told}")
        for seen, seat in zip(about["seats"], book.seats, strict=True):
            same = (seen["name"], seen["stand_in"], seen["salt"]) == (seat.name, seat.stand_in, seat.salt)
            same = same and seen["salt_commitment"] == seat.committed
            need(same, "what is told about the table is so", f"{seen}, should be {seat}")

    # Batches, and the end --------------------------------------------------------------------------------------------

    def _check_batch(self, batch: list[Any]) -> None:
        """The line of the lobby, and the webhooks, after entries that were stored together."""
        book, shelf = self.book, self.shelf
        line = shelf.summaries.get(book.rows)
        if line is not None:
            self._check_summary(line)
        if self.interruptions:
            return
        expected = []
        actor = book.actor
        if actor is not None and book.seats[actor].level is None and any(isinstance(one, ASKS_ANEW) for one in batch):
            expected = [url for url in dict.fromkeys((book.hook, book.seats[actor].hook)) if url]
        called = [(seat, decision, url) for rows, seat, decision, url in shelf.calls if rows == book.rows]
        due = [(actor, len(book.actions), url) for url in expected]
        need(called == due, "one call for a turn", f"row {book.rows}: {called}, should be {due}")

    def _check_summary(self, line: Any) -> None:
        book = self.book
        is_days = isinstance(book.settings.clock, DaysClock)
        expected = {
            "phase": book.phase,
            "free": sum(seat.who is None and seat.bot is None for seat in book.seats),
            "names": [f"bot:{seat.bot}" if seat.bot else seat.name for seat in book.seats],
            "people": {seat.who: number for number, seat in enumerate(book.seats) if seat.who is not None},
            "actor": book.actor,
            "deadline": book.deadline() if is_days else None,
        }
        for name, value in expected.items():
            same = getattr(line, name) == value
            need(same, "lists show what is so", f"row {book.rows}: {name} {getattr(line, name)}, should be {value}")

    def _check_end(self) -> None:
        book, shelf = self.book, self.shelf
        need(book.phase == "over", "no table is stuck", "the game did not end")
        assert shelf.summary is not None
        need(shelf.summary.phase == "over", "lists show what is so", f"phase {shelf.summary.phase}")
        for device in self.club.devices:
            if device.watching_since is not None and device.line is not None and device.line.up:
                late = self.club.world.now - device.watching_since < 5 * SECOND
                knows = device.number == book.version or late or device.is_unwelcome
                need(knows, "everybody who watches is told", f"{device.who} knows {device.number} of {book.version}")
                heard = device.number != book.version or all(number in device.chat for number, _ in book.chat)
                need(heard, "everybody who watches is told", f"{device.who} did not hear every line of chat")
        self._check_record()

    def _check_record(self) -> None:
        """The table that the log leads to has the same record as this account, and it can be replayed and proved."""
        table = Table.of_log(self.club.table, self.shelf.log)
        assert self.book.state is not None
        record = verify(record_text(table))
        ours = self.book.state.record(None)
        for name in ("options", "seed", "decks", "reshuffles", "actions", "result"):
            same = getattr(record, name) == getattr(ours, name)
            need(same, "records equal a replay", f"{name} differs")
        assert record.table is not None
        sat_in = [[one.seat, one.bot, one.since, one.until] for one in record.table.sat_in]
        need(sat_in == self.book.sit_ins, "records equal a replay", f"sat in: {sat_in}")


def check_log(club: Club, interruptions: list[int]) -> None:
    """All checks of one table."""
    Audit(club, interruptions).run()
