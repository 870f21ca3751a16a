"""The law has teeth: leaks that are planted in the server around the hall are caught too."""

import pytest

from tests.secrecy.law import LeakError, check
from tests.secrecy.pairs import some_families
from tests.secrecy.server_leaks import LEAKS
from tests.secrecy.server_recorder import ServerStage
from tests.tiers import first_of


def test_there_are_enough_leaks() -> None:
    assert len(LEAKS) >= 12


@pytest.mark.parametrize("name", first_of(LEAKS, 2))
def test_the_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = some_families(60)
    LEAKS[name](monkeypatch)
    with pytest.raises(LeakError):
        sum(check(family, ServerStage) for family in pairs)


def test_without_a_leak_nothing_is_caught() -> None:
    assert all(check(family, ServerStage) > 50 for family in some_families(60)[:3])
