"""The novice: sees what is in its own hand, thinks well of it, and soon forgets the rest."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from foretold.bots.common import chance_of, choice_of, win_share
from foretold.bots.protocol import Bot, Choice, View
from foretold.games.predictions.rules import hands as rules
from foretold.games.predictions.rules.notation import COMBINATION_NAMES, RANK_NAMES, cards_named
from foretold.games.predictions.rules.state import RUNE_CARD_PAYS

if TYPE_CHECKING:
    from foretold.play.game import Game

#: The value of a hand; its parts are described where the rules make it.
_value_of: Callable[..., int] = rules.hand_value
_strength_of: Callable[[int], int] = rules.strength_of
_order_of: Callable[[int], int] = rules.order_of

#: A rank is liked for being high, even where it makes no combination.
LIKES_HIGH_CARDS = 0.03
#: Cards of one suit beyond the second are liked as half a flush.
LIKES_SUITS = 0.25
#: A hand worth this is kept as it is: the novice passes rather than break it.
CONTENT = 4
#: A hand worth this makes the novice lay it down when the mood takes it.
BOLD = 3
BOLDNESS = 0.4
#: How passing and all-in feel, in runes: with a good hand and without.
KEEPS_IT, DULL = 1.0, 0.5
DARES, FEAR = 1.5, 1.0
#: Who is all in, and announcements of the last few turns, are still in mind.
REMEMBERED_TURNS = 4
#: A pair of one's own looks like a good hand.
OVERRATED = 1.6
#: Nothing in hand does not look good, whatever the highest card.
NO_HOPE = 0.5
#: The part of a hand's order that is its key card.
KEY_BITS = 63
#: Moods: how much chance sways a decision, in runes.
MOOD = 0.35
#: What the powers of a card seem to be worth.
POWERS = {"take": 0.5, "swap": 0.3, "draw": 0.3, "rune": 0.9, "hypnosis": 0.1, "eye": 0.2}
#: A reveal seems to be a draw, and a little more for each further card to choose from.
REVEALED_CARD = 0.05
#: How far apart the players' runes seem to be.
SPREAD = 4.0
#: What a hand seems to be worth on average.
USUAL = 2.0
#: How interesting each rune of another player makes the hand.
ENVY = 0.1
#: Worth of all hands that others may hold, as the novice imagines them.
IMAGINED_RIVAL = 1.2


def _seems_worth(power: str) -> float:
    """What an effect, or doing what it lets one do, seems to bring."""
    name, _, count = power.partition(" ")
    if name == "reveal":
        return POWERS["draw"] + REVEALED_CARD * (int(count or 2) - 1)
    return POWERS.get(name, 0.0)


class Novice(Bot):
    """A plausible beginner."""

    level = "novice"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        record = game.settings_array[0]
        #: what the rules read of a game to value a hand, as plain lists: read many times a decision
        self._scale = SimpleNamespace(strength=record["strength"].tolist(), suit_rank=record["suit_rank"].tolist())

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """What looks best at first sight."""
        chance = chance_of(view, seed)
        look = {"turn": self._turn, "predict": self._predict, "hide": self._hide}.get(view["asked"])
        if look is not None:
            runes = look(view, chance)
        elif view["asked"] in ("hypnosis", "eye"):
            runes = self._target(view, chance)
        else:
            runes = {action: self._after(view, action) + chance.random() * MOOD for action in view["legal"]}
        players = len(view["scores"])
        return choice_of({action: win_share(value - USUAL, SPREAD, players) for action, value in runes.items()})

    def _likes(self, cards: list[str]) -> float:
        """How good some cards look: at most the five best of them count."""
        if len(cards) > 5:
            return max(self._likes(list(five)) for five in combinations(cards, 5))
        mask = cards_named(cards)
        strength = _strength_of(_value_of(self._scale, mask))
        plain = [card for card in cards if card[0] != "R"]
        ranks = Counter(card[:-1] for card in plain)
        suits = Counter(card[-1] for card in plain)
        liked = float(RUNE_CARD_PAYS * (len(cards) - len(plain)) + strength)
        liked += LIKES_SUITS * max(max(suits.values(), default=0) - 2, 0)
        return liked + LIKES_HIGH_CARDS * sum(RANK_NAMES.index(rank) / 12 for rank in ranks)

    def _powers(self, card: str) -> float:
        """What a card's effects seem to bring."""
        return sum(_seems_worth(name) for name, _ in self.game.deck.face(card))

    def _turn(self, view: View, chance: random.Random) -> dict[str, float]:
        """Play the card that is least liked and does most; pass or go all in with a good hand."""
        hand = view["table"]["hand"]
        now = self._likes(hand)
        worth = view["table"]["worth"]["strength"]
        values = {}
        for action in view["legal"]:
            if action == "pass":
                values[action] = now + (KEEPS_IT if worth >= CONTENT else -DULL)
            elif action == "all-in":
                dares = worth >= BOLD and chance.random() < BOLDNESS
                values[action] = now + (DARES if dares else -FEAR)
            else:
                card = action.split()[1]
                left = self._likes([other for other in hand if other != card])
                values[action] = left + self._powers(card) + chance.random() * MOOD
        return values

    def _after(self, view: View, action: str) -> float:
        """How the hand looks after an effect or a discard; it likes to have things."""
        table = view["table"]
        hand = list(table["hand"])
        verb, *names = action.split()
        if verb in ("take", "swap"):
            place = names[-1]
            hand.append(table["pile"]["top"] if place == "discard" else table["gallery"][int(place)][-1])
        if verb in ("swap", "discard"):
            hand.remove(names[0])
        if verb == "keep":
            hand.append(names[0])
        return self._likes(hand) + _seems_worth(verb)

    def _hide(self, view: View, chance: random.Random) -> dict[str, float]:
        """Hide the card that looks best by itself: a high one of those that match."""
        hand = view["table"]["hand"]
        return {
            action: -self._likes([card for card in hand if card != action.split()[1]]) + chance.random() * MOOD
            for action in view["legal"]
        }

    def _target(self, view: View, chance: random.Random) -> dict[str, float]:
        """Look at whoever has the most runes."""
        runes = view["table"]["runes"]
        asked = [action for action in view["legal"] if action != "skip"]
        values = {action: 1 + ENVY * runes[int(action.split()[1])] + chance.random() * MOOD for action in asked}
        return {**values, **({"skip": 0.5} if "skip" in view["legal"] else {})}

    def _predict(self, view: View, chance: random.Random) -> dict[str, float]:
        """The own hand if it is worth anything, else whoever seemed strong lately."""
        table, seat = view["table"], view["seat"]
        seems = [IMAGINED_RIVAL + chance.random() * MOOD for _ in table["runes"]]
        for heard in self._lately(view):
            combination = COMBINATION_NAMES.index(heard["combination"])
            seems[heard["seat"]] = float(self._scale.strength[combination])
        if table["all_in"] is not None:
            seems[table["all_in"]] += 1
        seems[seat] = OVERRATED * self._own(table["hand"])
        return {action: seems[int(action.split()[1])] for action in view["legal"]}

    def _lately(self, view: View) -> list[dict[str, Any]]:
        """The announcements that are still in mind."""
        now = view["table"]["turn"]
        return [heard for heard in view["memory"]["announced"] if now - heard["turn"] <= REMEMBERED_TURNS]

    def _own(self, hand: list[str]) -> float:
        """The strength of the own hand, with its key card as a fraction."""
        value = _value_of(self._scale, cards_named(hand))
        strength = _strength_of(value)
        return strength + (_order_of(value) & KEY_BITS) / (KEY_BITS + 1) - (0.0 if strength else NO_HOPE)
