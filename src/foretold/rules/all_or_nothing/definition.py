"""Alles oder Nichts, as the library sees it."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import numpy as np

from foretold.rules.all_or_nothing import actions, deck, flow, knowledge, notation, observation, step, views, worlds
from foretold.rules.all_or_nothing import options as options_
from foretold.rules.all_or_nothing import plan as plan_
from foretold.rules.all_or_nothing import rounds as rounds_
from foretold.rules.all_or_nothing.facts import Fact
from foretold.rules.all_or_nothing.state import GAME, STATE
from foretold.rules.definition import Bindings, Definition, View
from foretold.rules.log import code_name
from foretold.rules.plan import Plan


class AllOrNothing(Definition):
    """The definition of the game."""

    name = deck.GAME_NAME
    players = options_.PLAYERS
    game_dtype = GAME
    state_dtype = STATE
    bindings: ClassVar[Bindings] = {
        "begin_game": flow.begin_game,
        "apply_action": step.apply_action,
        "apply_kth": step.apply_kth,
        "try_action": step.try_action,
        "score_of": step.score_of,
        "legal_count": actions.legal_count,
        "legal_action": actions.legal_action,
        "legal_actions": actions.legal_actions,
        "certain": knowledge.certain,
        "observe": observation.observe,
        "resume_round": worlds.resume_round,
        "lay_world": worlds.lay_world,
        "code_of": worlds.code_of,
    }
    most_legal = actions.MOST_LEGAL
    known_places = views.KNOWN_PLACES
    observation_size = observation.SIZE
    option_names = options_.KNOWN
    fact_codes = tuple(code_name(fact) for fact in Fact)
    always_recorded = ("dealer",)

    def parse_deck(self, content: Any, file: str, players: int | None) -> deck.Deck:
        """A checked deck from the content of a deck file."""
        return deck.parse(content, file, deck.FEWEST_PLAYERS if players is None else players)

    def read_options(self, given: Mapping[str, Any]) -> options_.Options:
        """Checked options."""
        return options_.read(given)

    def record_of(self, options: Any, deck: Any) -> np.ndarray:
        """The array of one game record."""
        return options_.record_of(options, deck)

    def options_found(self, game: Any, state: Any) -> dict[str, Any]:
        """Who dealt round 1; the deal has passed to the left each round since."""
        return {"dealer": (int(state.dealer) - int(state.round_index)) % int(game.players)}

    def action_names(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The action table in notation."""
        return notation.action_names(cards)

    def question(self, state: Any) -> str | None:
        """What is asked now, in a word."""
        return views.question(state)

    def view(self, game: Any, state: Any, facts: np.ndarray, seat: int | None, known: np.ndarray, deck: Any) -> View:
        """The parts of a view: table, memory, log."""
        cards, suits = deck.cards, deck.suits
        return {
            "table": views.table(game, state, facts, seat, cards, suits),
            "memory": views.memory(game, state, facts, seat, known, cards, suits),
            "log": views.log(facts, seat, cards, suits),
        }

    def rounds(self, facts: np.ndarray, players: int, deck: Any) -> list[dict[str, Any]]:
        """The finished rounds."""
        return rounds_.finished(facts, players, deck.cards)

    def reshuffles(self, facts: np.ndarray) -> list[list[int]]:
        """Nothing is ever reshuffled in this game."""
        return []

    def read_log(self, log: Iterable[View], deck: Any) -> np.ndarray:
        """The facts that the log of a view tells."""
        return views.read_log(log, deck.cards, deck.suits)

    def plan(self, game: Any, facts: np.ndarray, view: View) -> Plan:
        """The plan of the worlds of a round that these facts tell, as the view's seat witnessed it."""
        return plan_.plan_of(game, facts, view)
