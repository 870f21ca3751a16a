"""The number of facts in a log."""

import numpy as np
import pytest

from foretold.play.engine import new_facts
from foretold.rules.desk import facts_written, set_facts_written


@pytest.mark.parametrize("count", [0, 1, 32_767, 32_768, 100_000, 2**29])
def test_a_log_counts_beyond_its_small_numbers(count: int) -> None:
    facts = new_facts(1)
    set_facts_written(facts, count)
    assert facts_written(facts) == count
    assert facts.dtype == np.int16
