"""What a seat or a spectator may know: as JSON, and as numbers for a net."""

from enum import IntEnum

import msgspec

from foretold.engine.bits import popcount
from foretold.engine.json_writer import (  # fmt: skip
    GAME_WORDS,
    Word,
    close,
    entry,
    first_words,
    key_words,
    members,
    number,
    pair,
    say,
    truth,
)
from sealed_bids.rules import CARDS, HAND, NONE, ROUNDS, SEATS

QUESTIONS = (None, "lay")
SIZE = 3 * CARDS + 2 * SEATS + 2


#: The keys of a view's table and memory, by their place in the book.
Key = IntEnum("Key", "ROUND TURN PRIZE HAND HAND_SIZES HAS_LAID SEEN", start=GAME_WORDS)
CARD_WORDS = GAME_WORDS + len(Key)


def words(cards):
    """The words that views are made of."""
    return [*first_words(QUESTIONS), *key_words(Key, (Key.ROUND, Key.SEEN)), *map(msgspec.json.encode, cards)]


def known(game, state, seat, out):
    """Nothing follows from what is seen."""


def write_table(game, state, seat, known_, page):
    """What can be seen now."""
    players = int(game.players)
    pair(page, Key.ROUND, int(state.round_index) + 1)
    pair(page, Key.TURN, int(state.turn))
    say(page, Key.PRIZE)
    say(page, CARD_WORDS + int(state.prizes[int(state.turn) - 1]))
    say(page, Key.HAND)
    if seat < 0:
        say(page, Word.NULL)
    else:
        members(page, int(state.hands[seat]), CARD_WORDS)
    say(page, Key.HAND_SIZES)
    for other in range(players):
        entry(page, other)
        number(page, popcount(int(state.hands[other])))
    close(page, players)
    say(page, Key.HAS_LAID)
    for other in range(players):
        entry(page, other)
        truth(page, int(state.laid[other]) != NONE)
    close(page, players)
    say(page, Word.END)


def write_memory(game, state, seat, known_, page):
    """The cards of this round that everybody has seen."""
    say(page, Key.SEEN)
    members(page, int(state.seen), CARD_WORDS)
    say(page, Word.END)


def observe(game, state, seat, out):
    """Hand, seen cards, prize, points and who has laid, counted from the seat on; round and prize number."""
    players = int(game.players)
    for i in range(SIZE):
        out[i] = 0.0
    for card in range(CARDS):
        out[card] = (int(state.hands[seat]) >> card) & 1
        out[CARDS + card] = (int(state.seen) >> card) & 1
    out[2 * CARDS + int(state.prizes[int(state.turn) - 1])] = 1.0
    for place in range(players):
        other = (seat + place) % players
        out[3 * CARDS + place] = int(state.points[other]) / 18.0
        out[3 * CARDS + SEATS + place] = 0.0 if int(state.laid[other]) == NONE else 1.0
    out[SIZE - 2] = int(state.round_index) / ROUNDS
    out[SIZE - 1] = int(state.turn) / HAND
