"""Every level plays every game by its rules, from the view alone, and the same view gives the same answer."""

import copy
import json
import random
from collections.abc import Iterator

import pytest

import foretold
from foretold.bots import make
from foretold.bots.match import play_match, wilson, win_share
from foretold.bots.protocol import Choice
from foretold.engine.view_types import View
from foretold.errors import InvalidOption
from foretold.games.predictions.bots.changes import looks_of
from foretold.games.predictions.rules.effects import gains_card
from foretold.games.predictions.rules.state import Effect
from foretold.words import languages, say
from tests.conformance.kit import choose, finished, written
from tests.conformance.twins import Scene, exchanged, scenes
from tests.conformance.variants import CORE, VARIANTS, Variant
from tests.rules.tables import box
from tests.tiers import some_of

LEVELS = ("random", "novice", "adept", "seer")
QUICK = ("random", "novice", "adept")
HAND_WRITTEN = ("novice", "adept")
BUDGET = 0.005


def check(choice: Choice, legal: list[str]) -> None:
    """A legal action, among alternatives that are legal, each once, best first, with values from 0 to 1."""
    assert choice.action in legal
    named = [alternative.action for alternative in choice.alternatives]
    values = [alternative.value for alternative in choice.alternatives]
    assert choice.action in named
    assert set(named) <= set(legal)
    assert len(named) == len(set(named))
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)


def frozen(view: View) -> View:
    """The view as it would arrive over a network: nothing of the game behind it."""
    sent: View = json.loads(written(view))
    return sent


def decisions(variant: Variant, count: int) -> Iterator[tuple[foretold.State, View]]:
    """Some decisions of a random game that seldom passes, so that every question comes up."""
    chance = random.Random(f"bots {variant.name}")
    state = variant.make().deal(seed=variant.number)
    seen: dict[str, int] = {}
    while not state.is_over:
        assert state.actor is not None
        view = state.view(state.actor)
        asked = view["asked"]
        if seen.get(asked, 0) < count and chance.random() < 0.3:
            seen[asked] = seen.get(asked, 0) + 1
            yield state, view
        state.apply(choose(chance, state.legal_actions()))


#: The seer takes its time, most of all to imagine blind games: it plays every fifth variant from beginning to end.
WHOLE_GAMES = [(level, variant) for level in LEVELS for variant in (CORE[::5] if level == "seer" else CORE)]


@pytest.mark.parametrize(("level", "variant"), some_of(WHOLE_GAMES, 7), ids=str)
def test_a_whole_game_is_played_legally(level: str, variant: Variant) -> None:
    game = variant.make()
    bots = [make(level if seat % 2 == 0 else QUICK[(seat + variant.number) % 3], game) for seat in range(game.players)]
    state = game.deal(seed=variant.number)
    while state.actor is not None:
        view = frozen(state.view(state.actor))
        choice = bots[state.actor].decide(view, BUDGET, variant.number)
        check(choice, view["legal"])
        state.apply(choice.action)
    assert state.is_over


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS[::6], ids=str)
def test_every_variant_is_played_by_the_hand_written_levels(variant: Variant) -> None:
    game = variant.make()
    bots = [make(HAND_WRITTEN[seat % 2], game) for seat in range(game.players)]
    assert play_match(game, bots, variant.number).is_over


@pytest.mark.parametrize("variant", some_of(CORE[::3], 3), ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_answer(level: str, variant: Variant) -> None:
    game = variant.make()
    bot = make(level, game)
    for state, view in decisions(variant, 2):
        before = copy.deepcopy(view)
        answer = bot.decide(view, BUDGET, 5)
        assert view == before
        check(answer, view["legal"])
        assert bot.decide(view, BUDGET, 5) == answer
        again = BUDGET if level == "seer" else 10 * BUDGET  # more time is more thought for a search alone
        assert make(level, state.game).decide(frozen(view), again, 5) == answer


def reached(scene: Scene) -> foretold.State:
    """The game when all that the scene tells is done."""
    state = scene.deal()
    for action in scene.actions:
        state.apply(action)
    return state


def twin_states(variant: Variant, tries: int) -> Iterator[tuple[foretold.State, foretold.State]]:
    """Pairs of games that differ in hidden cards, and in nothing that the seat that decides was told."""
    chance = random.Random(f"twins {variant.name}")
    rounds = list(scenes(finished(variant).record()))
    for _ in range(tries):
        observer = chance.randrange(variant.players)
        pair = exchanged(chance.choice(rounds), observer, chance)
        if pair is not None:
            one, other = (reached(scene) for scene in pair)
            told_the_same = written(one.view(observer)) == written(other.view(observer))
            if one.actor == other.actor == observer and told_the_same:
                yield one, other


@pytest.mark.slow
@pytest.mark.parametrize("variant", some_of(CORE[1::4], 3), ids=str)
def test_hidden_cards_do_not_change_an_answer(variant: Variant) -> None:
    bots = [make(level, variant.make()) for level in (*HAND_WRITTEN, "seer")]
    compared = 0
    for one, other in twin_states(variant, 60):
        for bot in bots:
            assert bot.decide(one.view(one.actor), BUDGET, 3) == bot.decide(other.view(one.actor), BUDGET, 3)
        compared += one.record().decks != other.record().decks
    assert compared


@pytest.mark.parametrize("level", HAND_WRITTEN)
def test_5_the_more_cards_are_turned_up_the_more_a_reveal_is_worth(level: str) -> None:
    shares = []
    for size in (2, 3, 4, 5):
        game = foretold.game("predictions", players=3, deck=box(["draw*"], **{"2C": [f"reveal {size}*"]}))
        hand = ["2C", "5M", "8S", "JT", "KC"]
        state = game.deal(seed=1, decks=[[*hand, *(card for card in game.cards if card not in hand)]])
        choice = make(level, game).decide(state.view(0), BUDGET, 1)
        shares.append(next(one.value for one in choice.alternatives if one.action == "play 2C"))
    assert shares == sorted(set(shares))


def test_5_as_many_cards_are_looked_at_as_are_turned_up() -> None:
    sizes = {Effect.DRAW: 1, Effect.REVEAL_2: 2, Effect.REVEAL_3: 3, Effect.REVEAL_4: 4, Effect.REVEAL_5: 5}
    assert {effect: looks_of(effect) for effect in sizes} == sizes
    assert {effect for effect in Effect if gains_card(effect)} == {Effect.TAKE, *sizes}


@pytest.mark.parametrize("level", HAND_WRITTEN)
@pytest.mark.parametrize("hand", [["2C", "4C", "9C", "JC", "KC"], ["5C", "5M", "5S", "KC", "KM"]])
def test_a_made_strong_hand_is_not_broken_for_nothing(level: str, hand: list[str]) -> None:
    game = foretold.game("predictions", players=2)
    others = [card for card in reversed(game.cards) if card not in hand]
    state = game.deal(seed=1, decks=[[*hand, *others]])
    choice = make(level, game).decide(state.view(0), BUDGET, 1)
    assert choice.action in {"pass", "all-in"}


@pytest.mark.parametrize("level", HAND_WRITTEN)
def test_a_certain_bet_is_recognised(level: str) -> None:
    game = foretold.game("all-or-nothing", players=3, rounds=4, dealer=2)
    hand = ["7R", "8R", "9R", "10R", "11R", "12R"]
    rest = [card for card in game.cards if card not in hand]
    deck = [*hand, *(card for card in rest if card != "1R"), "1R"]
    trump = deck.index("1R")
    deck[18], deck[trump] = deck[trump], deck[18]
    state = game.deal(seed=1, decks=[deck])
    bot = make(level, game)
    assert bot.decide(state.view(0), BUDGET, 1).action == "bet 6"
    for action in ("bet 6", "bet 0", "bet 0"):
        state.apply(action)
    assert bot.decide(state.view(0), BUDGET, 1).action == "open"


@pytest.mark.parametrize("name", ["predictions", "all-or-nothing"])
def test_the_order_of_the_levels_shows_in_a_few_games(name: str) -> None:
    """Chance is 1/3; the figures of docs/bots.md come from many more games."""
    novice = win_share(name, ["novice", "random", "random"], 18, seed=11)
    adept = win_share(name, ["adept", "random", "random"], 18, seed=11)
    assert novice.games == adept.games == 18
    assert novice.share > 0.4
    assert adept.share > 0.6
    assert adept.low < adept.share <= adept.high


def test_a_match_is_the_same_for_the_same_seed() -> None:
    game = foretold.game("predictions", players=3)
    bots = [make(level, game) for level in LEVELS]
    one, other = (play_match(game, bots, 9) for _ in range(2))
    assert one.actions == other.actions


def test_a_novice_in_doubt_names_anybody() -> None:
    game = foretold.game("predictions", players=4)
    novice, state = make("novice", game), game.deal(seed=3)
    while not state.is_over:
        view = state.view(state.actor)
        if view["asked"] == "predict" and view["table"]["worth"]["strength"] == 0:
            break
        state.apply("pass" if "pass" in view["legal"] else view["legal"][0])
    # Everybody has passed all the time: nothing was announced, nobody is all in.
    assert view["memory"]["announced"] == []
    named = {novice.decide(view, 0.005, seed).action for seed in range(60)}
    assert named == {f"predict {seat}" for seat in range(4) if seat != view["seat"]}


def test_wilson_interval() -> None:
    low, high = wilson(0.5, 100)
    assert low == pytest.approx(0.4038, abs=1e-3)
    assert high == pytest.approx(0.5962, abs=1e-3)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(InvalidOption):
        make("genius", foretold.game("predictions", players=2))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_name_and_a_style(level: str, lang: str) -> None:
    assert say(f"bot-{level}", lang) != f"bot-{level}"
    assert len(say(f"bot-{level}-style", lang)) > len(say(f"bot-{level}", lang))
