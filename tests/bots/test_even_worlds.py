"""All worlds that fit are equally likely: what is drawn against every world there is, found by trying."""

import math
from collections import Counter
from typing import Any

import numpy as np
import pytest

import foretold
from foretold.bots.imagination import Imagination
from foretold.play.history import History
from tests.bots.every_world import EveryWorld
from foretold.rules.predictions.story import Happening, Story
from tests.rules.tables import box

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def is_even(drawn: Counter[Any], expected: Counter[Any]) -> bool:
    """Whether the draws are as the counts lead to expect: Pearson's statistic below its 99.9th percentile."""
    assert set(drawn) <= set(expected)
    total, all_ways = sum(drawn.values()), sum(expected.values())
    freedom = len(expected) - 1
    means = {key: total * count / all_ways for key, count in expected.items()}
    statistic = sum((drawn[key] - mean) ** 2 / mean for key, mean in means.items())
    print(f"{len(expected)} cells, {all_ways} worlds, {total} draws: {statistic:.0f} for {freedom}")
    return statistic < freedom * (1 - 2 / (9 * freedom) + 3.09 * math.sqrt(2 / (9 * freedom))) ** 3


def draws(state: foretold.State, seat: int, count: int, key: Any) -> Counter[Any]:
    """Worlds drawn for a seat, counted by a key."""
    truth = History.of(state)
    imagination = Imagination(truth.game, state.view(seat))
    return Counter(key(truth.with_last_round(*imagination.round(seed))) for seed in range(count))


def unseen(state: foretold.State, seat: int) -> tuple[list[dict[int, int]], list[list[list[int]]]]:
    """For each order of a round of predictions: the cards that the seat saw by place, and the other places.

    Places whose cards go into one hand at the deal, or stay in the deck, are alike.
    """
    game = state.game
    story = Story(game.record[0], seat)
    story.tell(game.rules.read_log(state.view(seat)["log"], game.deck), hiding=False)
    known = [{place: card for place, card in enumerate(order) if card >= 0} for order in story.orders]
    groups: list[list[list[int]]] = [[] for _ in story.orders]
    single = [e.what for e in story.events if e.happening in (Happening.ENTERS, Happening.TURNED_UP)]
    for other in range(game.players):
        if other != seat:
            groups[0].append(list(range(5 * other, 5 * other + 5)))
    for token in single:
        if token >= 5 * game.players:
            groups[token // 54].append([token % 54])
    for number, order in enumerate(story.orders):
        placed = {place for group in groups[number] for place in group}
        groups[number].append([p for p, card in enumerate(order) if card < 0 and p not in placed])
    return known, groups


def hidden_key(state: foretold.State, seat: int) -> Any:
    """The cards of each group of places, and the decisions."""
    _, groups = unseen(state, seat)

    def key(history: History) -> Any:
        rows = [history.orders[number] for number in range(len(groups))]
        cards = tuple(frozenset(rows[n][place] for place in g) for n, gs in enumerate(groups) for g in gs)
        return cards, tuple(history.codes.tolist())

    return key


#: Every card takes and reveals; those of the last suit draw instead.
SHOWING = box(["hypnosis", "take*", "reveal 4*"], **{f"{rank}T": ["hypnosis", "take*", "draw*"] for rank in RANKS})


def play_openly(
    state: foretold.State, turns: int, targets: dict[int, int], draw_below: int = 4, unseen_at: tuple[int, ...] = ()
) -> foretold.State:
    """So many turns of players who play and discard what everybody knows they hold, so that the rest stays hidden.

    ``targets``: who is hypnotised in which turn; ``unseen_at``: turns in which a card is played that nobody knew of.
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
        elif asked == "hypnosis":
            wanted = [f"hypnosis {targets[turn]}" if turn in targets else "skip"]
        elif asked == "keep":
            wanting = any(not card.endswith("T") for card in known)
            wanted = [action for action in legal if action.endswith("T") == wanting]
        state.apply(next((action for action in wanted if action in legal), legal[0]))
    return state


def check(state: foretold.State, seat: int, fewest: int, each: int) -> None:
    """Draw worlds, so many for each there is, and compare."""
    key = hidden_key(state, seat)
    possible = EveryWorld(state, seat, *unseen(state, seat)).find(key)
    assert len(possible) >= fewest
    assert set(possible.values()) == {1}
    assert is_even(draws(state, seat, each * len(possible), key), possible)


#: Every card takes and reveals, but for two suits: one only takes, one takes and draws.
QUIET = box(
    ["take*", "reveal 4*"],
    **{f"{rank}S": ["hypnosis", "take*"] for rank in RANKS},
    **{f"{rank}T": ["take*", "draw*"] for rank in RANKS},
)


def play_blind(deck: list[str], turns: list[str]) -> foretold.State:
    """Two players, *blind*: seat 0 reveals turn by turn and so comes to know most cards; seat 1 does as listed."""
    state = foretold.game("predictions", players=2, discard="blind", deck=QUIET).deal(seed=5, decks=[deck])
    left = iter(turns)
    while True:
        legal = [str(action) for action in state.legal_actions()]
        if state.actor == 1 and state.view(None)["asked"] == "turn":
            wanted = next(left, "")
            if not wanted:
                return state
            state.apply(wanted)
        elif state.actor == 0:
            quick = [a for a in legal if a.startswith("play") and a[-1] not in "ST"]
            state.apply((quick or legal)[0])
        else:
            state.apply(legal[0])


def stacked(*hands: str) -> list[str]:
    """A deck that begins with these cards."""
    names = foretold.game("predictions", players=2).cards
    first = [card for hand in hands for card in hand.split()]
    rest = [card for card in names if card not in first]
    np.random.default_rng(3).shuffle(rest)
    return first + rest
