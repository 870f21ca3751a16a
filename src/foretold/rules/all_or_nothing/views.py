"""What a seat or a spectator may know (section 7): the table as it lies now, and what a perfect memory adds.

Everything is listed here by hand; nothing else of the state leaves it. What everybody knows is what a spectator knows;
for a seat, the entries are listed that are others for it. All functions take plain records (foretold.rules.plain).
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
        "hand": None,
        "hand_sizes": state.hand_counts[:players],
        "has_bet": [bet != NONE for bet in state.bets[:players]],
        "bets": _open_bets(state, players),
        "open": [OPENNESS[said] for said in state.open_bets[:players]],
        "tricks": state.tricks[:players],
        "leader": state.leader if state.asked == Asked.PLAY else None,
        "played": [None if card == NONE else cards[card] for card in state.trick[:players]],
        "previous_trick": tricks[-1] if tricks else None,
    }


def _open_bets(state: Any, players: int) -> list[int | None]:
    """After all have spoken, the open bets (section 3)."""
    if state.asked in (Asked.BET, Asked.OPEN):
        return [None] * players
    pairs = zip(state.bets[:players], state.open_bets, strict=False)
    return [bet if is_open == 1 and bet != NONE else None for bet, is_open in pairs]


def own_table(game: Any, state: Any, seat: int, deck: Deck) -> dict[str, Any]:
    """What a seat sees otherwise: its hand and its own bet."""
    bets = _open_bets(state, game.players)
    bets[seat] = None if state.bets[seat] == NONE else state.bets[seat]
    return {"hand": [deck.cards[card] for card in hand_of(state, seat)], "bets": bets}


def memory(game: Any, state: Any, chronicle: Chronicle, known: Sequence[int], deck: Deck) -> dict[str, Any]:
    """What a perfect memory adds for everybody, within the round: older tricks, and what is certain of hidden cards."""
    if state.over:
        nothing: list[list[str]] = [[]] * game.players
        return {"tricks": [], "cannot_have": nothing, "hands": nothing, "out_of_play": []}
    return {"tricks": chronicle.tricks[:-1], **_certain(game, state, None, known, deck)}


def own_memory(game: Any, state: Any, seat: int, known: Sequence[int], deck: Deck) -> dict[str, Any]:
    """What a seat remembers otherwise than everybody: it knows its own hand."""
    return {} if state.over else _certain(game, state, seat, known, deck)


def _certain(game: Any, state: Any, observer: int | None, known: Sequence[int], deck: Deck) -> dict[str, Any]:
    """Colours that a seat can't have, and cards that are certainly where.

    Both follow from the colours of unseen cards that may be at each place: ``known``.
    """
    players = game.players
    every_colour = (1 << game.colours) - 1
    cannot_have = [_colours(every_colour & ~colours, deck.suits) for colours in known[:players]]
    if observer is not None:
        cannot_have[observer] = ()
    where: list[list[str]] = [[]] * PLACES
    sole = known[SOLE]
    if sole:
        hidden = _unseen(game, state, observer, sole)
        where = [
            [deck.cards[card] for card in hidden if (colours >> colour_of(game, card)) & 1]
            for colours in known[:PLACES]
        ]
    return {"cannot_have": cannot_have, "hands": where[:players], "out_of_play": where[OUT_OF_PLAY]}


@lru_cache(maxsize=1024)
def _colours(colours: int, suits: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(suit for colour, suit in enumerate(suits) if (colours >> colour) & 1)


def _unseen(game: Any, state: Any, observer: int | None, colours: int) -> list[int]:
    """The cards of these colours that the observer has not seen in this round."""
    seen = {state.trump_card, *state.seen[: state.seen_count]}
    if observer is not None:
        seen.update(hand_of(state, observer))
    starts = [colour * game.ranks for colour in range(game.colours) if (colours >> colour) & 1]
    return [card for start in starts for card in range(start, start + game.ranks) if card not in seen]
