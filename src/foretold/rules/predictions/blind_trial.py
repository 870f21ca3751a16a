"""One trial of the variant *blind*: a tape of random numbers becomes a world, or contradicts what was seen.

The trial goes through the round in time. A card that is kept or discarded in secret is chosen among those that do not
contradict at once what is seen later; a card seen in a hand is one of its tokens that have no card yet; when the pile
is reshuffled every token gets a card, and the pile's cards are those of the next order. Every world that fits can be
reached, in one way alone; its weight is the product of the numbers of choices on that way.
"""

from foretold.rules.bits import has, nth, popcount
from foretold.rules.predictions.blind_script import (
    ANNOUNCES,
    BURIES,
    COUNT,
    DISCARDS,
    END,
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
from foretold.rules.predictions.hands import combination_of, hand_value
from foretold.rules.predictions.state import CARDS, NONE


def try_tape(game, script, pool, work, reals):
    """Go through the round; returns how far it came: rows of the script that fit and announcements checked there."""
    _clear(script, pool, work, reals)
    for row in range(1, script.shape[0]):
        work[FITTING] = 0
        if not _follow(game, script, pool, work, reals, row):
            return row * STEP + int(work[FITTING])
    return script.shape[0] * STEP


def _follow(game, script, pool, work, reals, row):
    """Take in one row; False where it contradicts what was chosen before."""
    op = int(script[row, OP])
    seat = int(script[row, WHO])
    what = int(script[row, WHAT])
    if op == ENTERS:
        _add(work, seat, -2 - what)
    elif op == SEEN_ENTERING:
        _add(work, seat, what)
    elif op == SEEN_LEAVING or op == SEEN_INSIDE:
        return _is_seen(script, pool, work, reals, row)
    elif op == ANNOUNCES:
        _note_announcement(script, work, seat, what)
    elif op == TURNED_UP:
        _add(work, TURNED, -2 - what)
    elif op == KEEPS:
        _keeps(script, work, row)
    elif op == DISCARDS:
        return _discards(script, pool, work, reals, row)
    elif op == BURIES:
        _add(work, PILE, what)
    elif op == RESHUFFLE:
        return _reshuffle(game, script, pool, work, reals, row)
    else:
        _fill(script, pool, work, reals)
        return _announcements_fit(game, script, pool, work)
    return True


def _pick(script, work, at, count):
    """One of so many, as the tape has it at a place: a row of the script, or beyond."""
    return (int(work[trial_tape(script) + at]) * count) >> 32


def _clear(script, pool, work, reals):
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


def _weigh(reals, choices):
    """One of so many was chosen."""
    reals[TRIAL_WEIGHT] += reals[choices] - reals[choices - 1]


def _add(work, zone, entry):
    """An entry is a card, or -2 - token for a token without a card yet."""
    count = int(work[zone])
    work[ENTRIES + zone * ZONE + count] = entry
    work[zone] = count + 1


def _entry(work, zone, at):
    return int(work[ENTRIES + zone * ZONE + at])


def _remove(work, zone, at):
    count = int(work[zone]) - 1
    work[ENTRIES + zone * ZONE + at] = work[ENTRIES + zone * ZONE + count]
    work[zone] = count


def _give(script, pool, work, zone, at, card):
    """A token without a card gets this one."""
    token = -2 - _entry(work, zone, at)
    pool[int(script[0, EPOCHS]) + token // CARDS, token % CARDS] = card
    work[ENTRIES + zone * ZONE + at] = card
    work[FREE] = int(work[FREE]) & ~(1 << card)


def _card_of(script, pool, entry):
    """The card of an entry, NONE if it has none yet."""
    if entry >= 0:
        return entry
    token = -2 - entry
    return int(pool[int(script[0, EPOCHS]) + token // CARDS, token % CARDS])


def _is_seen(script, pool, work, reals, row):
    """A card is seen in a hand, and may leave it: it is there, or one of the hand's tokens becomes it."""
    seat = int(script[row, WHO])
    card = int(script[row, WHAT])
    found = NONE
    tokens = 0
    for at in range(int(work[seat])):
        if _entry(work, seat, at) == card:
            found = at
        elif _entry(work, seat, at) < 0:
            tokens += 1
    if found == NONE:
        if tokens == 0 or not has(int(work[FREE]), card):
            return False
        _weigh(reals, tokens)
        found = _nth_open(work, seat, _pick(script, work, row, tokens))
        _give(script, pool, work, seat, found, card)
    if int(script[row, OP]) == SEEN_LEAVING:
        _remove(work, seat, found)
    return True


def _nth_open(work, zone, number):
    """The place of the number-th entry without a card."""
    for at in range(int(work[zone])):
        if _entry(work, zone, at) < 0:
            if number == 0:
                return at
            number -= 1
    return NONE


def _note_announcement(script, work, seat, combination):
    """To be checked when all tokens have cards."""
    number = int(work[PENDING])
    at = notes_at(script) + NOTE_WIDTH * number
    work[at] = combination
    work[at + 1] = work[seat]
    for i in range(int(work[seat])):
        work[at + 2 + i] = _entry(work, seat, i)
    work[PENDING] = number + 1


def _announcements_fit(game, script, pool, work):
    """Whether the hands made the announced combinations; how many did is noted."""
    pending = int(work[PENDING])
    fitting = 0
    for number in range(pending):
        at = notes_at(script) + NOTE_WIDTH * number
        hand = 0
        for i in range(int(work[at + 1])):
            hand |= 1 << _card_of(script, pool, int(work[at + 2 + i]))
        if combination_of(hand_value(game, hand)) == int(work[at]):
            fitting += 1
    work[FITTING] = min(fitting, STEP - 1)
    work[PENDING] = 0
    return fitting == pending


def _keeps(script, work, row):
    """One of the cards turned up goes into the hand, the others onto the pile."""
    at = _pick(script, work, row, int(work[TURNED]))
    entry = _entry(work, TURNED, at)
    work[SECRETS_AT + int(script[row, WHAT])] = entry
    _add(work, int(script[row, WHO]), entry)
    for i in range(int(work[TURNED])):
        if i != at:
            _add(work, PILE, _entry(work, TURNED, i))
    work[TURNED] = 0


def _discards(script, pool, work, reals, row):
    """A card of the hand goes onto the pile: one of those that may."""
    seat = int(script[row, WHO])
    allowed = _may_be_discarded(script, pool, work, row, seat)
    count = popcount(allowed)
    if count == 0:
        return False
    _weigh(reals, count)
    at = nth(allowed, _pick(script, work, row, count))
    work[SECRETS_AT + int(script[row, WHAT])] = _entry(work, seat, at)
    _add(work, PILE, _entry(work, seat, at))
    _remove(work, seat, at)
    return True


def _may_be_discarded(script, pool, work, row, seat):
    """The places of the hand whose cards may go now, without contradiction to what is seen later.

    Not a card that is seen there before the next reshuffle, nor a token that is needed for one such. Cards that are
    seen coming from the next order must be on the pile by then, and those not shown at the showdown must be gone: when
    no discard is left for others, it is one of these.
    """
    needed = _needed_next(script, pool, work)
    shown = int(script[0, SHOWDOWN]) != 0 and int(work[EPOCH]) + 1 == int(script[0, EPOCHS])
    going = 0
    staying = 0
    tokens = 0
    for at in range(int(work[seat])):
        card = _entry(work, seat, at)
        if card < 0:
            tokens |= 1 << at
        elif _next_hand(script, row, card) == seat:
            staying |= 1 << at
        elif shown or (needed >> card) & 1 == 1:
            going |= 1 << at
    if tokens != 0 and popcount(tokens) <= _tokens_needed(script, work, row, seat):
        staying |= tokens
    if going != 0 and popcount(going) >= _discards_left(script, row, seat):
        return going
    return ((1 << int(work[seat])) - 1) & ~staying


def _tokens_needed(script, work, row, seat):
    """How many cards are seen in the hand before the next reshuffle that must be one of its tokens now."""
    known = 0
    for at in range(int(work[seat])):
        if _entry(work, seat, at) >= 0:
            known |= 1 << _entry(work, seat, at)
    needed = 0
    row += 1
    while int(script[row, OP]) != RESHUFFLE and int(script[row, OP]) != END:
        op = int(script[row, OP])
        if int(script[row, WHO]) == seat:
            card = int(script[row, WHAT])
            if op == ENTERS or op == KEEPS:
                needed -= 1
            elif op == SEEN_ENTERING:
                known |= 1 << card
            elif (op == SEEN_LEAVING or op == SEEN_INSIDE) and not has(known, card):
                known |= 1 << card
                needed += 1
        row += 1
    return needed


def _needed_next(script, pool, work):
    """The cards known to be in the next order."""
    following = int(work[EPOCH]) + 1
    return int(pool[following, KNOWN]) if following < int(script[0, EPOCHS]) else 0


def _discards_left(script, row, seat):
    """How many cards the seat discards from now on until the next reshuffle."""
    count = 0
    while int(script[row, OP]) != RESHUFFLE and int(script[row, OP]) != END:
        if int(script[row, OP]) == DISCARDS and int(script[row, WHO]) == seat:
            count += 1
        row += 1
    return count


def _next_hand(script, row, card):
    """The seat in whose hand a card is next seen after this row and before the next reshuffle, or NONE."""
    row += 1
    while int(script[row, OP]) != RESHUFFLE and int(script[row, OP]) != END:
        op = int(script[row, OP])
        if (op == SEEN_LEAVING or op == SEEN_INSIDE) and int(script[row, WHAT]) == card:
            return int(script[row, WHO])
        row += 1
    return NONE


def _next_keeper(script, row):
    """Who will choose among the cards turned up."""
    while int(script[row, OP]) != END:
        if int(script[row, OP]) == KEEPS:
            return int(script[row, WHO])
        row += 1
    return NONE


def _reshuffle(game, script, pool, work, reals, row):
    """Every token gets a card, those seen soon where they are seen; the pile becomes the next order."""
    needed = _needed_next(script, pool, work)
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
            work[ENTRIES + zone * ZONE + at] = _card_of(script, pool, _entry(work, zone, at))
    pile = 0
    for at in range(int(work[PILE])):
        pile |= 1 << _entry(work, PILE, at)
    work[FREE] = pile & ~needed
    work[EPOCH] = int(work[EPOCH]) + 1
    work[PILE] = 0
    return needed & ~pile == 0


def _known_cards_fit(script, work, row, needed):
    """Whether the cards that have their place already are where they are seen after this reshuffle."""
    keeper = _next_keeper(script, row)
    for zone in range(PILE):
        owner = keeper if zone == TURNED else zone
        for at in range(int(work[zone])):
            card = _entry(work, zone, at)
            if card >= 0:
                seen = _next_hand(script, row, card)
                if (needed >> card) & 1 == 1 or (seen != NONE and seen != owner):
                    return False
    return True


def _place_needed(script, pool, work, reals, row, cards, on_pile):
    """Give tokens to those of the cards that are seen before the reshuffle after this one.

    Such a card is on the pile (``on_pile``), or in the hand where it is seen, among the cards turned up by that seat,
    or on the pile if that seat draws again before.
    """
    keeper = _next_keeper(script, row)
    for card in range(CARDS):
        if (cards >> card) & 1 == 1:
            seat = NONE if on_pile else _next_hand(script, row, card)
            zones = 1 << PILE if on_pile else 0
            if seat != NONE:
                zones = 1 << seat
                if keeper == seat:
                    zones |= 1 << TURNED
                if _draws_before(script, row, seat, card):
                    zones |= 1 << PILE
            if zones != 0 and not _place(script, pool, work, reals, zones, card):
                return False
    return True


def _draws_before(script, row, seat, card):
    """Whether the seat gets unseen cards after this reshuffle and before the card is seen in its hand."""
    while True:
        row += 1
        op = int(script[row, OP])
        if int(script[row, WHO]) == seat and (op == ENTERS or op == TURNED_UP):
            return True
        if (op == SEEN_LEAVING or op == SEEN_INSIDE) and int(script[row, WHAT]) == card:
            return False


def _place(script, pool, work, reals, zones, card):
    """The card is one of the tokens without a card in these zones."""
    count = 0
    for zone in range(ZONES):
        if (zones >> zone) & 1 == 1:
            for at in range(int(work[zone])):
                if _entry(work, zone, at) < 0:
                    count += 1
    if count == 0:
        return False
    _weigh(reals, count)
    number = _pick(script, work, places_at(script, work) + card, count)
    for zone in range(ZONES):
        if (zones >> zone) & 1 == 1:
            at = _nth_open(work, zone, number)
            if at != NONE:
                _give(script, pool, work, zone, at, card)
                return True
            for i in range(int(work[zone])):
                if _entry(work, zone, i) < 0:
                    number -= 1
    return False


def _fill(script, pool, work, reals):
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
