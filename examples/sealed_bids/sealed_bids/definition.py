"""The game as the library sees it."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

from foretold.engine import choices
from foretold.engine.deck_file import PlainDeck, plain_deck
from foretold.engine.definition import Definition
from foretold.engine.log import Phrasebook, code_name
from foretold.engine.options import OptionSpec, PlayersOnly, known_only, number_of_players
from foretold.engine.rounds import GainsByRound
from sealed_bids import rules, views
from sealed_bids.rules import Fact

NAME = "sealed-bids"
PLAYERS = (2, 4)
CARD_NAMES = tuple(f"{rank}{suit}" for suit in "ABCD" for rank in range(1, 7))


class Chronicle(GainsByRound):
    """The prizes that each seat took, by round."""

    begins, gains, ends_game = Fact.ROUND_BEGINS, Fact.TAKES, Fact.WINS
    told = frozenset({Fact.ROUND_BEGINS, Fact.WINS})


class SealedBids(Definition):
    """The definition of the game."""

    name = NAME
    players = PLAYERS
    game_dtype = rules.GAME
    state_dtype = rules.STATE
    bindings: ClassVar = {
        **{name: getattr(rules, name) for name in ("begin_game", "apply_kth", "try_action", "score_of")},
        **{name: getattr(choices, name) for name in ("legal_count", "legal_action", "legal_actions")},
        **{name: getattr(views, name) for name in ("known", "write_table", "write_memory", "observe")},
        "apply_action": rules.lay,
    }
    most_legal = rules.HAND
    known_size = 1
    observation_size = views.SIZE
    option_specs = (
        OptionSpec("players", "number", low=PLAYERS[0], high=PLAYERS[1], required=True),
        OptionSpec("deck", "deck"),
    )
    fact_codes = tuple(map(code_name, Fact))

    def parse_deck(self, content: Any, file: str, players: int | None) -> PlainDeck:
        """The deck, whose cards are always the same."""
        return plain_deck(content, file, NAME, CARD_NAMES)

    def read_options(self, given: Mapping[str, Any]) -> PlayersOnly:
        """Checked options."""
        known_only(NAME, given, self.option_names)
        return PlayersOnly(number_of_players(NAME, given, *PLAYERS))

    def record_of(self, options: PlayersOnly, deck: PlainDeck) -> np.ndarray:
        """The record that the rules read the options from."""
        games = np.zeros(1, rules.GAME)
        games[0].players = options.players
        return games

    def action_names(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The action table."""
        return tuple(f"lay {card}" for card in cards)

    def chronicle(self, players: int, deck: PlainDeck) -> Chronicle:
        """A chronicle before its first fact."""
        return Chronicle(players)

    def words(self, cards: tuple[str, ...], suits: tuple[str, ...]) -> list[bytes]:
        """The words that views are made of."""
        return views.words(cards)

    def phrasebook(self, deck: PlainDeck) -> Phrasebook:
        """How facts are written."""
        return Phrasebook(Fact, rules.ARGUMENTS, {"number": None, "card": CARD_NAMES})
