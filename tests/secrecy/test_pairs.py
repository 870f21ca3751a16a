"""Whole games in pairs of worlds that differ only in what the viewer may not know: what leaves the server is the same.

Every pair has every kind of viewer: a seat, a spectator and a stranger, by socket, stream and HTTP, with refusals.
"""

import pytest

from tests.secrecy.law import check
from tests.secrecy.pairs import families
from tests.secrecy.server_recorder import ServerStage
from tests.tiers import first_of

PAIRS = 2_000
PART = 50


@pytest.mark.parametrize("first", first_of(range(0, PAIRS, PART), 1))
def test_the_bytes_that_leave_the_server_are_the_same_in_both_worlds(first: int) -> None:
    told = sum(check(pairs, ServerStage) for pairs in families(10 * first, PART))
    assert told > 50 * PART


def test_a_few_pairs_in_the_hall_alone() -> None:
    assert sum(check(pairs) for pairs in families(1_000_000, 12)) > 120
