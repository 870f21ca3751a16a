"""The record of a finished table with the proof of a fair deal, and the check of such a proof.

The digest covers every byte of the document, with zeros in its own place, so that every change is noticed. The rest
shows that the server fixed its seed before players committed to their salts, that nobody revealed a salt before all had
committed, and that every card order follows from all of them.
"""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from foretold.errors import InvalidRecord
from foretold.play.game import Game
from foretold.play.record import Hosted, Record, SatIn
from foretold.play.replay import replay
from foretold.play.versions import FIRST, version_of
from foretold.table import fair
from foretold.table.deal import Checked
from foretold.table.table import Table

NO_DIGEST = "0" * 64


def record_text(table: Table) -> str:
    """Return the record of a table's game so far, secrets included: for the time after the game."""
    if table.state is None:
        raise ValueError("no card was dealt at this table")
    record = table.state.record([seat.shown_name() for seat in table.seats])
    if table.origin is not None:  # the cards are those of another game, which has its own proof
        return record.to_json()
    sat_in = [SatIn(one.seat, one.level, one.since, one.until) for one in table.sit_ins]
    salts = [seat.salt for seat in table.seats]
    deal = table.deal
    hosted = Hosted(
        commitment=deal.commitment, seed=deal.seed, salts=salts, events=[] if deal.is_first else list(deal.events),
        sat_in=sat_in, digest=NO_DIGEST,
    )  # fmt: skip
    text = msgspec.structs.replace(record, table=hosted).to_json()
    before, _, after = text.rpartition(NO_DIGEST)
    return before + _digest(text) + after


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def verify(text: str) -> Record:
    """Check a record that a server gave out; raise `InvalidRecord` for the first thing that is wrong."""
    record = Record.from_json(text)
    hosted = record.table
    if hosted is None:
        raise InvalidRecord("proof-missing", entry="table")
    if not _is_whole(text, hosted.digest):
        raise InvalidRecord("proof-digest", entry="table.digest")
    if hosted.commitment != fair.commitment(hosted.seed):
        raise InvalidRecord("proof-commitment", entry="table.commitment")
    if not hosted.events and version_of(record.format) > FIRST:
        raise InvalidRecord("proof-events", entry="table.events")
    if record.seed != _deal_seed(hosted):
        raise InvalidRecord("proof-seed", entry="seed")
    _check_orders(record, replay(record).game)
    return record


def _deal_seed(hosted: Hosted) -> str:
    """Return the seed of the cards that follows from everything that was committed to and revealed, in its order."""
    if not hosted.events:
        return fair.first_deal_seed(hosted.seed, hosted.salts)
    checked = Checked(hosted.events, len(hosted.salts))
    if checked.commitment != hosted.commitment:
        raise InvalidRecord("proof-commitment", entry="table.commitment")
    if checked.salts != hosted.salts:
        raise InvalidRecord("proof-events", entry="table.salts")
    return fair.deal_seed(hosted.seed, checked.sealed, hosted.salts)


def _is_whole(text: str, digest: str) -> bool:
    place = text.rfind(f'"{digest}"')
    blank = f"{text[: place + 1]}{NO_DIGEST}{text[place + 1 + len(digest) :]}"
    return hmac.compare_digest(_digest(blank).encode(), digest.encode())


def _check_orders(record: Record, game: Game) -> None:
    """Check that every deck and reshuffle is the one that the seed gives."""
    state = game.deal(record.seed)
    for action in record.actions:
        state.apply(action)
    dealt = {"decks": state.deck_orders(), "reshuffles": state.reshuffle_orders()}
    for name, orders in dealt.items():
        for number, (given, wanted) in enumerate(zip(getattr(record, name), orders, strict=True)):
            if given != wanted:
                raise InvalidRecord("proof-order", entry=f"{name}[{number}]")
