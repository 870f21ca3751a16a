"""Whole games in the terminal, with people who answer at random."""

import os
import pty
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import foretold
from foretold.cli import main
from foretold.words import languages, say
from foretold.words.layout import width
from tests.terminal.keyboard import at_random, from_list, keys, saved, talk

FORETOLD = str(Path(sys.executable).with_name("foretold"))

GAMES = [
    ("predictions", "--players", "2", "--bots", "random"),
    ("predictions", "--players", "3", "--bots", "random", "--option", "discard=seer", "--option", "side=B"),
    ("predictions", "--players", "4", "--bots", "random,novice,adept", "--seat", "2"),
    ("predictions", "--players", "5", "--bots", "random", "--option", "discard=blind", "--option", "heirs=true"),
    ("predictions", "--players", "2", "--bots", "random", "--option", "discard=blind", "--seat", "1"),
    ("all-or-nothing", "--players", "3", "--bots", "random"),
    ("all-or-nothing", "--bots", "random,novice,adept", "--seat", "3", "--option", "target=20"),
    ("all-or-nothing", "--players", "6", "--bots", "random", "--option", "rounds=2", "--option", "dealer=4"),
]


@pytest.mark.parametrize("words", GAMES, ids=" ".join)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game(words: tuple[str, ...], seed: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    status, printed = talk(at_random(seed), *words, "--seed", str(seed), "--save", str(file), "--name", "Ada")
    assert status == 0
    record = saved(file)
    assert record.result is not None
    assert record.players is not None
    seat = int(words[words.index("--seat") + 1]) if "--seat" in words else 0
    assert record.players[seat] == "Ada"
    assert all(name.startswith("bot:") for place, name in enumerate(record.players) if place != seat)
    assert say("play-over-kept") in printed
    assert str(file) in printed
    assert printed.count(say("cli-column-score")) == len(record.decks)


def test_hands_are_listed_in_the_order_in_which_the_log_shows_them(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, printed = talk(at_random(3), "predictions", "--bots", "random", "--seed", "3", "--save", str(file))
    names = ["you", *(say("play-bot", level=say("bot-random"), seat=str(seat)) for seat in (2, 3, 4))]
    log = foretold.replay(saved(file)).view(0)["log"]
    shown = [fact["seat"] for fact in log if fact["fact"] == "hand-shown"]
    rows = [line.split("  ")[1] for line in printed.splitlines() if line.startswith(tuple(f"  {n}  " for n in names))]
    assert rows == [names[seat] for seat in shown]
    assert any(shown[start] for start in range(0, len(shown), 4))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["predictions", "all-or-nothing"])
def test_every_language_from_start_to_finish(game: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    person, asked = at_random(5), []

    def curious(printed: str) -> str | None:
        """Ask for everything at each question before answering."""
        asked.append(printed)
        commands = ("help", "hand", "gallery", "players", "log", "rules", "hint")
        if len(asked) <= len(commands):
            return commands[len(asked) - 1]
        return person(printed)

    options = ("--option", "discard=seer") if game == "predictions" else ("--option", "rounds=3")
    status, printed = talk(
        curious, game, *options, "--bots", "random", "--seed", "5", "--lang", lang, "--save", str(file)
    )
    assert status == 0
    assert saved(file).result is not None
    for prefix in ("play-", "cli-", "fact-", "error-", "combination-", "effect-"):
        assert prefix not in printed
    assert say(f"game-{game}", lang) in printed


@pytest.mark.parametrize("columns", [30, 60])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_lines_fit_the_terminal(lang: str, columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.chdir(tmp_path)
    for game in ("predictions", "all-or-nothing"):
        _, printed = talk(
            at_random(2), game, "--bots", "random", "--seed", "2", "--lang", lang, "--save", f"{game}.json"
        )
        long = [line for line in printed.splitlines() if width(line) > columns and str(tmp_path) not in line]
        assert not long


def test_a_long_log_is_told_whole(tmp_path: Path) -> None:
    lines = ["bet 1", "log", *("1",) * 7, "log"]
    words = ("all-or-nothing", "--players", "6", "--bots", "adept", "--seed", "2", "--option", "dealer=0")
    _, printed = talk(from_list(lines), *words, "--save", str(tmp_path / "a.json"))
    assert "…" not in printed
    assert max(len(paragraph) for paragraph in printed.split("\n\n")) > 600


def test_nothing_but_text_is_printed(tmp_path: Path) -> None:
    _, printed = talk(
        at_random(3), "predictions", "--bots", "random", "--seed", "3", "--save", str(tmp_path / "a.json")
    )
    assert all(sign == "\n" or sign.isprintable() for sign in printed)


def test_the_game_is_asked_for_if_it_is_not_named(tmp_path: Path) -> None:
    lines = ["", "help", "7", "chess", "x" * 10_000, "2", "quit"]
    status, printed = talk(from_list(lines), "--bots", "random", "--save", str(tmp_path / "a.json"))
    assert status == 0
    assert saved(tmp_path / "a.json").game == "all-or-nothing"
    # Asked at first, and again at the empty line and at help; the other three are told what is possible.
    assert printed.count(say("play-which-game", "en", quit="quit")) == 3
    assert printed.count("is not one of the games") == 3
    assert talk(from_list([]))[0] == 0
    assert talk(from_list(["quit"]))[0] == 0


@pytest.mark.slow
def test_a_tie_that_the_last_hand_breaks_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    explained = say("cli-story-tie", "en")
    told = {True: 0, False: 0}
    for seed in range(20):
        file = tmp_path / f"{seed}.json"
        _, printed = talk(at_random(seed), "predictions", "--players", "3", "--bots", "random", "--seed", str(seed),
                          "--save", str(file))  # fmt: skip
        result = saved(file).result
        assert result is not None
        tied = result.scores.count(max(result.scores)) > 1
        assert (explained in printed) == tied
        told[tied] += 1
        main(["replay", str(file), "--lang", "en"])
        assert (explained in capsys.readouterr().out) == tied
    assert all(told.values())


def test_whoever_ends_the_input_sees_the_farewell_on_a_line_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    main_end, terminal = pty.openpty()
    game = subprocess.Popen(
        [FORETOLD, "play", "predictions", "--bots", "random", "--save", str(file), "--lang", "en"],
        stdin=terminal, stdout=subprocess.PIPE,
    )  # fmt: skip
    until_prompt(game)
    os.write(main_end, b"\x04")
    rest, _ = game.communicate(timeout=60)
    assert game.returncode == 0
    assert rest.decode().startswith("\n" + say("play-farewell", "en")[:20])
    os.close(main_end)
    os.close(terminal)


@pytest.mark.parametrize("lang", languages())
def test_on_a_narrow_terminal_a_round_is_told_as_the_language_writes_it(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    file = str(tmp_path / "a.json")
    _, printed = talk(at_random(3), "predictions", "--bots", "random", "--lang", lang, "--save", file)
    head, you = say("cli-column-player", lang), say("play-you", lang)
    assert say("play-note", lang, choice=head, note=you) in printed


def piped(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [FORETOLD, "play", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def until_prompt(game: subprocess.Popen[bytes]) -> str:
    """What the program prints until it waits for an answer or ends."""
    assert game.stdout is not None
    printed = b""
    while not printed.endswith(b"\n> "):
        more = os.read(game.stdout.fileno(), 65536)
        if not more:
            break
        printed += more
    return printed.decode()


@pytest.mark.parametrize("name", ["predictions", "all-or-nothing"])
def test_a_whole_game_through_pipes(name: str, tmp_path: Path) -> None:
    file, chance = tmp_path / "game.json", random.Random(name)
    with piped(name, "--players", "3", "--bots", "adept", "--seed", "9", "--save", str(file)) as game:
        assert game.stdin is not None
        while (printed := until_prompt(game)).endswith("\n> "):
            game.stdin.write(chance.choice(keys(printed)).encode() + b"\n")
            game.stdin.flush()
        game.stdin.close()
        assert game.wait(300) == 0
    assert saved(file).result is not None


def test_an_interrupt_leaves_a_game_to_go_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with piped("predictions", "--bots", "random", "--seed", "9", "--save", str(file)) as game:
        assert game.stdin is not None
        assert game.stderr is not None
        until_prompt(game)
        game.stdin.write(b"pass\n")
        game.stdin.flush()
        until_prompt(game)
        game.send_signal(signal.SIGINT)
        told = until_prompt(game)
        assert game.wait(300) == 130
        assert b"Traceback" not in game.stderr.read()
    assert f"foretold play --resume {file}" in told
    before = saved(file)
    assert before.actions[0] == "pass"
    status, _ = talk(at_random(1), "--resume", str(file))
    assert status == 0
    after = saved(file)
    assert after.result is not None
    assert after.actions[: len(before.actions)] == before.actions
