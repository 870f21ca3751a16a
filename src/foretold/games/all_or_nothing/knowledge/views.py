"""What a seat or a spectator may know (section 7): the table as it lies now, and what a perfect memory adds.

Everything is listed here by hand; nothing else of the state leaves it. The compiled half writes JSON for one viewer
(foretold.engine.json_writer), a seat or -1 for a spectator; what is read from the log comes to it ready, as words from
elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum, auto
from typing import TYPE_CHECKING

import msgspec

from foretold.engine.json_writer import (  # fmt: skip
    ELSEWHERE,
    GAME_WORDS,
    Word,
    close,
    entry,
    first_words,
    key_words,
    members,
    number_or_null,
    numbers,
    pair,
    say,
    truth,
)
from foretold.engine.log import Phrasebook
from foretold.engine.value_types import Card, each_card, each_seat
from foretold.games.all_or_nothing.knowledge.certain import OUT_OF_PLAY, SOLE
from foretold.games.all_or_nothing.rules.deck import Deck
from foretold.games.all_or_nothing.rules.facts import ARGUMENTS, Fact
from foretold.games.all_or_nothing.rules.rounds import Chronicle
from foretold.games.all_or_nothing.rules.state import MOST_COLOURS, NONE, Asked
from foretold.games.all_or_nothing.rules.tricks import colour_of

if TYPE_CHECKING:
    from foretold.engine.record_types import PageRecord
    from foretold.engine.value_types import Longs
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

#: What is asked, in a word.
QUESTIONS = tuple(None if asked == Asked.NOTHING else asked.name.lower() for asked in Asked)


class Key(IntEnum):
    """The keys of a view, by their place in the book."""

    ROUND = GAME_WORDS
    CARDS = auto()
    TRICK = auto()
    DEALER = auto()
    TRUMP = auto()
    TRUMP_COLOUR = auto()
    POINTS = auto()
    HAND = auto()
    HAND_SIZES = auto()
    HAS_BET = auto()
    BETS = auto()
    OPEN = auto()
    TRICKS = auto()
    LEADER = auto()
    PLAYED = auto()
    PREVIOUS_TRICK = auto()
    CANNOT_HAVE = auto()
    HANDS = auto()
    OUT_OF_PLAY = auto()
    OLDER_TRICKS = auto()


#: Those that stand first in their object; older tricks have the same name as the numbers of tricks, in another place.
FIRST_KEYS = (Key.ROUND, Key.OLDER_TRICKS)

#: Where other words stand in the book: colours, then all cards.
COLOUR_WORDS = GAME_WORDS + len(Key)
CARD_WORDS = COLOUR_WORDS + MOST_COLOURS

#: What is read from the log: the last trick, and those before it.
PREVIOUS_WORD = 2
TRICKS_WORD = 3

_encode = msgspec.json.Encoder().encode


def phrasebook(deck: Deck) -> Phrasebook:
    """How facts are written."""
    return Phrasebook(Fact, ARGUMENTS, {"number": None, "card": deck.cards, "colour": deck.suits})


def words(cards: Sequence[str], suits: Sequence[str]) -> list[bytes]:
    """The words that views are made of."""
    colours = [*map(_encode, suits), *[b""] * (MOST_COLOURS - len(suits))]
    return [*first_words(QUESTIONS), *key_words(Key, FIRST_KEYS), *colours, *map(_encode, cards)]


def from_log(chronicle: Chronicle) -> list[bytes]:
    """What is read from the log."""
    tricks = chronicle.tricks
    return [_encode(tricks[-1] if tricks else None), _encode(tricks[:-1])]


# Compiled ------------------------------------------------------------------------------------------------------------


def write_table(game: GameRecord, state: StateRecord, seat: int, known: Longs, page: PageRecord) -> None:
    """What the viewer can see at the table now."""
    players = int(game.players)
    pair(page, Key.ROUND, int(state.round_index) + 1)
    pair(page, Key.CARDS, int(state.round_cards))
    pair(page, Key.TRICK, int(state.turn))
    pair(page, Key.DEALER, int(state.dealer))
    say(page, Key.TRUMP)
    say(page, CARD_WORDS + int(state.trump_card))
    say(page, Key.TRUMP_COLOUR)
    say(page, COLOUR_WORDS + colour_of(game, Card(state.trump_card)))
    say(page, Key.POINTS)
    numbers(page, state.points, players)
    _hand(state, seat, page)
    say(page, Key.HAND_SIZES)
    numbers(page, state.hand_counts, players)
    _who_has_bet(state, players, page)
    _bets(state, players, seat, page)
    _openness(state, players, page)
    say(page, Key.TRICKS)
    numbers(page, state.tricks, players)
    say(page, Key.LEADER)
    number_or_null(page, int(state.leader) if int(state.asked) == Asked.PLAY else NONE)
    _trick(state, players, page)
    say(page, Key.PREVIOUS_TRICK)
    say(page, ELSEWHERE + PREVIOUS_WORD)
    say(page, Word.END)


def _hand(state: StateRecord, seat: int, page: PageRecord) -> None:
    """The viewer's own hand."""
    say(page, Key.HAND)
    if seat < 0:
        say(page, Word.NULL)
        return
    count = int(state.hand_counts[seat])
    for i in range(count):
        entry(page, i)
        say(page, CARD_WORDS + int(state.hands[seat, i]))
    close(page, count)


def _who_has_bet(state: StateRecord, players: int, page: PageRecord) -> None:
    say(page, Key.HAS_BET)
    for other in each_seat(players):
        entry(page, other)
        truth(page, int(state.bets[other]) != NONE)
    close(page, players)


def _bets(state: StateRecord, players: int, seat: int, page: PageRecord) -> None:
    """The viewer's own bet; after all have spoken, the open ones (section 3)."""
    all_spoke = int(state.asked) != Asked.BET and int(state.asked) != Asked.OPEN
    say(page, Key.BETS)
    for other in each_seat(players):
        seen = other == seat or (all_spoke and int(state.open_bets[other]) == 1)
        entry(page, other)
        number_or_null(page, int(state.bets[other]) if seen else NONE)
    close(page, players)


def _openness(state: StateRecord, players: int, page: PageRecord) -> None:
    """Who bets openly; null: not yet said."""
    say(page, Key.OPEN)
    for other in each_seat(players):
        said = int(state.open_bets[other])
        entry(page, other)
        if said == NONE:
            say(page, Word.NULL)
        else:
            truth(page, said == 1)
    close(page, players)


def _trick(state: StateRecord, players: int, page: PageRecord) -> None:
    """The cards of the present trick, by seat."""
    say(page, Key.PLAYED)
    for other in each_seat(players):
        card = int(state.trick[other])
        entry(page, other)
        say(page, int(Word.NULL) if card == NONE else CARD_WORDS + card)
    close(page, players)


def write_memory(game: GameRecord, state: StateRecord, seat: int, known: Longs, page: PageRecord) -> None:
    """What a perfect memory adds, within the round: older tricks, and what is certain of hidden cards.

    Both colours that a seat can't have and cards that are certainly where follow from the colours of unseen cards that
    may be at each place: ``known``.
    """
    over = int(state.over) != 0
    players = int(game.players)
    every_colour = (1 << int(game.colours)) - 1
    say(page, Key.OLDER_TRICKS)
    if over:
        close(page, 0)
    else:
        say(page, ELSEWHERE + TRICKS_WORD)
    say(page, Key.CANNOT_HAVE)
    for other in each_seat(players):
        entry(page, other)
        members(page, 0 if over or other == seat else every_colour & ~int(known[other]), COLOUR_WORDS)
    close(page, players)
    sole = 0 if over else int(known[SOLE])
    say(page, Key.HANDS)
    for other in each_seat(players):
        entry(page, other)
        _hidden(game, state, seat, sole & int(known[other]), page)
    close(page, players)
    say(page, Key.OUT_OF_PLAY)
    _hidden(game, state, seat, sole & int(known[OUT_OF_PLAY]), page)
    say(page, Word.END)


def _hidden(game: GameRecord, state: StateRecord, seat: int, colours: int, page: PageRecord) -> None:
    """The cards of these colours that the viewer has not seen in this round."""
    count = 0
    ranks = int(game.ranks)
    for colour in range(int(game.colours)):
        if (colours >> colour) & 1 == 1:
            for card in each_card(colour * ranks, (colour + 1) * ranks):
                if not _has_seen(state, seat, card):
                    entry(page, count)
                    say(page, CARD_WORDS + card)
                    count += 1
    close(page, count)


def _has_seen(state: StateRecord, seat: int, card: Card) -> bool:
    """Whether the viewer has seen a card in this round: the trump card, those played, its own."""
    if card == int(state.trump_card):
        return True
    for i in range(int(state.seen_count)):
        if card == int(state.seen[i]):
            return True
    if seat >= 0:
        for i in range(int(state.hand_counts[seat])):
            if card == int(state.hands[seat, i]):
                return True
    return False
