"""Tables laid out for a test: stacked decks that read like the rulebook, and short ways to play on.

    seat 0: JM 2C 3C 4C 5C
    seat 1:
    gallery: 7S 8S
    deck: KT

Cards that a line leaves open, and the rest of the deck, are filled up with the cards that the text does not name.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from foretold.play.game import Game
from foretold.play.state import State

Text = str | Iterable[str]
#: What deals a table from a layout, interpreted or compiled.
Deal = Callable[..., State]

#: Sections 2 and 6 of all-or-nothing: the cards a player in each round.
ROUND_CARDS = (6, 5, 4, 3, 4, 5)

#: Section 9 of predictions: the effects of the built-in deck, copied from the page by hand.
FACES = {
    "2": ["eye", "reveal 5*"],
    "3": ["swap", "reveal 4*"],
    "4": ["hypnosis", "reveal 4*"],
    "5": ["swap", "take*"],
    "6": ["eye", "take*"],
    "7": ["rune", "take*"],
    "8": ["swap", "draw*"],
    "9": ["hypnosis", "draw*"],
    "10": ["reveal 3*", "rune"],
    "J": ["take*", "draw"],
    "Q": ["take*", "hypnosis"],
    "K": ["reveal 3*"],
    "A": ["draw*"],
    "rune": ["draw*", "rune"],
}
#: The same page: where the first version of the built-in deck differed.
FIRST_FACES = {
    **FACES,
    "2": ["eye", "reveal 4*"],
    "3": ["swap", "reveal 3*"],
    "4": ["hypnosis", "reveal 3*"],
    "10": ["reveal 2*", "rune"],
    "K": ["reveal 2*"],
}


def lines(text: str) -> dict[str, list[str]]:
    """The named places of a layout and their cards."""
    pairs = (line.split(":") for line in text.strip().splitlines())
    return {name.strip(): cards.split() for name, cards in pairs}


def stacked(text: str, cards: Sequence[str], sizes: Mapping[str, int]) -> list[str]:
    """The whole deck in the order that the rules fix: the places with their sizes, then the deck from its top."""
    places = lines(text)
    assert set(places) <= {*sizes, "deck"}, f"this game has no place {set(places) - {*sizes, 'deck'}}"
    named = [card for row in places.values() for card in row]
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [card for card in cards if card not in named]
    order: list[str] = []
    for place, size in sizes.items():
        row = places.get(place, [])
        assert len(row) <= size, f"{place} takes {size} cards"
        missing = size - len(row)
        order += row + rest[:missing]
        rest = rest[missing:]
    return order + places.get("deck", []) + rest


def seats_in(text: str) -> int:
    """How many seats a layout has."""
    return sum(name.startswith("seat ") for name in lines(text))


def predictions(*layouts: str, interpreted: bool = True, **options: Any) -> State:
    """A game of predictions with one layout a round; later rounds come from a fixed seed."""
    reshuffles = options.pop("reshuffles", None)
    game = Game("predictions", {"players": seats_in(layouts[0])} | options, interpreted=interpreted)
    sizes = {f"seat {seat}": 5 for seat in range(game.players)} | {"gallery": 2}
    if options.get("discard") == "seer":
        sizes["pile"] = 1
    decks = [stacked(text, game.cards, sizes) for text in layouts]
    return game.deal(seed=7, decks=decks, reshuffles=reshuffles)


def all_or_nothing(*layouts: str, interpreted: bool = True, **options: Any) -> State:
    """A game of all-or-nothing with one layout a round, dealt by seat 0 at first unless ``dealer`` says otherwise."""
    game = Game("all-or-nothing", {"players": seats_in(layouts[0]), "dealer": 0} | options, interpreted=interpreted)
    decks = []
    for number, text in enumerate(layouts):
        sizes = {f"seat {seat}": ROUND_CARDS[number % 6] for seat in range(game.players)} | {"trump": 1}
        decks.append(stacked(text, game.cards, sizes))
    return game.deal(seed=7, decks=decks)


def box(every: list[str] | None = None, **faces: Any) -> dict[str, Any]:
    """A deck file of predictions: the built-in faces, or the same face for every card, and single cards that differ."""
    effects = FACES if every is None else dict.fromkeys(FACES, every)
    suits = ["Clock", "Mask", "Scarab", "Tree"]
    return {"game": "predictions", "name": "A box", "suits": suits, "effects": dict(effects), "cards": faces}


def do(state: State, decisions: str) -> State:
    """Make decisions written one after the other: ``do(state, "play JM · take 1 · draw")``."""
    for decision in decisions.split("·"):
        state.apply(decision.strip())
    return state


def legal(state: State) -> list[str]:
    """The legal actions in notation."""
    return [str(action) for action in state.legal_actions()]


def first(state: State, *words: str) -> State:
    """For each word, do the first legal action that begins with it."""
    for word in words:
        state.apply(next(action for action in legal(state) if action.split()[0] == word))
    return state


def asked(state: State) -> str | None:
    """What is asked now."""
    question: str | None = state.view(None)["asked"]
    return question


def table(state: State, seat: int | None = None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees at the table."""
    seen: dict[str, Any] = state.view(seat)["table"]
    return seen


def memory(state: State, seat: int | None = None) -> dict[str, Any]:
    """What a seat (None: a spectator) remembers."""
    remembered: dict[str, Any] = state.view(seat)["memory"]
    return remembered


def hand(state: State, seat: int) -> set[str]:
    """The cards of a hand, as its owner sees them."""
    return set(table(state, seat)["hand"])


def gallery(state: State) -> list[str]:
    """The columns of the gallery, each from its bottom: ``["7S KT", "8S", "", ""]``."""
    return [" ".join(column) for column in table(state)["gallery"]]


def cards(text: str) -> set[str]:
    """A set of cards."""
    return set(text.split())


def pass_until_predictions(state: State) -> State:
    """Everybody passes until the gallery is full."""
    while asked(state) == "turn":
        state.apply("pass")
    return state


def predict(state: State, *predicted: int) -> State:
    """Everybody predicts, the seats' answers listed by seat."""
    for _ in predicted:
        assert state.actor is not None
        state.apply(f"predict {predicted[state.actor]}")
    return state


def showdown(state: State, *predicted: int) -> dict[str, Any]:
    """Everybody passes and predicts as listed by seat; returns the finished round."""
    predict(pass_until_predictions(state), *predicted)
    finished: dict[str, Any] = state.rounds()[-1]
    return finished


def bets(state: State, *numbers: int, openly: Iterable[int] = ()) -> State:
    """Everybody bets the number listed by seat; the seats in ``openly`` bet openly."""
    for _ in numbers:
        assert state.actor is not None
        state.apply(f"bet {numbers[state.actor]}")
    for _ in numbers:
        state.apply("open" if state.actor in set(openly) else "secret")
    return state


def tricks(state: State, *rows: str) -> State:
    """Play tricks, each a row of cards in the order they are played: ``tricks(state, "12R 3R 7B")``."""
    for row in rows:
        for card in row.split():
            state.apply(f"play {card}")
    return state


def play_out_round(state: State) -> State:
    """Everybody plays the first legal card until the round ends."""
    number = len(state.rounds())
    while len(state.rounds()) == number:
        first(state, "play")
    return state
