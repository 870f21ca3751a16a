"""What a seat or a spectator may know (section 10): the table as it lies now, and what a perfect memory adds.

Everything is listed here by hand; nothing else of the state leaves it. The compiled half writes JSON for one viewer
(foretold.engine.json_writer), a seat or -1 for a spectator; what is read from the log comes to it ready, as words from
elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any

import msgspec

from foretold.engine.bits import popcount
from foretold.engine.json_writer import (  # fmt: skip
    ELSEWHERE,
    GAME_WORDS,
    Word,
    close,
    entry,
    first_words,
    key_words,
    members,
    number,
    number_or_null,
    numbers,
    pair,
    say,
)
from foretold.engine.log import Phrasebook, bit_of
from foretold.engine.scratch import FACT_A, FACT_CODE, FACT_KNOWERS, FACT_SEAT, FACT_TURN, SPECTATOR
from foretold.engine.value_types import Card, each_seat
from foretold.games.predictions.knowledge.certain import IN_DECK, IN_PILE, OWN_VALUE, sees_revealed
from foretold.games.predictions.rules.facts import ARGUMENTS, Fact
from foretold.games.predictions.rules.hands import combination_of, hand_value, strength_of
from foretold.games.predictions.rules.notation import CARD_NAMES, COMBINATION_NAMES, EFFECT_NAMES, PLACE_NAMES
from foretold.games.predictions.rules.rounds import Chronicle
from foretold.games.predictions.rules.state import CARDS, EFFECTS, HAND, NONE, STARRED, Asked, Discard

if TYPE_CHECKING:
    from foretold.engine.record_types import PageRecord
    from foretold.engine.value_types import Longs
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

#: What is asked, in a word.
QUESTIONS = tuple(None if asked == Asked.NOTHING else asked.name.lower() for asked in Asked)

#: How facts are written.
PHRASES = Phrasebook(
    Fact,
    ARGUMENTS,
    {
        "number": None,
        "seat": None,
        "card": CARD_NAMES,
        "place": PLACE_NAMES,
        "effect": EFFECT_NAMES,
        "combination": COMBINATION_NAMES,
    },
)


class Key(IntEnum):
    """The keys of a view, by their place in the book."""

    ROUND = GAME_WORDS
    TURN = auto()
    FIRST = auto()
    AT_TURN = auto()
    POT = auto()
    RUNES = auto()
    GALLERY = auto()
    DECK = auto()
    PILE = auto()
    COUNT = auto()
    TOP = auto()
    HAND = auto()
    WORTH = auto()
    COMBINATION = auto()
    STRENGTH = auto()
    HAND_SIZES = auto()
    ALL_IN = auto()
    PLAYED = auto()
    CARD = auto()
    EFFECTS = auto()
    STEP = auto()
    REVEALED = auto()
    EYE = auto()
    PREDICTIONS = auto()
    HANDS = auto()
    ANNOUNCED = auto()


#: Those that stand first in their object.
FIRST_KEYS = (Key.ROUND, Key.COUNT, Key.COMBINATION, Key.CARD, Key.HANDS)

#: Where other words stand in the book: cards, combinations, effects, and mandatory effects.
CARD_WORDS = GAME_WORDS + len(Key)
COMBINATION_WORDS = CARD_WORDS + CARDS
EFFECT_WORDS = COMBINATION_WORDS + len(COMBINATION_NAMES)
STARRED_WORDS = EFFECT_WORDS + len(EFFECT_NAMES)

#: What is read from the log: announcements, and what the Eye showed each seat and, last, a spectator.
ANNOUNCED_WORD = 2
EYE_WORDS = 3

_encode = msgspec.json.Encoder().encode


def words() -> list[bytes]:
    """The words that views are made of."""
    starred = [name + "*" for name in EFFECT_NAMES]
    names = [*CARD_NAMES, *COMBINATION_NAMES, *EFFECT_NAMES, *starred]
    return [*first_words(QUESTIONS), *key_words(Key, FIRST_KEYS), *map(_encode, names)]


def from_log(chronicle: Chronicle) -> list[bytes]:
    """What is read from the log."""
    announced = [
        {"turn": row[FACT_TURN], "seat": row[FACT_SEAT], "combination": COMBINATION_NAMES[row[FACT_A]]}
        for row in chronicle.announced
    ]
    if not chronicle.looks:
        return [_encode(announced), *[b"[]"] * (SPECTATOR + 1)]
    seats = [*range(SPECTATOR), None]
    return [_encode(announced), *(_encode(list(_eye(chronicle, seat))) for seat in seats)]


def _eye(chronicle: Chronicle, observer: int | None) -> Iterable[dict[str, Any]]:
    """Each use of the Eye: who looked at whom, and the four cards for those two."""
    bit = bit_of(observer)
    look: dict[str, Any] | None = None
    for row in chronicle.looks:
        if row[FACT_CODE] == Fact.USES_EYE:
            if look is not None:
                yield look
            look = {"turn": row[FACT_TURN], "viewer": row[FACT_SEAT], "seat": row[FACT_A], "cards": []}
        elif row[FACT_KNOWERS] & bit and look is not None:
            look["cards"].append(CARD_NAMES[row[FACT_A]])
    if look is not None:
        yield look


def worth(game: GameRecord, hand: int) -> dict[str, Any] | None:
    """What a hand of at most five cards is worth now."""
    if hand.bit_count() > HAND:
        return None
    value = hand_value(game, hand)
    return {"combination": COMBINATION_NAMES[combination_of(value)], "strength": strength_of(value)}


# Compiled ------------------------------------------------------------------------------------------------------------


def write_table(game: GameRecord, state: StateRecord, seat: int, known: Longs, page: PageRecord) -> None:
    """What the viewer can see at the table now."""
    players = int(game.players)
    pair(page, Key.ROUND, int(state.round_index) + 1)
    pair(page, Key.TURN, int(state.turn))
    pair(page, Key.FIRST, int(state.first))
    pair(page, Key.AT_TURN, int(state.at_turn))
    pair(page, Key.POT, int(state.pot))
    say(page, Key.RUNES)
    numbers(page, state.runes, players)
    _gallery(game, state, page)
    pair(page, Key.DECK, int(state.deck_count))
    _pile(game, state, page)
    _hand(state, seat, known, page)
    _hand_sizes(state, players, page)
    say(page, Key.ALL_IN)
    number_or_null(page, int(state.all_in))
    _played(game, state, page)
    _revealed(game, state, seat, page)
    say(page, Key.EYE)
    number_or_null(page, int(state.target))
    _predictions(game, state, seat, page)
    say(page, Word.END)


def _gallery(game: GameRecord, state: StateRecord, page: PageRecord) -> None:
    """Each column's cards from the bottom; the last is uncovered."""
    columns = int(game.columns)
    say(page, Key.GALLERY)
    for column in range(columns):
        entry(page, column)
        count = 0
        for row in range(2):
            card = int(state.gallery[row, column])
            if card != NONE:
                entry(page, count)
                say(page, CARD_WORDS + card)
                count += 1
        close(page, count)
    close(page, columns)


def _pile(game: GameRecord, state: StateRecord, page: PageRecord) -> None:
    """Its size, and its top where it is open."""
    count = int(state.pile_count)
    say(page, Key.PILE)
    pair(page, Key.COUNT, count)
    say(page, Key.TOP)
    seen = count > 0 and int(game.discard) != Discard.BLIND
    say(page, CARD_WORDS + int(state.stock[count - 1]) if seen else int(Word.NULL))
    say(page, Word.END)


def _hand(state: StateRecord, seat: int, known: Longs, page: PageRecord) -> None:
    """The viewer's own hand, and what it is worth."""
    say(page, Key.HAND)
    if seat < 0:
        say(page, Word.NULL)
    else:
        members(page, int(state.hands[seat]), CARD_WORDS)
    say(page, Key.WORTH)
    value = NONE if seat < 0 else int(known[OWN_VALUE])
    if value == NONE:
        say(page, Word.NULL)
    else:
        say(page, Key.COMBINATION)
        say(page, COMBINATION_WORDS + combination_of(value))
        pair(page, Key.STRENGTH, strength_of(value))
        say(page, Word.END)


def _hand_sizes(state: StateRecord, players: int, page: PageRecord) -> None:
    say(page, Key.HAND_SIZES)
    for seat in each_seat(players):
        entry(page, seat)
        number(page, popcount(int(state.hands[seat])))
    close(page, players)


def _played(game: GameRecord, state: StateRecord, page: PageRecord) -> None:
    """The card that is being resolved, its effects, and which of them is now."""
    card = Card(state.played)
    say(page, Key.PLAYED)
    if card == NONE:
        say(page, Word.NULL)
        return
    say(page, Key.CARD)
    say(page, CARD_WORDS + card)
    say(page, Key.EFFECTS)
    count = 0
    for place in range(EFFECTS):
        face = int(game.effects[card, place])
        if face != 0:
            entry(page, count)
            say(page, STARRED_WORDS + face - STARRED if face >= STARRED else EFFECT_WORDS + face)
            count += 1
    close(page, count)
    pair(page, Key.STEP, int(state.step))
    say(page, Word.END)


def _revealed(game: GameRecord, state: StateRecord, seat: int, page: PageRecord) -> None:
    """Cards turned up and not yet chosen among, in the order turned up; null for one that the viewer can't see."""
    count = int(state.revealed_count)
    seen = sees_revealed(game, state, seat)
    say(page, Key.REVEALED)
    for i in range(count):
        entry(page, i)
        say(page, CARD_WORDS + int(state.revealed[i]) if seen else int(Word.NULL))
    close(page, count)


def _predictions(game: GameRecord, state: StateRecord, seat: int, page: PageRecord) -> None:
    """Predictions are open; those of two players are secret until both are given (section 6)."""
    players = int(game.players)
    secret = players == 2 and int(state.asked) == Asked.PREDICT
    say(page, Key.PREDICTIONS)
    for other in each_seat(players):
        hidden = secret and other != seat
        entry(page, other)
        number_or_null(page, NONE if hidden else int(state.predictions[other]))
    close(page, players)


def write_memory(game: GameRecord, state: StateRecord, seat: int, known: Longs, page: PageRecord) -> None:
    """What a perfect memory adds, within the round: cards certainly where, announcements, the Eye."""
    over = int(state.over) != 0
    players = int(game.players)
    say(page, Key.HANDS)
    for other in each_seat(players):
        entry(page, other)
        members(page, 0 if over or other == seat else int(known[other]), CARD_WORDS)
    close(page, players)
    say(page, Key.DECK)
    members(page, 0 if over else int(known[IN_DECK]), CARD_WORDS)
    _known_pile(state, int(known[IN_PILE]), 0 if over else int(state.pile_count), page)
    _from_the_log(page, Key.ANNOUNCED, ANNOUNCED_WORD, over)
    _from_the_log(page, Key.EYE, EYE_WORDS + (SPECTATOR if seat < 0 else seat), over)
    say(page, Word.END)


def _known_pile(state: StateRecord, known: int, count: int, page: PageRecord) -> None:
    """The pile from its bottom, null where the viewer does not know the card."""
    say(page, Key.PILE)
    for i in range(count):
        card = Card(state.stock[i])
        entry(page, i)
        say(page, CARD_WORDS + card if (known >> card) & 1 == 1 else int(Word.NULL))
    close(page, count)


def _from_the_log(page: PageRecord, key: int, word: int, over: bool) -> None:
    """What was read from the log, while the game goes on."""
    say(page, key)
    if over:
        close(page, 0)
    else:
        say(page, ELSEWHERE + word)
