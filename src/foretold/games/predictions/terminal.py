"""All In - Predictions in words: gallery, hand, effects, questions and choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from foretold.games.predictions.deck_story import faces_table
from foretold.games.predictions.knowledge.views import worth
from foretold.games.predictions.rules.notation import CARD_NAMES, COMBINATION_NAMES
from foretold.games.predictions.rules.state import HAND, RUNE_CARD_PAYS
from foretold.terminal.teller import FactGroups, MenuEntry, Summary, Teller
from foretold.terminal.texts import Texts
from foretold.words import counted, say
from foretold.words.layout import table

if TYPE_CHECKING:
    from foretold.games.predictions.view_types import PredictionsView


#: The suits whose card names have a form of their own in the catalogues, by letter.
_SUITS = {"C": "clock", "M": "mask", "S": "scarab", "T": "tree"}
#: Places in each column of the gallery.
_ROWS = 2
#: Questions about a card that comes into the hand.
_GAINS = frozenset({"take", "swap", "keep"})
_FIRST_TURN = frozenset({"pot-filled", "dealt", "gallery-gains"})
#: More swaps than this are asked in two steps.
_SHORT_MENU = 9
_EFFECTS = ("take", "swap", "draw", "reveal", "rune", "hypnosis", "eye")
#: Questions about the value of hands: their rules say what the combinations pay.
_VALUES = frozenset({"turn", "keep", "discard", "predict"})


class PredictionsTeller(Teller):
    """Tells All In - Predictions."""

    facts = FactGroups(
        in_summary=frozenset({"hand-card", "hand-shown", "hand-paid", "rune-cards-paid"}),
        showing=frozenset({"hand-shown"}),
        less=frozenset({"draws", "keeps", "discards", "has-predicted"}),
        by_card=frozenset({"dealt", "reveals-card", "lays-on-pile", "shows-card", "discards-card"}),
        after_turns=frozenset({"gallery-full", "turns-over", "predicts", "strongest", "pot-paid"}),
        after_summary=FactGroups.after_summary | {"heirs-round"},
    )
    table_command = "gallery"
    tie_message = "cli-story-tie"

    @staticmethod
    def tells(fact: Mapping[str, Any], following: str) -> bool:
        """An empty pot is not worth a sentence, nor are cards counted that are named at once."""
        is_empty = fact["fact"] == "pot-carried" and fact["runes"] == 0
        return not is_empty and not (fact["fact"] == "reveals" and following == "reveals-card")

    @staticmethod
    def card(texts: Texts, card: str) -> str:
        """A card's name, with its notation in brackets."""
        rank, letter = card[:-1], card[-1]
        if card.startswith("R"):
            return texts.say("play-card-rune", card=card)
        is_number = rank.isdigit()
        spoken = (
            texts.say("play-rank-number", number=int(rank)) if is_number else texts.say(f"play-rank-{rank.lower()}")
        )
        return texts.say("play-card-predictions", rank=spoken, suit=_suit(texts, letter), card=card)

    @staticmethod
    def round_story(played: Mapping[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        """Pot and strongest hand, then hands, predictions and gains."""
        head = say(
            "cli-story-predictions", lang,
            pot=played["pot"], carry=played["carry"], strongest=names[played["strongest"]],
        )  # fmt: skip
        columns = ("player", "hand", "combination", "strength", "prediction", "gain")
        rows = [
            [
                name,
                " ".join(played["hands"][seat]),
                say(f"combination-{played['combinations'][seat]}", lang),
                str(played["strengths"][seat]),
                names[played["predictions"][seat]],
                f"+{played['gains'][seat]}",
            ]
            for seat, name in enumerate(names)
        ]
        return head, table([say(f"cli-column-{column}", lang) for column in columns], rows, numbers=(3, 5))

    @staticmethod
    def deck_story(deck: Any, lang: str) -> tuple[list[str], str]:
        """The order of the suits, and a table of the effects by rank."""
        return [say("cli-deck-suits", lang, suits=" > ".join(deck.suit_names(lang).values()))], faces_table(deck, lang)

    def situation(self, view: PredictionsView) -> list[str]:
        """At a turn: round, pot, gallery and the worth of the hand; the cards themselves are the choices."""
        hand = _hand(view)
        if view["asked"] == "turn":
            return [self._standing(view), *self._gallery(view), *self._worth(hand)]
        if view["asked"] == "predict":
            return [self._standing(view), *self._worth(hand)]
        return [self.texts.sentence("play-holding", cards=self.texts.cards(hand))] if view["asked"] in _GAINS else []

    def shows(self, view: PredictionsView, fact: Mapping[str, Any]) -> bool:
        """The first turn of a round shows pot, gallery and hand."""
        first = view["asked"] == "turn" and view["actor"] == self.texts.seat and view["table"]["turn"] == 1
        return first and fact["turn"] == 0 and fact["fact"] in _FIRST_TURN

    def _standing(self, view: PredictionsView) -> str:
        table = view["table"]
        numbers = {"round": table["round"], "turn": table["turn"], "pot": table["pot"]}
        return self.texts.sentence("play-standing", **numbers, runes=table["runes"][self.texts.seat])

    def table(self, view: PredictionsView) -> list[str]:
        """The gallery, the deck and the pile."""
        table, texts = view["table"], self.texts
        pile, top = table["pile"]["count"], table["pile"]["top"]
        lines = [*self._gallery(view), texts.sentence("play-deck", count=table["deck"], pile=pile)]
        if top is not None:
            lines.append(texts.sentence("play-pile-top", card=texts.card(top)))
        return lines

    def _gallery(self, view: PredictionsView) -> list[str]:
        texts, columns = self.texts, view["table"]["gallery"]
        taken, limit = sum(map(len, columns)), _ROWS * len(columns)
        lines = [texts.sentence("play-gallery", count=taken, limit=limit)]
        for number, cards in enumerate(columns):
            spoken = [texts.card(card) for card in cards]
            if len(spoken) == _ROWS:
                below, card = spoken
                lines.append("  " + texts.say("play-column-covering", column=counted(number), card=card, covered=below))
            elif spoken:
                lines.append("  " + texts.say("play-column", column=counted(number), card=spoken[0]))
        return lines

    def hand(self, view: PredictionsView) -> list[str]:
        """The cards, what each does, and the worth of all."""
        texts, hand = self.texts, _hand(view)
        lines = [texts.sentence("play-hand", count=len(hand))]
        lines += ["  " + texts.say("play-note", choice=texts.card(card), note=self.effects(card)) for card in hand]
        return lines + self._worth(hand)

    def effects(self, card: str) -> str:
        """What a card does when it is played, from the top down."""
        texts = self.texts
        spoken = ""
        for effect, starred in texts.game.deck.face(card):
            part = texts.say(
                "play-effect-must" if starred else "play-effect-may", effect=texts.worded("effect", effect)
            )
            spoken = texts.say("play-effect-then", list=spoken, next=part) if spoken else part
        return spoken

    def _worth(self, hand: Sequence[str]) -> list[str]:
        found = self._value(hand)
        if found is None:
            return []
        runes = found["strength"] + RUNE_CARD_PAYS * sum(card.startswith("R") for card in hand)
        combination = self.texts.say(f"combination-{found['combination']}")
        strength = found["strength"]
        return [self.texts.sentence("play-worth", combination=combination, strength=strength, runes=runes)]

    def _value(self, hand: Sequence[str]) -> dict[str, Any] | None:
        return worth(self.texts.game.settings_array[0], sum(1 << CARD_NAMES.index(card) for card in hand))

    def facts_about(self, view: PredictionsView, seat: int) -> list[str]:
        """Runes and cards, all in, predictions, announcements, and cards that the player certainly holds."""
        texts, table = self.texts, view["table"]
        facts = [texts.say("play-has-runes", count=table["runes"][seat])]
        facts.append(texts.say("play-has-cards", count=table["hand_sizes"][seat]))
        if table["all_in"] == seat:
            facts.append(texts.say("play-is-all-in"))
        predicted = table["predictions"][seat]
        if predicted is not None:
            facts.append(texts.say("play-predicts", player=texts.player(predicted)))
        return facts + self._remembered(view, seat)

    def _remembered(self, view: PredictionsView, seat: int) -> list[str]:
        texts, memory = self.texts, view["memory"]
        facts: list[str] = []
        if memory is None:
            return facts
        announced = [said for said in memory["announced"] if said["seat"] == seat]
        if announced:
            said = texts.say(f"combination-{announced[-1]['combination']}")
            facts.append(texts.say("play-announced", combination=said, turn=announced[-1]["turn"]))
        if memory["hands"][seat]:
            facts.append(texts.say("play-holds", cards=texts.cards(memory["hands"][seat])))
        return facts

    def ask_details(self, view: PredictionsView) -> dict[str, object]:
        """The card being resolved, how many cards are held, who looks at the hand."""
        table, texts = view["table"], self.texts
        played = table["played"]
        details: dict[str, object] = {"count": len(_hand(view))}
        if played is not None:
            details["card"] = texts.card(played["card"])
            details["viewer"] = texts.player(table["at_turn"])
        return details

    def rules(self, view: PredictionsView) -> list[str]:
        """What the choice means and, where hands are weighed, what the combinations pay on this side."""
        texts, lines = self.texts, super().rules(view)
        if view["asked"] == "turn":
            for effect in _EFFECTS:
                name = texts.say(f"effect-{effect}", count=_reveal_sizes(texts.game.deck))
                meaning = texts.say(f"play-rules-predictions-{effect}")
                lines.append("  " + texts.say("play-note", choice=name, note=meaning))
        if view["asked"] in _VALUES:
            pays = sorted(enumerate(self.texts.game.settings_array[0].strength.tolist()), key=lambda pair: -pair[1])
            names = [(self.texts.say(f"combination-{COMBINATION_NAMES[number]}"), pay) for number, pay in pays]
            lines.append(self.texts.say("play-strengths", list=self.texts.listed([f"{n} {p}" for n, p in names])))
        return lines

    def action(self, action: str, view: PredictionsView) -> str:
        """An action in words."""
        texts = self.texts
        verb, *words = action.split()
        if verb in ("hypnosis", "eye", "predict"):
            seat = int(words[0])
            return texts.of_choice(f"play-do-{verb}", seat)
        if verb in ("take", "swap"):
            args = {"card": texts.card(_lying(view, words[-1])), "place": texts.worded("place", words[-1])}
            return texts.say(f"play-do-{verb}", **args, given=texts.card(words[0]) if verb == "swap" else "")
        if verb == "reveal":
            return texts.say("play-do-reveal", count=_effect_now(view).split()[-1])
        return texts.say(f"play-do-{verb}", card=texts.card(words[0]) if words else "")

    def typed(self, action: str, view: PredictionsView) -> str:
        """An action with the card that lies in its column, or the player who sits on its seat."""
        verb, *words = action.split()
        if verb in ("hypnosis", "eye", "predict"):
            return f"{verb} {self.texts.player(int(words[0]))}"
        if verb in ("take", "swap"):
            return " ".join([verb, *words[:-1], _lying(view, words[-1])])
        return action

    def note(self, action: str, view: PredictionsView) -> str:
        """The effects of a card to play, what the hand would be, what is known of a player."""
        verb, *words = action.split()
        if verb == "play":
            return self.effects(words[0])
        if verb == "all-in" or (verb == "pass" and view["asked"] == "turn"):
            return self.texts.say(f"play-note-{verb}")
        if verb == "discard":
            return self._then("leaves", [card for card in _hand(view) if card != words[0]])
        if verb in ("take", "keep"):
            gained = _lying(view, words[0]) if verb == "take" else words[0]
            return self._then("makes", [*_hand(view), gained])
        if verb in ("hypnosis", "eye", "predict") and int(words[0]) != self.texts.seat:
            known = self._remembered(view, int(words[0]))
            return self.texts.joined(known) if known else ""
        return ""

    def _then(self, what: str, hand: Sequence[str]) -> str:
        """What the hand would be, if it is whole then and worth a word."""
        value = self._value(hand) if len(hand) == HAND else None
        if value is None or (what == "makes" and value["strength"] == 0):
            return ""
        return self.texts.say(f"play-note-{what}", combination=self.texts.say(f"combination-{value['combination']}"))

    def menu(self, view: PredictionsView) -> list[MenuEntry]:
        """The choices; many swaps are asked in two steps, first what to get, then what to give."""
        if view["asked"] != "swap" or len(view["legal"]) <= _SHORT_MENU:
            return super().menu(view)
        swaps: dict[str, list[str]] = {}
        for action in view["legal"]:
            swaps.setdefault(action.split()[-1], []).append(action)
        entries = []
        for number, (place, actions) in enumerate(swaps.items(), start=1):
            if place == "skip":
                entries.append(self.entry(str(number), place, view))
            else:
                entries.append(self._swap_entry(str(number), place, actions, view))
        return entries

    def _swap_entry(self, key: str, place: str, actions: list[str], view: PredictionsView) -> MenuEntry:
        texts = self.texts
        card = texts.card(_lying(view, place))
        given = [
            MenuEntry(str(number), texts.say("play-do-give", card=texts.card(action.split()[1])), action)
            for number, action in enumerate(actions, start=1)
        ]
        back = MenuEntry("0", texts.say("play-do-back"))
        label = texts.say("play-do-get", card=card, place=texts.worded("place", place))
        return MenuEntry(key, label, question=texts.sentence("play-ask-give", card=card), inner=(*given, back))

    def summary(self, last: Mapping[str, Any], scores: Sequence[int], order: Sequence[int]) -> Summary:
        """Hands, combinations, predictions, gains and runes."""
        texts = self.texts
        columns = ("player", "hand", "combination", "strength", "prediction", "gain", "score")
        rows = [
            [
                texts.names[seat],
                " ".join(last["hands"][seat]),
                texts.say(f"combination-{last['combinations'][seat]}"),
                str(last["strengths"][seat]),
                texts.names[last["predictions"][seat]],
                f"+{last['gains'][seat]}",
                str(scores[seat]),
            ]
            for seat in order
        ]
        return Summary([texts.say(f"cli-column-{column}") for column in columns], rows, (3, 5, 6))


def _suit(texts: Texts, letter: str) -> str:
    """A suit as it stands in a card's name; a deck file may have given it another one."""
    name = _SUITS[letter]
    if texts.suits[letter] == texts.say(f"suit-{name}"):
        return texts.say(f"play-suit-{name}")
    return texts.say("play-suit-other", suit=texts.suits[letter])


def _reveal_sizes(deck: Any) -> str:
    """How many cards the deck's effects reveal, from the fewest to the most."""
    effects = (effect.split() for card in deck.cards for effect, _ in deck.face(card))
    sizes = sorted({int(words[1]) for words in effects if words[0] == "reveal"}) or [0]
    return str(sizes[0]) if sizes[0] == sizes[-1] else f"{sizes[0]}–{sizes[-1]}"


def _hand(view: PredictionsView) -> list[str]:
    """One's own cards."""
    return view["table"]["hand"] or []


def _lying(view: PredictionsView, place: str) -> str:
    """The card that would be taken from a place."""
    table = view["table"]
    return str(table["pile"]["top"] if place == "discard" else table["gallery"][int(place)][-1])


def _effect_now(view: PredictionsView) -> str:
    played = view["table"]["played"]
    return "" if played is None else played["effects"][played["step"]].rstrip("*")
