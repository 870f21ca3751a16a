"""Alles oder Nichts, as the library sees it."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

from foretold.rules.all_or_nothing import actions, deck, flow, knowledge, notation, observation, step, views, worlds
from foretold.rules.all_or_nothing import options as options_
from foretold.rules.all_or_nothing import plan as plan_
from foretold.rules.all_or_nothing import rounds as rounds_
from foretold.rules.all_or_nothing.facts import Fact
from foretold.rules.all_or_nothing.state import GAME, STATE
from foretold.rules.definition import Bindings, Definition, Known, View
from foretold.rules.desk import SPECTATOR
from foretold.rules.log import Phrasebook, code_name
from foretold.rules.plain import Reader
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
        "known": knowledge.certain,
        "observe": observation.observe,
        "resume_round": worlds.resume_round,
        "lay_world": worlds.lay_world,
        "code_of": worlds.code_of,
    }
    most_legal = actions.MOST_LEGAL
    known_size = knowledge.KNOWN
    read_game = Reader(GAME, GAME.names or ())
    read_state = Reader(STATE, views.FIELDS)
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

    def chronicle(self, players: int, deck: Any) -> rounds_.Chronicle:
        """A chronicle before its first fact."""
        return rounds_.Chronicle(players, deck.cards)

    def public(self, game: Any, state: Any, chronicle: Any, deck: Any) -> View:
        """The table and the memory, with gaps for what is a viewer's own."""
        return {"table": views.table(game, state, chronicle, deck), "memory": views.memory(state, chronicle)}

    def own(
        self, game: Any, state: Any, chronicle: Any, known: Known, deck: Any, seat: int | None  # noqa: ARG002
    ) -> tuple[bytes, ...]:
        """What goes into the gaps for a viewer."""
        certain = known[SPECTATOR if seat is None else seat]
        return views.own_table(game, state, seat, deck) + views.own_memory(game, state, seat, certain, deck)

    def phrasebook(self, deck: Any) -> Phrasebook:
        """How the facts are written."""
        return views.phrasebook(deck)

    def reshuffles(self, facts: np.ndarray) -> list[list[int]]:
        """Nothing is ever reshuffled in this game."""
        return []

    def plan(self, game: Any, facts: np.ndarray, view: View) -> Plan:
        """The plan of the worlds of a round that these facts tell, as the view's seat witnessed it."""
        return plan_.plan_of(game, facts, view)
