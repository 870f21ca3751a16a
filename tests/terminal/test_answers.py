"""What is typed: commands in every language, notation, junk; and files that are not what they should be."""

import os
import stat
import threading
from pathlib import Path

import pytest

import foretold
from foretold.terminal import saving
from foretold.terminal.commands import COMMANDS, TypedCommand, command_word, read_answer
from foretold.terminal.teller import MenuEntry
from foretold.terminal.wait_notice import notify_after
from foretold.words import languages, say
from tests.terminal.keyboard import from_list, saved, talk

START = ("predictions", "--bots", "random", "--seed", "3")
JUNK = [
    "0", "8", "99", "-1", "1.5", "1 2", "⑨⑨", "99999999999999999999999", "play", "play XX", "play 2C 3C", "take 0",
    "\x00", "\x1b[2J\x07", "\u202e", "💥" * 50, "x" * 5000, "x" * 200_000, "'; drop table", "predict 9", "\\", "%s{0}",
]  # fmt: skip


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: ascii(junk)[:20])
def test_junk_gives_one_sentence_and_the_question_stays(junk: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    status, printed = talk(from_list([junk]), *START, "--save", str(file))
    assert status == 0
    assert saved(file).actions == []
    answer = printed.split("\n> \n")[1]
    assert " ".join(answer.split()).endswith(("or type help.", "type a number."))
    assert answer.count("\n") <= 3
    assert answer.replace("\n", "").isprintable()


@pytest.mark.parametrize("typed", ["1", " 1 ", "01", "１", "play 7C", "PLAY 7c", "play   7C", "7C", "7c"])
def test_a_choice_can_be_typed_in_many_ways(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    talk(from_list([typed]), *START, "--save", str(file))
    assert saved(file).actions == ["play 7C"]


@pytest.mark.parametrize("lang", languages())
def test_commands_are_understood_in_english_and_in_the_language(lang: str) -> None:
    words = [command_word(name, lang) for name in COMMANDS]
    assert len({*words}) == len(words)
    for name, word in zip(COMMANDS, words, strict=True):
        for typed in (name, name.upper(), word, f"  {word}  "):
            assert read_answer(typed, [], {}, lang) == TypedCommand(name)
    assert read_answer("save my game.json", [], {}, lang) == TypedCommand("save", "my game.json")
    assert read_answer("save\u3000my game.json", [], {}, lang) == TypedCommand("save", "my game.json")
    assert read_answer("?", [], {}, lang) == TypedCommand("help")
    assert read_answer("reglés", [], {}, "fr") == TypedCommand("rules")


def test_a_number_means_the_menu_and_a_card_only_what_is_sure() -> None:
    entry = MenuEntry("3", "bet three", "bet 3")
    assert read_answer("3", [entry], {"bet 3": "bet 3"}, "en") == entry
    assert read_answer("2", [entry], {"take 2": "take 9C"}, "en") is None
    legal = {"swap 7C 0": "swap 7C 9T", "swap 7C 1": "swap 7C KM", "swap 8C 0": "swap 8C 9T"}
    assert read_answer("7C", [], legal, "en") is None
    assert read_answer("8c", [], legal, "en") == "swap 8C 0"
    assert read_answer("km", [], legal, "en") == "swap 7C 1"
    assert read_answer("swap 7c 9t", [], legal, "en") == "swap 7C 0"


def test_places_are_shown_from_1_and_typed_by_what_lies_there(tmp_path: Path) -> None:
    """Notation counts from 0, labels from 1: whoever names the card or the player can't mistake one for the other."""
    file = tmp_path / "game.json"
    _, printed = talk(from_list(["6C", "hint"]), "predictions", "--bots", "adept", "--seed", "10", "--save", str(file))
    assert "column 0" not in printed
    assert "seat 0" not in printed
    assert "you (seat 1)" in printed
    state = foretold.replay(saved(file))
    view = state.view(0)
    assert view["asked"] == "eye"
    assert [say("play-bot", level=say("bot-adept"), seat=str(seat)) in printed for seat in (1, 2, 3, 4)] == [
        False, True, True, True,
    ]  # fmt: skip
    talk(from_list(["eye Adept 3"]), "--resume", str(file))
    assert saved(file).actions[1] == "eye 2"
    view = foretold.replay(saved(file)).view(0)
    assert view["asked"] == "take"
    second = view["table"]["gallery"][1][-1]
    _, printed = talk(from_list(["hint", f"take {second}"]), "--resume", str(file))
    assert f"[take {second}]" in printed
    assert "column 2" in printed
    assert "take 1" in saved(file).actions


@pytest.mark.parametrize("typed", ["take 1", "1"])
def test_notation_still_counts_from_0_and_a_number_alone_is_a_choice(typed: str) -> None:
    legal = {"take 0": "take 9T", "take 1": "take KM"}
    entries = [MenuEntry("1", "take 9T, column 1", "take 0"), MenuEntry("2", "take KM, column 2", "take 1")]
    answer = read_answer(typed, entries, legal, "en")
    assert answer == ("take 1" if " " in typed else entries[0])


def test_many_swaps_are_asked_in_two_steps(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    talk(from_list(["play 5M"]), *START, "--save", str(file))
    state = foretold.replay(saved(file))
    swaps = [str(action) for action in state.legal_actions()]
    assert state.view(0)["asked"] == "swap"
    assert len(swaps) == 9
    talk(from_list(["pass", "pass"]), *START, "--save", str(tmp_path / "two.json"))
    third = next(action for action in saved_legal(tmp_path / "two.json") if action.startswith(("play 5", "play 8")))
    _, printed = talk(from_list([third, "1", "0", "1", "2"]), "--resume", str(tmp_path / "two.json"))
    assert printed.count(say("play-do-back")) == 2
    assert saved(tmp_path / "two.json").actions[-1].split()[0] != "play"
    assert any(action.startswith("swap") for action in saved(tmp_path / "two.json").actions)


def saved_legal(path: Path) -> list[str]:
    return [str(action) for action in foretold.replay(saved(path)).legal_actions()]


def test_copies_are_saved_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.txt").write_text("dear diary")
    lines = [
        "save",
        "save a copy.json",
        "pass",
        "save a copy.json",
        "save mine.txt",
        "save no/such\x00",
        "resume nothing",
    ]
    _, printed = talk(from_list([*lines, "resume a copy.json", "pass"]), *START, "--save", "game.json")
    assert (tmp_path / "mine.txt").read_text() == "dear diary"
    assert len(saved(tmp_path / "a copy.json").actions) > len(saved(tmp_path / "game.json").actions)
    assert say("play-file-exists", file=str(tmp_path / "mine.txt")) in " ".join(printed.split())
    assert "nothing can't be read" in printed.replace("\n", " ")


def test_resume_alone_finds_the_game_that_was_played_last(tmp_path: Path) -> None:
    talk(from_list(["pass"]), *START)
    _, printed = talk(from_list(["resume", "resume"]), "all-or-nothing", "--bots", "random")
    assert say("play-resumed") in printed
    assert printed.count("All In – Predictions. At the table") == 1
    assert sorted(path.name.split("-2")[0] for path in saving.games_folder().iterdir()) == [
        "all-or-nothing",
        "predictions",
    ]
    _, printed = talk(from_list(["resume"]), *START)
    assert len(list(saving.games_folder().iterdir())) == 3


def test_a_new_game_never_takes_the_place_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text("mine")
    assert talk(from_list([]), *START, "--save", str(file))[0] == 1
    assert file.read_text() == "mine"
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    "content",
    [
        None,
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"format": "foretold/2"}',
        b'{"format": "foretold/1", "game": "chess"}',
        "cut",
        "illegal",
    ],
)
def test_files_that_hold_no_game(
    content: bytes | str | None, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    if isinstance(content, bytes):
        file.write_bytes(content)
    elif content is not None:
        talk(from_list(["pass"]), *START, "--save", str(file))
        text = file.read_text()
        file.write_text(text[: len(text) // 2] if content == "cut" else text.replace('"pass"', '"predict 0"', 1))
    capsys.readouterr()
    assert talk(from_list([]), "--resume", str(file), "--lang", lang)[0] == 1
    error = capsys.readouterr().err
    assert len(error.splitlines()) == 1
    assert str(file) in error


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("predictions", "--players", "9"),
        ("predictions", "--players", "0"),
        ("predictions", "--seat", "4"),
        ("predictions", "--seat", "-1"),
        ("predictions", "--bots", "adept,adept", "--players", "4"),
        ("predictions", "--bots", ""),
        ("predictions", "--bots", ",,"),
        ("predictions", "--seed", "x"),
        ("predictions", "--option", "side=C"),
        ("predictions", "--option", "players=many"),
        ("predictions", "--budget", "0"),
        ("predictions", "--budget", "nan"),
        ("predictions", "--name", "bot:adept"),
        ("predictions", "--name", " "),
        ("predictions", "--resume", "x.json"),
        ("--resume", "x.json", "--option", "side=B"),
    ],
    ids=" ".join,
)
def test_asked_wrongly(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    status, printed = talk(from_list([]), *words)
    assert (status, printed) == (2, "")
    error = capsys.readouterr().err
    assert error
    assert "Traceback" not in error
    assert not saving.games_folder().exists()


def test_a_seat_that_a_record_has_not(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    talk(from_list([]), *START, "--save", str(file))
    assert talk(from_list([]), "--resume", str(file), "--seat", "7")[0] == 2


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    assert talk(from_list([]), *START, "--save", str(tmp_path / "x" / "game.json"))[0] == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_folder_in_the_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert talk(from_list([]), *START, "--save", str(tmp_path / "file" / "game.json"))[0] == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_disk_that_fails_is_told_once_and_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    talk(from_list([]), *START, "--save", str(file))
    before, calls = file.read_bytes(), []
    fsync = os.fsync

    def failing(handle: int) -> None:
        calls.append(handle)
        if len(calls) > 2:
            raise OSError(28, "No space left on device")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", failing)
    status, printed = talk(from_list(["pass"]), "--resume", str(file))
    assert status == 1
    assert " ".join(printed.split()).count("No space left on device") == 1
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_who_waits_long_is_told_so() -> None:
    heard, again = threading.Event(), threading.Event()
    with notify_after(heard.set, after=0.01):
        assert heard.wait(60)
    with notify_after(again.set, after=60):
        pass
    assert not again.is_set()
