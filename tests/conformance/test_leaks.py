"""The secrecy law has teeth: each leak planted here into the views is caught, and so is a view that forgets."""

from collections.abc import Callable
from typing import Any

import pytest

import foretold
from tests.conformance.test_secrecy import run_choices, run_exchanges
from tests.conformance.twins import ForgottenError, LeakError
from tests.conformance.variants import CORE

VIEW = foretold.State.view
Planted = Callable[[foretold.State, int | None], Any]


def bottom_of_the_deck(state: foretold.State, seat: int | None) -> Any:
    return state.record().decks[-1][-1]


def hands_in_the_order_dealt(state: foretold.State, seat: int | None) -> Any:
    return state.record().decks[-1][: 3 * state.game.players]


def the_last_action(state: foretold.State, seat: int | None) -> Any:
    return [str(action) for action in state.actions[-1:]]


def everybodys_legal_actions(state: foretold.State, seat: int | None) -> Any:
    return [str(action) for action in state.legal_actions()]


def the_last_new_deck(state: foretold.State, seat: int | None) -> Any:
    return state.record().reshuffles[-1:]


def what_the_others_drew(state: foretold.State, seat: int | None) -> Any:
    """Draws of all seats, in the order drawn."""
    logs = (VIEW(state, other)["log"] for other in range(state.game.players))
    return [entry for log in logs for entry in log if entry["fact"] in ("draws-card", "bets")]


LEAKS = [
    *((leak, game, run_exchanges) for leak in (bottom_of_the_deck, hands_in_the_order_dealt, everybodys_legal_actions)
      for game in ("predictions", "all-or-nothing")),
    (the_last_action, "predictions", run_exchanges),
    (the_last_action, "predictions", run_choices),
    (the_last_action, "all-or-nothing", run_choices),
    (the_last_new_deck, "predictions", run_exchanges),
    (what_the_others_drew, "predictions", run_exchanges),
    (what_the_others_drew, "all-or-nothing", run_choices),
]  # fmt: skip


def run_all(game: str, run: Callable[[Any, int], int]) -> None:
    for variant in CORE:
        if variant.game == game:
            run(variant, 12)


@pytest.mark.parametrize(("leak", "game", "run"), LEAKS)
def test_a_planted_leak_is_caught(
    leak: Planted, game: str, run: Callable[[Any, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(state: foretold.State, seat: int | None) -> dict[str, Any]:
        return {**VIEW(state, seat), "leak": leak(state, seat)}

    monkeypatch.setattr(foretold.State, "view", leaking)
    with pytest.raises(LeakError):
        run_all(game, run)


@pytest.mark.parametrize("game", ["predictions", "all-or-nothing"])
def test_a_trace_of_a_hand_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(state: foretold.State, seat: int | None) -> dict[str, Any]:
        cards = state.game.cards
        hands = [VIEW(state, other)["table"]["hand"] for other in range(state.game.players)]
        return {**VIEW(state, seat), "leak": [sum(cards.index(card) for card in hand) % 7 for hand in hands]}

    monkeypatch.setattr(foretold.State, "view", leaking)
    with pytest.raises(LeakError):
        run_all(game, run_exchanges)


def test_a_forgotten_fact_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view without the open bets and without the log of bets is less than its seat knows."""

    def forgetful(state: foretold.State, seat: int | None) -> dict[str, Any]:
        view = VIEW(state, seat)
        table = {key: value for key, value in view["table"].items() if key != "bets"}
        log = [entry for entry in view["log"] if "bet" not in entry["fact"]]
        return {**view, "table": table, "log": log}

    monkeypatch.setattr(foretold.State, "view", forgetful)
    with pytest.raises(ForgottenError):
        run_all("all-or-nothing", run_choices)
