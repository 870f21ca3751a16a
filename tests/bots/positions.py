"""Positions in which few cards are unseen, so that all their worlds can be listed."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

import foretold
from foretold.games.predictions.worlds.story import Happening, Story
from foretold.play.history import History
from tests.rules.tables import box

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
#: 20 cards: with three players one is out of play in rounds of six.
SMALL_DECK = {"game": "all-or-nothing", "suits": ["Red", "Yellow", "Green", "Blue"], "ranks": [1, 2, 3, 4, 5]}
#: Every card takes and reveals; those of the last suit draw instead.
SHOWING = box(["hypnosis", "take*", "reveal 4*"], **{f"{rank}T": ["hypnosis", "take*", "draw*"] for rank in RANKS})
#: The same with the Eye in place of hypnosis.
LOOKING = box(["eye", "take*", "reveal 4*"], **{f"{rank}T": ["eye", "take*", "draw*"] for rank in RANKS})
#: Most cards reveal twelve; one suit makes others announce, one draws, one card uses the Eye.
SEEING = box(
    ["take*", "reveal 4*", "reveal 4*", "reveal 4*"],
    **{f"{rank}S": ["hypnosis", "take*"] for rank in RANKS},
    **{f"{rank}T": ["take*", "draw*"] for rank in RANKS},
    R1=["eye", "take*"],
    R2=["take*", "reveal 2*"],
)

#: For each order of a round: the cards that a seat saw by place, and the other places, those alike together.
Unseen = tuple[list[dict[int, int]], list[list[list[int]]]]
Key = Callable[[History], Any]


def small_game(seed: int, tricks_left: int) -> foretold.State:
    """Three players, one round of a small deck, played at random until so many tricks are left; seat 1 bets openly."""
    rng = random.Random(seed)
    options = {"players": 3, "rounds": 1, "deck": SMALL_DECK, "dealer": 0}
    state = foretold.game("all-or-nothing", **options).deal(seed=seed)
    for action in ("bet 1", "bet 2", "bet 3", "open", "secret", "secret"):
        state.apply(action)
    for _ in range(3 * (6 - tricks_left)):
        state.apply(rng.choice(state.legal_actions()))
    return state


def unseen_in_tricks(state: foretold.State, seat: int) -> Unseen:
    """The places of a round of all-or-nothing whose cards the seat has not seen, by hand, and those left over."""
    order = History.of(state).orders[0].tolist()
    players, held = state.game.players, 6
    played = {state.game.card_numbers[action.split()[1]] for action in state.actions if action.startswith("play")}
    trump = players * held
    own = range(held * seat, held * seat + held)
    known = {place: card for place, card in enumerate(order) if place in own or place == trump or card in played}
    hands = [range(held * other, held * other + held) for other in range(players)]
    groups = [[place for place in hand if place not in known] for hand in hands]
    return [known], [[*groups, list(range(trump + 1, len(order)))]]


def hands_key(state: foretold.State, seat: int) -> Key:
    """The hands as dealt, and the decisions."""

    def key(history: History) -> Any:
        row = history.orders[0].tolist()
        hands = [frozenset(row[6 * seat : 6 * seat + 6]) for seat in range(state.game.players)]
        return tuple(hands), tuple(history.codes.tolist())

    return key


def unseen_cards(state: foretold.State, seat: int) -> Unseen:
    """The places of a round of predictions: cards that go into one hand at the deal, or stay in the deck, are alike."""
    game = state.game
    story = Story(game.settings_array[0], seat)
    story.tell(game.rules.read_log(state.view(seat)["log"], game.deck), hiding=False)
    known = [{place: card for place, card in enumerate(order) if card >= 0} for order in story.orders]
    groups: list[list[list[int]]] = [[] for _ in story.orders]
    for other in range(game.players):
        if other != seat:
            groups[0].append(list(range(5 * other, 5 * other + 5)))
    for event in story.events:
        if event.happening in (Happening.ENTERS, Happening.TURNED_UP) and event.what >= 5 * game.players:
            groups[event.what // 54].append([event.what % 54])
    for number, order in enumerate(story.orders):
        placed = {place for group in groups[number] for place in group}
        groups[number].append([p for p, card in enumerate(order) if card < 0 and p not in placed])
    return known, groups


def hidden_key(state: foretold.State, seat: int) -> Key:
    """The cards of each group of places, and the decisions."""
    _, groups = unseen_cards(state, seat)

    def key(history: History) -> Any:
        rows = [history.orders[number] for number in range(len(groups))]
        cards = tuple(frozenset(rows[n][place] for place in g) for n, gs in enumerate(groups) for g in gs)
        return cards, tuple(history.codes.tolist())

    return key


def play_openly(
    state: foretold.State, turns: int, targets: dict[int, int], draw_below: int = 4, unseen_at: tuple[int, ...] = ()
) -> foretold.State:
    """So many turns of players who play and discard what everybody knows they hold, so that the rest stays hidden.

    ``targets``: of hypnosis or of the Eye, by turn; ``unseen_at``: turns in which a card is played that nobody knew of.
    While the deck lasts they reveal, then they draw.
    """
    while state.view(None)["table"]["turn"] <= turns and state.rounds_dealt == 1:
        view, legal = state.view(None), [str(action) for action in state.legal_actions()]
        known = view["memory"]["hands"][state.actor]
        turn, asked = view["table"]["turn"], view["asked"]
        drawing = view["table"]["deck"] < draw_below
        wanted = [f"{word} {card}" for word in ("play", "discard") for card in known]
        if asked == "turn" and turn in unseen_at:
            wanted = [action for action in legal if action.startswith("play") and action not in wanted]
        elif asked == "turn":
            wanted.sort(key=lambda action: action.endswith("T") != drawing)
        elif asked == "discard":
            spare = sum(card.endswith("T") for card in known) > 1
            wanted.sort(key=lambda action: action.endswith("T") != spare)
        elif asked in ("hypnosis", "eye"):
            wanted = [f"{asked} {targets[turn]}" if turn in targets else "skip"]
        elif asked == "keep":
            wanting = any(not card.endswith("T") for card in known)
            wanted = [action for action in legal if action.endswith("T") == wanting]
        state.apply(next((action for action in wanted if action in legal), legal[0]))
    return state


def play_blind(mine: str, theirs: str) -> foretold.State:
    """Two players, *blind*, their turns as listed; what is not listed is discarded. Seat 0 reveals most of the deck."""
    hands = ["R1", "9S", "5C", "6C", "7C", "2T", "3T", "2S", "3S", "R2"]
    names = foretold.game("predictions", players=2).cards
    rest = [card for card in names if card not in hands]
    np.random.default_rng(3).shuffle(rest)
    state = foretold.game("predictions", players=2, discard="blind", deck=SEEING).deal(seed=5, decks=[hands + rest])
    turns = [iter(mine.split(" · ")), iter(theirs.split(" · "))]
    while True:
        legal = [str(action) for action in state.legal_actions()]
        assert state.actor is not None
        if state.view(None)["asked"] == "turn":
            turn = next(turns[state.actor], None)
            if turn is None:
                return state
            state.apply(turn)
        else:
            planned = (mine, theirs)[state.actor].split()
            spare = [a for a in legal if a.split()[0] in ("discard", "hide") and a.split()[1] not in planned]
            state.apply((spare or legal)[0])
