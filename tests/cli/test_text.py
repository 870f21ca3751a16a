"""Lines and tables, measured in terminal columns."""

import io

import pytest

from foretold.cli import progress
from foretold.words.layout import pad, table, width, wrap


def test_wide_signs_count_twice() -> None:
    assert width("手札 A") == 6
    assert width("é") == 1
    assert width("e\u0301") == 1
    assert pad("役", 4) == "役  "
    assert pad("7", 3, right=True) == "  7"


def test_lines_break_at_spaces_and_between_wide_signs() -> None:
    assert wrap("one two three", 8) == ["one two", "three"]
    assert wrap("ゲームの記録、以上", 6) == ["ゲーム", "の記", "録、以", "上"]
    assert wrap("2枚公開(必須)", 8) == ["2枚公開", "(必須)"]
    assert wrap("", 10) == [""]
    assert wrap("indivisible", 4) == ["indivisible"]


def test_no_line_breaks_at_a_no_break_space() -> None:
    text = "chance de gagner 47\u202f%\u00a0; puis «\u00a0passer\u00a0»"
    assert wrap(text, 19) == ["chance de gagner", "47\u202f%\u00a0; puis", "«\u00a0passer\u00a0»"]


def test_full_width_signs_neither_begin_nor_end_a_line_where_they_must_not() -> None:
    assert wrap("手札（2枚）：役", 6) == ["手札", "（2", "枚）：", "役"]
    assert wrap("誰ですか？\u3000自分", 10) == ["誰ですか？", "自分"]


def test_a_table_lines_up() -> None:
    text = table(["席", "score"], [["0", "7"], ["席10", "12"]], numbers=(1,))
    assert text.splitlines() == ["  席    score", "  ----  -----", "  0         7", "  席10     12"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_shows_on_a_terminal_after_a_second_and_clears_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("foretold.cli.progress.time.monotonic", lambda: clock[0])
    screen = Terminal()
    with progress.Progress(1000, "cli-simulate-progress", "en", screen) as bar:
        bar.show(100)
        assert screen.getvalue() == ""
        clock[0] = 2.0
        bar.show(500)
        bar.show(501)
        assert screen.getvalue() == "\r[############............] 500 of 1,000 games, 2 s left"
    assert screen.getvalue().endswith(" \r")


@pytest.mark.parametrize(("columns", "shown"), [
    (42, "[#####.....] 500 of 1,000 games, 2 s left"),
    (40, "[####....] 500 of 1,000 games, 2 s left"),
    (35, "500 of 1,000 games, 2 s left"),
    (21, "500 of 1,000 games,"),
])  # fmt: skip
def test_progress_stays_on_one_line_of_a_narrow_terminal(
    columns: int, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0.0]
    monkeypatch.setattr("foretold.cli.progress.time.monotonic", lambda: clock[0])
    monkeypatch.setenv("COLUMNS", str(columns))
    screen = Terminal()
    with progress.Progress(1000, "cli-simulate-progress", "en", screen) as bar:
        bar.show(0)
        clock[0] = 2.0
        bar.show(500)
        assert screen.getvalue() == "\r" + shown
        assert width(shown) < columns


def test_what_was_done_before_does_not_shorten_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("foretold.cli.progress.time.monotonic", lambda: clock[0])
    screen = Terminal()
    with progress.Progress(1000, "cli-simulate-progress", "en", screen) as bar:
        bar.show(800)
        clock[0] = 10.0
        bar.show(900)
        assert "900 of 1,000 games, 10 s left" in screen.getvalue()


def test_progress_is_silent_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("foretold.cli.progress.time.monotonic", lambda: clock[0])
    file = io.StringIO()
    with progress.Progress(10, "cli-simulate-progress", "en", file) as bar:
        clock[0] = 5.0
        bar.show(5)
    assert file.getvalue() == ""
