"""Every planted bug is found, by an invariant that it breaks, within a bounded number of games."""

from pathlib import Path

import pytest

from tests.simulation.bugs import BUGS
from tests.simulation.simulation import simulate
from tests.tiers import first_of

#: Most bugs are found in the first games; the rarest needs a fault at a certain moment.
SIMULATIONS = 300
#: Where the rarest were found last: these are tried first, which saves the many before them while they still find it.
FOUND_LAST = {
    "clocks-anew-when-joining": 196, "refused-from-an-old-copy": 262, "link-serves-twice": 24,
    "failure-empties-the-inbox": 23, "stand-in-consents": 14, "request-survives-a-decision": 14, "wake-lost": 13,
}  # fmt: skip


@pytest.mark.parametrize("name", first_of(BUGS, 5))
def test_bug_is_found(name: str) -> None:
    bug = BUGS[name]
    with bug.plant():
        for seed in sorted(range(SIMULATIONS), key=lambda seed: seed != FOUND_LAST.get(name)):
            outcome = simulate(str(seed), houses=bug.servers)
            if outcome.broken is not None:
                break
    assert outcome.broken in bug.found_by, outcome.text
    assert simulate(str(seed), houses=bug.servers).broken is None  # without the bug the same game is fine


def test_there_are_twenty_bugs_and_all_are_documented() -> None:
    assert len(BUGS) >= 20
    page = (Path(__file__).parents[2] / "docs" / "testing.md").read_text(encoding="utf-8")
    for bug in BUGS.values():
        assert f"| {bug.name} | {bug.text} |" in page, f"docs/testing.md lacks {bug.name}"
