"""A quick player of Alles oder Nichts for play-outs, in the rules' compiled subset; it looks at its own cards alone."""

from foretold.rules.all_or_nothing.state import MOST_CARDS, Asked
from foretold.rules.all_or_nothing.tricks import colour_of, rank_of
from foretold.rules.bits import popcount

#: A random number below this (of 2^32) makes the policy do something else: play-outs must not be all alike.
SELDOM = 0x10000000
#: Scores of cards that serve, and of places that may not be played; larger than any height.
FIRST = 1 << 20
OUT = 1 << 24


def policy(game, state, luck):
    """Which of the legal actions to take: its place among them."""
    asked = int(state.asked)
    if asked == Asked.PLAY:
        if popcount(int(state.choices)) == 1:
            return 0
        if luck < SELDOM:
            return (luck * popcount(int(state.choices))) // SELDOM
        return _place_among(int(state.choices), _card_to_play(game, state))
    if asked == Asked.BET:
        return _bet(game, state, luck)
    return 0 if luck & 1 == 0 else 1


def _place_among(choices, place):
    """Hand places are choices; their rank among the legal ones."""
    return popcount(choices & ((1 << place) - 1))


def _bet(game, state, luck):
    """The expected number of tricks, in hundredths, rounded up or down by luck."""
    seat = int(state.actor)
    trump = colour_of(game, int(state.trump_card))
    expected = 0
    for place in range(int(state.hand_counts[seat])):
        expected += _hundredths(game, state, int(state.hands[seat, place]), trump)
    return min((expected + (luck >> 8) % 100) // 100, int(state.round_cards))


def _hundredths(game, state, card, trump):
    """The chance in a hundred that a card wins its trick, as a rule of thumb."""
    height = (100 * rank_of(game, card)) // max(int(game.ranks) - 1, 1)
    opponents = int(game.players) - 1
    if colour_of(game, card) == trump:
        return 35 + (60 * height) // 100
    return max(0, (height - 25 * opponents + 20) * 60 // max(120 - 25 * opponents, 20)) if height < 100 else 60


def _card_to_play(game, state):
    """The place of the card: towards the bet when tricks are wanted, away from it when not.

    Every place is looked at, and no branch depends on a card: that is quicker than to look at the legal ones alone.
    """
    seat = int(state.actor)
    wanted = int(state.bets[seat]) > int(state.tricks[seat])
    choices = int(state.choices)
    ranks = int(game.ranks)
    trump = colour_of(game, int(state.trump_card))
    leads = int(state.trick_count) == 0
    is_last = int(state.trick_count) + 1 == int(game.players)
    best = max(int(state.trick[int(state.winning)]), 0)
    best_colour = colour_of(game, best)
    chosen = 0
    chosen_score = -OUT
    for place in range(MOST_CARDS):
        card = max(int(state.hands[seat, place]), 0)
        colour = colour_of(game, card)
        height = card - colour * ranks + (ranks if colour == trump else 0)
        wins = (card > best) if colour == best_colour else (colour == trump)
        score = _score(wanted, leads, is_last, wins, height)
        score = score if (choices >> place) & 1 == 1 else -OUT
        chosen = place if score > chosen_score else chosen
        chosen_score = max(score, chosen_score)
    return chosen


def _score(wanted, leads, is_last, wins, height):
    """How well a card serves: win cheaply at the end of a trick, lose with the highest card that loses."""
    if leads:
        return height if wanted else -height
    if wanted:
        return (FIRST - height if is_last else FIRST + height) if wins else -height
    return FIRST + height if not wins else (height if is_last else -height)


def is_hidden(state):
    """Whether the others don't see what is decided now: bets."""
    return int(state.asked) == Asked.BET


def witnessed(state):
    """What the seat that decides has seen beside everybody's decisions: nothing, its cards lie as they were dealt."""
    return 0


def last_round(record, worlds):
    """Make the present round the last one, so that a simulation ends with it."""
    record["rounds"] = worlds["round_index"][0] + 1
    record["target"] = 0
