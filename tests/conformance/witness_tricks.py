"""Alles oder Nichts seen by a witness: one round (docs/rules/all-or-nothing.md, sections 2 to 5)."""

from collections.abc import Sequence

from tests.conformance.witness import Account, Asking, NotPossibleError


def follows(card: str, hand: Sequence[str], led: str | None) -> bool:
    """Whether a card may be played from a hand on the colour led."""
    return led is None or card[-1] == led or all(other[-1] != led for other in hand)


def winner_of(trick: dict[int, str], trump: str) -> int:
    """Who wins a trick, its cards in the order played."""
    led = next(iter(trick.values()))[-1]
    strong = [card for card in trick.values() if card[-1] == trump] or [c for c in trick.values() if c[-1] == led]
    best = max(strong, key=lambda card: int(card[:-1]))
    return next(seat for seat, card in trick.items() if card == best)


class Round:
    """One round; call it with the account that it tells."""

    def __init__(self, players: int, dealer: int, cards: int, deck: list[str]) -> None:
        self.players = players
        self.dealer = dealer
        self.cards = cards
        self.hands = [list(deck[seat * cards : (seat + 1) * cards]) for seat in range(players)]
        self.trump = deck[players * cards]
        self.deck = deck

    def __call__(self, account: Account) -> Asking:
        self.account = account
        account.mark("deal", self.deck)
        for seat, hand in enumerate(self.hands):
            account.tell([seat], "dealt", cards=hand)
        account.tell_all("trump", cards=[self.trump])
        return self.play()

    def around(self, first: int) -> list[int]:
        return [(first + place) % self.players for place in range(self.players)]

    def play(self) -> Asking:
        left = (self.dealer + 1) % self.players
        bets = {}
        for seat in self.around(left):
            bets[seat] = yield seat
            self.account.tell_all("has bet", seat)
            self.account.tell([seat], bets[seat])
        said = {}
        for seat in self.around(left):
            said[seat] = yield seat
            self.account.tell_all(said[seat], seat)
        self.account.tell_all("open bets", *((seat, bets[seat]) for seat in said if said[seat] == "open"))
        for _ in range(self.cards):
            trick: dict[int, str] = {}
            for seat in self.around(left):
                trick[seat] = self.played(seat, trick, (yield seat))
            left = winner_of(trick, self.trump[-1])
        self.account.tell_all("bets", *sorted(bets.items()))

    def played(self, seat: int, trick: dict[int, str], action: str) -> str:
        card = action.split()[1]
        led = next(iter(trick.values()))[-1] if trick else None
        if not follows(card, self.hands[seat], led):
            raise NotPossibleError
        self.hands[seat].remove(card)
        self.account.tell_all("plays", seat, cards=[card])
        return card
