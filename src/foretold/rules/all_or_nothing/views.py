"""What a seat or a spectator may know (section 7): the table as it lies now, and what a perfect memory adds.

Everything is listed here by hand; nothing else of the state leaves it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from foretold.rules.all_or_nothing.facts import ARGUMENTS, Fact
from foretold.rules.all_or_nothing.knowledge import OUT_OF_PLAY, PLACES, SIZE
from foretold.rules.all_or_nothing.state import NONE, Asked
from foretold.rules.all_or_nothing.tricks import colour_of
from foretold.rules.desk import FACT_A, FACT_CODE, FACT_SEAT, FACT_TURN
from foretold.rules.log import Read, Shown, told, untold, witnessed

#: Size of the array that ``certain`` fills, working space included.
KNOWN_PLACES = PLACES + SIZE


def question(state: Any) -> str | None:
    """What is asked now, in a word."""
    asked = Asked(int(state.asked))
    return None if asked == Asked.NOTHING else asked.name.lower()


def hand_of(state: Any, seat: int) -> list[int]:
    """The cards of a hand."""
    return [int(state.hands[seat, i]) for i in range(int(state.hand_counts[seat]))]


def table(
    game: Any, state: Any, facts: np.ndarray, observer: int | None, cards: Sequence[str], suits: Sequence[str]
) -> dict[str, Any]:
    """What can be seen at the table now."""
    players = int(game.players)
    opened = int(state.asked) not in (Asked.BET, Asked.OPEN)
    tricks = _tricks(facts, players, cards)
    return {
        "round": int(state.round_index) + 1,
        "cards": int(state.round_cards),
        "trick": int(state.turn),
        "dealer": int(state.dealer),
        "trump": cards[int(state.trump_card)],
        "trump_colour": suits[colour_of(game, int(state.trump_card))],
        "points": [int(state.points[seat]) for seat in range(players)],
        "hand": None if observer is None else [cards[card] for card in hand_of(state, observer)],
        "hand_sizes": [int(state.hand_counts[seat]) for seat in range(players)],
        "has_bet": [int(state.bets[seat]) != NONE for seat in range(players)],
        "bets": [_bet(state, seat, observer, opened) for seat in range(players)],
        "open": [_open(state, seat) for seat in range(players)],
        "tricks": [int(state.tricks[seat]) for seat in range(players)],
        "leader": int(state.leader) if int(state.asked) == Asked.PLAY else None,
        "played": [_card(cards, int(state.trick[seat])) for seat in range(players)],
        "previous_trick": tricks[-1] if tricks else None,
    }


def _card(cards: Sequence[str], card: int) -> str | None:
    return None if card == NONE else cards[card]


def _open(state: Any, seat: int) -> bool | None:
    said = int(state.open_bets[seat])
    return None if said == NONE else said == 1


def _bet(state: Any, seat: int, observer: int | None, opened: bool) -> int | None:
    """One's own bet, and after all have spoken the open ones (section 3)."""
    visible = seat == observer or (opened and int(state.open_bets[seat]) == 1)
    bet = int(state.bets[seat])
    return bet if visible and bet != NONE else None


def _tricks(facts: np.ndarray, players: int, cards: Sequence[str]) -> list[dict[str, Any]]:
    """The finished tricks of the present round: leader, cards by seat, winner."""
    done: list[dict[str, Any]] = []
    plays: dict[int, str] = {}
    for row in witnessed(facts, None).tolist():
        code, seat = row[FACT_CODE], row[FACT_SEAT]
        if code == Fact.ROUND_BEGINS:
            done, plays = [], {}
        elif code == Fact.PLAYS:
            plays[seat] = cards[row[FACT_A]]
        elif code == Fact.WINS_TRICK:
            trick = {"trick": row[FACT_TURN], "leader": next(iter(plays)), "winner": seat}
            done.append({**trick, "cards": [plays[s] for s in range(players)]})
            plays = {}
    return done


def memory(
    game: Any,
    state: Any,
    facts: np.ndarray,
    observer: int | None,
    known: np.ndarray,
    cards: Sequence[str],
    suits: Sequence[str],
) -> dict[str, Any]:
    """What a perfect memory adds, within the round: older tricks, colours a seat can't have, cards certainly where."""
    players = int(game.players)
    if int(state.over) != 0:
        nothing: list[list[str]] = [[] for _ in range(players)]
        return {"tricks": [], "cannot_have": nothing, "hands": [list(n) for n in nothing], "out_of_play": []}
    colours = range(int(game.colours))
    certain = [[] if seat == observer else _certain(game, state, observer, known, seat) for seat in range(players)]
    return {
        "tricks": _tricks(facts, players, cards)[:-1],
        "cannot_have": [
            [] if seat == observer else [suits[c] for c in colours if not (int(known[seat]) >> c) & 1]
            for seat in range(players)
        ],
        "hands": [[cards[card] for card in hand] for hand in certain],
        "out_of_play": [cards[card] for card in _certain(game, state, observer, known, OUT_OF_PLAY)],
    }


def _certain(game: Any, state: Any, observer: int | None, known: np.ndarray, place: int) -> list[int]:
    """The unseen cards of colours that may be at this place alone."""
    elsewhere = 0
    for other in range(PLACES):
        if other != place:
            elsewhere |= int(known[other])
    alone = int(known[place]) & ~elsewhere
    seen = {int(state.trump_card), *(int(state.seen[i]) for i in range(int(state.seen_count)))}
    if observer is not None:
        seen.update(hand_of(state, observer))
    return [c for c in range(int(game.cards)) if (alone >> colour_of(game, c)) & 1 and c not in seen]


def log(facts: np.ndarray, observer: int | None, cards: Sequence[str], suits: Sequence[str]) -> list[dict[str, Any]]:
    """The facts that the observer witnessed, from the beginning of the game."""
    shown: dict[str, Shown] = {"number": int, "card": lambda card: cards[card], "colour": lambda colour: suits[colour]}
    return list(told(witnessed(facts, observer), Fact, ARGUMENTS, shown))


def read_log(log: Iterable[Mapping[str, Any]], cards: Sequence[str], suits: Sequence[str]) -> np.ndarray:
    """The facts that a log tells, but for who knows them."""
    read: dict[str, Read] = {"number": int, "card": cards.index, "colour": suits.index}
    return untold(log, Fact, ARGUMENTS, read)
