"""A round as one seat witnessed it: which cards went where, which of them unseen, and what was decided."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING

import numpy as np

from foretold.engine.scratch import FACT_A, FACT_B, FACT_C, FACT_CODE, FACT_SEAT
from foretold.engine.world_plan import NAMED
from foretold.games.predictions.rules import actions
from foretold.games.predictions.rules.facts import Fact
from foretold.games.predictions.rules.state import CARDS, DISCARD_PLACE, HAND, NONE, PLACES, STARRED, Discard
from foretold.games.predictions.worlds.script import HIDE_ANY, HIDE_REST, PREDICT_ANY, SECRET

if TYPE_CHECKING:
    from foretold.games.predictions.rules.record_types import GameRecord

#: Facts after which the next effect of the played card follows.
ENDS_EFFECT = {
    *(Fact.TAKES, Fact.SWAPS, Fact.DRAWS, Fact.REVEALS, Fact.GAINS_RUNE, Fact.SKIPS),
    *(Fact.EFFECT_PASSED_OVER, Fact.HYPNOTISES, Fact.USES_EYE),
}
#: Cards that the Eye shows.
SHOWN = HAND - 1


class Happening(Enum):
    """What the seat learned about an unseen hand or about the pile."""

    ENTERS = auto()  # a token, unseen
    SEEN_ENTERING = auto()  # a card
    SEEN_LEAVING = auto()  # a card
    SEEN_INSIDE = auto()  # a card
    ANNOUNCES = auto()  # a combination
    TURNED_UP = auto()  # a token, unseen; one of them is kept
    KEEPS = auto()  # the number of a secret
    DISCARDS = auto()  # the number of a secret
    BURIES = auto()  # a card that this seat laid on the pile unseen by others
    RESHUFFLE = auto()


@dataclass(frozen=True)
class Event:
    """One of these, at a seat."""

    happening: Happening
    seat: int
    what: int


@dataclass
class Story:
    """The events of a round for one seat; what is known of the orders; the decisions."""

    game: GameRecord
    observer: int
    events: list[Event] = field(default_factory=list)
    decisions: list[list[int]] = field(default_factory=list)
    orders: list[list[int]] = field(default_factory=list)  # NONE: not known
    pools: list[set[int]] = field(default_factory=list)  # the cards of each order; *blind*: of the first alone
    secrets: int = 0
    showdown: bool = False

    def __post_init__(self) -> None:
        self.blind = int(self.game.discard) == Discard.BLIND
        self._pile: list[int] = []
        self._place = 0
        self._played = NONE
        self._step = 0
        self._to_turn_up = (NONE, 0)  # who, how many: *blind*, while the deck is reshuffled
        self._shown: set[int] = set()
        self._eye = (NONE, NONE)  # viewer and target
        self._predicted: dict[int, int] = {}  # by seat, the number of the decision

    def tell(self, facts: np.ndarray, hiding: bool) -> None:
        """Read the facts of the round; ``hiding``: the Eye's target has yet to answer the last use of it."""
        self._begin(CARDS, set(range(CARDS)))
        self._deal()
        for number, row in enumerate(facts.tolist()):
            fact, seat = Fact(row[FACT_CODE]), row[FACT_SEAT]
            last_eye = fact == Fact.USES_EYE and not (facts[number + 1 :, FACT_CODE] == Fact.USES_EYE).any()
            self._cards(fact, seat, row[FACT_A], row[FACT_B], row[FACT_C])
            self._decide(fact, seat, row[FACT_A], row[FACT_C if fact == Fact.SWAPS else FACT_B], hiding and last_eye)
            self._step += fact in ENDS_EFFECT

    def _begin(self, count: int, cards: set[int]) -> None:
        """A new order lies on the table."""
        self.orders.append([NONE] * count)
        self.pools.append(cards)
        self._place = 0

    def _deal(self) -> None:
        for seat in range(int(self.game.players)):
            for _ in range(HAND):
                token = self._next_token()
                if seat != self.observer:
                    self._add(Happening.ENTERS, seat, token)
        self._own_dealt = HAND * self.observer

    def _next_token(self) -> int:
        """The deck's top card leaves it."""
        token = CARDS * (len(self.orders) - 1) + self._place
        self._place += 1
        return token

    def _from_deck(self, card: int) -> None:
        """The deck's top card leaves it in sight."""
        self.orders[-1][self._place] = card
        self._place += 1

    def _add(self, happening: Happening, seat: int, what: int) -> None:
        if seat != self.observer:
            self.events.append(Event(happening, seat, what))

    def _cards(self, fact: Fact, seat: int, a: int, b: int, c: int) -> None:
        """What a fact says about cards."""
        own = seat == self.observer
        if fact == Fact.DEALT:
            self.orders[0][self._own_dealt] = a
            self._own_dealt += 1
        elif fact == Fact.GALLERY_GAINS and a == self._played:
            self._played = NONE
        elif fact in (Fact.GALLERY_GAINS, Fact.DRAWS_CARD, Fact.REVEALS_CARD):
            self._from_deck(a)
        elif fact == Fact.PILE_BEGINS:
            self._from_deck(a)
            self._pile.append(a)
        elif fact == Fact.PLAYS:
            self._played, self._step = a, 0
            self._add(Happening.SEEN_LEAVING, seat, a)
        elif fact == Fact.TAKES:
            self._take_from_pile(b, NONE)
            self._add(Happening.SEEN_ENTERING, seat, a)
        elif fact == Fact.SWAPS:
            self._take_from_pile(c, a)
            self._add(Happening.SEEN_LEAVING, seat, a)
            self._add(Happening.SEEN_ENTERING, seat, b)
        elif fact == Fact.DRAWS and not own:
            self._add(Happening.ENTERS, seat, self._next_token())
        elif fact == Fact.REVEALS and self.blind and not own:
            self._turn_up(seat, a)
        else:
            self._more_cards(fact, seat, a)

    def _more_cards(self, fact: Fact, seat: int, a: int) -> None:
        own = seat == self.observer
        if fact == Fact.KEEPS_CARD:
            self._add(Happening.SEEN_ENTERING, seat, a)
        elif fact == Fact.LAYS_ON_PILE or (fact == Fact.DISCARDS_CARD and own):
            self._bury(a)
        elif fact == Fact.DISCARDS_CARD:
            self._add(Happening.SEEN_LEAVING, seat, a)
            self._bury(a)
        elif fact in (Fact.SHOWS_CARD, Fact.HAND_CARD):
            self.showdown |= fact == Fact.HAND_CARD
            self._add(Happening.SEEN_INSIDE, seat, a)
        elif fact == Fact.ANNOUNCES:
            self._add(Happening.ANNOUNCES, seat, a)
        elif fact == Fact.RESHUFFLED:
            self.events.append(Event(Happening.RESHUFFLE, NONE, a))
            self._begin(a, set(self._pile))
            self._pile = []
            seat, missing = self._to_turn_up
            self._turn_up(seat, missing)

    def _bury(self, card: int) -> None:
        """The card lies on the pile."""
        self._pile.append(card)
        if self.blind:
            self.events.append(Event(Happening.BURIES, self.observer, card))

    def _take_from_pile(self, place: int, given: int) -> None:
        """*seer*: the top of the pile is taken, or exchanged for another card."""
        if place == DISCARD_PLACE:
            self._pile.pop()
            if given != NONE:
                self._pile.append(given)

    def _turn_up(self, seat: int, count: int) -> None:
        """*blind*: others turn up cards; where the deck runs out, the rest comes after the reshuffle."""
        while count > 0 and self._place < len(self.orders[-1]):
            self._add(Happening.TURNED_UP, seat, self._next_token())
            count -= 1
        self._to_turn_up = (seat, count)

    def _starred(self) -> bool:
        return int(self.game.effects[self._played, self._step]) & STARRED != 0

    def _decide(self, fact: Fact, seat: int, a: int, place: int, waiting: bool) -> None:
        """The decision that brought a fact, if one did."""
        named = {
            Fact.PLAYS: actions.PLAY + a,
            Fact.PASSES: actions.PASS,
            Fact.GOES_ALL_IN: actions.ALL_IN,
            Fact.TAKES: actions.TAKE + place,
            Fact.SWAPS: actions.SWAP + a * PLACES + place,
            Fact.SKIPS: actions.SKIP,
            Fact.HYPNOTISES: actions.HYPNOSIS + a,
            Fact.USES_EYE: actions.EYE + a,
            Fact.HIDES_CARD: actions.HIDE + a,
            Fact.KEEPS_CARD: actions.KEEP + a,
            Fact.DISCARDS_CARD: actions.DISCARD + a,
        }
        optional = {Fact.DRAWS: actions.DRAW, Fact.REVEALS: actions.REVEAL, Fact.GAINS_RUNE: actions.RUNE}
        if fact in named:
            self.decisions.append([NAMED, named[fact]])
        elif fact in optional and not self._starred():
            self.decisions.append([NAMED, optional[fact]])
        elif fact in (Fact.HAS_PREDICTED, Fact.PREDICTS):
            self._predicts(fact, seat, a)
        elif fact in (Fact.KEEPS, Fact.DISCARDS) and seat != self.observer:
            self._decides_in_secret(fact, seat)
        if fact == Fact.USES_EYE:
            self._eye, self._shown = (seat, a), set()
            if self.observer not in self._eye and not waiting:
                self.decisions.append([HIDE_ANY])
        elif fact == Fact.SHOWS_CARD and self._eye[0] == self.observer:
            self._shown.add(a)
            if len(self._shown) == SHOWN:
                self.decisions.append([HIDE_REST, sum(1 << card for card in self._shown)])

    def _predicts(self, fact: Fact, seat: int, target: int) -> None:
        """Two players' predictions are told twice: that one is given, and, to each when it is due, which."""
        if fact == Fact.HAS_PREDICTED:
            self._predicted[seat] = len(self.decisions)
            self.decisions.append([PREDICT_ANY])
        elif seat in self._predicted:
            self.decisions[self._predicted[seat]] = [NAMED, actions.PREDICT + target]
        else:
            self.decisions.append([NAMED, actions.PREDICT + target])

    def _decides_in_secret(self, fact: Fact, seat: int) -> None:
        """*blind*: which card, the sampler says."""
        keeps = fact == Fact.KEEPS
        self.decisions.append([SECRET, actions.KEEP if keeps else actions.DISCARD, self.secrets])
        self._add(Happening.KEEPS if keeps else Happening.DISCARDS, seat, self.secrets)
        self.secrets += 1
