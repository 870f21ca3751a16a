"""Section 7: showdown and score, and who wins (section 8: heirs)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.scratch import EVERYBODY, note
from foretold.engine.value_types import Seat, each_card, each_seat
from foretold.games.predictions.knowledge.certain import seen_at_showdown
from foretold.games.predictions.rules.facts import Fact
from foretold.games.predictions.rules.hands import combination_of, hand_value, order_of, rune_cards, strength_of
from foretold.games.predictions.rules.state import CARDS, NONE, ROUNDS, RUNE_CARD_PAYS

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord


def score_round(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> Seat:
    """Pot, hands, rune cards; then the end of the game or the first seat of the next round, which is returned."""
    players = int(game.players)
    _open_predictions(game, state, scratch)
    _show_hands(game, state, scratch)
    strongest = _strongest(players, state)
    note(state, scratch, Fact.STRONGEST, strongest, 0, 0, 0, EVERYBODY)
    _pay_pot(players, state, scratch, strongest)
    for seat in each_seat(players):
        _pay_hand(state, scratch, seat)
    if int(state.round_index) + 1 >= ROUNDS:
        _finish_game(game, state, scratch)
    return _first_of_next(players, state)


def _open_predictions(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """Two players' predictions are opened together (section 6)."""
    if int(game.players) == 2:
        for i in range(2):
            seat = Seat((int(state.at_turn) + 1 + i) % 2)
            note(state, scratch, Fact.PREDICTS, seat, int(state.predictions[seat]), 0, 0, EVERYBODY & ~(1 << seat))


def _show_hands(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """Hands are revealed in turn order."""
    players = int(game.players)
    seen_at_showdown(game, state)
    for i in range(players):
        seat = Seat((int(state.at_turn) + 1 + i) % players)
        hand = int(state.hands[seat])
        value = hand_value(game, hand)
        state.values[seat] = value
        if scratch.logs != 0:
            for card in each_card(CARDS):
                if (hand >> card) & 1 == 1:
                    note(state, scratch, Fact.HAND_CARD, seat, card, 0, 0, EVERYBODY)
        note(state, scratch, Fact.HAND_SHOWN, seat, combination_of(value), strength_of(value), 0, EVERYBODY)


def _strongest(players: int, state: StateRecord) -> Seat:
    """The seat with the strongest hand; hands are never equal."""
    best = Seat(0)
    for seat in each_seat(1, players):
        if order_of(int(state.values[seat])) > order_of(int(state.values[best])):
            best = seat
    return best


def _pay_pot(players: int, state: StateRecord, scratch: ScratchRecord, strongest: Seat) -> None:
    """All who predicted the strongest hand's owner share the pot, rounded down; the rest stays."""
    right = 0
    for seat in each_seat(players):
        if int(state.predictions[seat]) == strongest:
            right += 1
    pot = int(state.pot)
    share = pot // right if right > 0 else 0
    for seat in each_seat(players):
        if int(state.predictions[seat]) == strongest:
            state.runes[seat] = int(state.runes[seat]) + share
            note(state, scratch, Fact.POT_PAID, seat, share, 0, 0, EVERYBODY)
    state.pot = pot - share * right
    note(state, scratch, Fact.POT_CARRIED, NONE, int(state.pot), 0, 0, EVERYBODY)


def _pay_hand(state: StateRecord, scratch: ScratchRecord, seat: Seat) -> None:
    """The hand's strength in runes, and more for each rune card."""
    strength = strength_of(int(state.values[seat]))
    for_rune_cards = RUNE_CARD_PAYS * rune_cards(int(state.hands[seat]))
    state.runes[seat] = int(state.runes[seat]) + strength + for_rune_cards
    note(state, scratch, Fact.HAND_PAID, seat, strength, 0, 0, EVERYBODY)
    if for_rune_cards > 0:
        note(state, scratch, Fact.RUNE_CARDS_PAID, seat, for_rune_cards, 0, 0, EVERYBODY)


def _first_of_next(players: int, state: StateRecord) -> Seat:
    """Section 2: whoever has the fewest runes; among equals, the weakest hand."""
    first = Seat(0)
    for seat in each_seat(1, players):
        runes = int(state.runes[seat])
        fewest = int(state.runes[first])
        weaker = order_of(int(state.values[seat])) < order_of(int(state.values[first]))
        if runes < fewest or (runes == fewest and weaker):
            first = seat
    return first


def _leaders(players: int, state: StateRecord) -> int:
    """The seats with the most runes."""
    most = 0
    leaders = 0
    for seat in each_seat(players):
        runes = int(state.runes[seat])
        if runes > most:
            most = runes
            leaders = 0
        if runes == most:
            leaders |= 1 << seat
    return leaders


def _finish_game(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """After round 3 the most runes win, among equals the strongest hand; the variant *heirs* plays on instead."""
    players = int(game.players)
    leaders = _leaders(players, state)
    shared = leaders & (leaders - 1) != 0
    if shared and int(game.heirs) != 0:
        if int(state.round_index) + 1 == ROUNDS:
            note(state, scratch, Fact.HEIRS_ROUND, NONE, 0, 0, 0, EVERYBODY)
            return
        state.over = 1
        note(state, scratch, Fact.NOBODY_WINS, NONE, 0, 0, 0, EVERYBODY)
        return
    winner = NONE
    for seat in each_seat(players):
        if (leaders >> seat) & 1 == 1 and (winner == NONE or _stronger(state, seat, Seat(winner))):
            winner = seat
    state.over = 1
    state.winners = 1 << winner
    note(state, scratch, Fact.WINS, winner, 0, 0, 0, EVERYBODY)


def _stronger(state: StateRecord, seat: Seat, other: Seat) -> bool:
    return order_of(int(state.values[seat])) > order_of(int(state.values[other]))
