"""Sections 2, 3 and 6: rounds, turns and predictions, and what each decision does (section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import popcount
from foretold.engine.chance import deck_order
from foretold.engine.scratch import EVERYBODY, note, only
from foretold.engine.value_types import Card, Seat, each_seat
from foretold.games.predictions.knowledge.certain import forget_round, left_unseen, seen_leaving
from foretold.games.predictions.rules.effects import (
    ask,
    begin_effect,
    current_effect,
    hide,
    hypnotise,
    keep,
    out_of_hand,
    skip,
    swap,
    take,
    use_eye,
)
from foretold.games.predictions.rules.facts import Fact
from foretold.games.predictions.rules.gallery import add_from_deck, add_to_gallery, gallery_is_full, lay_on_pile
from foretold.games.predictions.rules.scoring import score_round
from foretold.games.predictions.rules.state import (
    CARDS,
    COLUMNS,
    EFFECTS,
    HAND,
    NONE,
    ROUNDS,
    SEATS,
    TURNS_A_SEAT,
    Asked,
    Discard,
    Effect,
    Extra,
)

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord


def begin_game(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """The first round is dealt; seed and given orders are in the state already."""
    for seat in each_seat(SEATS):
        state.runes[seat] = 0
        state.values[seat] = 0
    state.pot = 0
    state.round_index = 0
    state.reshuffles = 0
    state.over = 0
    state.winners = 0
    state.fault = 0
    begin_round(game, state, scratch, Seat(game.first))


def begin_round(game: GameRecord, state: StateRecord, scratch: ScratchRecord, first: Seat) -> None:
    """Section 2: shuffle, deal, two cards into the gallery, runes into the pot."""
    state.turn = 0
    state.first = first
    state.at_turn = first
    _clear_table(state)
    note(state, scratch, Fact.ROUND_BEGINS, first, int(state.round_index) + 1, 0, 0, EVERYBODY)
    _fill_pot(game, state, scratch)
    deck_order(state, scratch, CARDS, CARDS, int(state.round_index))
    dealt = _deal(game, state, scratch)
    state.deck_count = CARDS - dealt
    begin_turn(state)


def _clear_table(state: StateRecord) -> None:
    for seat in each_seat(SEATS):
        state.hands[seat] = 0
        state.predictions[seat] = NONE
    for column in range(COLUMNS):
        state.gallery[0, column] = NONE
        state.gallery[1, column] = NONE
    forget_round(state)
    state.occupied = 0
    state.pile_count = 0
    state.revealed_count = 0
    state.predicted_count = 0
    state.reshuffles_this_round = 0
    state.all_in = NONE
    state.played = NONE
    state.step = 0
    state.target = NONE


def _fill_pot(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """Section 2.3: 4, 6, 8 runes (2 players: 2, 4, 6); section 8: 10 for the heirs' round."""
    added = 4 + 2 * int(state.round_index)
    if int(game.players) == 2:
        added -= 2
    if int(state.round_index) == ROUNDS:
        added = 10
    state.pot = int(state.pot) + added
    note(state, scratch, Fact.POT_FILLED, NONE, added, int(state.pot), 0, EVERYBODY)


def _deal(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> int:
    """Hands, gallery, under *seer* the first of the pile, then the deck: returns how many cards left the deck."""
    for i in range(CARDS):
        state.stock[i] = scratch.order[i]
    players = int(game.players)
    for i in range(HAND * players):
        seat = Seat(i // HAND)
        card = Card(state.stock[i])
        state.hands[seat] = int(state.hands[seat]) | (1 << card)
        note(state, scratch, Fact.DEALT, seat, card, 0, 0, only(seat))
    dealt = HAND * players + 2
    add_to_gallery(game, state, scratch, Card(state.stock[dealt - 2]))
    add_to_gallery(game, state, scratch, Card(state.stock[dealt - 1]))
    if int(game.discard) == Discard.SEER:
        card = Card(state.stock[dealt])
        dealt += 1
        lay_on_pile(state, card)
        note(state, scratch, Fact.PILE_BEGINS, NONE, card, 0, 0, EVERYBODY)
    return dealt


def begin_turn(state: StateRecord) -> None:
    """Section 3: play a card, pass, or go all in if nobody has."""
    seat = Seat(state.at_turn)
    state.turn = int(state.turn) + 1
    extras = int(Extra.PASS)
    if int(state.all_in) == NONE:
        extras |= int(Extra.ALL_IN)
    ask(state, Asked.TURN, seat, int(state.hands[seat]), 1, extras)


def end_turn(game: GameRecord, state: StateRecord, scratch: ScratchRecord, adding: int) -> None:
    """Section 3: predictions follow if the gallery is full or the turns are up, else the left neighbour's turn.

    Before that, ``adding`` cards go from the deck into the gallery, as far as there is room.
    """
    players = int(game.players)
    while True:
        while adding > 0 and not gallery_is_full(game, state):
            add_from_deck(game, state, scratch)
            adding -= 1
        if gallery_is_full(game, state):
            note(state, scratch, Fact.GALLERY_FULL, NONE, 0, 0, 0, EVERYBODY)
            break
        if int(state.turn) >= TURNS_A_SEAT * players:
            note(state, scratch, Fact.TURNS_OVER, NONE, 0, 0, 0, EVERYBODY)
            break
        state.at_turn = (int(state.at_turn) + 1) % players
        if int(state.at_turn) != int(state.all_in):
            begin_turn(state)
            return
        state.turn = int(state.turn) + 1
        note(state, scratch, Fact.PASS_TAKEN, int(state.at_turn), 0, 0, 0, EVERYBODY)
        adding = 1
    _ask_prediction(game, state)


def _ask_prediction(game: GameRecord, state: StateRecord) -> None:
    """Section 6: from the left neighbour of the player whose turn was the last."""
    players = int(game.players)
    seat = Seat((int(state.at_turn) + 1 + int(state.predicted_count)) % players)
    ask(state, Asked.PREDICT, seat, 1, (1 << players) - 1, 0)


def play(game: GameRecord, state: StateRecord, scratch: ScratchRecord, card: Card) -> None:
    """Lay the card before you; its effects are resolved next."""
    seat = Seat(state.at_turn)
    out_of_hand(state, seat, card)
    seen_leaving(game, state, seat, card)
    state.played = card
    state.step = 0
    note(state, scratch, Fact.PLAYS, seat, card, 0, 0, EVERYBODY)


def resolve(game: GameRecord, state: StateRecord, scratch: ScratchRecord, agreed: bool) -> bool:
    """Go down the effects of the played card; then the cards too many, then the gallery. False if something is asked.

    ``agreed``: the player has just said that the present effect, which is optional, shall be done.
    """
    while int(state.step) < EFFECTS and current_effect(game, state) != Effect.NOTHING:
        if begin_effect(game, state, scratch, agreed):
            return False
        agreed = False
        state.step = int(state.step) + 1
    seat = Seat(state.at_turn)
    hand = int(state.hands[seat])
    if popcount(hand) > HAND:
        ask(state, Asked.DISCARD, seat, hand, 1, 0)
        return False
    card = Card(state.played)
    state.played = NONE
    add_to_gallery(game, state, scratch, card)
    return True


def discard(game: GameRecord, state: StateRecord, scratch: ScratchRecord, card: Card) -> None:
    """Section 3: a card too many goes onto the pile, shown to everybody (*blind*: unseen)."""
    seat = Seat(state.at_turn)
    out_of_hand(state, seat, card)
    lay_on_pile(state, card)
    if int(game.discard) == Discard.BLIND:
        left_unseen(game, state, seat, card)
        note(state, scratch, Fact.DISCARDS, seat, 0, 0, 0, EVERYBODY)
        note(state, scratch, Fact.DISCARDS_CARD, seat, card, 0, 0, only(seat))
    else:
        seen_leaving(game, state, seat, card)
        note(state, scratch, Fact.DISCARDS_CARD, seat, card, 0, 0, EVERYBODY)


def go_all_in(state: StateRecord, scratch: ScratchRecord) -> None:
    """Section 3: the hand is laid down; two cards then go into the gallery."""
    state.all_in = state.at_turn
    note(state, scratch, Fact.GOES_ALL_IN, int(state.at_turn), 0, 0, 0, EVERYBODY)


def predict(game: GameRecord, state: StateRecord, scratch: ScratchRecord, target: Seat) -> None:
    """Section 6: openly in turn; two players in secret, opened together."""
    seat = Seat(state.actor)
    players = int(game.players)
    state.predictions[seat] = target
    state.predicted_count = int(state.predicted_count) + 1
    if players == 2:
        note(state, scratch, Fact.HAS_PREDICTED, seat, 0, 0, 0, EVERYBODY)
        note(state, scratch, Fact.PREDICTS, seat, target, 0, 0, only(seat))
    else:
        note(state, scratch, Fact.PREDICTS, seat, target, 0, 0, EVERYBODY)
    if int(state.predicted_count) < players:
        _ask_prediction(game, state)
    else:
        _finish_round(game, state, scratch)


def _finish_round(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """Sections 7 and 2: showdown and score, then the next round, unless the game is over."""
    first = score_round(game, state, scratch)
    if int(state.over) != 0:
        ask(state, Asked.NOTHING, NONE, 0, 0, 0)
        return
    state.round_index = int(state.round_index) + 1
    begin_round(game, state, scratch, first)


def answer(game: GameRecord, state: StateRecord, scratch: ScratchRecord, card: Card, place: int, extra: int) -> None:
    """Do what the asked player decided, which is legal, and go on until something is asked again."""
    asked = int(state.asked)
    if asked == Asked.PREDICT:
        predict(game, state, scratch, Seat(place))
        return
    adding = 0
    agreed = False
    if asked == Asked.TURN:
        adding = _take_turn(game, state, scratch, card, extra)
    elif asked == Asked.DISCARD:
        discard(game, state, scratch, card)
    elif extra == 0 and asked == Asked.EYE:
        use_eye(state, scratch, Seat(place))
        return
    elif extra == 0 and (asked == Asked.DRAW or asked == Asked.REVEAL or asked == Asked.RUNE):
        agreed = True
    else:
        _do_effect(game, state, scratch, asked, card, place, extra)
    if int(state.played) == NONE or resolve(game, state, scratch, agreed):
        end_turn(game, state, scratch, adding)


def _take_turn(game: GameRecord, state: StateRecord, scratch: ScratchRecord, card: Card, extra: int) -> int:
    """Exactly one of three (section 3); returns how many cards then go from the deck into the gallery."""
    if extra == 0:
        play(game, state, scratch, card)
        return 0
    if extra == Extra.PASS:
        note(state, scratch, Fact.PASSES, int(state.at_turn), 0, 0, 0, EVERYBODY)
        return 1
    go_all_in(state, scratch)
    return 2


def _do_effect(
    game: GameRecord, state: StateRecord, scratch: ScratchRecord, asked: int, card: Card, place: int, extra: int
) -> None:
    """An effect is done with what was chosen, or skipped; the next one follows."""
    if extra == Extra.SKIP:
        skip(game, state, scratch)
    elif asked == Asked.TAKE:
        take(state, scratch, place)
    elif asked == Asked.SWAP:
        swap(game, state, scratch, card, place)
    elif asked == Asked.HYPNOSIS:
        hypnotise(game, state, scratch, Seat(place))
    elif asked == Asked.KEEP:
        keep(game, state, scratch, card)
    else:
        hide(state, scratch, card)
    state.step = int(state.step) + 1
