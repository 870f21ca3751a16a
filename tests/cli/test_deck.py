"""`foretold deck check`."""

from collections.abc import Callable
from pathlib import Path

import pytest

import foretold.games
from foretold.cli import main
from foretold.words import languages, say

Write = Callable[..., str]
GAMES = Path(foretold.games.__file__).parent
PREDICTIONS = GAMES / "predictions" / "decks" / "default.toml"
ALL_OR_NOTHING = GAMES / "all_or_nothing" / "decks" / "default.toml"


@pytest.fixture
def changed(tmp_path: Path) -> Write:
    """Write a deck file that differs from the built-in one, and return its path."""

    def write(old: str, new: str, source: Path = PREDICTIONS) -> str:
        text = source.read_text(encoding="utf-8")
        assert old in text
        path = tmp_path / "deck.toml"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return str(path)

    return write


@pytest.mark.parametrize("lang", languages())
def test_a_deck_of_predictions(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(PREDICTIONS), "--lang", lang]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert say("cli-deck-good", lang, game=say("game-predictions", lang)) in shown.out
    assert say("cli-deck-cards", lang, count=54) in shown.out
    assert say("suit-scarab", lang) in shown.out
    assert f"{say('effect-take', lang)} ★ · {say('effect-draw', lang)}" in shown.out


@pytest.mark.parametrize("lang", languages())
def test_a_deck_of_all_or_nothing(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(ALL_OR_NOTHING), "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert say("cli-deck-good", lang, game=say("game-all-or-nothing", lang)) in shown
    assert "1R 2R 3R" in shown
    assert say("suit-yellow", lang) in shown


def test_faces_that_differ_by_suit_have_lines_of_their_own(changed: Write, capsys: pytest.CaptureFixture[str]) -> None:
    file = changed("[names.en]", '[cards]\n"7S" = ["hypnosis", "take*"]\n\n[names.en]')
    assert main(["deck", "check", file]) == 0
    shown = capsys.readouterr().out
    assert "  7C 7M 7T   rune · take ★" in shown
    assert "  7S         Hypnosis · take ★" in shown


def test_many_ranks_are_shortened(changed: Write, capsys: pytest.CaptureFixture[str]) -> None:
    ranks = list(range(1, 101))
    file = changed("ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]", f"ranks = {ranks}", ALL_OR_NOTHING)
    assert main(["deck", "check", file]) == 0
    shown = capsys.readouterr().out
    assert "13R 14R … 100R" in shown
    assert "50R" not in shown


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("old", "new", "code", "details"),
    [
        ('"J" = ["take*", "draw"]', "", "deck-rank-missing", {"card": "J"}),
        ('"J" = ["take*", "draw"]', '"J" = ["take", "draw"]', "deck-face-no-gain", {"card": "JC"}),
        ('"J" = ["take*"', '"J" = ["steal*"', "deck-effect-unknown", {"card": "J", "effect": "steal*"}),
        ('"Clock"', '"Sword"', "deck-suit-unknown", {"suit": "Sword"}),
        (
            'game = "predictions"',
            'game = "chess"',
            "deck-game",
            {"game": "chess", "expected": "predictions, all-or-nothing"},
        ),
        ('game = "predictions"', 'game = ["predictions"]', "deck-game", None),
        ('game = "predictions"', "game = ", "deck-not-toml", {"line": 3}),
        ("[effects]", "[effect]", "deck-key-unknown", {"key": "effect"}),
    ],
)
def test_a_refused_deck(
    lang: str, old: str, new: str, code: str, details: dict[str, object] | None,
    changed: Write, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    file = changed(old, new)
    assert main(["deck", "check", file, "--lang", lang]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    if details is not None:
        assert shown.err == f"foretold: {say(f'error-{code}', lang, file=file, **details)}\n"
    else:
        assert shown.err.startswith("foretold: ")


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 64, b"\xff\xfe", b"[" * 10_000, b"x = " + b"{a=" * 5_000, b"a" * 2_000_000]
)
def test_junk(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "junk.toml"
    path.write_bytes(content)
    assert main(["deck", "check", str(path)]) == 1
    error = capsys.readouterr().err
    assert error.startswith("foretold: ")
    assert error.count("\n") == 1


def test_names_can_not_disturb_the_terminal(changed: Write, capsys: pytest.CaptureFixture[str]) -> None:
    file = changed('[names.en]\nname = "Built-in deck"', '[names.en]\nname = "\\u001b[2Jhello"')
    assert main(["deck", "check", file, "--lang", "en"]) == 0
    assert "\x1b" not in capsys.readouterr().out
