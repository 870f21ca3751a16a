"""Section 4 of Alles oder Nichts against OpenSpiel's own Oh Hell: the same deals and plays, the same tricks."""

import random
from typing import Any

import pyspiel
import pytest

import foretold
from foretold.play.game import Game
from foretold.play.state import State

GAMES_EACH = 60


def start_oh_hell(players: int, tricks: int, dealer: int, hands: list[list[int]], trump: int) -> Any:
    """Oh Hell after the deal: number of tricks, dealer, then a card to each seat in turn, then the trump card."""
    game = pyspiel.load_game(
        "oh_hell",
        {
            "players": players,
            "num_suits": 4,
            "num_cards_per_suit": 12,
            "num_tricks_fixed": tricks,
            "points_per_trick": 1,
        },
    )
    state = game.new_initial_state()
    state.apply_action(tricks)
    state.apply_action(dealer)
    for place in range(tricks):
        for hand in hands:
            state.apply_action(theirs(hand[place]))
    state.apply_action(theirs(trump))
    return state


def theirs(card: int) -> int:
    """Our cards are numbered colour by colour, theirs rank by rank."""
    return card % 12 * 4 + card // 12


def ours(card: int) -> int:
    return card % 4 * 12 + card // 4


def start_round(game: Game, rounds: int, seed: int) -> tuple[State, list[list[str]]]:
    """Our game at the first trick of its last round, and the hands; the bets are made, secretly."""
    state = game.deal(seed=seed)
    while state.rounds_dealt < rounds:
        state.apply(state.legal_actions()[0])
    hands = [state.view(seat)["table"]["hand"] for seat in range(game.players)]
    for action in ("bet 0", "secret"):
        for _ in hands:
            state.apply(action)
    return state, hands


def bid(their_state: Any, rng: random.Random) -> None:
    """Their bids change nothing in the play; the last bidder may not make the sum come out."""
    while their_state.legal_actions()[0] >= 48:
        their_state.apply_action(rng.choice(their_state.legal_actions()))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("tricks", [3, 4, 5, 6])
def test_4_legal_plays_and_winners_are_those_of_oh_hell(players: int, tricks: int) -> None:
    rng = random.Random(100 * players + tricks)
    rounds = {6: 1, 5: 2, 4: 3, 3: 4}[tricks]
    for _ in range(GAMES_EACH):
        game = foretold.game("all-or-nothing", players=players, rounds=rounds, dealer=rng.randrange(players))
        state, hands = start_round(game, rounds, rng.getrandbits(64))
        table = state.view(None)["table"]
        numbers = game.card_numbers
        their_state = start_oh_hell(
            players,
            tricks,
            table["dealer"],
            [[numbers[card] for card in hand] for hand in hands],
            numbers[table["trump"]],
        )
        bid(their_state, rng)
        while not state.is_over:
            assert their_state.current_player() == state.actor
            legal = [action.removeprefix("play ") for action in state.legal_actions()]
            assert sorted(ours(card) for card in their_state.legal_actions()) == [numbers[card] for card in legal]
            card = rng.choice(legal)
            state.apply(f"play {card}")
            their_state.apply_action(theirs(numbers[card]))
        assert their_state.is_terminal()
        assert state.rounds()[-1]["tricks"] == tricks_won(their_state)


def tricks_won(their_state: Any) -> list[int]:
    """The line of their final position that tells the tricks won."""
    line = next(line for line in str(their_state).splitlines() if line.startswith("Tricks Won:"))
    return [int(word) for word in line.removeprefix("Tricks Won:").split()]
