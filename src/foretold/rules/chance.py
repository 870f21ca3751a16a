"""Card orders from a seed: ChaCha20 (RFC 8439) as the generator, Fisher and Yates as the shuffle.

The seed's 32 bytes are the key. The nonce's three words are the round, the number of the reshuffle within the round
(0: the deal) and the purpose; the block counter starts at 0. Every 32-bit word gives two 16-bit numbers, the low half
first, so that anyone can check a deck with any ChaCha20 at hand.
"""

from foretold.rules.outside import BLOCK, Fault

WORD = 0xFFFFFFFF

#: Purposes of a stream of random numbers (third word of the nonce).
CARDS = 0
DEALER = 1


def _mix(s, a, b, c, d):
    """ChaCha's quarter round on four words of the block."""
    va = int(s[a])
    vb = int(s[b])
    vc = int(s[c])
    vd = int(s[d])
    va = (va + vb) & WORD
    vd ^= va
    vd = ((vd << 16) | (vd >> 16)) & WORD
    vc = (vc + vd) & WORD
    vb ^= vc
    vb = ((vb << 12) | (vb >> 20)) & WORD
    va = (va + vb) & WORD
    vd ^= va
    vd = ((vd << 8) | (vd >> 24)) & WORD
    vc = (vc + vd) & WORD
    vb ^= vc
    vb = ((vb << 7) | (vb >> 25)) & WORD
    s[a] = va
    s[b] = vb
    s[c] = vc
    s[d] = vd


def _fill(s, seed, counter, round_, reshuffle, purpose):
    s[0] = 0x61707865
    s[1] = 0x3320646E
    s[2] = 0x79622D32
    s[3] = 0x6B206574
    for i in range(8):
        s[4 + i] = int(seed[i])
    s[12] = counter
    s[13] = round_
    s[14] = reshuffle
    s[15] = purpose


def _original(seed, i, counter, round_, reshuffle, purpose):
    """Word i of the block before the rounds."""
    if i >= 4 and i < 12:
        return int(seed[i - 4])
    if i == 0:
        return 0x61707865
    if i == 1:
        return 0x3320646E
    if i == 2:
        return 0x79622D32
    if i == 3:
        return 0x6B206574
    if i == 12:
        return counter
    if i == 13:
        return round_
    if i == 14:
        return reshuffle
    return purpose


def block(s, seed, counter, round_, reshuffle, purpose):
    """The 16 words of one ChaCha20 block, into ``s``."""
    _fill(s, seed, counter, round_, reshuffle, purpose)
    for _ in range(10):
        _mix(s, 0, 4, 8, 12)
        _mix(s, 1, 5, 9, 13)
        _mix(s, 2, 6, 10, 14)
        _mix(s, 3, 7, 11, 15)
        _mix(s, 0, 5, 10, 15)
        _mix(s, 1, 6, 11, 12)
        _mix(s, 2, 7, 8, 13)
        _mix(s, 3, 4, 9, 14)
    for i in range(BLOCK):
        s[i] = (int(s[i]) + _original(seed, i, counter, round_, reshuffle, purpose)) & WORD


def shuffle(scratch, seed, cards, places, round_, reshuffle, purpose):
    """Shuffle the cards that lie in ``scratch`` behind the block: the first ``places`` places become final.

    A number below m is the high half of (16 random bits) x m; the few numbers that would favour one result are passed
    over (Lemire), so that every order is equally likely.
    """
    used = 2 * BLOCK
    counter = 0
    last = min(places, cards - 1)
    i = 0
    while i < last:
        if used == 2 * BLOCK:
            block(scratch, seed, counter, round_, reshuffle, purpose)
            counter += 1
            used = 0
        bits = (int(scratch[used >> 1]) >> (16 * (used & 1))) & 0xFFFF
        used += 1
        below = cards - i
        product = bits * below
        low = product & 0xFFFF
        if low < below and low < 0x10000 % below:
            continue
        j = BLOCK + i + (product >> 16)
        card = scratch[j]
        scratch[j] = scratch[BLOCK + i]
        scratch[BLOCK + i] = card
        i += 1


def deck_order(state, outside, cards, places, round_):
    """The first places of a round's deck, behind the block in ``scratch``: as given, or shuffled from the seed."""
    scratch = outside.scratch
    if round_ < int(state.decks_given):
        for i in range(cards):
            scratch[BLOCK + i] = outside.stacked[round_, i]
    elif int(state.given_only) != 0:
        state.fault = Fault.DECK_NEEDED
        for i in range(cards):
            scratch[BLOCK + i] = i
    else:
        for i in range(cards):
            scratch[BLOCK + i] = i
        shuffle(scratch, state.seed, cards, places, round_, 0, CARDS)


def mixed(x):
    """A 32-bit number that looks unrelated to its neighbours' (for players who choose at random)."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)
