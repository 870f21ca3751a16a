"""All In - Predictions seen by a witness: one round (docs/rules/predictions.md, sections 2 to 7)."""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from tests.conformance.witness import Account, Asking

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
ALONE = ("draw", "reveal", "rune")  # starred, these need no answer


def faces_of(deck: Mapping[str, Any] | None) -> dict[str, list[str]]:
    """The effects of every card, from a deck file's content."""
    built_in = files("foretold.games.predictions").joinpath("decks/default.toml")
    tables = deck or tomllib.loads(built_in.read_text("utf-8"))
    faces = {rank + suit: tables["effects"][rank] for rank in RANKS for suit in "CMST"}
    faces.update({"R1": tables["effects"]["rune"], "R2": tables["effects"]["rune"]})
    return {**faces, **tables.get("cards", {})}


def combination(hand: Sequence[str]) -> str:
    """The name of the strongest combination in a hand of up to five cards."""
    cards = [card for card in hand if card not in ("R1", "R2")]
    ranks = sorted(RANKS.index(card[:-1]) for card in cards)
    shape = sorted(Counter(ranks).values(), reverse=True)
    whole = len(cards) == 5
    flush = whole and len({card[-1] for card in cards}) == 1
    in_a_row = [list(range(low, low + 5)) for low in range(9)]
    straight = ranks in [*in_a_row, [0, 1, 2, 3, 12]]
    if straight or flush:
        return "straight-flush" if straight and flush else ("flush" if flush else "straight")
    names = {(4,): "four", (3, 2): "full-house", (3,): "three", (2, 2): "two-pairs", (2,): "pair"}
    return names.get(tuple(count for count in shape if count > 1), "nothing")


class Round:
    """One round; call it with the account that it tells."""

    def __init__(self, options: Mapping[str, Any], first: int, deck: list[str], reshuffles: list[list[str]]) -> None:
        self.players = options["players"]
        self.discard = options.get("discard", "open")
        self.faces = faces_of(options.get("deck"))
        self.first = first
        self.deck = list(deck)
        self.reshuffles = [list(order) for order in reshuffles]

    def __call__(self, account: Account) -> Asking:
        self.account = account
        self.hands = [self.deck[5 * seat : 5 * seat + 5] for seat in range(self.players)]
        del self.deck[: 5 * self.players]
        self.gallery: list[list[str]] = [[] for _ in range({2: 4, 3: 5}.get(self.players, 6))]
        self.pile: list[str] = []
        self.all_in: int | None = None
        account.mark("deal", [card for hand in self.hands for card in hand] + self.deck)
        for seat, hand in enumerate(self.hands):
            account.tell([seat], "dealt", cards=hand)
        self.from_deck()
        self.from_deck()
        if self.discard == "seer":
            self.pile.append(self.deck.pop(0))
            account.tell_all("pile begins", cards=self.pile)
        return self.turns()

    def turns(self) -> Asking:
        seat = self.first
        for _ in range(20 * self.players):
            if seat == self.all_in:
                self.from_deck()
            else:
                yield from self.turn(seat)
            if self.full():
                break
            seat = (seat + 1) % self.players
        else:
            seat = (seat - 1) % self.players
        yield from self.predictions(seat)

    def turn(self, seat: int) -> Asking:
        word, *card = (yield seat).split()
        if word == "play":
            yield from self.play(seat, card[0])
            return
        self.account.tell_all(word, seat)
        self.from_deck()
        if word == "all-in":
            self.all_in = seat
            if not self.full():
                self.from_deck()

    def play(self, seat: int, card: str) -> Asking:
        hand = self.hands[seat]
        hand.remove(card)
        self.account.tell_all("plays", seat, cards=[card])
        for face in self.faces[card]:
            yield from self.effect(seat, face.removesuffix("*"), face.endswith("*"))
        while len(hand) > 5:
            before = list(hand)
            one = (yield seat).split()[1]
            if self.discard == "blind":
                self.account.mark("discard", before, [seat])
            hand.remove(one)
            self.to_pile(seat, one)
        self.into_gallery(card)

    def effect(self, seat: int, name: str, starred: bool) -> Asking:
        kind = name.partition(" ")[0]
        targets = [other for other in range(self.players) if other not in (seat, self.all_in)]
        nowhere = not any(self.gallery) and not (self.discard == "seer" and self.pile)
        if (kind in ("take", "swap") and nowhere) or (kind in ("hypnosis", "eye") and not targets):
            self.account.tell_all("passed over", seat, name)
            return
        answer = name if starred and kind in ALONE else (yield seat)
        if answer == "skip":
            self.account.tell_all("skips", seat, name)
        elif kind == "reveal":
            yield from self.reveal(seat, int(name.split()[1]))
        elif kind == "eye":
            yield from self.eye(seat, int(answer.split()[1]))
        else:
            getattr(self, kind)(seat, *answer.split()[1:])

    def take(self, seat: int, place: str) -> None:
        source = self.pile if place == "discard" else self.gallery[int(place)]
        card = source.pop()
        self.hands[seat].append(card)
        self.account.tell_all("takes", seat, place, cards=[card])
        if place == "discard" and self.pile:
            self.account.tell_all("top of the pile", cards=self.pile[-1:])

    def swap(self, seat: int, given: str, place: str) -> None:
        source = self.pile if place == "discard" else self.gallery[int(place)]
        card = source[-1]
        source[-1] = given
        self.hands[seat].remove(given)
        self.hands[seat].append(card)
        self.account.tell_all("swaps", seat, place, cards=[given, card])

    def draw(self, seat: int) -> None:
        card = self.top()
        self.hands[seat].append(card)
        self.account.tell_all("draws", seat)
        self.account.tell([seat], "draws", cards=[card])

    def rune(self, seat: int) -> None:
        self.account.tell_all("gains a rune", seat)

    def hypnosis(self, seat: int, target: str) -> None:
        name = combination(self.hands[int(target)])
        self.account.tell_all("announces", seat, target, name)

    def reveal(self, seat: int, count: int) -> Asking:
        viewers = [seat] if self.discard == "blind" else self.account.everybody
        self.account.tell_all("reveals", seat, count)
        cards = []
        for _ in range(count):
            cards.append(self.top())
            self.account.tell(viewers, "reveals", cards=cards[-1:])
        kept = (yield seat).split()[1]
        if self.discard == "blind":
            self.account.mark("keep", cards, [seat])
        self.hands[seat].append(kept)
        self.account.tell_all("keeps", seat)
        self.account.tell(viewers, "keeps", cards=[kept])
        for card in cards:
            if card != kept:
                self.to_pile(seat, card)

    def eye(self, seat: int, target: int) -> Asking:
        self.account.tell_all("eye", seat, target)
        hidden = (yield target).split()[1]
        shown = sorted(set(self.hands[target]) - {hidden})
        self.account.tell([target], "hides", cards=[hidden])
        self.account.tell([seat, target], "shows", cards=shown)

    def to_pile(self, seat: int, card: str) -> None:
        self.pile.append(card)
        self.account.tell_all("onto the pile", seat)
        self.account.tell([seat] if self.discard == "blind" else self.account.everybody, "pile", cards=[card])

    def top(self) -> str:
        """The deck's top card; the discard pile becomes the deck when it is needed."""
        if not self.deck:
            self.account.tell_all("reshuffle", len(self.pile))
            self.account.mark("reshuffle", self.pile)
            self.deck = self.reshuffles.pop(0)
            assert sorted(self.deck) == sorted(self.pile)
            self.account.reshuffles += 1
            self.pile.clear()
        return self.deck.pop(0)

    def from_deck(self) -> None:
        self.into_gallery(self.top())

    def into_gallery(self, card: str) -> None:
        """The leftmost empty place of the first row, then of the second."""
        min((column for column in self.gallery if len(column) < 2), key=len).append(card)
        self.account.tell_all("gallery", cards=[card])

    def full(self) -> bool:
        return all(len(column) == 2 for column in self.gallery)

    def predictions(self, last: int) -> Asking:
        order = [(last + 1 + place) % self.players for place in range(self.players)]
        answers = []
        for seat in order:
            answers.append((yield seat))
            self.account.tell_all("has predicted", seat)
            self.account.tell([seat] if self.players == 2 else self.account.everybody, answers[-1])
        self.account.tell_all("predictions", *answers)
        for seat in order:
            self.account.tell_all("hand", seat, cards=sorted(self.hands[seat]))
