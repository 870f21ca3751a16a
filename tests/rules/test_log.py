"""The number of facts in a log, and facts as JSON."""

import random

import msgspec
import numpy as np
import pytest

from foretold.engine.engine import new_facts
from foretold.engine.json_writer import STRIDE, book_of, first_words, number, page_dtype, spell
from foretold.engine.scratch import facts_written, set_facts_written
from foretold.play.game import Game


@pytest.mark.parametrize("count", [0, 1, 32_767, 32_768, 100_000, 2**29])
def test_a_log_counts_beyond_its_small_numbers(count: int) -> None:
    facts = new_facts(1)
    set_facts_written(facts, count)
    assert facts_written(facts) == count
    assert facts.dtype == np.int16


@pytest.mark.parametrize("name", ["predictions", "all-or-nothing"])
def test_facts_and_views_are_written_as_they_are_told(name: str, interpreted: bool) -> None:
    """At the end of a game, when there is more than fits at once."""
    state, chance = Game(name, {"players": 3}, interpreted=interpreted).deal(seed=3), random.Random(3)
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
    viewers = [0, 1, 2, None] * 4
    told = state.news(viewers, memory=False)
    assert sum(len(facts) for facts, _ in told) > 40_000
    for seat, (facts, glance) in zip(viewers, told, strict=True):
        assert facts == msgspec.json.encode(state.facts(seat))
        view = msgspec.json.decode(glance)
        assert view["memory"] is None
        assert view["seat"] == seat
        assert view["scores"] == list(state.scores)
    around = (b'{"facts":', b',"view":', b',"more":"%b"}' % (b"x" * 50))
    before, between, behind = around
    whole = [before + facts + between + glance + behind for facts, glance in told]
    assert state.messages(viewers, 0, around, memory=False) == whole


@pytest.mark.parametrize("name", ["predictions", "all-or-nothing"])
def test_who_followed_the_log_sees_what_one_sees_who_reads_it_all(name: str) -> None:
    """Views tell of the log: followed decision by decision, and read at once by a twin that has not looked yet."""
    state, chance, viewers = Game(name, {"players": 4}).deal(seed=8), random.Random(8), [0, 1, 2, 3, None]
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
        assert state.glances(viewers) == state.clone().glances(viewers)


@pytest.mark.parametrize("value", [0, 7, 10, 4_096, 1_000_000, -1, -120])
def test_numbers_are_spelled(value: int) -> None:
    pages, out = np.zeros(1, page_dtype(64)), np.zeros(8 + STRIDE, np.uint8)
    book = book_of(first_words([]))
    number(pages[0], value)
    size = spell(pages[0], *book, *book, out, 0)
    assert out[:size].tobytes() == str(value).encode()
    assert spell(pages[0], *book, *book, out, size) == size  # the page is empty again
