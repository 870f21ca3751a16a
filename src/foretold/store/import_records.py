"""Make the log of a finished game from its record: a fork from the game's own end."""

from __future__ import annotations

import base64
import hashlib

import msgspec

from foretold.play.record import Record
from foretold.play.replay import replay
from foretold.play.versions import version_of
from foretold.store.exchange import RecordedGame
from foretold.store.problems import InvalidExport
from foretold.table import entries
from foretold.table.entries import AnyEntry
from foretold.table.names import tidy
from foretold.table.settings import ForPerson, Settings

_LONGEST_NAME = 60


def game_of_record(record: Record, now: int, table: str = "") -> RecordedGame:
    """Return the game of a record. Without a known table it is named after the record, so that it is imported once."""
    state = replay(record)
    if not state.is_over:
        raise InvalidExport("import-unfinished")
    players = state.game.players
    digest = hashlib.sha256(record.to_json().encode())
    table = table or base64.b32encode(digest.digest())[:20].decode().lower()
    origin = entries.Origin(msgspec.json.decode(record.to_json()), len(record.actions))
    settings = Settings(game=record.game, options=record.options, seats=[ForPerson()] * players)
    seed, version = digest.hexdigest(), version_of(record.format)
    log: list[AnyEntry] = [
        entries.TableOpened(at=now, settings=settings, host="", seed=seed, version=version, origin=origin)
    ]
    for seat, name in enumerate(record.players or [""] * players):
        # Nobody has this id: the seats were taken by people that this server does not know.
        who = f"{table}-{seat}"
        log.append(entries.Seated(at=now, seat=seat, who=who, name=tidy(name)[:_LONGEST_NAME], salt="", id=""))
    log.append(entries.Began(at=now))
    return RecordedGame(table, log)
