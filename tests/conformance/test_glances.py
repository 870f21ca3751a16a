"""Glances and facts: what is sent to all viewers at once is what each of them would see alone, and no more."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

import foretold
from foretold.play.game import Game
from tests.conformance.kit import choose, finished, observers, play_out, start, stops, walk, written
from tests.conformance.variants import CORE, CORE_PREDICTIONS, VARIANTS, Variant
from tests.tiers import some_of

read = msgspec.json.decode


def without_log(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "log"}


def sent(state: foretold.State, since: int = 0) -> list[tuple[bytes, bytes]]:
    """What a server sends to all seats and a spectator."""
    return state.news(observers(state), since)


def views_from(state: foretold.State) -> Iterator[dict[str, Any]]:
    """Views put together from what is sent."""
    for facts, glance in sent(state):
        entries = read(glance)
        last_round = entries.pop("last_round")
        yield {**entries, "log": read(facts), "last_round": last_round}


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_what_is_sent_is_what_each_viewer_sees(variant: Variant) -> None:
    """At every decision; now and then against a clone, which reads the whole log at once and not as it grows."""
    for number, state in enumerate(walk(variant)):
        glances = state.glances(observers(state))
        for seat, glance in zip(observers(state), glances, strict=True):
            assert read(glance) == state.glance(seat)
        if number % 16 == 0 or state.is_over:
            fresh = state.clone()
            for seat, view in zip(observers(state), views_from(state), strict=True):
                assert written(view) == written(fresh.view(seat))
                assert state.glance(seat) == without_log(view)
                assert state.facts(seat) == view["log"]


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_the_order_and_choice_of_viewers_change_nothing(variant: Variant) -> None:
    chance = random.Random(variant.name)
    for state in stops(variant, 2):
        alone = {seat: (state.glance(seat), state.facts(seat)) for seat in observers(state)}
        seats = [*chance.choices(observers(state), k=4), None]
        for seat, (facts, glance) in zip(seats, state.news(seats), strict=True):
            assert (read(glance), read(facts)) == alone[seat]
        assert state.glances(seats) == [glance for _, glance in state.news(seats)]
    assert (state.glances([]), state.news([])) == ([], [])


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_facts_come_once_and_in_order(variant: Variant) -> None:
    """Whoever asks on from the last number has the whole log in the end."""
    state = start(variant)
    logs: dict[int | None, list[Any]] = {seat: [] for seat in observers(state)}
    since = 0
    for action in [*finished(variant).actions, None]:
        for seat, (facts, _) in zip(observers(state), sent(state, since), strict=True):
            assert read(facts) == state.facts(seat, since)
            logs[seat] += read(facts)
        since = state.fact_count
        assert [facts for facts, _ in sent(state, since)] == [b"[]"] * len(logs)
        if action is not None:
            state.apply(action)
            assert state.fact_count > since
    assert logs == {seat: finished(variant).view(seat)["log"] for seat in observers(state)}
    assert state.facts(0, since + 1000) == []
    assert state.facts(0, -3) == logs[0]


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_clones_and_replays_are_seen_alike(variant: Variant) -> None:
    """A clone goes another way, after its original was looked at; the original and its replay stay what they were."""
    chance = random.Random(variant.name)
    for state in stops(variant, 1):
        before = sent(state)
        clone = state.clone()
        assert sent(clone) == before
        for _ in range(12):
            if not clone.is_over:
                clone.apply(choose(chance, clone.legal_actions()))
                sent(clone)
        assert sent(state) == before
        assert sent(foretold.replay(state.record())) == before
        assert sent(foretold.replay(clone.record())) == sent(clone)


@pytest.mark.parametrize("variant", some_of(CORE, 7), ids=str)
def test_a_refused_action_is_not_seen(variant: Variant) -> None:
    for state in stops(variant, 1):
        before, count = sent(state), state.fact_count
        legal = set(state.legal_actions())
        for action in [*(action for action in state.game.actions if action not in legal)][:40]:
            with pytest.raises(foretold.IllegalAction):
                state.apply(action)
        assert (sent(state), state.fact_count) == (before, count)


def test_a_step_that_is_taken_back_is_not_seen() -> None:
    """A given reshuffle proves not to be the pile when half of the step is done."""
    variant = next(v for v in CORE_PREDICTIONS if finished(v).reshuffle_count)
    record = finished(variant).record()
    short = record.reshuffles[0][1:]
    state = Game("predictions", record.options).deal(record.seed, record.decks, [short])
    for action in record.actions:
        before, count = sent(state), state.fact_count
        try:
            state.apply(action)
        except foretold.InvalidDeck:
            break
    assert not state.is_over
    assert (sent(state), state.fact_count) == (before, count)


@pytest.mark.parametrize("variant", some_of(CORE[::9], 3), ids=str)
def test_interpreted_rules_send_the_same(variant: Variant) -> None:
    compiled, interpreted = start(variant), variant.make_interpreted().deal(seed=variant.number)
    for action in finished(variant).actions[:15]:
        assert sent(interpreted) == sent(compiled)
        compiled.apply(action)
        interpreted.apply(action)


@pytest.mark.parametrize("seat", [-1, 9, True, "0", 0.0])
def test_a_seat_out_of_range_is_refused(seat: Any) -> None:
    state = start(CORE[0])
    for ask in (state.glance, state.facts, lambda s: state.glances([0, s]), lambda s: state.news([0, s])):
        with pytest.raises(foretold.InvalidSeat):
            ask(seat)


def test_threads_do_not_disturb_one_another() -> None:
    """Games share working space within a thread: they are begun, played and looked at in turn by several."""
    variants = CORE[::5]
    expected = [sent(finished(variant)) for variant in variants]

    def half(state: foretold.State, variant: Variant) -> foretold.State:
        actions = finished(variant).actions[len(state.actions) :]
        for action in actions[: len(actions) // 2 + 1]:
            state.apply(action)
            sent(state)
        return state

    with ThreadPoolExecutor(4) as pool:
        for _ in range(3):
            states = list(pool.map(start, variants))
            while not all(state.is_over for state in states):
                states = list(pool.map(half, states, variants))
            assert list(pool.map(sent, states)) == expected


def test_one_thread_plays_many_games_side_by_side() -> None:
    """A decision in each in turn, on the same working space."""
    variants = CORE[::5]
    states = [start(variant) for variant in variants]
    for number in range(max(len(finished(variant).actions) for variant in variants)):
        for state, variant in zip(states, variants, strict=True):
            if not state.is_over:
                state.apply(finished(variant).actions[number])
    assert [state.record() for state in states] == [finished(variant).record() for variant in variants]
    assert [sent(state) for state in states] == [sent(finished(variant)) for variant in variants]


def test_a_log_grows_with_its_game() -> None:
    """A long game: its log is made longer several times, and facts are read on across that."""
    variant = next(v for v in VARIANTS if v.name == "tricks-6-rounds9-dealer2-own")
    state = play_out(start(variant), random.Random(1))
    assert state.fact_count > 600
    assert sent(state) == sent(foretold.replay(state.record()))
