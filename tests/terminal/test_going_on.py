"""Leaving and coming back, taking back, hints: the game stays the one it was."""

import io
import random
import re
import shlex
from pathlib import Path

import pytest

import foretold
from foretold.bots import protocol
from foretold.bots.imagination import Imagination
from foretold.table.proof import record_text, verify
from foretold.terminal import saving
from foretold.terminal.conversation import Conversation, Manner
from foretold.terminal.local_game import LocalGame, rewound
from foretold.terminal.saving import Keeper
from foretold.terminal.screen import Screen
from foretold.words import say
from tests.conformance.variants import BUSY, colours
from tests.golden import FOLDER
from tests.table.test_proof import finished
from tests.terminal.keyboard import Keyboard, at_random, decisions_of, from_list, saved, talk

#: Games in which, together, every kind of question is asked.
GAMES = [
    ("predictions", "--players", "3", "--bots", "random", "--seed", "11"),
    ("predictions", "--players", "2", "--bots", "random", "--seed", "12", "--option", "discard=blind"),
    ("predictions", "--players", "4", "--bots", "random", "--seed", "13", "--option", "discard=seer"),
    ("all-or-nothing", "--players", "3", "--bots", "random", "--seed", "14", "--option", "rounds=2"),
]
QUESTIONS = {
    *("turn", "take", "swap", "draw", "rune", "hypnosis", "eye", "keep", "hide", "discard", "predict"),
    *("bet", "open", "play"),
}


def whole(tmp_path: Path, words: tuple[str, ...]) -> foretold.Record:
    """A game played in one go."""
    file = tmp_path / "whole.json"
    assert talk(at_random(7), *words, "--save", str(file))[0] == 0
    return saved(file)


def states(record: foretold.Record) -> list[foretold.State]:
    """The game before each decision of seat 0."""
    state = foretold.replay(record)
    return [rewound(state, n) for n in range(len(record.actions)) if rewound(state, n).actor == 0]


@pytest.mark.parametrize("words", GAMES, ids=" ".join)
def test_left_at_every_question_and_gone_on_with(words: tuple[str, ...], tmp_path: Path) -> None:
    record = whole(tmp_path, words)
    file = tmp_path / "parts.json"
    mine = decisions_of(record, 0)
    assert talk(from_list([]), *words, "--save", str(file))[0] == 0
    for action in mine[:-1]:
        status, printed = talk(from_list([action]), "--resume", str(file))
        assert status == 0
        assert f"foretold play --resume {file}" in printed
        assert saved(file).actions == record.actions[: len(saved(file).actions)]
    assert talk(from_list(mine[-1:]), "--resume", str(file))[0] == 0
    assert file.read_bytes() == (tmp_path / "whole.json").read_bytes()
    status, printed = talk(from_list([]), "--resume", str(file))
    assert status == 0
    assert say("play-over-kept") in printed


def test_every_kind_of_question_was_among_them(tmp_path: Path) -> None:
    asked = set()
    for number, words in enumerate(GAMES):
        (tmp_path / str(number)).mkdir()
        asked |= {state.view(0)["asked"] for state in states(whole(tmp_path / str(number), words))}
    assert asked == QUESTIONS


@pytest.mark.parametrize(
    ("game", "deck"), [("predictions", BUSY), ("all-or-nothing", colours(8, 5))], ids=["predictions", "all-or-nothing"]
)
def test_a_deck_of_ones_own(game: str, deck: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for seed in range(3):
        state = foretold.game(game, players=3, deck=deck).deal(seed=seed)
        file.write_text(state.record(["bot:random", "Ada", "bot:random"]).to_json())
        status, printed = talk(at_random(seed), "--resume", str(file))
        assert status == 0
        assert saved(file).result is not None
        assert str(deck["name"]) in printed


@pytest.mark.parametrize("words", GAMES, ids=" ".join)
def test_taken_back_is_as_never_done(words: tuple[str, ...], tmp_path: Path) -> None:
    record = whole(tmp_path, words)
    file, chance = tmp_path / "practice.json", random.Random(3)
    mine = decisions_of(record, 0)
    steps: list[str] = []

    def hesitant(printed: str) -> str | None:
        """Try something else first, mostly; take it back; then decide."""
        if steps:
            return steps.pop(0)
        action = mine.pop(0)
        if not mine or chance.random() < 0.3:  # the last one ends the game
            return action
        steps.extend(["undo", action])
        return str(chance.choice(foretold.replay(saved(file)).legal_actions()))

    assert talk(hesitant, *words, "--practice", "--save", str(file))[0] == 0
    assert file.read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_undo_goes_back_past_a_resumption_and_stops_at_the_beginning(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("all-or-nothing", "--bots", "random", "--seed", "3", "--option", "dealer=3")
    talk(from_list([]), *words, "--save", str(file))
    before = file.read_bytes()
    talk(from_list(["bet 2", "open"]), "--resume", str(file))
    _, printed = talk(from_list(["undo"]), "--resume", str(file))
    assert say("play-undo-practice") in " ".join(printed.split())
    _, printed = talk(from_list(["undo", "undo", "undo"]), "--resume", str(file), "--practice")
    assert say("play-undo-nothing") in printed
    assert file.read_bytes() == before


def meant(hint: str, state: foretold.State) -> str:
    """The action that a hint stands for: in notation a column is its number, in a hint the card that lies there."""
    verb, *words = hint.split()
    if verb in ("take", "swap"):
        words[-1] = str([column[-1:] for column in state.view(0)["table"]["gallery"]].index([words[-1]]))
    elif verb in ("hypnosis", "eye", "predict"):
        words = [str(seat_named(" ".join(words), state))]
    return " ".join([verb, *words])


def seat_named(name: str, state: foretold.State) -> int:
    """The seat of a player as it is called at a table where the others are novices."""
    others = range(1, state.game.players)
    names = {say("play-bot", level=say("bot-novice"), seat=str(seat + 1)): seat for seat in others}
    return {say("play-you"): 0, **names}[name]


@pytest.mark.parametrize("game", ["predictions", "all-or-nothing"])
def test_a_hint_is_a_legal_action(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    hinted: list[str] = []

    def obedient(printed: str) -> str | None:
        """Ask for a hint and do it."""
        found = re.search(r"\[([^]]+)\]", " ".join(printed.split()))
        if found is None:
            return "hint"
        state = foretold.replay(saved(file))
        assert decisions_of(saved(file), 0) == hinted  # what was typed before was accepted, and meant what it said
        hinted.append(meant(found[1], state))
        assert hinted[-1] in state.legal_actions()
        assert re.search(r"\d+%", printed)
        return found[1]

    assert talk(obedient, game, "--players", "3", "--bots", "novice", "--seed", "4", "--save", str(file))[0] == 0
    record = saved(file)
    assert record.result is not None
    assert decisions_of(record, 0) == hinted


def told(state: foretold.State, path: Path) -> str:
    """All that a person is told who comes to a game and asks for everything."""
    commands = ["help", "hand", "gallery", "players", "log", "rules", "hint", "", "save", "nonsense"]
    paper = io.StringIO()
    keyboard = Keyboard(from_list(commands), paper)
    players = ["You", *("bot:random" for _ in range(state.game.players - 1))]
    local_game = LocalGame(state, 0, players)
    assert Conversation(local_game, Screen(keyboard, paper), Keeper(path), Manner("en")).run() == 0  # type: ignore[arg-type]
    return paper.getvalue()


@pytest.mark.parametrize("words", GAMES, ids=" ".join)
def test_nothing_is_told_that_the_seat_may_not_know(words: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    compared = 0
    for number, state in enumerate(states(whole(tmp_path, words))[::4]):
        other = Imagination(state.game, state.view(0)).history(number).state()
        other.play_on_from(None)
        if other.record().decks != state.record().decks:
            compared += 1
        assert told(state, path) == told(other, path)
    assert compared >= 2


def test_an_unknown_level_is_refused_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert talk(from_list([]), "predictions", "--bots", "genius")[0] == 2
    assert "genius" in capsys.readouterr().err
    file = tmp_path / "game.json"
    talk(from_list([]), "predictions", "--bots", "random", "--seed", "1", "--save", str(file))
    file.write_text(file.read_text().replace("bot:random", "bot:genius", 1))
    assert talk(from_list([]), "--resume", str(file))[0] == 1
    assert "players[1]" in capsys.readouterr().err


def test_a_record_of_other_people_gets_bots_on_their_seats(tmp_path: Path) -> None:
    file, copy = tmp_path / "game.json", tmp_path / "copy.json"
    talk(from_list([]), "predictions", "--players", "3", "--bots", "random", "--seed", "1", "--save", str(file))
    file.write_text(file.read_text().replace('"You", "bot:random", "bot:random"', '"Ada", "Grace", "bot:random"'))
    assert talk(from_list([]), "--resume", str(file), "--save", str(copy), "--bots", "novice")[0] == 0
    assert saved(copy).players == ["Ada", "bot:novice", "bot:random"]
    before = file.read_bytes()
    assert talk(from_list([]), "--resume", str(file), "--seat", "1", "--bots", "novice")[0] == 0
    [kept] = saving.games_folder().iterdir()
    assert saved(kept).players == ["bot:novice", "Grace", "bot:random"]
    assert file.read_bytes() == before


def test_a_record_of_a_server_keeps_its_proof(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    before = record_text(finished("predictions", {"players": 3}, seed=5))
    file.write_text(before, encoding="utf-8")
    assert talk(from_list([f"resume {file}"]), "predictions", "--bots", "random")[0] == 0
    assert talk(from_list([]), "--resume", str(file))[0] == 0
    assert file.read_text(encoding="utf-8") == before
    verify(before)


@pytest.mark.parametrize("practice", [(), ("--practice",)])
def test_the_farewell_says_how_to_go_on(practice: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "a game.json"
    _, printed = talk(from_list(["pass"]), "predictions", "--bots", "random", "--save", str(file), *practice)
    command, *words = shlex.split(printed.strip().splitlines()[-1])
    assert (command, words[0]) == ("foretold", "play")
    _, printed = talk(from_list(["undo"]), *words[1:])
    assert (say("play-undo-practice")[:20] in printed) == (not practice)


def test_levels_are_those_of_the_registry() -> None:
    for level in protocol.LEVELS:
        assert say(f"bot-{level}")


def test_9_a_game_with_the_first_built_in_deck_is_gone_on_with_and_says_so(tmp_path: Path) -> None:
    """Section 9 of the rules of predictions: a record of foretold/1 means that deck."""
    file = tmp_path / "old.json"
    file.write_text((FOLDER / "predictions-5-unfinished.json").read_text("utf-8"), "utf-8")
    before = saved(file)
    status, printed = talk(from_list(["1", "1", "1"]), "--resume", str(file), "--lang", "en")
    assert status == 0
    assert "Built-in deck, first version" in printed
    after = saved(file)
    assert (after.format, after.decks, "deck" in after.options) == ("foretold/1", before.decks, False)
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)
