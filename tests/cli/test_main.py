"""The command line as a whole: help, language, wrong usage, statuses."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import foretold.cli
from foretold.cli import main
from foretold.words import languages, say

FORETOLD = str(Path(sys.executable).with_name("foretold"))


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("FORETOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    "words", [["--help"], ["serve", "--help"], ["replay", "--help"], ["simulate", "-h"], ["deck", "check", "-h"]]
)
def test_help_in_every_language(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--lang", lang]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert shown.out.startswith(say("cli-usage", lang))
    assert say("cli-help-help", lang) in shown.out


@pytest.mark.parametrize("lang", languages())
def test_help_knows_no_english_in_other_languages(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "--help", f"--lang={lang}"])
    english = re.compile(r"\b(usage|show this help|positional|the language)\b")
    assert bool(english.search(capsys.readouterr().out)) == (lang == "en")


def test_the_environment_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert main(["--help"]) == 0
    assert capsys.readouterr().out.startswith("Aufruf:")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("words", "message", "args"),
    [
        (["replay"], "cli-usage-required", {"names": "FILE"}),
        (["replay", "a", "b"], "cli-usage-unrecognized", {"names": "b"}),
        (["simulate", "g", "--games"], "cli-usage-one-value", {}),
        (["simulate", "g", "--json=1"], "cli-usage-no-value", {"value": "1"}),
        (["simulate", "g", "--games", "0"], "cli-usage-number", {"value": "0", "lowest": 1}),
        (["simulate", "g", "--seed", "x"], "cli-usage-number", {"value": "x", "lowest": 0}),
        (["simulate", "g", "--option", "side"], "cli-usage-option", {"value": "side"}),
        (["deck"], "cli-usage-required", {"names": "COMMAND"}),
    ],
)
def test_wrong_usage_is_status_2(
    lang: str, words: list[str], message: str, args: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words[:1], f"--lang={lang}", *words[1:]]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(say("cli-usage", lang))
    assert say(message, lang, **args) in shown.err


@pytest.mark.parametrize("lang", languages())
def test_an_unknown_command_or_language_is_status_2(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([f"--lang={lang}", "conquer"]) == 2
    assert "conquer" in capsys.readouterr().err
    assert main([f"--lang={lang}", "--lang", "tlh"]) == 2
    assert "tlh" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert re.fullmatch(r"foretold \d+\.\d+\.\d+\n", capsys.readouterr().out)


def test_an_interrupt_is_status_130(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("foretold.cli.replay.read_text", interrupted)
    assert main(["replay", "any.json"]) == foretold.cli.INTERRUPTED
    assert capsys.readouterr().err == ""


def test_errors_of_the_program_itself_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("foretold.cli.replay.read_text", broken)
    with pytest.raises(ZeroDivisionError):
        main(["replay", "any.json"])


def foretold_process(*words: str, **settings: object) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([FORETOLD, *words], capture_output=True, check=False, timeout=300, **settings)  # type: ignore[call-overload,no-any-return]


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys; from foretold.cli import main; main(['--help', '--lang', 'ja']);"
        "heavy = ('numpy', 'numba', 'fluent', 'msgspec', 'babel', 'aiohttp', 'sqlalchemy');"
        "print([m for m in heavy if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, timeout=300)
    assert done.stdout.splitlines()[-1] == b"[]"


def test_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "foretold", "--version"], capture_output=True, check=True, timeout=300)
    assert done.stdout.startswith(b"foretold ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([FORETOLD, "--help"], stdout=full, stderr=subprocess.PIPE, check=False, timeout=300)
    assert done.returncode == 1
    assert done.stderr.startswith(b"foretold: ")
    assert done.stderr.count(b"\n") == 1


def test_a_reader_that_leaves_is_no_matter() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([FORETOLD, "--help"], stdout=writing, stderr=subprocess.PIPE, check=False, timeout=300)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_terminal_without_the_letters_shows_question_marks() -> None:
    surroundings = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = foretold_process("--help", "--lang", "ja", env=surroundings)
    assert done.returncode == 0
    assert b"foretold [-h]" in done.stdout
