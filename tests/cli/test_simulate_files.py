"""What `foretold simulate` writes: the same bytes however it was played; an interrupted one is gone on with."""

import csv
import errno
import html.parser
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from foretold.cli import main
from foretold.lab.run_folder import RunFolder
from foretold.words import languages, say
from tests.waiting import wait_until

FORETOLD = str(Path(sys.executable).with_name("foretold"))
GAMES = ["predictions", "all-or-nothing"]


def simulate(out: Path, *words: str, lang: str = "en") -> int:
    return main(["simulate", *words, "--out", str(out), "--lang", lang])


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


FILES = {"results.json", "report.html", "progress.npz"} | {
    f"{name}.{form}" for name in ("games", "figures") for form in ("csv", "parquet")
}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_same_files_on_any_number_of_cores(game: str, tmp_path: Path) -> None:
    words = [game, "--games", "9000", "--seed", "11", "--format", "csv,parquet"]
    for cores in ("1", "3"):
        assert simulate(tmp_path / cores, *words, "--threads", cores) == 0
    assert set(content(tmp_path / "1")) == FILES
    assert content(tmp_path / "1") == content(tmp_path / "3")


@pytest.mark.slow
def test_the_same_files_from_bots_in_several_processes(tmp_path: Path) -> None:
    words = ["all-or-nothing", "--bots", "novice,random,random,random", "--games", "20", "--seed", "11"]
    for cores in ("1", "2"):
        assert simulate(tmp_path / cores, *words, "--threads", cores, "--against", "rounds=2") == 0
    assert content(tmp_path / "1") == content(tmp_path / "2")
    assert "games-against.csv" in content(tmp_path / "1")


class Interrupting:
    """Raises an interrupt when some chunks have been added."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, done: int) -> None:
        if done > 0:
            self.left -= 1
        if self.left == 0:
            raise KeyboardInterrupt


@pytest.mark.slow
@pytest.mark.parametrize("words", [["predictions"], ["all-or-nothing", "--against", "players=3"]])
def test_an_interrupted_simulation_goes_on(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*words, "--games", "30000", "--seed", "5", "--format", "csv,parquet"]
    assert simulate(tmp_path / "whole", *words) == 0
    with monkeypatch.context() as patched:
        patched.setattr("foretold.cli.progress.Progress.show", Interrupting(after=3))
        assert simulate(tmp_path / "cut", *words) == 130
    told = capsys.readouterr().err
    assert say("cli-simulate-interrupted", "en", folder=str(tmp_path / "cut")) in told
    assert "results.json" not in content(tmp_path / "cut")
    # What was written after the last save, as a crash may leave it, is taken out again.
    with (tmp_path / "cut" / "games.unfinished").open("ab") as spool:
        spool.write(b"half a row")
    # The seed need not be named again.
    assert simulate(tmp_path / "cut", *[word for word in words if word not in ("--seed", "5")]) == 0
    assert content(tmp_path / "cut") == content(tmp_path / "whole")


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_an_interrupt_from_the_keyboard_leaves_what_was_played(tmp_path: Path) -> None:
    command = [FORETOLD, "simulate", "predictions", "--games", "1000000000", "--threads", "1", "--lang", "en"]
    with subprocess.Popen([*command, "--out", str(tmp_path)], stderr=subprocess.PIPE) as process:
        spool = tmp_path / "games.unfinished"
        wait_until(lambda: spool.exists() and spool.stat().st_size > 0, 300, every=0.1)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=300)
    assert process.returncode == 130
    assert b"the same command continues" in err
    assert b"Traceback" not in err
    assert (tmp_path / "progress.npz").exists()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("other", [["--games", "60"], ["--seed", "2"], ["--option", "side=B"], ["--format", "none"]])
def test_another_simulation_in_the_folder_is_refused(
    other: list[str], lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(tmp_path, "predictions", "--games", "50", "--seed", "1") == 0
    before = content(tmp_path)
    capsys.readouterr()
    assert simulate(tmp_path, "predictions", "--games", "50", "--seed", "1", *other, lang=lang) == 2
    shown = capsys.readouterr()
    assert shown.err == f"foretold: {say('cli-simulate-other', lang, folder=str(tmp_path))}\n"
    assert content(tmp_path) == before


def test_9_a_folder_from_before_the_second_deck_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its games were played with the first version of the built-in deck, which its setting does not name."""
    assert simulate(tmp_path, "predictions", "--games", "50", "--seed", "1") == 0
    path = tmp_path / "progress.npz"
    with np.load(path) as arrays:
        kept = dict(arrays)
    header = json.loads(str(kept["header"]))
    del header["simulation"]["records"]
    np.savez(path, **{**kept, "header": np.array(json.dumps(header))})
    assert simulate(tmp_path, "predictions", "--games", "50", "--seed", "1") == 2
    assert "another simulation" in capsys.readouterr().err


@pytest.mark.parametrize("damage", [b"no progress", b"PK\x03\x04 half of one", b""])
def test_a_damaged_folder_is_refused(damage: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "progress.npz").write_bytes(damage)
    assert simulate(tmp_path, "predictions", "--games", "50", "--seed", "1") == 2
    assert "another simulation" in capsys.readouterr().err


@pytest.mark.parametrize("lang", languages())
def test_a_folder_in_which_another_process_is_at_work_is_refused(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with RunFolder(tmp_path, ["csv"]).held():
        assert simulate(tmp_path, "predictions", "--games", "10", lang=lang) == 1
        assert capsys.readouterr().err == f"foretold: {say('cli-simulate-in-use', lang, folder=str(tmp_path))}\n"
        assert content(tmp_path) == {}
    assert simulate(tmp_path, "predictions", "--games", "10", lang=lang) == 0


@pytest.mark.parametrize("lang", languages())
def test_a_report_that_can_not_be_written_is_told_beforehand(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # So many games would take years.
    report = str(tmp_path / "nowhere" / "report.html")
    assert main(["simulate", "predictions", "--games", str(10**15), "--report", report, "--lang", lang]) == 1
    assert capsys.readouterr().err == f"foretold: {say('cli-file-unwritable', lang, file=report)}\n"


@pytest.mark.slow
def test_after_a_full_disk_nothing_is_counted_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["predictions", "--games", "20000", "--seed", "5"]
    assert simulate(tmp_path / "whole", *words) == 0
    append, written = RunFolder.append, list[int]()

    def full(folder: RunFolder, *rest: Any) -> None:
        written.append(1)
        if len(written) == 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        append(folder, *rest)

    with monkeypatch.context() as patched:
        patched.setattr(RunFolder, "append", full)
        assert simulate(tmp_path / "cut", *words) == 1
    assert os.strerror(errno.ENOSPC) in capsys.readouterr().err
    assert simulate(tmp_path / "cut", *words) == 0
    assert content(tmp_path / "cut") == content(tmp_path / "whole")


@pytest.mark.parametrize("lang", languages())
def test_a_file_in_place_of_the_folder_is_refused(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert simulate(file, "predictions", lang=lang) == 1
    assert capsys.readouterr().err == f"foretold: {say('cli-simulate-not-folder', lang, folder=str(file))}\n"


@pytest.mark.parametrize("lang", languages())
def test_parquet_without_its_package_says_what_to_install(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert simulate(tmp_path, "predictions", "--format", "parquet", lang=lang) == 1
    assert capsys.readouterr().err == f"foretold: {say('cli-simulate-parquet', lang)}\n"


def test_an_unknown_format_is_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(tmp_path, "predictions", "--format", "xlsx") == 2
    assert "csv, parquet" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_tables_hold_every_game_and_every_figure(game: str, tmp_path: Path) -> None:
    assert simulate(tmp_path, game, "--games", "70000", "--seed", "21", "--format", "csv,parquet") == 0
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["seed"]) for row in rows] == list(range(21, 70021))
    results = json.loads((tmp_path / "results.json").read_text())
    for seat in range(4):
        mean = sum(int(row[f"score_{seat}"]) for row in rows) / len(rows)
        assert results["scores"][seat]["mean"] == pytest.approx(mean)
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.column_names == list(rows[0])
    assert table.slice(12345, 1).to_pylist() == [{name: int(cell) for name, cell in rows[12345].items()}]
    with (tmp_path / "figures.csv").open(newline="") as file:
        figures = list(csv.DictReader(file))
    told = [row for each in results["figures"] for row in each["rows"] if row["mean"] is not None]
    assert [float(row["mean"]) for row in figures] == [row["mean"] for row in told]
    assert parquet.read_table(tmp_path / "figures.parquet").num_rows == len(told)


class Page(html.parser.HTMLParser):
    """What a page needs and holds."""

    def __init__(self) -> None:
        super().__init__()
        self.outside: list[str] = []
        self.ids: list[str] = []
        self.named: list[str] = []
        self.open: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name in ("src", "href") and not (value or "").startswith("#"):
                self.outside.append(str(value))
            if name == "id":
                self.ids.append(str(value))
            if name == "aria-labelledby":
                self.named += str(value).split()
        if tag not in ("meta", "line", "rect", "circle", "path"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


REPORTS = [
    ["predictions", "--games", "400"],
    ["predictions", "--games", "1", "--players", "2", "--option", "heirs=true", "--against", "players=5"],
    ["all-or-nothing", "--games", "400", "--against", "rounds=3"],
    ["all-or-nothing", "--games", "2", "--players", "6", "--option", "target=9"],
]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("words", REPORTS, ids=" ".join)
def test_the_report_needs_nothing_else(words: list[str], lang: str, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert main(["simulate", *words, "--seed", "3", "--report", str(file), "--lang", lang]) == 0
    text = file.read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert not page.open
    assert page.outside == []
    assert "script" not in page.tags
    assert "url(" not in text
    assert len(page.ids) == len(set(page.ids))
    assert set(page.named) <= set(page.ids)
    # Every figure has its plot or tiles, and a table.
    figures = page.tags.count("figure")
    assert figures > 20
    assert page.tags.count("table") == figures
    told = text.partition("</style>")[2]
    assert not re.search(r"lab-[a-z]+-|\bNaN\b|\bNone\b|\binf\b", told)


def test_a_finished_folder_is_told_again_in_another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["predictions", "--games", "500", "--seed", "3"]
    assert simulate(tmp_path, *words) == 0
    before = content(tmp_path)

    def none_left(*_: Any) -> None:
        raise AssertionError("all games have been played")

    monkeypatch.setattr("foretold.lab.experiment.Experiment.play", none_left)
    assert simulate(tmp_path, *words, lang="ja") == 0
    after = content(tmp_path)
    assert say("lab-section-scores", "ja") in after.pop("report.html").decode()
    assert after == {name: data for name, data in before.items() if name != "report.html"}
