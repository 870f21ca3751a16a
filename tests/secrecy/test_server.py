"""All that leaves the server, in pairs of worlds: answers with their headers, streams, sockets, refusals."""

import pytest

from tests.secrecy.law import LeakError, check
from tests.secrecy.pairs import families, some_families
from tests.secrecy.server_leaks import LEAKS
from tests.secrecy.server_stage import ServerStage

PAIRS = 300
PART = 25


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, PAIRS, PART))
def test_the_bytes_that_leave_the_server_are_the_same_in_both_worlds(first: int) -> None:
    told = sum(check(pairs, ServerStage) for pairs in families(20_000_000 + 10 * first, PART))
    assert told > 20 * PART


def test_there_are_enough_leaks() -> None:
    assert len(LEAKS) >= 12


@pytest.mark.slow
@pytest.mark.parametrize("name", LEAKS)
def test_the_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = some_families(32)
    LEAKS[name](monkeypatch)
    with pytest.raises(LeakError):
        sum(check(family, ServerStage) for family in pairs)


def test_without_a_leak_nothing_is_caught() -> None:
    assert all(check(family, ServerStage) > 50 for family in some_families(32)[:3])
