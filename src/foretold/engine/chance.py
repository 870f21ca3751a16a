"""Card orders from a seed: ChaCha20 (RFC 8439) as the generator, Fisher and Yates as the shuffle.

The seed's 32 bytes are the key. The nonce's three words are the round, the number of the reshuffle within the round
(0: the deal) and the purpose; the block counter starts at 0. Every 32-bit word gives two 16-bit numbers, the low half
first, so that anyone can check a deck with any ChaCha20 at hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.scratch import BLOCK, Fault

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord, StateRecord
    from foretold.engine.value_types import Longs

WORD = 0xFFFFFFFF
CONSTANT_0, CONSTANT_1, CONSTANT_2, CONSTANT_3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574

#: Purposes of a stream of random numbers (third word of the nonce).
CARDS = 0
DEALER = 1


def add32(a: int, b: int) -> int:
    """The sum of two words; compiled, one instruction (see foretold.engine.compiler)."""
    return (a + b) & WORD


def rotate32(word: int, left: int) -> int:
    """A word with its bits moved round to the left; compiled, one instruction (see foretold.engine.compiler)."""
    return ((word << left) | (word >> (32 - left))) & WORD


def _quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = add32(a, b)
    d = rotate32(d ^ a, 16)
    c = add32(c, d)
    b = rotate32(b ^ c, 12)
    a = add32(a, b)
    d = rotate32(d ^ a, 8)
    c = add32(c, d)
    b = rotate32(b ^ c, 7)
    return a, b, c, d


def block(scratch: ScratchRecord, seed: Longs, counter: int, round_: int, reshuffle: int, purpose: int) -> None:
    """The 16 words of one ChaCha20 block, onto the scratch."""
    k0, k1, k2, k3 = int(seed[0]), int(seed[1]), int(seed[2]), int(seed[3])
    k4, k5, k6, k7 = int(seed[4]), int(seed[5]), int(seed[6]), int(seed[7])
    a0, a1, a2, a3 = CONSTANT_0, CONSTANT_1, CONSTANT_2, CONSTANT_3
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = counter, round_, reshuffle, purpose
    for _ in range(10):
        a0, b0, c0, d0 = _quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter_round(a3, b0, c1, d2)
    _write_row(scratch, 0, a0 + CONSTANT_0, a1 + CONSTANT_1, a2 + CONSTANT_2, a3 + CONSTANT_3)
    _write_row(scratch, 4, b0 + k0, b1 + k1, b2 + k2, b3 + k3)
    _write_row(scratch, 8, c0 + k4, c1 + k5, c2 + k6, c3 + k7)
    _write_row(scratch, 12, d0 + counter, d1 + round_, d2 + reshuffle, d3 + purpose)


def _write_row(scratch: ScratchRecord, at: int, w0: int, w1: int, w2: int, w3: int) -> None:
    scratch.block[at] = w0 & WORD
    scratch.block[at + 1] = w1 & WORD
    scratch.block[at + 2] = w2 & WORD
    scratch.block[at + 3] = w3 & WORD


def shuffle(
    scratch: ScratchRecord, seed: Longs, cards: int, places: int, round_: int, reshuffle: int, purpose: int
) -> None:
    """Shuffle the first ``cards`` of ``scratch.order``: the first ``places`` of them become final.

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
        bits = (int(scratch.block[used >> 1]) >> (16 * (used & 1))) & 0xFFFF
        used += 1
        below = cards - i
        product = bits * below
        low = product & 0xFFFF
        if low < below and low < 0x10000 % below:
            continue
        j = i + (product >> 16)
        card = scratch.order[j]
        scratch.order[j] = scratch.order[i]
        scratch.order[i] = card
        i += 1


def sort_order(scratch: ScratchRecord, cards: int) -> None:
    """Before a shuffle the cards lie in the order of their numbers."""
    for i in range(cards):
        scratch.order[i] = i


def deck_order(state: StateRecord, scratch: ScratchRecord, cards: int, places: int, round_: int) -> None:
    """The first places of a round's deck, into ``scratch.order``: as given, or shuffled from the seed."""
    if scratch.deck_is_given != 0:
        for i in range(cards):
            scratch.order[i] = scratch.given_deck[i]
        scratch.deck_is_given = 0
        return
    sort_order(scratch, cards)
    if state.given_only != 0:
        state.fault = Fault.DECK_NEEDED
    else:
        shuffle(scratch, state.seed, cards, places, round_, 0, CARDS)


def mixed(x: int) -> int:
    """A 32-bit number that looks unrelated to its neighbours' (for players who choose at random)."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)


def draw(stream: Longs) -> int:
    """The next 32 random bits of a stream of four words (sfc32), for what need not be told from a seed by hand."""
    a, b, c, count = int(stream[0]), int(stream[1]), int(stream[2]), int(stream[3])
    word = add32(add32(a, b), count)
    stream[0] = b ^ (b >> 9)
    stream[1] = add32(c, (c << 3) & WORD)
    stream[2] = add32(rotate32(c, 21), word)
    stream[3] = add32(count, 1)
    return word


def below(stream: Longs, count: int) -> int:
    """A random number from 0 on below a small count; no result is favoured by more than one part in 2^32 / count."""
    return (draw(stream) * count) >> 32
