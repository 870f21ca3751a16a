"""Whole games in pairs of worlds that differ only in what the viewer may not know: the bytes sent are the same."""

import pytest

from tests.secrecy.law import check
from tests.secrecy.pairs import families

PAIRS = 2_000
PART = 50


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, PAIRS, PART))
def test_the_bytes_sent_are_the_same_in_both_worlds(first: int) -> None:
    told = sum(check(pairs) for pairs in families(10 * first, PART))
    assert told > 10 * PART


def test_a_few_pairs() -> None:
    assert sum(check(pairs) for pairs in families(1_000_000, 12)) > 120
