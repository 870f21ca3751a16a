"""Card orders from a seed, against a second ChaCha20 and shuffle: from RFC 8439 and the text in rules/chance.py."""

import struct
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from foretold.play.game import Game

CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
COLUMNS_AND_DIAGONALS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
COLUMNS_AND_DIAGONALS += [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for one, other, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[one] = (x[one] + x[other]) % 2**32
        mixed = x[third] ^ x[one]
        x[third] = (mixed << turn | mixed >> (32 - turn)) % 2**32


def block(key: bytes, counter: int, nonce: tuple[int, ...]) -> list[int]:
    """The 16 words of RFC 8439, section 2.3."""
    start = [*CONSTANTS, *struct.unpack("<8I", key), counter, *nonce]
    x = list(start)
    for _ in range(10):
        for places in COLUMNS_AND_DIAGONALS:
            quarter(x, *places)
    return [(one + other) % 2**32 for one, other in zip(x, start, strict=True)]


def halves(key: bytes, nonce: tuple[int, ...]) -> Iterator[int]:
    """16-bit numbers without end, the low half of a word first."""
    counter = 0
    while True:
        for word in block(key, counter, nonce):
            yield word % 2**16
            yield word >> 16
        counter += 1


def shuffled(cards: Iterable[Any], key: bytes, nonce: tuple[int, ...]) -> tuple[list[Any], int]:
    """Fisher and Yates with Lemire's unbiased numbers; also how many numbers were passed over."""
    order, numbers, over = list(cards), halves(key, nonce), 0
    for i in range(len(order) - 1):
        below = len(order) - i
        product = next(numbers) * below
        while product % 2**16 < 2**16 % below:
            product = next(numbers) * below
            over += 1
        j = i + (product >> 16)
        order[i], order[j] = order[j], order[i]
    return order, over


def key_of(seed: int) -> bytes:
    return bytes.fromhex(f"{seed:064x}")


def first_seed_with_a_number_passed_over() -> int:
    return next(seed for seed in range(1000) if shuffled(range(54), key_of(seed), (0, 0, 0))[1])


def test_the_second_chacha20_gives_the_words_of_the_rfc() -> None:
    """RFC 8439, section 2.3.2: key 00 01 .. 1f, counter 1, nonce 00 00 00 09 00 00 00 4a 00 00 00 00."""
    words = block(bytes(range(32)), 1, struct.unpack("<3I", bytes.fromhex("000000090000004a00000000")))
    assert words[:4] == [0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3]
    assert words[12:] == [0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2]


@pytest.mark.parametrize("name", ["predictions", "all-or-nothing"])
@pytest.mark.parametrize("seed", [0, 7, 2**255 + 12345])
def test_a_deck_can_be_checked_with_any_chacha20(name: str, seed: int, interpreted: bool) -> None:
    game = Game(name, {"players": 3}, interpreted=interpreted)
    assert game.deal(seed=seed).record().decks == [shuffled(game.cards, key_of(seed), (0, 0, 0))[0]]


def test_numbers_that_would_favour_a_card_are_passed_over(interpreted: bool) -> None:
    seed = first_seed_with_a_number_passed_over()
    game = Game("predictions", {"players": 3}, interpreted=interpreted)
    assert game.deal(seed=seed).record().decks == [shuffled(game.cards, key_of(seed), (0, 0, 0))[0]]


def dealer_by_hand(game: Game, seed: int) -> int:
    """Section 2 of all-or-nothing: everybody draws from a shuffled deck, the highest deals, equals draw again."""
    drawing, times = list(range(game.players)), 0
    while len(drawing) > 1:
        order, _ = shuffled(range(len(game.cards)), key_of(seed), (0, times, 1))
        ranks = {seat: order[seat] % len(game.deck.ranks) for seat in drawing}
        drawing = [seat for seat in drawing if ranks[seat] == max(ranks.values())]
        times += 1
    return drawing[0]


@pytest.mark.parametrize("players", [3, 6])
def test_who_draws_the_highest_card_deals_and_equals_draw_again(players: int, interpreted: bool) -> None:
    """Among twelve seeds some draws have equals: a pair of highest cards is not rare."""
    game = Game("all-or-nothing", {"players": players}, interpreted=interpreted)
    dealers = [game.deal(seed=seed).view(None)["table"]["dealer"] for seed in range(12)]
    assert dealers == [dealer_by_hand(game, seed) for seed in range(12)]
