"""All In - Predictions, as the library sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from foretold.engine.definition import Bindings, Definition
from foretold.engine.log import Phrasebook, code_name, rows
from foretold.engine.scratch import FACT_A, FACT_CODE
from foretold.engine.view_types import View
from foretold.engine.world_plan import Plan
from foretold.games.predictions.knowledge import certain as knowledge
from foretold.games.predictions.knowledge import observation, views
from foretold.games.predictions.rules import actions, deck, flow, hands, notation, step
from foretold.games.predictions.rules import options as options_
from foretold.games.predictions.rules import rounds as rounds_
from foretold.games.predictions.rules.facts import Fact
from foretold.games.predictions.rules.state import GAME, STATE
from foretold.games.predictions.worlds import plan as plan_
from foretold.games.predictions.worlds import worlds


class Predictions(Definition):
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
        "known": knowledge.known,
        "write_table": views.write_table,
        "write_memory": views.write_memory,
        "observe": observation.observe,
        "hand_value": hands.hand_value,
        "resume_round": worlds.resume_round,
        "lay_world": worlds.lay_world,
        "code_of": worlds.code_of,
    }
    most_legal = actions.MOST_LEGAL
    known_size = knowledge.KNOWN
    observation_size = observation.SIZE
    log_words = 9
    option_specs = options_.SPECS
    fact_codes = tuple(code_name(fact) for fact in Fact if fact != Fact.DECK_ORDER)

    def parse_deck(self, content: Any, file: str, players: int | None) -> deck.Deck:
        """A checked deck from the content of a deck file."""
        return deck.parse(content, file)

    def read_options(self, given: Mapping[str, Any]) -> options_.Options:
        """Checked options."""
        return options_.read(given)

    def record_of(self, options: Any, deck: Any) -> np.ndarray:
        """The array of one game record."""
        return options_.record_of(options, deck)

    def action_names(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The action table in notation."""
        return notation.action_names()

    def default_action(self, legal: Sequence[str], seat: int) -> str:
        """Pass or skip, otherwise predict oneself, otherwise the first action."""
        return next((wanted for wanted in ("pass", "skip", f"predict {seat}") if wanted in legal), legal[0])

    def chronicle(self, players: int, deck: Any) -> rounds_.Chronicle:
        """A chronicle before its first fact."""
        return rounds_.Chronicle(players)

    def words(self, cards: tuple[str, ...], suits: tuple[str, ...]) -> list[bytes]:
        """The words that views are made of."""
        return views.words()

    def from_log(self, chronicle: Any) -> list[bytes]:
        """What a view tells from the log."""
        return views.from_log(chronicle)

    def phrasebook(self, deck: Any) -> Phrasebook:
        """How the facts are written."""
        return views.PHRASES

    def reshuffles(self, facts: np.ndarray) -> list[list[int]]:
        """The order of each new deck, top first."""
        orders: list[list[int]] = []
        for row in rows(facts):
            if row[FACT_CODE] == Fact.RESHUFFLED:
                orders.append([])
            elif row[FACT_CODE] == Fact.DECK_ORDER:
                orders[-1].append(row[FACT_A])
        return orders

    def plan(self, game: Any, facts: np.ndarray, view: View) -> Plan:
        """The plan of the worlds of a round that these facts tell, as the view's seat witnessed it."""
        return plan_.plan_of(game, facts, view)
