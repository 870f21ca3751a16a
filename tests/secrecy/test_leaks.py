"""The law has teeth: every leak that is planted is caught."""

import pytest

from tests.secrecy.law import LeakError, check
from tests.secrecy.leaks import LEAKS
from tests.secrecy.pairs import some_families
from tests.tiers import first_of


def test_there_are_at_least_twenty_leaks() -> None:
    assert len(LEAKS) >= 20


@pytest.mark.parametrize("name", first_of(LEAKS, 3))
def test_the_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = some_families(120)
    LEAKS[name](monkeypatch)
    with pytest.raises(LeakError):
        sum(check(family) for family in pairs)


@pytest.mark.slow
def test_without_a_leak_nothing_is_caught() -> None:
    assert all(check(family) for family in some_families(120)[:4])
