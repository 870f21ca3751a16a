"""Section 5: the effects of a card, and the questions they put."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import popcount
from foretold.engine.scratch import EVERYBODY, note, only
from foretold.engine.value_types import Card, Seat
from foretold.games.predictions.knowledge.certain import (
    buries,
    drawn_unseen,
    left_deck_in_sight,
    revealed_cards,
    seen_by_eye,
    seen_entering,
    seen_leaving,
)
from foretold.games.predictions.rules.facts import Fact
from foretold.games.predictions.rules.gallery import draw_card, lay_on_pile, put_in_place, uncovered
from foretold.games.predictions.rules.hands import combination_of, hand_value
from foretold.games.predictions.rules.state import NONE, STARRED, Asked, Discard, Effect, Extra

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord


def ask(state: StateRecord, question: int, actor: int, cards: int, places: int, extras: int) -> None:
    """Put a question: which of these cards, at which of these places or seats, or one of the extra answers."""
    state.asked = question
    state.actor = actor
    state.cards = cards
    state.places = places
    state.extras = extras


def reveal_size(effect: int) -> int:
    """How many cards an effect turns up; 0 for one that is no reveal."""
    if effect == Effect.REVEAL_5:
        return 5
    if effect >= Effect.REVEAL_2 and effect <= Effect.REVEAL_4:
        return effect - int(Effect.REVEAL_2) + 2
    return 0


def reveal_of(size: int) -> int:
    """The effect that turns up so many cards."""
    return int(Effect.REVEAL_5) if size == 5 else int(Effect.REVEAL_2) + size - 2


def gains_card(effect: int) -> bool:
    """Whether an effect brings a card into the hand."""
    return effect == Effect.TAKE or effect == Effect.DRAW or reveal_size(effect) > 0


def current_effect(game: GameRecord, state: StateRecord) -> int:
    """The effect that is being resolved, without its star."""
    return int(game.effects[int(state.played), int(state.step)]) & ~STARRED


def begin_effect(game: GameRecord, state: StateRecord, scratch: ScratchRecord, agreed: bool) -> bool:
    """Resolve the current effect or ask about it; True if something is asked.

    A starred draw, reveal or rune, or one that the player has agreed to, needs no answer; an effect that can't be
    resolved is passed over (sections 5, 10).
    """
    face = int(game.effects[int(state.played), int(state.step)])
    effect = face & ~STARRED
    starred = face & STARRED != 0 or agreed
    extras = 0 if starred else int(Extra.SKIP)
    if effect == Effect.TAKE or effect == Effect.SWAP:
        return _ask_for_place(game, state, scratch, effect, extras)
    if effect == Effect.HYPNOSIS or effect == Effect.EYE:
        return _ask_for_target(game, state, scratch, effect, extras)
    if not starred:
        question = Asked.REVEAL
        if effect == Effect.DRAW:
            question = Asked.DRAW
        elif effect == Effect.RUNE:
            question = Asked.RUNE
        ask(state, question, int(state.at_turn), 1, 1, extras)
        return True
    return _do_without_choice(game, state, scratch, effect)


def _do_without_choice(game: GameRecord, state: StateRecord, scratch: ScratchRecord, effect: int) -> bool:
    """Draw, rune or reveal; True if a card must now be chosen."""
    if effect == Effect.DRAW:
        draw(game, state, scratch)
        return False
    if effect == Effect.RUNE:
        gain_rune(state, scratch)
        return False
    reveal(game, state, scratch, reveal_size(effect))
    return True


def _ask_for_place(game: GameRecord, state: StateRecord, scratch: ScratchRecord, effect: int, extras: int) -> bool:
    places = uncovered(game, state)
    if places == 0:
        return _pass_over(state, scratch, effect)
    if effect == Effect.TAKE:
        ask(state, Asked.TAKE, int(state.at_turn), 1, places, extras)
    else:
        ask(state, Asked.SWAP, int(state.at_turn), int(state.hands[int(state.at_turn)]), places, extras)
    return True


def _ask_for_target(game: GameRecord, state: StateRecord, scratch: ScratchRecord, effect: int, extras: int) -> bool:
    """Any opponent who is not all in."""
    seats = ((1 << int(game.players)) - 1) & ~(1 << int(state.at_turn))
    if int(state.all_in) != NONE:
        seats &= ~(1 << int(state.all_in))
    if seats == 0:
        return _pass_over(state, scratch, effect)
    question = Asked.HYPNOSIS if effect == Effect.HYPNOSIS else Asked.EYE
    ask(state, question, int(state.at_turn), 1, seats, extras)
    return True


def _pass_over(state: StateRecord, scratch: ScratchRecord, effect: int) -> bool:
    note(state, scratch, Fact.EFFECT_PASSED_OVER, int(state.at_turn), effect, 0, 0, EVERYBODY)
    return False


def into_hand(state: StateRecord, seat: Seat, card: Card) -> None:
    """The card is now in the hand."""
    state.hands[seat] = int(state.hands[seat]) | (1 << card)


def out_of_hand(state: StateRecord, seat: Seat, card: Card) -> None:
    """The card is no longer in the hand."""
    state.hands[seat] = int(state.hands[seat]) & ~(1 << card)


def take(state: StateRecord, scratch: ScratchRecord, place: int) -> None:
    """Take one uncovered card into the hand; everybody sees which."""
    seat = Seat(state.at_turn)
    card = put_in_place(state, place, NONE)
    into_hand(state, seat, card)
    seen_entering(state, seat, card)
    note(state, scratch, Fact.TAKES, seat, card, place, 0, EVERYBODY)


def swap(game: GameRecord, state: StateRecord, scratch: ScratchRecord, given: Card, place: int) -> None:
    """Exchange a hand card with an uncovered card; everybody sees both."""
    seat = Seat(state.at_turn)
    card = put_in_place(state, place, given)
    out_of_hand(state, seat, given)
    seen_leaving(game, state, seat, given)
    into_hand(state, seat, card)
    seen_entering(state, seat, card)
    note(state, scratch, Fact.SWAPS, seat, given, card, place, EVERYBODY)


def draw(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """The deck's top card into the hand; only the player sees it."""
    seat = Seat(state.at_turn)
    card = draw_card(game, state, scratch)
    into_hand(state, seat, card)
    drawn_unseen(game, state, seat, card)
    note(state, scratch, Fact.DRAWS, seat, 0, 0, 0, EVERYBODY)
    note(state, scratch, Fact.DRAWS_CARD, seat, card, 0, 0, only(seat))


def gain_rune(state: StateRecord, scratch: ScratchRecord) -> None:
    """One rune from the reserve."""
    seat = Seat(state.at_turn)
    state.runes[seat] = int(state.runes[seat]) + 1
    note(state, scratch, Fact.GAINS_RUNE, seat, 0, 0, 0, EVERYBODY)


def reveal(game: GameRecord, state: StateRecord, scratch: ScratchRecord, count: int) -> None:
    """Turn up the deck's top cards and ask which one to keep (*blind*: the player alone sees them)."""
    seat = Seat(state.at_turn)
    blind = int(game.discard) == Discard.BLIND
    note(state, scratch, Fact.REVEALS, seat, count, 0, 0, EVERYBODY)
    for i in range(count):
        card = draw_card(game, state, scratch)
        state.revealed[i] = card
        state.revealed_count = i + 1
        if blind:
            drawn_unseen(game, state, seat, card)
        else:
            left_deck_in_sight(game, state, card)
        note(state, scratch, Fact.REVEALS_CARD, seat, card, 0, 0, only(seat) if blind else EVERYBODY)
    ask(state, Asked.KEEP, seat, revealed_cards(state), 1, 0)


def keep(game: GameRecord, state: StateRecord, scratch: ScratchRecord, card: Card) -> None:
    """One revealed card into the hand, the others onto the pile in the order turned up."""
    seat = Seat(state.at_turn)
    blind = int(game.discard) == Discard.BLIND
    knowers = only(seat) if blind else EVERYBODY
    into_hand(state, seat, card)
    if not blind:
        seen_entering(state, seat, card)
    if blind:
        note(state, scratch, Fact.KEEPS, seat, 0, 0, 0, EVERYBODY)
    note(state, scratch, Fact.KEEPS_CARD, seat, card, 0, 0, knowers)
    for i in range(int(state.revealed_count)):
        other = Card(state.revealed[i])
        if other != card:
            lay_on_pile(state, other)
            note(state, scratch, Fact.LAYS_ON_PILE, seat, other, 0, 0, knowers)
            if blind:
                buries(state, seat, other)
    state.revealed_count = 0


def hypnotise(game: GameRecord, state: StateRecord, scratch: ScratchRecord, target: Seat) -> None:
    """The opponent names the strongest combination they hold now; everybody hears it."""
    combination = combination_of(hand_value(game, int(state.hands[target])))
    state.announced[target] = combination
    state.announced_turn[target] = state.turn
    note(state, scratch, Fact.HYPNOTISES, int(state.at_turn), target, 0, 0, EVERYBODY)
    note(state, scratch, Fact.ANNOUNCES, target, combination, 0, 0, EVERYBODY)


def use_eye(state: StateRecord, scratch: ScratchRecord, target: Seat) -> None:
    """The opponent will show all cards but one of their choice."""
    note(state, scratch, Fact.USES_EYE, int(state.at_turn), target, 0, 0, EVERYBODY)
    state.target = target
    ask(state, Asked.HIDE, target, int(state.hands[target]), 1, 0)


def hide(state: StateRecord, scratch: ScratchRecord, hidden: Card) -> None:
    """The four other cards are shown to the player at turn alone."""
    viewer = Seat(state.at_turn)
    target = Seat(state.target)
    shown = int(state.hands[target]) & ~(1 << hidden)
    seen_by_eye(state, viewer, shown)
    note(state, scratch, Fact.HIDES_CARD, target, hidden, viewer, 0, only(target))
    rest = shown
    while rest != 0:
        card = popcount((rest & -rest) - 1)
        rest &= rest - 1
        note(state, scratch, Fact.SHOWS_CARD, target, card, viewer, 0, only(target) | only(viewer))
    state.target = NONE


def skip(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """Leave an optional effect undone."""
    note(state, scratch, Fact.SKIPS, int(state.at_turn), current_effect(game, state), 0, 0, EVERYBODY)
