"""The secrecy law: two games that a seat can't tell apart show it the same view, to the byte.

A scene is one round of a recorded game. Its twin differs in cards or choices that the observer has not witnessed (see
:mod:`tests.conformance.witness`). As long as both told the observer the same, the views must be the same; as soon as
they did not, the views must differ: a view holds all that its seat may know and nothing else.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest

import foretold
from tests.conformance import witness_predictions, witness_tricks
from tests.conformance.kit import written
from tests.conformance.witness import Account, Moment, NotPossibleError, Observer

#: Views are compared at so many decisions of a long round at the most.
MOST_COMPARED = 25


class LeakError(AssertionError):
    """A view shows what its seat can't know."""


class ForgottenError(AssertionError):
    """A view does not show what its seat knows."""


@dataclass(frozen=True)
class Scene:
    """One round of a game, as its record has it."""

    game: foretold.Game
    seed: str
    before: tuple[str, ...]  # actions of earlier rounds
    actions: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]  # the last one is this round's
    reshuffles: tuple[tuple[str, ...], ...]  # up to the end of this round
    reshuffled_before: int
    leader: int  # first seat or dealer
    cards: int  # of a hand

    def deal(self) -> foretold.State:
        """The game as this round begins."""
        state = self.game.deal(seed=self.seed, decks=self.decks, reshuffles=self.reshuffles)
        for action in self.before:
            state.apply(action)
        return state

    def account(self) -> Account:
        """Who sees what."""
        players = self.game.players
        deck = list(self.decks[-1])
        orders = [list(order) for order in self.reshuffles[self.reshuffled_before :]]
        told: witness_predictions.Round | witness_tricks.Round
        match self.game.name:
            case "predictions":
                told = witness_predictions.Round(self.game.options, self.leader, deck, orders)
            case "all-or-nothing":
                told = witness_tricks.Round(players, self.leader, self.cards, deck)
            case other:
                raise LookupError(f"no witness knows the game {other}")
        return Account(players).run(told, self.actions)

    def exchange(self, moment: Moment, a: str, b: str) -> "Scene":
        """Two cards change places from a moment on."""
        other = {a: b, b: a}
        deck = self.decks[-1]
        if moment.kind == "deal":
            deck = tuple(other.get(card, card) for card in deck)
        orders = list(self.reshuffles)
        for number in range(self.reshuffled_before + moment.reshuffle, len(orders)):
            orders[number] = tuple(other.get(card, card) for card in orders[number])
        later = (" ".join(other.get(word, word) for word in action.split()) for action in self.actions)
        actions = [b if i >= moment.decision else a for i, (a, b) in enumerate(zip(self.actions, later, strict=True))]
        return replace(self, decks=(*self.decks[:-1], deck), reshuffles=tuple(orders), actions=tuple(actions))

    def choose(self, number: int, action: str) -> "Scene":
        """Another choice at one decision, all else as it was."""
        return replace(self, actions=(*self.actions[:number], action, *self.actions[number + 1 :]))


def scenes(record: foretold.Record) -> Iterator[Scene]:
    """The rounds of a recorded game."""
    game = foretold.game(record.game, **record.options)
    state = foretold.game(record.game, **record.options).deal(seed=record.seed, decks=record.decks)
    starts = [(0, 0, *_lead(state))]
    for number, action in enumerate(record.actions, start=1):
        state.apply(action)
        if state.rounds_dealt > len(starts):
            starts.append((number, state.reshuffle_count, *_lead(state)))
    ends = [*((start[0], start[1]) for start in starts[1:]), (len(record.actions), len(record.reshuffles))]
    for number, (start, end) in enumerate(zip(starts, ends, strict=True)):
        assert record.seed is not None
        yield Scene(
            game=game,
            seed=record.seed,
            before=tuple(record.actions[: start[0]]),
            actions=tuple(record.actions[start[0] : end[0]]),
            decks=tuple(tuple(deck) for deck in record.decks[: number + 1]),
            reshuffles=tuple(tuple(order) for order in record.reshuffles[: end[1]]),
            reshuffled_before=start[1],
            leader=start[2],
            cards=start[3],
        )


def _lead(state: foretold.State) -> tuple[int, int]:
    table = state.view(None)["table"]
    leads = {"predictions": ("first", None), "all-or-nothing": ("dealer", "cards")}
    leader, cards = leads[state.game.name]
    return table[leader], 5 if cards is None else table[cards]


def first_difference(one: Account, other: Account, observer: Observer) -> int | None:
    """The first decision at which the observer has been told something else; None: never in this round."""
    for mine, theirs in zip_longest(one.known_to(observer), other.known_to(observer)):
        if mine != theirs:
            return min(told[0] for told in (mine, theirs) if told is not None) + 1
    return None


def check(scene: Scene, twin: Scene, observer: Observer, chance: random.Random) -> int:
    """Compare the views of both games; returns at how many decisions they had to be the same."""
    account = scene.account()
    differs = first_difference(account, twin.account(), observer)
    last = len(scene.actions) if differs is None else differs
    wanted = {last, last - 1, *chance.sample(range(last + 1), min(last + 1, MOST_COMPARED))}
    states = [scene.deal(), twin.deal()]
    for number in range(last + 1):
        if number in wanted:
            one, other = (written(state.view(observer)) for state in states)
            if number != differs and one != other:
                raise LeakError(f"seat {observer}, decision {number} of the round:\n{one}\n{other}")
            if number == differs and one == other:
                raise ForgottenError(f"seat {observer}, decision {number} of the round:\n{one}")
        if number < last:
            for state, its in zip(states, (scene, twin), strict=True):
                state.apply(its.actions[number])
    return last + (differs is None)


def exchanged(scene: Scene, observer: Observer, chance: random.Random) -> tuple[Scene, Scene] | None:
    """A scene cut short, and its twin in which two cards have changed places that the observer can't tell apart."""
    account = scene.account()
    moment = chance.choice([moment for moment in account.moments if observer not in moment.insiders])
    cut = chance.randint(max(moment.decision, 0), len(scene.actions))
    alike = sorted(moment.cards - account.seen_since(observer, moment, cut))
    if len(alike) < 2:
        return None
    named = {word for action in scene.actions for word in action.split()}
    moving = [card for card in alike if card in named or card in scene.decks[-1][: 5 * scene.game.players]]
    a = chance.choice(moving or alike)
    b = chance.choice([card for card in alike if card != a])
    short = replace(scene, actions=scene.actions[:cut])
    twin = short.exchange(moment, a, b)
    return (short, twin) if possible(twin) else None


def possible(scene: Scene) -> bool:
    """Whether the rules allow this round."""
    try:
        scene.account()
    except NotPossibleError:
        return False
    return True


def rechosen(scene: Scene, observer: Observer, chance: random.Random) -> Scene | None:
    """A twin in which another seat made one secret choice differently: a bet, a card to hide, a prediction."""
    account = scene.account()
    secret = ["bet", "hide"] + (["predict"] if scene.game.players == 2 else [])
    places = [
        number
        for number, action in enumerate(scene.actions)
        if action.split()[0] in secret and account.seats[number] != observer
    ]
    if not places:
        return None
    number = chance.choice(places)
    state = scene.deal()
    for action in scene.actions[:number]:
        state.apply(action)
    others = [str(action) for action in state.legal_actions() if action != scene.actions[number]]
    return scene.choose(number, chance.choice(others))
