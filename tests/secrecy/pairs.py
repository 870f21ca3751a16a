"""Pairs of worlds: two games that differ only in what a seat may not know, up to some decision."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import foretold
from foretold.bots.imagination import Imagination
from foretold.play.game import Game
from tests.conformance.kit import choose
from tests.conformance.variants import CORE


@dataclass(frozen=True)
class World:
    """A game as a server could have dealt it: card orders and decisions."""

    game: Game
    decks: list[list[str]]
    reshuffles: list[list[str]]
    actions: list[str]
    actors: list[int]


@dataclass(frozen=True)
class Pair:
    """Two worlds that a seat can't tell apart."""

    number: int
    seat: int
    true: World
    imagined: World


def world_of(state: foretold.State) -> World:
    """The world that a state came from."""
    game = Game(state.game.name, state.written_options())
    again = game.deal(seed=0, decks=state.deck_orders(), reshuffles=state.reshuffle_orders())
    actors = []
    for action in state.actions:
        assert again.actor is not None
        actors.append(again.actor)
        again.apply(action)
    actions = [str(action) for action in state.actions]
    return World(game, state.deck_orders(), state.reshuffle_orders(), actions, actors)


#: Worlds imagined for one true one: to understand what a seat saw takes longer than to imagine worlds from it.
IMAGINED = 8


def family(number: int) -> list[Pair]:
    """Pairs with one true world, by its number; fewer where little that is hidden could be otherwise."""
    chance = random.Random(f"secrecy {number}")
    state = chance.choice(CORE).make().deal(seed=number)
    cut = chance.choice((5, 15, 40, 100, 10_000))
    before = state
    while not state.is_over and cut > 0:
        before = state.clone()
        state.apply(choose(chance, state.legal_actions()))
        cut -= 1
    if state.is_over:  # the last hands are open now: what came before is what can be compared
        state = before
    seat = chance.randrange(state.game.players)
    imagination, true = Imagination(state.game, state.view(seat)), world_of(state)
    worlds = [world_of(imagination.history(seed).state()) for seed in range(IMAGINED)]
    return [Pair(number, seat, true, world) for world in worlds if world != true]


def families(first: int, count: int) -> Iterator[list[Pair]]:
    """Families from a number on, until there are so many pairs."""
    while count > 0:
        pairs = family(first)[:count]
        first += 1
        count -= len(pairs)
        if pairs:
            yield pairs


@cache
def some_families(count: int) -> list[list[Pair]]:
    """The same for every leak that is planted: games of both kinds, short and long."""
    return list(families(500, count))
