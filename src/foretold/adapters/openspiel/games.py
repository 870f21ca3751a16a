"""Every game and its states, registered with OpenSpiel."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from foretold.adapters.openspiel.observer import ForetoldObserver
from foretold.adapters.openspiel.table import ChanceTable, Setup
from foretold.adapters.openspiel_parts import OpenSpielParts, generic_parts
from foretold.adapters.rewards import Reward, values
from foretold.bots.imagination import worlds_of
from foretold.errors import BrokenGame
from foretold.games.package import GamePackage
from foretold.games.registry import definition, packages
from foretold.play.game import Game
from foretold.play.history import History

#: A parameter that stands for "not given": numbers and texts have no None.
NOT_GIVEN: tuple[Any, ...] = (-1, "")


def _game_type(slug: str, parts: OpenSpielParts, players: tuple[int, int]) -> Any:
    return pyspiel.GameType(
        short_name=f"python_foretold_{slug.replace('-', '_')}",
        long_name=parts.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parts.parameters, "reward": "win"},
    )


class ForetoldGame(pyspiel.Game):  # type: ignore[misc]  # published without types
    """A game for OpenSpiel. Each game gets its own class when it is registered."""

    slug: str
    parts: OpenSpielParts
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.game_type.parameter_specification, **(params or {})}
        self.reward = Reward(given.pop("reward"))
        options = {name: value for name, value in given.items() if value not in NOT_GIVEN}
        drawn = self.parts.drawn if self.parts.drawn not in options else ""
        self.setup = Setup(self.slug, tuple(options.items()), self.parts.places, drawn)
        game = self.setup.game()
        super().__init__(self.game_type, self._info(game), params or {})
        self.observation_size = game.rules.observation_size

    def _info(self, game: Game) -> Any:
        players = game.players
        fair = 1.0 / players
        most = float(self.parts.most_points(game))
        worst, best = (-fair, 1.0 - fair) if self.reward is Reward.WIN else (-most, most)
        return pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=len(game.cards),
            num_players=players,
            min_utility=worst,
            max_utility=best,
            utility_sum=0.0,
            max_game_length=self.parts.most_decisions(game),
        )

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound on the number of cards that chance deals."""
        return self.parts.most_cards_laid(self.setup.game())

    def new_initial_state(self) -> ForetoldState:
        """Return a state before the first deal."""
        return ForetoldState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ForetoldObserver:
        """Return an observer of this game."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ForetoldObserver(kind, self.observation_size, params)


class ForetoldState(pyspiel.State):  # type: ignore[misc]  # published without types
    """A state for OpenSpiel: chance deals the cards and the seats decide."""

    def __init__(self, game: ForetoldGame) -> None:
        super().__init__(game)
        self.table = ChanceTable(game.setup)

    def current_player(self) -> int:
        """Return who decides: a seat, chance, or nobody."""
        if self.table.is_dealing:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.table.position.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self.table.is_dealing and self.table.position.is_over

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - asked for the one who decides only
        return [action.code for action in self.table.position.legal_actions()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each card that is left, or each dealer, with the same probability."""
        outcomes = self.table.outcomes()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.table.is_dealing:
            self.table.choose(action)
        else:
            self.table.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.table.game.actions[action])
        if self.table.is_drawing_option:
            return f"{self.table.setup.drawn} {action}"
        return f"lay {self.table.game.cards[action]}"

    def returns(self) -> list[float]:
        """Return the reward of each seat; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return values(self.table.position, self.get_game().reward)

    def __str__(self) -> str:
        table, cards = self.table, self.table.game.cards
        lines = [" ".join(cards[card] for card in order) for order in (*table.decks, *table.reshuffles, table.laid)]
        decided = () if table.state is None else table.state.actions
        return "\n".join([table.game.name, *lines, ", ".join(decided)])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ForetoldState:
        """Return a state that the player can't tell from this one; all such are equally likely (see Imagination)."""
        rng = np.random.default_rng(int(sampler() * 2**53))
        other: ForetoldState = self.get_game().new_initial_state()
        if self.table.state is not None:
            history = History.of(self.table.state)
            imagination = worlds_of(history.game, self.table.state.view(player))
            _follow(other, history.with_last_round(*imagination.round(int(rng.integers(2**62)))))
        if self.table.pending is not None:
            other.apply_action(self.table.pending)
        for _ in self.table.laid:  # nobody has seen these
            other.apply_action(int(rng.choice(other.table.outcomes())))
        return other


def _follow(state: ForetoldState, history: History) -> None:
    """Apply to a new state what chance and the seats did in a history."""
    if state.table.is_drawing_option:
        state.apply_action(history.game.options[state.table.setup.drawn])
    decks, reshuffles = history.orders[: history.rounds], history.orders[history.rounds :]
    codes = iter(history.codes.tolist())
    while True:
        table = state.table
        if table.is_dealing:
            orders, done = (decks, table.decks) if table.is_laying_deck else (reshuffles, table.reshuffles)
            state.apply_action(int(orders[len(done)][len(table.laid)]))
            continue
        code = next(codes, None)
        if code is None:
            return
        state.apply_action(code)


def _register(package: GamePackage) -> None:
    rules = definition(package.slug)
    parts = generic_parts(rules) if package.openspiel is None else package.load(package.openspiel)
    kind = _game_type(package.slug, parts, rules.players)
    name = f"{type(rules).__name__}Game"
    members = {"slug": package.slug, "parts": parts, "game_type": kind, "__doc__": parts.title, "__module__": __name__}
    made = type(name, (ForetoldGame,), members)
    globals()[name] = made  # where pickle finds it
    pyspiel.register_game(kind, made)


for _package in packages().values():
    try:
        _register(_package)
    except BrokenGame as error:  # the other games go on
        warnings.warn(str(error), stacklevel=1)
