"""Somebody to practise against: the adept's way of thinking, one decision at a time, in the compiled subset.

Hands that the others may hold are dealt, everybody aims at the open bets or at what the hand is good for, and rounds
are played to their end by the quick policy, once for each thing that the seat could do.
"""

from foretold.bots.all_or_nothing.adept import ENVY, SCALES, SPOILED
from foretold.bots.all_or_nothing.deals import CHOICE_OF_DEALS
from foretold.bots.all_or_nothing.features import FEWEST_PLAYERS
from foretold.bots.all_or_nothing.policy import policy
from foretold.rules.all_or_nothing.flow import answer
from foretold.rules.all_or_nothing.scoring import gain
from foretold.rules.all_or_nothing.state import BETS, Asked
from foretold.rules.all_or_nothing.tricks import add_to_hand, colour_of
from foretold.rules.bits import nth, popcount
from foretold.rules.chance import WORD, mixed

STRIDE = 0x9E3779B9
#: Tries to deal nobody a colour that he can't have.
TRIES = 8
LEAST_SCALE, MOST_SCALE = SCALES


def spar(game, state, others, desk, likely, pool, luck, rows, values):
    """What the seat that is asked does: its place among the legal actions. ``others`` has room for two states."""
    asked = int(state.asked)
    seat = int(state.actor)
    options = popcount(int(state.choices))
    if asked == Asked.BET:
        options = int(state.round_cards) + 1
    tries = options if asked != Asked.OPEN else 1
    for option in range(2 * BETS):
        values[option] = 0.0
    for _ in range(max(rows // tries, 1)):
        luck = mixed((luck + STRIDE) & WORD)
        imagine(game, state, others, likely, pool, luck)
        for option in range(tries):
            others[1] = others[0]
            play_out(game, others[1], desk, option, luck)
            count_points(game, others[1], seat, asked, option, values)
    return best_of(asked, options, values)


def best_of(asked, options, values):
    """The option with the highest value; of a bet, the better of open and secret."""
    best = 0
    for option in range(1, options):
        if asked == Asked.BET:
            better = max(values[2 * option], values[2 * option + 1]) > max(values[2 * best], values[2 * best + 1])
        else:
            better = values[option] > values[best]
        best = option if better else best
    return best


def imagine(game, state, others, likely, pool, luck):
    """A deal that agrees with what the seat knows, the one of a few that fits the open bets best, and all aims."""
    least = 1e9
    for _ in range(CHOICE_OF_DEALS):
        luck = mixed((luck + STRIDE) & WORD)
        others[1] = state
        deal_unseen(game, others[1], pool, luck)
        missed = set_aims(game, state, others[1], likely)
        if missed < least:
            least = missed
            others[0] = others[1]
        if missed == 0.0:  # nobody bet openly
            return


def deal_unseen(game, state, pool, luck):
    """Deal the others' cards anew from all that the seat has not seen."""
    seat = int(state.actor)
    count = unseen(game, state, seat, pool)
    for other in range(int(game.players)):
        if other == seat:
            continue
        size = int(state.hand_counts[other])
        state.hand_counts[other] = 0
        voids = int(state.voids[other])
        for _ in range(size):
            place = 0
            for _ in range(TRIES):
                luck = mixed((luck + STRIDE) & WORD)
                place = luck % count
                if (voids >> colour_of(game, int(pool[place]))) & 1 == 0:
                    break
            add_to_hand(state, other, int(pool[place]))
            count -= 1
            pool[place] = pool[count]


def unseen(game, state, seat, pool):
    """The cards that the seat has not seen; returns how many."""
    count = 0
    for card in range(int(game.cards)):
        hidden = card != int(state.trump_card)
        for i in range(int(state.seen_count)):
            hidden = hidden and card != int(state.seen[i])
        for i in range(int(state.hand_counts[seat])):
            hidden = hidden and card != int(state.hands[seat, i])
        if hidden:
            pool[count] = card
            count += 1
    return count


def set_aims(game, state, world, likely):
    """What everybody aims at: an open bet, else what the hand is good for; returns how badly open bets fit."""
    seat = int(state.actor)
    players = int(game.players)
    trump = colour_of(game, int(state.trump_card))
    total = 0.0
    for other in range(players):
        total += strength(game, world, other, trump, likely)
    scale = min(max(int(state.hand_counts[seat]) / max(total, 0.5), LEAST_SCALE), MOST_SCALE)
    missed = 0.0
    for other in range(players):
        if other == seat and int(state.asked) != Asked.BET:
            continue
        good_for = strength(game, world, other, trump, likely)
        if int(state.open_bets[other]) == 1 and int(state.asked) == Asked.PLAY:
            missed += (good_for - (int(state.bets[other]) - int(state.tricks[other]))) ** 2
        else:
            world.bets[other] = min(int(state.tricks[other]) + int(good_for * scale + 0.5), BETS - 1)
    return missed


def strength(game, state, seat, trump, likely):
    """The tricks that a hand is likely to win; ``likely`` tells it by players, plain cards first and then trumps."""
    total = 0.0
    ranks = int(game.ranks)
    table = (int(game.players) - FEWEST_PLAYERS) * 2 * ranks
    for i in range(int(state.hand_counts[seat])):
        card = int(state.hands[seat, i])
        colour = colour_of(game, card)
        total += likely[table + card - colour * ranks + (ranks if colour == trump else 0)]
    return total


def play_out(game, state, desk, option, luck):
    """Do something and play the round to its end; bets still to be made are those aimed at."""
    answer(game, state, desk, nth(int(state.choices), option))
    while int(state.over) == 0:
        luck = mixed((luck + STRIDE) & WORD)
        now = int(state.asked)
        if now == Asked.BET:
            answer(game, state, desk, int(state.bets[int(state.actor)]))
        elif now == Asked.OPEN:
            answer(game, state, desk, 1)
        else:
            answer(game, state, desk, nth(int(state.choices), policy(game, state, luck)))


def count_points(game, state, seat, asked, option, values):
    """Add what came of an option: own points less what is envied; before it was said, with an open and a secret bet."""
    players = int(game.players)
    others = 0.0
    for other in range(players):
        if other != seat:
            others += gain(int(state.bets[other]), int(state.open_bets[other]) == 1, int(state.tricks[other]))
    others = ENVY * others / (players - 1)
    bet = int(state.bets[seat])
    tricks = int(state.tricks[seat])
    if asked == Asked.PLAY:
        values[option] += gain(bet, int(state.open_bets[seat]) == 1, tricks) - others
        return
    first = 2 * option if asked == Asked.BET else 0
    values[first] += gain(bet, True, tricks) - SPOILED * (2 * bet + 3) - others
    values[first + 1] += gain(bet, False, tricks) - others
