"""A second account of every figure, from the library's rounds and the notation of the decisions, game by game.

It shares nothing with the collectors: slow dictionaries in place of counters, `State.rounds` in place of facts.
Each figure of each game is a pair: what is counted, and over how many.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from foretold import Game, State

Key = tuple[str, Any, Any]
Counts = dict[Key, list[float]]

EFFECTS = {"take", "swap", "draw", "rune", "hypnosis", "eye"}


@dataclass
class Turns:
    """What was done in a round, by seat."""

    played: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    used: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    all_in: tuple[int, int] | None = None
    order: list[int] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)
    reshuffles: int = 0
    tricks: list[list[tuple[int, str]]] = field(default_factory=list)
    turns: int = 0
    limit: bool = False


class Recount:
    """Counts of one game."""

    def __init__(self) -> None:
        self.counts: Counts = defaultdict(lambda: [0, 0])

    def add(self, name: str, about: Any, x: float, n: float, series: Any = None) -> None:
        pair = self.counts[name, about, series]
        pair[0] += x
        pair[1] += n


def replayed(game: Game, seed: int, notation: list[str]) -> Iterator[tuple[State, int, str, tuple[int, ...]]]:
    """Every decision: the state after it, who decided, the notation, and the scores before."""
    state = game.deal(seed=seed)
    for action in notation:
        actor, scores = state.actor, state.scores
        assert actor is not None
        state.apply(action)
        yield state, actor, action, scores


def common(result: Recount, state: State, levels: list[str], kinds: list[str]) -> None:
    """Scores, wins and length."""
    parts = 1 / len(state.winners) if state.winners else 0
    several = len(kinds) > 1
    result.add("length", "decisions", len(state.actions), 1)
    result.add("length", "rounds", len(state.rounds()), 1)
    for seat, score in enumerate(state.scores):
        won = parts if seat in state.winners else 0
        result.add("score-by-seat", seat, score, 1)
        result.add("wins-by-seat", seat, won, 1)
        for bin_ in range(128):
            result.add("score-distribution", bin_, bin_ == score, 1, levels[seat] if several else None)
        if several:
            result.add("score-by-level", levels[seat], score, 1)
            result.add("wins-by-level", levels[seat], won, 1)
    width = 32 if "target" in state.game.options else 8  # such games may be long
    for first in range(0, 64 * width, width):
        result.add("decisions-distribution", first, first <= len(state.actions) < first + width, 1)


def predictions(state: State, seed: int, levels: list[str], kinds: list[str]) -> Counts:
    """All figures of a game of predictions."""
    result = Recount()
    common(result, state, levels, kinds)
    rounds, turns = state.rounds(), prediction_turns(state.game, seed, [str(a) for a in state.actions])
    result.add("length", "reshuffles", sum(each.reshuffles for each in turns), 1)
    for done, each in zip(rounds, turns, strict=True):
        prediction_round(result, state.game, done, each, levels, len(kinds) > 1)
    return result.counts


def prediction_turns(game: Game, seed: int, notation: list[str]) -> list[Turns]:
    """What was done in each round."""
    players = game.players
    rounds = [Turns()]
    reshuffles = 0
    before = (0,) * players
    for state, actor, action, _ in replayed(game, seed, notation):
        now, (word, *rest) = rounds[-1], action.split()
        if word == "play":
            now.played[actor].add(rest[0])
            for effect, starred in game.deck.face(rest[0]):
                if starred and (effect in ("draw", "rune") or effect.startswith("reveal")):
                    now.used[actor].add(effect)
        elif word in EFFECTS:
            now.used[actor].add(word)
        elif word == "all-in":
            own = state.view(None)["log"]
            turn = [entry["turn"] for entry in own if entry["fact"] == "goes-all-in"][-1]
            now.all_in = (actor, -(-turn // players))
        elif word == "predict":
            now.order.append(actor)
        now.reshuffles += state.reshuffle_count - reshuffles
        reshuffles = state.reshuffle_count
        if word == "predict" and len(now.order) == players:
            log = state.view(None)["log"]
            ends = [entry for entry in log if entry["fact"] in ("gallery-full", "turns-over")]
            now.turns, now.limit = ends[-1]["turn"], ends[-1]["fact"] == "turns-over"
            now.gained = [after - was for after, was in zip(state.scores, before, strict=True)]
            before = state.scores
            if not state.is_over:
                rounds.append(Turns())
    return rounds


def prediction_round(
    result: Recount, game: Game, done: dict[str, Any], turns: Turns, levels: list[str], several: bool
) -> None:
    """The figures of one round."""
    players, strongest = game.players, done["strongest"]
    right = [target == strongest for target in done["predictions"]]
    for count in range(players + 1):
        result.add("prediction-right-count", count, sum(right) == count, 1)
        if count:
            result.add("prediction-spread", count, len(set(done["predictions"])) == count, 1)
    for seat in range(players):
        gain, place = turns.gained[seat], (seat - done["first"]) % players + 1
        target, combination = done["predictions"][seat], done["combinations"][seat]
        result.add("gain-by-place", place, gain, 1)
        result.add("strongest-by-place", place, seat == strongest, 1)
        result.add("combination-wins", combination, seat == strongest, 1)
        for name in COMBINATIONS:
            result.add("combination-frequency", name, name == combination, 1, "hands")
            if seat == strongest:
                result.add("combination-frequency", name, name == combination, 1, "strongest")
        result.add("prediction-right", "all", right[seat], 1)
        result.add("prediction-right", "self" if target == seat else "other", right[seat], 1)
        result.add("prediction-self", "self", target == seat, 1)
        result.add("prediction-by-order", turns.order.index(seat) + 1, right[seat], 1)
        if several:
            result.add("right-by-level", levels[seat], right[seat], 1)
            result.add("all-in-by-level", levels[seat], turns.all_in is not None and turns.all_in[0] == seat, 1)
        prediction_cards(result, game, turns, seat, gain, done["hands"][seat], seat == strongest)
    prediction_all_in(result, done, turns, right)
    result.add("length", "turns", turns.turns, 1)
    result.add("length", "pot", done["pot"], 1)
    result.add("length", "carried", done["carry"], 1)
    result.add("turns-over", "limit", turns.limit, 1)
    for first in range(0, 102, 2):
        result.add("turns-distribution", first, first <= turns.turns < first + 2, 1)


COMBINATIONS = (
    *("nothing", "pair", "two-pairs", "three", "straight"),
    *("flush", "full-house", "four", "straight-flush"),
)


def prediction_cards(
    result: Recount, game: Game, turns: Turns, seat: int, gain: int, hand: list[str], strongest: bool
) -> None:
    for card in hand:
        result.add("card-held", card, gain, 1)
        result.add("card-strongest", card, strongest, 1)
    for card in turns.played[seat]:
        result.add("card-played", card, gain, 1)
    for effect in {effect for card in game.cards for effect, _ in game.deck.face(card)}:
        result.add("effect-frequency", effect, effect in turns.used[seat], 1)
    for effect in turns.used[seat]:
        result.add("effect-used", effect, gain, 1)
    result.add("all-gains", None, gain, 1)


def prediction_all_in(result: Recount, done: dict[str, Any], turns: Turns, right: list[bool]) -> None:
    result.add("all-in", "rounds", turns.all_in is not None, 1)
    if turns.all_in is None:
        return
    caller, own_turn = turns.all_in
    result.add("all-in", "strongest", caller == done["strongest"], 1)
    result.add("all-in", "right", right[caller], 1)
    result.add("all-in", "self", done["predictions"][caller] == caller, 1)
    result.add("all-in-turn-strongest", own_turn, caller == done["strongest"], 1)
    for turn in range(1, 21):
        result.add("all-in-turn", turn, turn == own_turn, 1)
    for seat, gain in enumerate(turns.gained):
        result.add("all-in-gain", "caller" if seat == caller else "others", gain, 1)


def all_or_nothing(state: State, seed: int, levels: list[str], kinds: list[str]) -> Counts:
    """All figures of a game of all-or-nothing."""
    result = Recount()
    common(result, state, levels, kinds)
    rounds = state.rounds()
    tricks = tricks_of(state.game, seed, [str(action) for action in state.actions])
    players, first = state.game.players, rounds[0]["dealer"]
    for seat in range(players):
        won = 1 / len(state.winners) if seat in state.winners else 0
        result.add("wins-by-dealer", (seat - first - 1) % players + 1, won, 1)
    for number, done in enumerate(rounds, 1):
        all_or_nothing_round(result, number, done, tricks[number - 1], levels, len(kinds) > 1)
    result.add("length", "tricks", sum(map(len, tricks)), 1)
    return result.counts


def tricks_of(game: Game, seed: int, notation: list[str]) -> list[list[list[tuple[int, str]]]]:
    """The cards of every trick, by round, in the order played."""
    rounds: list[list[list[tuple[int, str]]]] = []
    betting = False
    for _, actor, action, _ in replayed(game, seed, notation):
        word, _, card = action.partition(" ")
        if word == "bet" and not betting:
            rounds.append([])
        betting = word == "bet" or (betting and word != "play")
        if word == "play":
            if not rounds[-1] or len(rounds[-1][-1]) == game.players:
                rounds[-1].append([])
            rounds[-1][-1].append((actor, card))
    return rounds


def winner_of(trick: list[tuple[int, str]], trump: str) -> tuple[int, str]:
    """Section 4 of the rules, once more: the highest trump, or the highest card of the colour led."""
    led = trick[0][1][-1]
    wanted = trump if any(card[-1] == trump for _, card in trick) else led
    return max((play for play in trick if play[1][-1] == wanted), key=lambda play: int(play[1][:-1]))


def all_or_nothing_round(
    result: Recount, number: int, done: dict[str, Any], tricks: list[list[tuple[int, str]]], levels: list[str],
    several: bool,
) -> None:  # fmt: skip
    players, trump = len(done["bets"]), done["trump"][-1]
    result.add("tricks-bet", "bet", sum(done["bets"]), len(tricks))
    for seat in range(players):
        bet, taken, points = done["bets"][seat], done["tricks"][seat], done["gains"][seat]
        made, way = bet == taken, "open" if done["open"][seat] else "secret"
        place = (seat - done["dealer"] - 1) % players + 1
        result.add("made-by-place", place, made, 1)
        result.add("points-by-place", place, points, 1)
        result.add("bet-calibration", bet, taken, 1)
        result.add("bet-made", bet, made, 1)
        result.add("bet-points", bet, points, 1)
        result.add("way-made", way, made, 1)
        result.add("way-points", way, points, 1)
        result.add("way-bet-made", bet, made, 1, way)
        result.add("way-bet-points", bet, points, 1, way)
        result.add("way-bet-frequency", bet, way == "open", 1)
        result.add("round-made", number, made, 1)
        result.add("round-points", number, points, 1)
        result.add("round-open", number, way == "open", 1)
        for each in range(7):
            result.add("bet-frequency", each, each == bet, 1)
            result.add("bet-to-tricks", each, each == taken, 1, bet)
        if several:
            result.add("made-by-level", levels[seat], made, 1)
            result.add("open-by-level", levels[seat], way == "open", 1)
    for trick in tricks:
        winner, best = winner_of(trick, trump)
        result.add("trick-winner", "trump", best[-1] == trump, 1)
        result.add("trick-winner", "leader", winner == trick[0][0], 1)
        for seat, card in trick:
            result.add("card-won", card, card == best, 1)
            result.add("card-points", card, done["gains"][seat], 1)
            result.add("rank-won", card[:-1], card == best, 1, "trump" if card[-1] == trump else "plain")
            result.add("all-gains", None, done["gains"][seat], 1)
