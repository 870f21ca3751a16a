"""The example shows how little a game needs."""

from tests.third_game.conftest import EXAMPLE

#: Lines of the whole example, without tests: what the guide promises.
MOST_LINES = 400
TEXTS = {".py", ".ftl", ".toml"}


def test_the_example_has_fewer_than_400_lines() -> None:
    files = [file for file in EXAMPLE.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert {file.suffix for file in files} <= TEXTS
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)
    assert 300 < lines < MOST_LINES
