"""The two games and their states, registered with OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from foretold.adapters.openspiel.observer import ForetoldObserver
from foretold.adapters.openspiel.table import Places, Setup, Table
from foretold.adapters.rewards import Reward, values
from foretold.bots.imagination import Imagination
from foretold.play.game import Game
from foretold.play.history import History
from foretold.rules.all_or_nothing.flow import cards_in_round
from foretold.rules.all_or_nothing.state import MOST_ROUNDS
from foretold.rules.predictions.state import EFFECTS, REVEALED, ROUNDS, TURNS_A_SEAT

#: A parameter that stands for "not given": numbers and texts have no None.
NOT_GIVEN: tuple[Any, ...] = (-1, "")


def _game_type(slug: str, title: str, players: tuple[int, int], parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"python_foretold_{slug}",
        long_name=title,
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
        parameter_specification=parameters,
    )


PREDICTIONS = _game_type(
    "predictions",
    "All In - Predictions",
    (2, 5),
    {"players": 3, "side": "A", "discard": "open", "heirs": False, "first": 0, "deck": "", "reward": "win"},
)
ALL_OR_NOTHING = _game_type(
    "all_or_nothing",
    "Alles oder Nichts",
    (3, 6),
    {"players": 3, "rounds": 7, "target": -1, "dealer": -1, "deck": "", "reward": "win"},
)


class ForetoldGame(pyspiel.Game):  # type: ignore[misc]  # published without types
    """What both games share; their bounds are generous, no real game comes near."""

    def __init__(self, game_type: Any, name: str, params: dict[str, Any] | None, places: Places) -> None:
        given = {**game_type.parameter_specification, **(params or {})}
        self.reward = Reward(given.pop("reward"))
        options = {name: value for name, value in given.items() if value not in NOT_GIVEN}
        draws_dealer = "dealer" in given and "dealer" not in options
        self.setup = Setup(name, tuple(options.items()), places, draws_dealer)
        game = self.setup.game()
        super().__init__(game_type, self._info(game), params or {})
        self.observation_size = game.rules.observation_size

    def _info(self, game: Game) -> Any:
        players = game.players
        fair = 1.0 / players
        most = float(self.most_points(game))
        worst, best = (-fair, 1.0 - fair) if self.reward is Reward.WIN else (-most, most)
        return pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=len(game.cards),
            num_players=players,
            min_utility=worst,
            max_utility=best,
            utility_sum=0.0,
            max_game_length=self.most_decisions(game),
        )

    def most_points(self, game: Game) -> int:
        """No seat can have more at the end."""
        raise NotImplementedError

    def most_decisions(self, game: Game) -> int:
        """No game has more decisions."""
        raise NotImplementedError

    def most_cards_laid(self, game: Game) -> int:
        """No game has more chance nodes."""
        raise NotImplementedError

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the number of cards that chance lays down."""
        return self.most_cards_laid(self.setup.game())

    def new_initial_state(self) -> ForetoldState:
        """A table before the first deal."""
        return ForetoldState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ForetoldObserver:
        """An observer of this game."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ForetoldObserver(kind, self.observation_size, params)


def whole_deck(game: Game, round_index: int) -> int:  # noqa: ARG001 - the same for every round
    """Every card of the deck may be drawn."""
    return len(game.cards)


def hands_and_trump(game: Game, round_index: int) -> int:
    """The cards that are dealt, and the trump; the rest is out of play."""
    return game.players * _cards_in_round(round_index) + 1


def _cards_in_round(round_index: int) -> int:
    return int(cards_in_round(round_index))  # type: ignore[no-untyped-call]  # rules are typed by Numba


class PredictionsGame(ForetoldGame):
    """All In - Predictions."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(PREDICTIONS, "predictions", params, whole_deck)

    def _rounds(self) -> int:
        return ROUNDS + 1

    def most_points(self, game: Game) -> int:  # noqa: ARG002 - for any number of players
        """Each round a pot of at most 28 in all, hands of 10, two rune cards, and a rune for each effect."""
        return 28 + self._rounds() * (10 + 4 + TURNS_A_SEAT * EFFECTS)

    def most_decisions(self, game: Game) -> int:
        """A turn asks for a card, for two answers an effect and for the cards too many; then all predict."""
        turn = 1 + 2 * EFFECTS + EFFECTS
        return self._rounds() * (TURNS_A_SEAT * game.players * turn + game.players)

    def most_cards_laid(self, game: Game) -> int:
        """The deck, and as many cards again as are drawn, since a new deck is laid when the last is drawn."""
        drawn = TURNS_A_SEAT * game.players * EFFECTS * REVEALED
        return self._rounds() * (2 * len(game.cards) + drawn)


class AllOrNothingGame(ForetoldGame):
    """Alles oder Nichts."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(ALL_OR_NOTHING, "all-or-nothing", params, hands_and_trump)

    def _cards(self, game: Game) -> list[int]:
        """The cards a player has in each round."""
        rounds = int(game.record["rounds"][0]) if int(game.record["target"][0]) == 0 else MOST_ROUNDS
        return [_cards_in_round(round_index) for round_index in range(rounds)]

    def most_points(self, game: Game) -> int:
        """Every round all tricks, bet openly."""
        return sum(2 * cards + 3 for cards in self._cards(game))

    def most_decisions(self, game: Game) -> int:
        """A bet, open or secret, and every card."""
        return sum(game.players * (2 + cards) for cards in self._cards(game))

    def most_cards_laid(self, game: Game) -> int:
        """The dealer, the hands and the trump cards."""
        return 1 + sum(game.players * cards + 1 for cards in self._cards(game))


class ForetoldState(pyspiel.State):  # type: ignore[misc]  # published without types
    """A table at which chance lays the cards and the seats decide."""

    def __init__(self, game: ForetoldGame) -> None:
        super().__init__(game)
        self.table = Table(game.setup)

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        if self.table.is_dealing:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.table.position.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
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
        if self.table.is_drawing_dealer:
            return f"dealer {action}"
        return f"lay {self.table.game.cards[action]}"

    def returns(self) -> list[float]:
        """What the end is worth to each seat; 0 before."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return values(self.table.position, self.get_game().reward)

    def __str__(self) -> str:
        table, cards = self.table, self.table.game.cards
        lines = [" ".join(cards[card] for card in order) for order in (*table.decks, *table.reshuffles, table.laid)]
        decided = () if table.state is None else table.state.actions
        return "\n".join([table.game.name, *lines, ", ".join(decided)])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ForetoldState:
        """A state that the player can't tell from this one, all such being equally likely (see Imagination)."""
        rng = np.random.default_rng(int(sampler() * 2**53))
        other: ForetoldState = self.get_game().new_initial_state()
        if self.table.state is not None:
            history = History.of(self.table.state)
            imagination = Imagination(history.game, self.table.state.view(player))
            _follow(other, history.with_last_round(*imagination.round(int(rng.integers(2**62)))))
        if self.table.pending is not None:
            other.apply_action(self.table.pending)
        for _ in self.table.laid:  # nobody has seen these
            other.apply_action(int(rng.choice(other.table.outcomes())))
        return other


def _follow(state: ForetoldState, history: History) -> None:
    """Apply to a new state what chance and the seats did in a history."""
    if state.table.is_drawing_dealer:
        state.apply_action(history.game.options["dealer"])
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


pyspiel.register_game(PREDICTIONS, PredictionsGame)
pyspiel.register_game(ALL_OR_NOTHING, AllOrNothingGame)
