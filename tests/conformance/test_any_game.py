"""Laws that need nothing but a game's views: they run over every game, those of other packages included."""

from collections.abc import Callable
from typing import Any

import pytest

import foretold
from foretold.bots.imagination import worlds_of
from tests.conformance.kit import stops, written
from tests.conformance.twins import LeakError
from tests.conformance.variants import CORE, OTHER, Variant

#: The built-in games have a stricter law of their own (test_secrecy.py); here some of their variants will do.
SOME = CORE if OTHER else CORE[::6]
WORLDS = 3
VIEW = foretold.State.view


def compare_worlds(variant: Variant) -> int:
    """Compare the views of worlds in which a seat was told the same; returns how many worlds were not the true one."""
    others = 0
    for state in stops(variant, 2):
        if state.actor is None:
            continue
        view = VIEW(state, state.actor)
        for seed in range(WORLDS):
            world = worlds_of(state.game, view).history(seed).state()
            one, other = written(state.view(state.actor)), written(world.view(state.actor))
            if one != other:
                raise LeakError(f"seat {state.actor}, decision {view['decision']}:\n{one}\n{other}")
            others += any(VIEW(world, seat) != VIEW(state, seat) for seat in range(variant.players))
    return others


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_show_it_the_same(variant: Variant) -> None:
    assert compare_worlds(variant) > 0, "every world was the true one"


def everybodys_hands(state: foretold.State) -> Any:
    return [VIEW(state, seat)["table"]["hand"] for seat in range(state.game.players)]


def the_next_deck(state: foretold.State) -> Any:
    return state.record().decks[-1]


@pytest.mark.parametrize("leak", [everybodys_hands, the_next_deck])
def test_a_planted_leak_is_caught(leak: Callable[[foretold.State], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(state: foretold.State, seat: int | None) -> dict[str, Any]:
        return {**VIEW(state, seat), "leak": leak(state)}

    monkeypatch.setattr(foretold.State, "view", leaking)
    with pytest.raises(LeakError):
        list(map(compare_worlds, SOME))


@pytest.mark.parametrize("variant", CORE, ids=str)
def test_no_card_is_in_two_hands(variant: Variant) -> None:
    for state in stops(variant, 3):
        hands = everybodys_hands(state)
        held = [card for hand in hands for card in hand]
        assert len(set(held)) == len(held)
        assert set(held) <= set(state.game.cards)
        assert [len(hand) for hand in hands] == state.view(None)["table"]["hand_sizes"]
        assert not state.view(None)["table"]["hand"], "a spectator has no hand"


@pytest.mark.parametrize("variant", CORE, ids=str)
def test_a_card_is_dealt_once_a_round(variant: Variant) -> None:
    """By the facts that all seats together were told."""
    dealt: set[str] = set()
    told = 0
    for state in stops(variant, 0):
        for fact in state.all_facts(told):
            if fact["fact"] == "round-begins":
                dealt.clear()
            elif fact["fact"] == "dealt":
                assert fact["card"] not in dealt
                dealt.add(fact["card"])
        told = state.fact_count
    assert dealt
