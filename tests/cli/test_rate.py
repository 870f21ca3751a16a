"""`foretold rate`: the table, the report, the same answer however many processes, bad input."""

import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from foretold.bots import LEVELS
from foretold.cli import main
from foretold.words import languages, say
from tests.cli.processes import PATIENCE, until_used

FORETOLD = str(Path(sys.executable).with_name("foretold"))
# Bots that decide at once; six games are not enough to settle anything.
SMALL = ["rate", "predictions", "--bots", "random,random,novice", "--games", "6", "--seed", "3", "--jobs", "1"]


class _Page(HTMLParser):
    """The tags of a page, and whether they are closed in the order in which they were opened."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", languages())
def test_the_table_and_the_report(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.html"
    assert main([*SMALL, "--lang", lang, "--report", str(report)]) == 0
    shown = capsys.readouterr().out
    page = report.read_text(encoding="utf-8")
    second = say("rate-name", lang, level=say("bot-random", lang), number="2")
    for text in (shown, page):
        assert say("rate-title", lang, game=say("game-predictions", lang), players=3) in text
        assert say("rate-amount", lang, deals=2, games=6, seed="3") in text
        assert re.split("[:：]", say("rate-open", lang, pairs=""))[0] in text
        assert second in text
        assert say("bot-novice", lang) in text
    assert f'<html lang="{lang}">' in page
    seen = _Page(page).seen
    assert seen.count("svg") == 2
    # A dot for each bot, and for each pair of neighbours.
    assert seen.count("circle") == 3 + 2
    assert not re.search(r"(src|href)=|@import|url\(", page), "the page needs another file"


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--json", "--option", "side=B"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert list(shown) == [
        "game", "options", "budget", "seed", "deals", "games", "confidence", "settled", "bots", "pairs",
    ]  # fmt: skip
    assert shown["options"] == {"players": 3, "side": "B"}
    assert (shown["deals"], shown["games"], shown["confidence"], shown["settled"]) == (2, 6, 0.95, False)
    assert {bot["name"] for bot in shown["bots"]} == {"random", "random#2", "novice"}
    assert sum(bot["points"]["mean"] for bot in shown["bots"]) == pytest.approx(1.5)
    assert sum(bot["wins"]["mean"] for bot in shown["bots"]) == pytest.approx(1)
    means = [bot["points"]["mean"] for bot in shown["bots"]]
    assert means == sorted(means, reverse=True)
    for pair, (better, worse) in zip(shown["pairs"], zip(shown["bots"], shown["bots"][1:], strict=False), strict=True):
        assert (pair["better"], pair["worse"]) == (better["name"], worse["name"])
        assert pair["difference"]["mean"] == pytest.approx(better["points"]["mean"] - worse["points"]["mean"])


@pytest.mark.slow
def test_the_same_bytes_however_many_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for jobs in ("1", "3"):
        report = tmp_path / f"{jobs}.html"
        command = ["rate", "predictions", "--bots", "random,novice", "--games", "400", "--seed", "8", "--lang", "en"]
        assert main([*command, "--jobs", jobs, "--report", str(report)]) == 0
        shown.append((capsys.readouterr().out, report.read_bytes()))
    assert shown[0] == shown[1]
    assert say("rate-settled", "en") in shown[0][0]


@pytest.mark.parametrize(
    ("game", "bots", "players"), [("all-or-nothing", 2, 3), ("predictions", 2, 2), ("predictions", 6, 5)]
)
def test_as_many_seats_as_bots_as_far_as_the_game_allows(
    game: str, bots: int, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    levels = ",".join(["random"] * bots)
    assert main(["rate", game, "--bots", levels, "--games", str(bots), "--seed", "1", "--jobs", "1", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["options"]["players"] == players
    assert (shown["deals"], shown["games"]) == (1, bots)
    assert shown["bots"][0]["rating"]["low"] is None


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("words", "message", "details"),
    [
        (["predictions", "--bots", "adept"], "rate-bots-few", {}),
        (["predictions", "--bots", "adept,novice,random", "--games", "2"], "rate-games-few", {"lowest": 3}),
        (["chess", "--bots", "adept,novice"], "error-unknown-game",
         {"game": "chess", "known": "predictions, all-or-nothing"}),
        (["predictions", "--bots", "adept,oracle"], "error-option-value",
         {"option": "bot", "value": "oracle", "expected": ", ".join(LEVELS)}),
        (["predictions", "--bots", "adept,novice", "--players", "9"], "error-option-value",
         {"option": "players", "value": 9, "expected": "2..5"}),
        (["predictions", "--bots", "adept,novice", "--games", str(2**62)], "error-option-value",
         {"option": "games", "value": str(2**62), "expected": f"1..{2**61}"}),
    ],
)  # fmt: skip
def test_a_wrong_question_is_status_2(
    words: list[str], message: str, details: dict[str, object], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rate", *words, "--lang", lang]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == f"foretold: {say(message, lang, **details)}\n"


def test_a_seed_beyond_62_bits_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rate", "predictions", "--bots", "random,random", "--seed", str(2**63), "--lang", "en"]) == 2
    assert "“seed”" in capsys.readouterr().err


@pytest.mark.parametrize("lang", languages())
def test_a_report_that_can_not_be_written_is_told_beforehand(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in (tmp_path, tmp_path / "nowhere" / "report.html"):
        assert main([*SMALL, "--report", str(file), "--lang", lang]) == 1
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err == f"foretold: {say('cli-file-unwritable', lang, file=str(file))}\n"


@pytest.mark.parametrize("lang", languages())
def test_openskill_has_to_be_installed(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    assert main([*SMALL, "--lang", lang]) == 1
    expected = say("error-extra-missing", lang, package="openskill", extra="lab")
    assert capsys.readouterr().err == f"foretold: {expected}\n"


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs signals")
@pytest.mark.parametrize("used", [1.5, 5.0])  # while its workers start, and while they play
def test_an_interrupt_ends_it_quietly(used: float) -> None:
    command = [FORETOLD, "rate", "predictions", "--bots", "random,random", "--games", "1000000000", "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        until_used(process.pid, used)
        # As a terminal does it: every process of the group hears of it.
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert out == b""
    assert b"Traceback" not in err
    assert process.returncode == 130
