"""Every game as PettingZoo AEC environments: one agent decides at a time, and sees what its seat may know.

>>> from foretold.adapters import pettingzoo
>>> env = pettingzoo.env(players=4)
>>> env.reset(seed=7)
"""

import sys
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

import foretold
from foretold.adapters.rewards import Reward, values
from foretold.games.registry import DEFAULT
from foretold.play.state import State
from foretold.words import say, tell

#: How many sentences of the log a rendering shows.
SENTENCES = 12
#: No feature of an observation is larger: runes, points and turns are fractions that long games take beyond 1.
HIGHEST = 20.0


class ForetoldEnv(AECEnv):  # type: ignore[misc]  # published without types
    """One game at one table; ``player_0`` is seat 0 and so on.

    An observation is a dictionary: ``observation``, a float32 vector (docs/observations.md), and ``action_mask``, which
    holds the legal actions of the agent that decides now and zeros for every other agent. Actions are numbers of the
    game's action table. Rewards come with the last decision of the game and add up to zero: ``reward="win"`` gives the
    share of the win less 1/n, ``reward="score"`` the score less the mean of all scores.

    ``viewer`` is the seat whose view is rendered, None that of a spectator; ``lang`` the language.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's own shape; each environment gets a copy
        "render_modes": ["human", "ansi"],
        "name": "foretold",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = DEFAULT,
        render_mode: str | None = None,
        *,
        reward: str = "win",
        viewer: int | None = None,
        lang: str = "en",
        **options: Any,
    ) -> None:
        super().__init__()
        options.setdefault("players", 4)
        self.game = foretold.game(game, **options)
        self.metadata = {**type(self).metadata, "name": f"foretold_{self.game.name}_v0".replace("-", "_")}
        self.render_mode = render_mode
        self._reward = Reward(reward)
        self._viewer = viewer
        self._lang = lang
        self._table = self.game.actions
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_actions = np.zeros(len(self._table), np.int8)
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self._table)) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._state: State | None = None

    def _observation_space(self) -> Dict:
        size = self.game.rules.observation_size
        return Dict(
            {
                "observation": Box(-HIGHEST, HIGHEST, (size,), np.float32),
                "action_mask": Box(0, 1, (len(self._table),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions: the action table."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same seed, the same game. ``options`` may give ``decks`` and ``reshuffles``."""
        given = {name: (options or {}).get(name) for name in ("decks", "reshuffles")}
        self._state = self.game.deal(seed=seed, **given)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._decider()]

    @property
    def table(self) -> State:
        """Return the game in progress. It holds every secret: not for agents."""
        if self._state is None:
            raise ResetNeeded("reset() comes before everything else")
        return self._state

    def _decider(self) -> int:
        """Return the seat that decides; after the end seat 0, whose agent leaves first."""
        return self.table.actor or 0

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Return what the agent may know now and, if it decides, its legal actions."""
        state = self.table
        seat = self._seats[agent]
        decides = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {
            "observation": state.observation(seat),
            "action_mask": state.mask() if decides else self._no_actions.copy(),
        }

    def step(self, action: int | None) -> None:
        """Do an action of the table; one that is illegal raises ``IllegalAction`` and changes nothing."""
        state = self.table
        agent = self.agent_selection
        if self.terminations.get(agent, True):
            self._was_dead_step(action)
            return
        state.apply(self._notation(action))
        actor = state.actor
        if actor is None:
            self._finish(state)
        else:
            self.agent_selection = self.possible_agents[actor]
        if self.render_mode == "human":
            self.render()

    def _notation(self, action: Any) -> str:
        """Return the action of a number; anything else is passed on and refused later."""
        try:
            return self._table[action] if action >= 0 else str(action)
        except (IndexError, TypeError):
            return str(action)

    def _finish(self, state: State) -> None:
        """End the game: pay the rewards, and let the agents leave one after the other."""
        for agent, value in zip(self.possible_agents, values(state, self._reward), strict=True):
            self.rewards[agent] = value
            self._cumulative_rewards[agent] = value
            self.terminations[agent] = True
        self.agent_selection = self.possible_agents[0]

    def render(self) -> str | None:
        """Show the latest facts in words, the scores and who decides: returned (ansi) or printed (human)."""
        text = in_words(self.table, self._viewer, self._lang)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """Close the environment; it holds nothing open."""


def in_words(state: State, viewer: int | None, lang: str) -> str:
    """Return a position in words: the latest facts, the scores, who decides (>), and the viewer's hand."""
    view = state.view(viewer)
    lines = [say(f"game-{view['game']}", lang)]
    lines += [tell(view["game"], fact, lang) for fact in view["log"][-SENTENCES:]]
    for seat, score in enumerate(view["scores"]):
        mark = ">" if seat == view["actor"] else " "
        hand = " ".join(view["table"].get("hand") or ()) if seat == viewer else ""
        lines.append(f"{mark} {say('seat', lang, seat=seat)}: {score}  {hand}".rstrip())
    return "\n".join(lines)


def env(game: str = DEFAULT, render_mode: str | None = None, **options: Any) -> ForetoldEnv:
    """Make an environment of the game; ``options`` are those of the game, and ``reward``, ``viewer`` and ``lang``."""
    return ForetoldEnv(game, render_mode, **options)


#: PettingZoo's name for an environment without wrappers: this one needs none.
raw_env = ForetoldEnv
