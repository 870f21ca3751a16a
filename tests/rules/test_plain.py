"""Records as plain values, and the number of facts in a log."""

import random
from typing import Any

import numpy as np
import pytest

from foretold.play.engine import new_facts
from foretold.play.game import Game
from foretold.rules.desk import facts_written, set_facts_written
from foretold.rules.plain import Reader


def listed(value: Any) -> Any:
    return [listed(inner) for inner in value] if isinstance(value, tuple) else value


@pytest.mark.parametrize("name", ["predictions", "all-or-nothing"])
def test_plain_values_are_those_of_the_record(name: str) -> None:
    """Every field of random bytes, and those alone that views read."""
    rules = Game(name, {"players": 4}).rules
    for dtype, known in ((rules.game_dtype, rules.read_game), (rules.state_dtype, rules.read_state)):
        record = np.frombuffer(random.Random(name).randbytes(dtype.itemsize), dtype)
        for read in (known, Reader(dtype, dtype.names or ())):
            plain = read(record)
            assert plain._fields
            for field in plain._fields:
                assert listed(getattr(plain, field)) == record[field][0].tolist()


@pytest.mark.parametrize("name", ["predictions", "all-or-nothing"])
def test_views_do_not_even_read_the_seed(name: str) -> None:
    plain = Game(name, {"players": 4}).deal(seed=1)
    assert "seed" not in plain.game.rules.read_state(plain.record_array())._fields


@pytest.mark.parametrize("count", [0, 1, 32_767, 32_768, 100_000, 2**29])
def test_a_log_counts_beyond_its_small_numbers(count: int) -> None:
    facts = new_facts(1)
    set_facts_written(facts, count)
    assert facts_written(facts) == count
    assert facts.dtype == np.int16
