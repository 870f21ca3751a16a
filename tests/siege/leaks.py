"""What attackers were sent, searched for what nobody may know."""

from __future__ import annotations

from foretold.table import entries
from foretold.table.entries import AnyEntry
from foretold.table.table import Table
from tests.siege.attack_clients import Heard


def leaks(kept: dict[str, list[AnyEntry]], cookies: list[str], heard: Heard) -> list[str]:
    """Seeds of games that still run, and other people's cookies, in anything that came back to an attacker."""
    everything = b"".join(heard.pieces)
    secrets = {f"the cookie of player {number}": one.partition("=")[2] for number, one in enumerate(cookies)}
    for table, log in kept.items():
        first = log[0]
        assert isinstance(first, entries.TableOpened)
        if is_running(table, log):
            secrets[f"the seed of {table}"] = first.seed
    return [f"leaked: {name}" for name, secret in secrets.items() if secret.encode() in everything]


def is_running(table: str, log: list[AnyEntry]) -> bool:
    """Whether the game has not ended, so that its seed is a secret."""
    first = log[0]
    assert isinstance(first, entries.TableOpened)
    again = Table(table, first)
    for entry in log[1:]:
        again.apply(entry)
    return again.phase != "over"
