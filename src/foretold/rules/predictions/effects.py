"""Section 5: the effects of a card, and the questions they put."""

from foretold.rules.bits import popcount
from foretold.rules.desk import EVERYBODY, note, only
from foretold.rules.predictions.facts import Fact
from foretold.rules.predictions.gallery import draw_card, lay_on_pile, put_in_place, uncovered
from foretold.rules.predictions.hands import combination_of, hand_value
from foretold.rules.predictions.knowledge import (
    buries,
    drawn_unseen,
    left_deck_in_sight,
    revealed_cards,
    seen_by_eye,
    seen_entering,
    seen_leaving,
)
from foretold.rules.predictions.state import (
    NONE,
    STARRED,
    Asked,
    Discard,
    Effect,
    Extra,
)


def ask(state, question, actor, cards, places, extras):
    """Put a question: which of these cards, at which of these places or seats, or one of the extra answers."""
    state.asked = question
    state.actor = actor
    state.cards = cards
    state.places = places
    state.extras = extras


def current_effect(game, state):
    """The effect that is being resolved, without its star."""
    return int(game.effects[int(state.played), int(state.step)]) & ~STARRED


def begin_effect(game, state, desk, agreed):
    """Resolve the current effect or ask about it; True if something is asked.

    A starred draw, reveal or rune, or one that the player has agreed to, needs no answer; an effect that can't be
    resolved is passed over (sections 5, 10).
    """
    face = int(game.effects[int(state.played), int(state.step)])
    effect = face & ~STARRED
    starred = face & STARRED != 0 or agreed
    extras = 0 if starred else int(Extra.SKIP)
    if effect == Effect.TAKE or effect == Effect.SWAP:
        return _ask_for_place(game, state, desk, effect, extras)
    if effect == Effect.HYPNOSIS or effect == Effect.EYE:
        return _ask_for_target(game, state, desk, effect, extras)
    if not starred:
        question = Asked.REVEAL
        if effect == Effect.DRAW:
            question = Asked.DRAW
        elif effect == Effect.RUNE:
            question = Asked.RUNE
        ask(state, question, int(state.at_turn), 1, 1, extras)
        return True
    return _do_without_choice(game, state, desk, effect)


def _do_without_choice(game, state, desk, effect):
    """Draw, rune or reveal; True if a card must now be chosen."""
    if effect == Effect.DRAW:
        draw(game, state, desk)
        return False
    if effect == Effect.RUNE:
        gain_rune(state, desk)
        return False
    reveal(game, state, desk, effect - int(Effect.REVEAL_2) + 2)
    return True


def _ask_for_place(game, state, desk, effect, extras):
    places = uncovered(game, state)
    if places == 0:
        return _pass_over(state, desk, effect)
    if effect == Effect.TAKE:
        ask(state, Asked.TAKE, int(state.at_turn), 1, places, extras)
    else:
        ask(state, Asked.SWAP, int(state.at_turn), int(state.hands[int(state.at_turn)]), places, extras)
    return True


def _ask_for_target(game, state, desk, effect, extras):
    """Any opponent who is not all in."""
    seats = ((1 << int(game.players)) - 1) & ~(1 << int(state.at_turn))
    if int(state.all_in) != NONE:
        seats &= ~(1 << int(state.all_in))
    if seats == 0:
        return _pass_over(state, desk, effect)
    question = Asked.HYPNOSIS if effect == Effect.HYPNOSIS else Asked.EYE
    ask(state, question, int(state.at_turn), 1, seats, extras)
    return True


def _pass_over(state, desk, effect):
    note(state, desk, Fact.EFFECT_PASSED_OVER, int(state.at_turn), effect, 0, 0, EVERYBODY)
    return False


def into_hand(state, seat, card):
    """The card is now in the hand."""
    state.hands[seat] = int(state.hands[seat]) | (1 << card)


def out_of_hand(state, seat, card):
    """The card is no longer in the hand."""
    state.hands[seat] = int(state.hands[seat]) & ~(1 << card)


def take(state, desk, place):
    """Take one uncovered card into the hand; everybody sees which."""
    seat = int(state.at_turn)
    card = put_in_place(state, place, NONE)
    into_hand(state, seat, card)
    seen_entering(state, seat, card)
    note(state, desk, Fact.TAKES, seat, card, place, 0, EVERYBODY)


def swap(game, state, desk, given, place):
    """Exchange a hand card with an uncovered card; everybody sees both."""
    seat = int(state.at_turn)
    card = put_in_place(state, place, given)
    out_of_hand(state, seat, given)
    seen_leaving(game, state, seat, given)
    into_hand(state, seat, card)
    seen_entering(state, seat, card)
    note(state, desk, Fact.SWAPS, seat, given, card, place, EVERYBODY)


def draw(game, state, desk):
    """The deck's top card into the hand; only the player sees it."""
    seat = int(state.at_turn)
    card = draw_card(game, state, desk)
    into_hand(state, seat, card)
    drawn_unseen(game, state, seat, card)
    note(state, desk, Fact.DRAWS, seat, 0, 0, 0, EVERYBODY)
    note(state, desk, Fact.DRAWS_CARD, seat, card, 0, 0, only(seat))


def gain_rune(state, desk):
    """One rune from the reserve."""
    seat = int(state.at_turn)
    state.runes[seat] = int(state.runes[seat]) + 1
    note(state, desk, Fact.GAINS_RUNE, seat, 0, 0, 0, EVERYBODY)


def reveal(game, state, desk, count):
    """Turn up the deck's top cards and ask which one to keep (*blind*: the player alone sees them)."""
    seat = int(state.at_turn)
    blind = int(game.discard) == Discard.BLIND
    note(state, desk, Fact.REVEALS, seat, count, 0, 0, EVERYBODY)
    for i in range(count):
        card = draw_card(game, state, desk)
        state.revealed[i] = card
        state.revealed_count = i + 1
        if blind:
            drawn_unseen(game, state, seat, card)
        else:
            left_deck_in_sight(game, state, card)
        note(state, desk, Fact.REVEALS_CARD, seat, card, 0, 0, only(seat) if blind else EVERYBODY)
    ask(state, Asked.KEEP, seat, revealed_cards(state), 1, 0)


def keep(game, state, desk, card):
    """One revealed card into the hand, the others onto the pile in the order turned up."""
    seat = int(state.at_turn)
    blind = int(game.discard) == Discard.BLIND
    knowers = only(seat) if blind else EVERYBODY
    into_hand(state, seat, card)
    if not blind:
        seen_entering(state, seat, card)
    if blind:
        note(state, desk, Fact.KEEPS, seat, 0, 0, 0, EVERYBODY)
    note(state, desk, Fact.KEEPS_CARD, seat, card, 0, 0, knowers)
    for i in range(int(state.revealed_count)):
        other = int(state.revealed[i])
        if other != card:
            lay_on_pile(state, other)
            note(state, desk, Fact.LAYS_ON_PILE, seat, other, 0, 0, knowers)
            if blind:
                buries(state, seat, other)
    state.revealed_count = 0


def hypnotise(game, state, desk, target):
    """The opponent names the strongest combination they hold now; everybody hears it."""
    combination = combination_of(hand_value(game, int(state.hands[target])))
    state.announced[target] = combination
    state.announced_turn[target] = state.turn
    note(state, desk, Fact.HYPNOTISES, int(state.at_turn), target, 0, 0, EVERYBODY)
    note(state, desk, Fact.ANNOUNCES, target, combination, 0, 0, EVERYBODY)


def use_eye(state, desk, target):
    """The opponent will show all cards but one of their choice."""
    note(state, desk, Fact.USES_EYE, int(state.at_turn), target, 0, 0, EVERYBODY)
    state.target = target
    ask(state, Asked.HIDE, target, int(state.hands[target]), 1, 0)


def hide(state, desk, hidden):
    """The four other cards are shown to the player at turn alone."""
    viewer = int(state.at_turn)
    target = int(state.target)
    shown = int(state.hands[target]) & ~(1 << hidden)
    seen_by_eye(state, viewer, shown)
    note(state, desk, Fact.HIDES_CARD, target, hidden, viewer, 0, only(target))
    rest = shown
    while rest != 0:
        card = popcount((rest & -rest) - 1)
        rest &= rest - 1
        note(state, desk, Fact.SHOWS_CARD, target, card, viewer, 0, only(target) | only(viewer))
    state.target = NONE


def skip(game, state, desk):
    """Leave an optional effect undone."""
    note(state, desk, Fact.SKIPS, int(state.at_turn), current_effect(game, state), 0, 0, EVERYBODY)
