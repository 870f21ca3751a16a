"""One trial of the variant *blind*: a tape of random numbers becomes a world, or contradicts what was seen.

The trial goes through the round in time. A card that is kept or discarded in secret is chosen among those that do not
contradict at once what is seen later; a card seen in a hand is one of its tokens that have no card yet; when the pile
is reshuffled every token gets a card, and the pile's cards are those of the next order. Every world that fits can be
reached, in one way alone; its weight is the product of the numbers of choices on that way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import has, nth, popcount
from foretold.engine.value_types import Card, Seat, each_card
from foretold.games.predictions.rules.hands import combination_of, hand_value
from foretold.games.predictions.rules.state import CARDS, NONE
from foretold.games.predictions.worlds.blind_ahead import (
    discards_left,
    draws_before,
    needed_next,
    next_hand,
    next_keeper,
    tokens_needed,
)
from foretold.games.predictions.worlds.blind_script import (
    ANNOUNCES,
    BURIES,
    COUNT,
    DISCARDS,
    ENTERS,
    ENTRIES,
    EPOCH,
    EPOCHS,
    FITTING,
    FREE,
    KEEPS,
    KNOWN,
    NOTE_WIDTH,
    OP,
    PENDING,
    PILE,
    RESHUFFLE,
    SECRETS_AT,
    SEEN_ENTERING,
    SEEN_INSIDE,
    SEEN_LEAVING,
    SHOWDOWN,
    STEP,
    TRIAL_WEIGHT,
    TURNED,
    TURNED_UP,
    WHAT,
    WHO,
    ZONE,
    ZONES,
    notes_at,
    places_at,
    trial_tape,
)
from foretold.games.predictions.worlds.blind_zones import (
    add_entry,
    card_of,
    entry_at,
    give_card,
    nth_open,
    remove_entry,
)

if TYPE_CHECKING:
    from foretold.engine.value_types import Longs, Reals
    from foretold.games.predictions.rules.record_types import GameRecord


def try_tape(game: GameRecord, script: Longs, pool: Longs, work: Longs, reals: Reals) -> int:
    """Go through the round; returns how far it came: rows of the script that fit and announcements checked there."""
    _clear(script, pool, work, reals)
    for row in range(1, script.shape[0]):
        work[FITTING] = 0
        if not _follow(game, script, pool, work, reals, row):
            return row * STEP + int(work[FITTING])
    return int(script.shape[0]) * STEP


def _follow(game: GameRecord, script: Longs, pool: Longs, work: Longs, reals: Reals, row: int) -> bool:
    """Take in one row; False where it contradicts what was chosen before."""
    op = int(script[row, OP])
    seat = Seat(script[row, WHO])
    what = int(script[row, WHAT])
    if op == ENTERS:
        add_entry(work, seat, -2 - what)
    elif op == SEEN_ENTERING:
        add_entry(work, seat, what)
    elif op == SEEN_LEAVING or op == SEEN_INSIDE:
        return _is_seen(script, pool, work, reals, row)
    elif op == ANNOUNCES:
        _note_announcement(script, work, seat, what)
    elif op == TURNED_UP:
        add_entry(work, TURNED, -2 - what)
    elif op == KEEPS:
        _keeps(script, work, row)
    elif op == DISCARDS:
        return _discards(script, pool, work, reals, row)
    elif op == BURIES:
        add_entry(work, PILE, what)
    elif op == RESHUFFLE:
        return _reshuffle(game, script, pool, work, reals, row)
    else:
        _fill(script, pool, work, reals)
        return _announcements_fit(game, script, pool, work)
    return True


def _pick(script: Longs, work: Longs, at: int, count: int) -> int:
    """One of so many, as the tape has it at a place: a row of the script, or beyond."""
    return (int(work[trial_tape(script) + at]) * count) >> 32


def _clear(script: Longs, pool: Longs, work: Longs, reals: Reals) -> None:
    epochs = int(script[0, EPOCHS])
    for zone in range(ZONES):
        work[zone] = 0
    for epoch in range(epochs):
        for place in range(CARDS):
            pool[epochs + epoch, place] = pool[epoch, place]
    work[FREE] = ((1 << CARDS) - 1) & ~int(pool[0, KNOWN])
    work[EPOCH] = 0
    work[PENDING] = 0
    reals[TRIAL_WEIGHT] = 0


def _weigh(reals: Reals, choices: int) -> None:
    """One of so many was chosen."""
    reals[TRIAL_WEIGHT] += reals[choices] - reals[choices - 1]


def _is_seen(script: Longs, pool: Longs, work: Longs, reals: Reals, row: int) -> bool:
    """A card is seen in a hand, and may leave it: it is there, or one of the hand's tokens becomes it."""
    seat = Seat(script[row, WHO])
    card = Card(script[row, WHAT])
    found = NONE
    tokens = 0
    for at in range(int(work[seat])):
        if entry_at(work, seat, at) == card:
            found = at
        elif entry_at(work, seat, at) < 0:
            tokens += 1
    if found == NONE:
        if tokens == 0 or not has(int(work[FREE]), card):
            return False
        _weigh(reals, tokens)
        found = nth_open(work, seat, _pick(script, work, row, tokens))
        give_card(script, pool, work, seat, found, card)
    if int(script[row, OP]) == SEEN_LEAVING:
        remove_entry(work, seat, found)
    return True


def _note_announcement(script: Longs, work: Longs, seat: Seat, combination: int) -> None:
    """To be checked when all tokens have cards."""
    number = int(work[PENDING])
    at = notes_at(script) + NOTE_WIDTH * number
    work[at] = combination
    work[at + 1] = work[seat]
    for i in range(int(work[seat])):
        work[at + 2 + i] = entry_at(work, seat, i)
    work[PENDING] = number + 1


def _announcements_fit(game: GameRecord, script: Longs, pool: Longs, work: Longs) -> bool:
    """Whether the hands made the announced combinations; how many did is noted."""
    pending = int(work[PENDING])
    fitting = 0
    for number in range(pending):
        at = notes_at(script) + NOTE_WIDTH * number
        hand = 0
        for i in range(int(work[at + 1])):
            hand |= 1 << card_of(script, pool, int(work[at + 2 + i]))
        if combination_of(hand_value(game, hand)) == int(work[at]):
            fitting += 1
    work[FITTING] = min(fitting, STEP - 1)
    work[PENDING] = 0
    return fitting == pending


def _keeps(script: Longs, work: Longs, row: int) -> None:
    """One of the cards turned up goes into the hand, the others onto the pile."""
    at = _pick(script, work, row, int(work[TURNED]))
    entry = entry_at(work, TURNED, at)
    work[SECRETS_AT + int(script[row, WHAT])] = entry
    add_entry(work, int(script[row, WHO]), entry)
    for i in range(int(work[TURNED])):
        if i != at:
            add_entry(work, PILE, entry_at(work, TURNED, i))
    work[TURNED] = 0


def _discards(script: Longs, pool: Longs, work: Longs, reals: Reals, row: int) -> bool:
    """A card of the hand goes onto the pile: one of those that may."""
    seat = Seat(script[row, WHO])
    allowed = _may_be_discarded(script, pool, work, row, seat)
    count = popcount(allowed)
    if count == 0:
        return False
    _weigh(reals, count)
    at = nth(allowed, _pick(script, work, row, count))
    work[SECRETS_AT + int(script[row, WHAT])] = entry_at(work, seat, at)
    add_entry(work, PILE, entry_at(work, seat, at))
    remove_entry(work, seat, at)
    return True


def _may_be_discarded(script: Longs, pool: Longs, work: Longs, row: int, seat: Seat) -> int:
    """The places of the hand whose cards may go now, without contradiction to what is seen later.

    Not a card that is seen there before the next reshuffle, nor a token that is needed for one such. Cards that are
    seen coming from the next order must be on the pile by then, and those not shown at the showdown must be gone: when
    no discard is left for others, it is one of these.
    """
    needed = needed_next(script, pool, work)
    shown = int(script[0, SHOWDOWN]) != 0 and int(work[EPOCH]) + 1 == int(script[0, EPOCHS])
    going = 0
    staying = 0
    tokens = 0
    for at in range(int(work[seat])):
        card = entry_at(work, seat, at)
        if card < 0:
            tokens |= 1 << at
        elif next_hand(script, row, Card(card)) == seat:
            staying |= 1 << at
        elif shown or (needed >> card) & 1 == 1:
            going |= 1 << at
    if tokens != 0 and popcount(tokens) <= tokens_needed(script, work, row, seat):
        staying |= tokens
    if going != 0 and popcount(going) >= discards_left(script, row, seat):
        return going
    return ((1 << int(work[seat])) - 1) & ~staying


def _reshuffle(game: GameRecord, script: Longs, pool: Longs, work: Longs, reals: Reals, row: int) -> bool:
    """Every token gets a card, those seen soon where they are seen; the pile becomes the next order."""
    needed = needed_next(script, pool, work)
    if not _known_cards_fit(script, work, row, needed):
        return False
    free = int(work[FREE])
    if not _place_needed(script, pool, work, reals, row, free & needed, True):
        return False
    if not _place_needed(script, pool, work, reals, row, free & ~needed, False):
        return False
    _fill(script, pool, work, reals)
    if not _announcements_fit(game, script, pool, work):
        return False
    for zone in range(ZONES):
        for at in range(int(work[zone])):
            work[ENTRIES + zone * ZONE + at] = card_of(script, pool, entry_at(work, zone, at))
    pile = 0
    for at in range(int(work[PILE])):
        pile |= 1 << entry_at(work, PILE, at)
    work[FREE] = pile & ~needed
    work[EPOCH] = int(work[EPOCH]) + 1
    work[PILE] = 0
    return needed & ~pile == 0


def _known_cards_fit(script: Longs, work: Longs, row: int, needed: int) -> bool:
    """Whether the cards that have their place already are where they are seen after this reshuffle."""
    keeper = next_keeper(script, row)
    for zone in range(PILE):
        owner = keeper if zone == TURNED else zone
        for at in range(int(work[zone])):
            card = entry_at(work, zone, at)
            if card >= 0:
                seen = next_hand(script, row, Card(card))
                if (needed >> card) & 1 == 1 or (seen != NONE and seen != owner):
                    return False
    return True


def _place_needed(script: Longs, pool: Longs, work: Longs, reals: Reals, row: int, cards: int, on_pile: bool) -> bool:
    """Give tokens to those of the cards that are seen before the reshuffle after this one.

    Such a card is on the pile (``on_pile``), or in the hand where it is seen, among the cards turned up by that seat,
    or on the pile if that seat draws again before.
    """
    keeper = next_keeper(script, row)
    for card in each_card(CARDS):
        if (cards >> card) & 1 == 1:
            seat = NONE if on_pile else next_hand(script, row, card)
            zones = 1 << PILE if on_pile else 0
            if seat != NONE:
                zones = 1 << seat
                if keeper == seat:
                    zones |= 1 << TURNED
                if draws_before(script, row, Seat(seat), card):
                    zones |= 1 << PILE
            if zones != 0 and not _place(script, pool, work, reals, zones, card):
                return False
    return True


def _place(script: Longs, pool: Longs, work: Longs, reals: Reals, zones: int, card: Card) -> bool:
    """The card is one of the tokens without a card in these zones."""
    count = 0
    for zone in range(ZONES):
        if (zones >> zone) & 1 == 1:
            for at in range(int(work[zone])):
                if entry_at(work, zone, at) < 0:
                    count += 1
    if count == 0:
        return False
    _weigh(reals, count)
    number = _pick(script, work, places_at(script, work) + card, count)
    for zone in range(ZONES):
        if (zones >> zone) & 1 == 1:
            at = nth_open(work, zone, number)
            if at != NONE:
                give_card(script, pool, work, zone, at, card)
                return True
            for i in range(int(work[zone])):
                if entry_at(work, zone, i) < 0:
                    number -= 1
    return False


def _fill(script: Longs, pool: Longs, work: Longs, reals: Reals) -> None:
    """The cards that are left go to the places that are left, in any order."""
    free = int(work[FREE])
    reals[TRIAL_WEIGHT] += reals[popcount(free)]
    epoch = int(script[0, EPOCHS]) + int(work[EPOCH])
    fills = places_at(script, work) + CARDS
    for place in range(int(pool[int(work[EPOCH]), COUNT])):
        if int(pool[epoch, place]) == NONE:
            card = nth(free, _pick(script, work, fills + place, popcount(free)))
            pool[epoch, place] = card
            free &= ~(1 << card)
    work[FREE] = 0
