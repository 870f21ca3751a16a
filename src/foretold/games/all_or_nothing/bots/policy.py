"""A quick player of Alles oder Nichts for play-outs, in the rules' compiled subset; it looks at its own cards alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import lowest, nth, popcount
from foretold.engine.value_types import Card
from foretold.games.all_or_nothing.bots.record_types import Records
from foretold.games.all_or_nothing.rules.flow import play
from foretold.games.all_or_nothing.rules.operations import end_after, place_in_hand, take_back_plays
from foretold.games.all_or_nothing.rules.state import MOST_CARDS, Asked
from foretold.games.all_or_nothing.rules.tricks import colour_of

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

#: A random number below this (of 2^32) makes the policy do something else: play-outs must not be all alike.
SELDOM = 0x02000000
#: And below this, a bet is open.
OFTEN = 0x60000000
#: A card that wins comes before all that do not, whatever their heights; one that may not be played comes last.
FIRST = 1 << 20
NEVER = -(1 << 40)
#: The place of a card is kept in the last bits of its score.
PLACE_BITS = 3
#: The kinds of the arguments of ``weigh_plays`` (see foretold.engine.engine).
WEIGHING = ("games", "states", "states", "scratches", "longs", "reals")


def policy(game: GameRecord, state: StateRecord, luck: int) -> int:
    """Which of the legal actions to take: its place among them."""
    asked = int(state.asked)
    if asked == Asked.PLAY:
        count = popcount(int(state.choices))
        if count == 1:
            return 0
        if luck < SELDOM:
            return (luck * count) // SELDOM
        return _card(game, state, count)
    if asked == Asked.BET:
        return _bet(state)
    return _open_or_secret(state, luck)


def _bet(state: StateRecord) -> int:
    """What the seat has in mind: foretold.games.all_or_nothing.bots.beliefs writes it there, once for a world."""
    return max(int(state.bets[int(state.actor)]), 0)


def _open_or_secret(state: StateRecord, luck: int) -> int:
    """Open now and then, but never for nothing: 0 tricks pay no more in the open."""
    return 0 if int(state.bets[int(state.actor)]) > 0 and luck < OFTEN else 1


def _card(game: GameRecord, state: StateRecord, count: int) -> int:
    """Towards the bet while it is not made exactly, away from tricks when it is."""
    seat = int(state.actor)
    wanted = int(state.bets[seat]) != int(state.tricks[seat])
    if int(state.trick_count) == 0:
        return _lead(game, state, seat, wanted)
    is_last = int(state.trick_count) + 1 == int(game.players)
    led = colour_of(game, Card(state.trick[int(state.leader)]))
    first = lowest(int(state.choices))
    if colour_of(game, Card(state.hands[seat, first])) == led:
        return _follow(game, state, seat, first, count, led, wanted, is_last)
    return _throw(game, state, seat, wanted, is_last)


def _lead(game: GameRecord, state: StateRecord, seat: int, wanted: bool) -> int:
    """The lowest trump, which draws out others' trumps or gets rid of one's own; without any, high to win, else low."""
    ranks = int(game.ranks)
    trump = colour_of(game, Card(state.trump_card))
    sign = 1 if wanted else -1
    count = int(state.hand_counts[seat])
    chosen = NEVER
    for place in range(MOST_CARDS):  # always all places: see foretold.games.all_or_nothing.rules.tricks
        card = Card(state.hands[seat, place])
        colour = colour_of(game, card)
        rank = card - colour * ranks
        score = 2 * ranks - rank if colour == trump else sign * rank
        chosen = max(chosen, ((score << PLACE_BITS) | place) if place < count else NEVER)
    return chosen & ((1 << PLACE_BITS) - 1)


def _follow(
    game: GameRecord, state: StateRecord, seat: int, first: int, count: int, led: int, wanted: bool, is_last: bool
) -> int:
    """The cards that follow lie side by side, lowest first: win cheaply as the last, surely if not, lose highly."""
    best = Card(state.trick[int(state.winning)])
    losing = count
    if colour_of(game, best) == led:
        losing = 0
        for place in range(MOST_CARDS):
            loses = place >= first and place < first + count and int(state.hands[seat, place]) < best
            losing += 1 if loses else 0
    if wanted:
        if losing == count:
            return 0
        return losing if is_last else count - 1
    if losing > 0:
        return losing - 1
    return count - 1 if is_last else 0


def _throw(game: GameRecord, state: StateRecord, seat: int, wanted: bool, is_last: bool) -> int:
    """Without the colour led: win with the lowest trump that does, lose with the highest card that loses."""
    ranks = int(game.ranks)
    trump = colour_of(game, Card(state.trump_card))
    best = Card(state.trick[int(state.winning)])
    beaten = best if colour_of(game, best) == trump else -1
    count = int(state.hand_counts[seat])
    if_won = FIRST if wanted else 0
    if_lost = 0 if wanted else FIRST
    to_win = 1 if is_last and not wanted else -1
    to_lose = -1 if wanted else 1
    chosen = NEVER
    for place in range(MOST_CARDS):
        card = Card(state.hands[seat, place])
        colour = colour_of(game, card)
        height = card - colour * ranks + (ranks if colour == trump else 0)
        wins = colour == trump and card > beaten
        score = if_won + to_win * height if wins else if_lost + to_lose * height
        chosen = max(chosen, ((score << PLACE_BITS) | place) if place < count else NEVER)
    return chosen & ((1 << PLACE_BITS) - 1)


def weigh_plays(
    games: Records, worlds: Records, states: Records, scratches: Records, trust: Records, weights: Records
) -> None:
    """Multiply the weight of each world by how well the cards that were played agree with the policy.

    ``trust``, by seat, is how likely (in hundredths) a card is that the policy would not have played, compared with one
    that it would.
    """
    for i in range(worlds.shape[0]):
        states[0] = worlds[i]
        weights[i] *= _agreement(games[0], states[0], scratches[0], trust)


def _agreement(game: GameRecord, state: StateRecord, scratch: ScratchRecord, trust: Records) -> float:
    """How well the plays of one world agree with the policy; the round is taken back to the first card and replayed."""
    played = int(state.seen_count)
    take_back_plays(game, state)
    agreement = 1.0
    for i in range(played):
        seat = int(state.actor)
        place = place_in_hand(state, seat, Card(state.seen[i]))
        count = popcount(int(state.choices))
        if count > 1 and int(state.trick_count) > 0:
            meant = nth(int(state.choices), _card(game, state, count))
            agreement *= 1.0 if meant == place else int(trust[seat]) / 100.0
        play(game, state, scratch, place)
    return agreement


def is_hidden(state: StateRecord) -> bool:
    """Whether the others don't see what is decided now: bets."""
    return int(state.asked) == Asked.BET


def witnessed(state: StateRecord) -> int:
    """What the seat that decides has seen beside everybody's decisions: nothing, its cards lie as they were dealt."""
    return 0


def last_round(record: Records, worlds: Records) -> None:
    """Make the present round the last one, so that a simulation ends with it."""
    end_after(record, worlds["round_index"][0] + 1)
