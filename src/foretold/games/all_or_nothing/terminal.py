"""All or Nothing in words: trick, trump, bets, questions and choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from foretold.games.all_or_nothing.rules.scoring import gain
from foretold.games.all_or_nothing.rules.tricks import best_of, colour_of
from foretold.terminal.teller import FactGroups, MenuEntry, Summary, Teller
from foretold.terminal.texts import Texts
from foretold.words import say
from foretold.words.layout import table

if TYPE_CHECKING:
    from foretold.games.all_or_nothing.view_types import AllOrNothingTable, AllOrNothingView


class AllOrNothingTeller(Teller):
    """Tells All or Nothing."""

    facts = FactGroups(
        in_summary=frozenset({"shows-bet", "scores"}),
        showing=frozenset({"scores"}),
        idle=frozenset({"has-bet"}),
        less=frozenset({"has-bet"}),
        by_card=frozenset({"dealt"}),
    )
    table_command = "trick"

    @staticmethod
    def card(texts: Texts, card: str) -> str:
        """A card's name, with its notation in brackets."""
        return texts.say("play-card-all-or-nothing", colour=texts.suits[card[-1]], number=int(card[:-1]), card=card)

    @staticmethod
    def round_story(played: Mapping[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        """Dealer and trump, then bets, tricks and gains."""
        head = say("cli-story-all-or-nothing", lang, dealer=names[played["dealer"]], trump=played["trump"])
        columns = ("player", "bet", "kind", "tricks", "gain")
        rows = [
            [
                name,
                str(played["bets"][seat]),
                say("cli-story-open" if played["open"][seat] else "cli-story-secret", lang),
                str(played["tricks"][seat]),
                f"+{played['gains'][seat]}",
            ]
            for seat, name in enumerate(names)
        ]
        return head, table([say(f"cli-column-{column}", lang) for column in columns], rows, numbers=(1, 3, 4))

    def situation(self, view: AllOrNothingView) -> list[str]:
        """Before the bet, who leads; before a card, the trick so far and one's bet."""
        if view["asked"] == "bet":
            return [*self._trump(view), *self.hand(view), self._leads_first(view)]
        return [*self._trick(view), self._my_bet(view), *self._others(view)] if view["asked"] == "play" else []

    def _others(self, view: AllOrNothingView) -> list[str]:
        """The cards that may not be played now."""
        others = [card for card in view["table"]["hand"] or () if f"play {card}" not in view["legal"]]
        return [self.texts.sentence("play-other-cards", cards=self.texts.cards(others))] if others else []

    def shows(self, view: AllOrNothingView, fact: Mapping[str, Any]) -> bool:
        """The bet shows hand and trump, a card's question the trick so far."""
        if view["asked"] == "bet":
            return fact["fact"] in ("dealt", "trump")
        mine = view["asked"] == "play" and view["actor"] == self.texts.seat
        return mine and fact["turn"] == view["table"]["trick"] and fact["fact"] in ("plays", "cannot-follow")

    def turn_now(self, view: AllOrNothingView) -> Any:
        """The trick is the turn."""
        return view["table"]["trick"]

    def _leads_first(self, view: AllOrNothingView) -> str:
        return self.texts.of("play-leads-first", (view["table"]["dealer"] + 1) % len(view["scores"]))

    def _trump(self, view: AllOrNothingView) -> list[str]:
        table, texts = view["table"], self.texts
        return [
            texts.sentence("play-trump", colour=texts.colour(table["trump_colour"]), card=texts.card(table["trump"]))
        ]

    def _trick(self, view: AllOrNothingView) -> list[str]:
        table, texts = view["table"], self.texts
        colour = texts.colour(table["trump_colour"])
        lines = [texts.sentence("play-trick", trick=table["trick"], count=table["cards"], colour=colour)]
        order = self._order(view)
        played = [(seat, card) for seat in order if (card := table["played"][seat]) is not None]
        if not played:
            return [*lines, texts.of("play-leads", order[0])]
        for seat, card in played:
            lines.append(
                "  " + texts.sentence("play-trick-card", player=texts.player(seat), card=self._marked(card, view))
            )
        lines.append(texts.of("play-winning", self._winning(view, played)))
        return lines

    def _order(self, view: AllOrNothingView) -> list[int]:
        """The seats from the leader on."""
        count, leader = len(view["scores"]), view["table"]["leader"] or 0
        return [(leader + place) % count for place in range(count)]

    def _winning(self, view: AllOrNothingView, played: Sequence[tuple[int, str]]) -> int:
        """Who would win the trick as it lies."""
        game, number = self.texts.game.settings_array[0], self.texts.game.card_numbers
        trump = colour_of(game, number[view["table"]["trump"]])
        seats = {number[card]: seat for seat, card in played}
        return seats[best_of(game, list(seats), trump)]

    def _marked(self, card: str, view: AllOrNothingView) -> str:
        """A card's name, and whether it is a trump."""
        spoken = self.texts.card(card)
        return self.texts.say("play-is-trump", card=spoken) if card[-1] == view["table"]["trump"][-1] else spoken

    def _my_bet(self, view: AllOrNothingView) -> str:
        table, me = view["table"], self.texts.seat
        kind = "open" if table["open"][me] else "secret"
        return self.texts.sentence(f"play-my-bet-{kind}", bet=table["bets"][me], tricks=table["tricks"][me])

    def table(self, view: AllOrNothingView) -> list[str]:
        """Trump, the trick so far, and the one before."""
        table, texts = view["table"], self.texts
        lines = self._trump(view)
        lines += self._trick(view) if view["asked"] == "play" else [self._leads_first(view)]
        last = table["previous_trick"]
        if last is not None:
            count = len(view["scores"])
            seats = [(last["leader"] + place) % count for place in range(count)]
            plays = [
                texts.say("play-trick-card", player=texts.player(seat), card=texts.card(card))
                for seat in seats
                if (card := last["cards"][seat]) is not None
            ]
            lines.append(texts.of("play-trick-before", last["winner"], cards=texts.joined(plays)))
        return lines

    def hand(self, view: AllOrNothingView) -> list[str]:
        """The cards, and one's bet as far as it is made."""
        texts, hand = self.texts, view["table"]["hand"] or []
        lines = [texts.sentence("play-hand", count=len(hand))]
        lines += ["  " + self._marked(card, view) for card in hand]
        return lines + ([self._my_bet(view)] if view["table"]["open"][texts.seat] is not None else [])

    def facts_about(self, view: AllOrNothingView, seat: int) -> list[str]:
        """Points, dealer, bet, tricks, and what the player certainly has or has not."""
        texts, table, memory = self.texts, view["table"], view["memory"]
        facts = [texts.say("play-has-points", count=table["points"][seat])]
        facts.append(texts.say("play-has-cards", count=table["hand_sizes"][seat]))
        if table["dealer"] == seat:
            facts.append(texts.say("play-is-dealer"))
        facts += self._bet(table, seat)
        if view["asked"] == "play":
            facts.append(texts.say("play-has-tricks", count=table["tricks"][seat]))
        if memory is None:
            return facts
        if memory["cannot_have"][seat] and table["hand_sizes"][seat]:
            lacking = texts.listed([texts.colour(colour) for colour in memory["cannot_have"][seat]])
            facts.append(texts.say("play-lacks", colours=lacking))
        if memory["hands"][seat]:
            facts.append(texts.say("play-holds", cards=texts.cards(memory["hands"][seat])))
        return facts

    def _bet(self, table: AllOrNothingTable, seat: int) -> list[str]:
        """What is known of a bet."""
        bet, kind = table["bets"][seat], {None: "unsaid", True: "open", False: "secret"}[table["open"][seat]]
        if bet is not None:
            return [self.texts.say(f"play-bet-{kind}", bet=bet)]
        if kind == "unsaid":
            return [self.texts.say("play-bet-chosen")] if table["has_bet"][seat] else []
        return [self.texts.say(f"play-bet-{kind}-hidden")]

    def ask_details(self, view: AllOrNothingView) -> dict[str, object]:
        """How many tricks there are, and one's bet."""
        table = view["table"]
        return {"count": table["cards"], "bet": table["bets"][self.texts.seat]}

    def question(self, view: AllOrNothingView) -> str:
        """What is asked now; at a card, also whether a colour must be followed."""
        asked = super().question(view)
        colour = self._led(view)
        if view["asked"] != "play" or colour is None:
            return asked
        follows = all(action[-1] == colour for action in view["legal"])
        name = self.texts.colour(next(suit for suit in self.texts.game.deck.suits if suit[0] == colour))
        told = self.texts.sentence("play-must-follow" if follows else "play-need-not-follow", colour=name)
        return self.texts.together([told, asked])

    def _led(self, view: AllOrNothingView) -> str | None:
        table = view["table"]
        card = None if table["leader"] is None else table["played"][table["leader"]]
        return None if card is None else str(card[-1])

    def action(self, action: str, view: AllOrNothingView) -> str:  # noqa: ARG002 - the actions of this game name all there is
        """An action in words."""
        verb, *words = action.split()
        if verb == "bet":
            return self.texts.say("play-do-bet", count=int(words[0]))
        if verb == "play":
            return self.texts.say("play-do-play-to-trick", card=self.texts.card(words[0]))
        return self.texts.say(f"play-do-{verb}")

    def note(self, action: str, view: AllOrNothingView) -> str:
        """What a bet would pay, and which cards are trumps."""
        verb, *words = action.split()
        table = view["table"]
        if verb == "bet":
            return self.texts.say("play-note-too-high") if int(words[0]) > table["cards"] else ""
        if verb == "play":
            return self.texts.say("play-note-trump") if words[0][-1] == table["trump"][-1] else ""
        if verb in ("open", "secret"):
            bet = table["bets"][self.texts.seat]
            points = 0 if bet is None else gain(bet, verb == "open", bet)
            return self.texts.say(f"play-note-{verb}", points=points, bet=bet)
        return ""

    def menu(self, view: AllOrNothingView) -> list[MenuEntry]:
        """The choices; a bet's key is the bet itself, so that no number means another."""
        if view["asked"] == "bet":
            return [self.entry(action.split()[1], action, view) for action in view["legal"]]
        return super().menu(view)

    def summary(self, last: Mapping[str, Any], scores: Sequence[int], order: Sequence[int]) -> Summary:
        """Bets, tricks, gains and points."""
        texts = self.texts
        columns = ("player", "bet", "kind", "tricks", "gain", "score")
        rows = [
            [
                texts.names[seat],
                str(last["bets"][seat]),
                texts.say("cli-story-open" if last["open"][seat] else "cli-story-secret"),
                str(last["tricks"][seat]),
                f"+{last['gains'][seat]}",
                str(scores[seat]),
            ]
            for seat in order
        ]
        return Summary([texts.say(f"cli-column-{column}") for column in columns], rows, (1, 3, 4, 5))
