"""What a seat or a spectator may know (section 7): the table as it lies now, and what a perfect memory adds.

Everything is listed here by hand; nothing else of the state leaves it. What is a viewer's own is a gap in what everybody
sees, and is written for itself (foretold.rules.fragments). All functions take plain records (foretold.rules.plain).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from foretold.rules.all_or_nothing.deck import Deck
from foretold.rules.all_or_nothing.facts import ARGUMENTS, Fact
from foretold.rules.all_or_nothing.knowledge import OUT_OF_PLAY, PLACES, SOLE
from foretold.rules.all_or_nothing.rounds import Chronicle
from foretold.rules.all_or_nothing.state import NONE, Asked
from foretold.rules.all_or_nothing.tricks import colour_of
from foretold.rules.fragments import EMPTY, GAP, NULL, array, encode
from foretold.rules.log import Phrasebook

#: What is read of a state, in the record's order.
FIELDS = (
    *("hands", "trick", "seen", "points", "trump_card", "turn", "hand_counts", "bets", "open_bets", "tricks", "asked"),
    *("actor", "dealer", "leader", "seen_count", "round_index", "round_cards", "winners", "over"),
)

#: What is asked, in a word.
QUESTIONS = tuple(None if asked == Asked.NOTHING else asked.name.lower() for asked in Asked)
#: Open or secret, as the state has it; the last (NONE): not yet said.
OPENNESS = (False, True, None)


def question(state: Any) -> str | None:
    """What is asked now, in a word."""
    return QUESTIONS[int(state.asked)]


def phrasebook(deck: Deck) -> Phrasebook:
    """How facts are written."""
    return Phrasebook(Fact, ARGUMENTS, {"number": None, "card": deck.cards, "colour": deck.suits})


def hand_of(state: Any, seat: int) -> Sequence[int]:
    """The cards of a hand."""
    return state.hands[seat][: state.hand_counts[seat]]  # type: ignore[no-any-return]


def table(game: Any, state: Any, chronicle: Chronicle, deck: Deck) -> dict[str, Any]:
    """What everybody can see at the table now."""
    cards, suits = deck.cards, deck.suits
    players = game.players
    tricks = chronicle.tricks
    return {
        "round": state.round_index + 1,
        "cards": state.round_cards,
        "trick": state.turn,
        "dealer": state.dealer,
        "trump": cards[state.trump_card],
        "trump_colour": suits[colour_of(game, state.trump_card)],
        "points": state.points[:players],
        "hand": GAP,
        "hand_sizes": state.hand_counts[:players],
        "has_bet": [bet != NONE for bet in state.bets[:players]],
        "bets": GAP,
        "open": [OPENNESS[said] for said in state.open_bets[:players]],
        "tricks": state.tricks[:players],
        "leader": state.leader if state.asked == Asked.PLAY else None,
        "played": [None if card == NONE else cards[card] for card in state.trick[:players]],
        "previous_trick": tricks[-1] if tricks else None,
    }


def own_table(game: Any, state: Any, seat: int | None, deck: Deck) -> tuple[bytes, bytes]:
    """A viewer's own: its hand, and its bet beside the open ones."""
    players = game.players
    own = NONE if seat is None else state.bets[seat]
    if state.asked == Asked.PLAY or state.asked == Asked.NOTHING:  # all have spoken (section 3)
        pairs = zip(state.bets[:players], state.open_bets, strict=False)
        bets = [bet if is_open == 1 and bet != NONE else None for bet, is_open in pairs]
    else:
        bets = [None] * players
    if own != NONE:
        bets[seat] = own  # type: ignore[index]  # who has bet has a seat
    if seat is None:
        return NULL, encode(bets)
    written = deck.written
    return array([written[card] for card in hand_of(state, seat)]), encode(bets)


def memory(state: Any, chronicle: Chronicle) -> dict[str, Any]:
    """What a perfect memory adds, within the round: older tricks, and what is certain of hidden cards."""
    tricks = [] if state.over else chronicle.tricks[:-1]
    return {"tricks": tricks, "cannot_have": GAP, "hands": GAP, "out_of_play": GAP}


def own_memory(
    game: Any, state: Any, seat: int | None, known: Sequence[int], deck: Deck
) -> tuple[bytes, bytes, bytes]:
    """Colours that a seat can't have, and cards that are certainly where, for a viewer who knows its own hand.

    Both follow from the colours of unseen cards that may be at each place: ``known``.
    """
    players = game.players
    nothing = [EMPTY] * players
    if state.over:
        return array(nothing), array(nothing), EMPTY
    every_colour, suits = (1 << game.colours) - 1, deck.suits
    cannot_have = [_colours(every_colour & ~colours, suits) for colours in known[:players]]
    if seat is not None:
        cannot_have[seat] = EMPTY
    sole = known[SOLE]
    if not sole:
        return array(cannot_have), array(nothing), EMPTY
    hidden = _unseen(game, state, seat, sole)
    where = [
        array([deck.written[card] for card in hidden if (colours >> colour_of(game, card)) & 1])
        for colours in known[:PLACES]
    ]
    return array(cannot_have), array(where[:players]), where[OUT_OF_PLAY]


@lru_cache(maxsize=1024)
def _colours(colours: int, suits: tuple[str, ...]) -> bytes:
    return encode([suit for colour, suit in enumerate(suits) if (colours >> colour) & 1])


def _unseen(game: Any, state: Any, observer: int | None, colours: int) -> list[int]:
    """The cards of these colours that the observer has not seen in this round."""
    seen = {state.trump_card, *state.seen[: state.seen_count]}
    if observer is not None:
        seen.update(hand_of(state, observer))
    starts = [colour * game.ranks for colour in range(game.colours) if (colours >> colour) & 1]
    return [card for start in starts for card in range(start, start + game.ranks) if card not in seen]
