"""Deck files that are made to take long: refused before they are parsed, or read in linear time."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

import foretold
from foretold.play import toml_guard
from tests.play.refusals import refusal

SIZE = 60_000

COMPLEX = {
    "dotted key": "a." * (SIZE // 2) + "a = 1",
    "spaced key": "a . " * (SIZE // 4) + "a = 1",
    "quoted key": '""' + '.""' * (SIZE // 3) + " = 1",
    "header": "[" + "a." * (SIZE // 2) + "a]",
    "array of tables": "[[" + "a." * (SIZE // 2) + "a]]",
    "inline table": "x = {" + "a." * (SIZE // 2) + "a = 1}",
    "deep array": "x = " + "[" * SIZE + "]" * SIZE,
    "deep inline table": "x = " + "{a = " * (SIZE // 6) + "1" + "}" * (SIZE // 6),
    "digits": "x = " + "1" * SIZE,
    "digits with underscores": "x = " + "1_" * (SIZE // 2) + "1",
    "hexadecimal": "x = 0x" + "f" * SIZE,
    "fraction": "x = 0." + "1" * SIZE,
    "exponent": "x = 1e" + "1" * SIZE,
    "bare key": "a" * SIZE + " = 1",
}
#: Whatever these are, they are looked through and parsed in linear time.
LONG = {
    "strings": 'x = ["' + '", "'.join("a.b.c." * 20 for _ in range(SIZE // 120)) + '"]',
    "one string": 'x = "' + "a." * (SIZE // 2) + '"',
    "escapes": 'x = """' + "\\n" * (SIZE // 2) + '"""',
    "ended lines": 'x = """' + "\\\n" * (SIZE // 2) + '"""',
    "quotation marks": '"' * SIZE,
    "apostrophes": "'" * SIZE,
    "escaped ends": '"""' + '\\"""' * (SIZE // 4),
    "comment": "#" + "a." * (SIZE // 2),
    "comments": "#\n" * (SIZE // 2),
    "lines": "\n" * SIZE,
    "integers": "x = [" + "1," * (SIZE // 2) + "]",
    "tables": "x = [" + "{}," * (SIZE // 3) + "]",
    "dates": "x = [" + "1979-05-27T07:32:00.999Z," * (SIZE // 26) + "]",
    "keys": "".join(f"k{number} = 1\n" for number in range(SIZE // 10)),
    "dotted keys": "".join(f"a{number}.b.c.d.e.f.g = 1\n" for number in range(SIZE // 24)),
    "headers": "".join(f"[a.b.c.d.e.x{number}]\n" for number in range(SIZE // 20)),
    "arrays of tables": "[[a.b]]\n" * (SIZE // 8),
}


@pytest.mark.parametrize("name", COMPLEX)
def test_what_no_deck_needs_is_refused_at_once(name: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("\n\n" + COMPLEX[name], "utf-8")
    began = time.process_time()
    error = refusal(lambda: foretold.game("predictions", players=2, deck=path))
    assert error is not None
    assert (error.code, error.details["line"]) == ("deck-complex", 3)
    assert time.process_time() - began < 1.0  # a key of many parts took twenty


@pytest.mark.parametrize("name", LONG)
def test_what_is_long_takes_as_long_as_it_is(name: str) -> None:
    began = time.process_time()
    try:
        toml_guard.parse(LONG[name])
    except toml_guard.TooComplexError:
        pytest.fail("refused although it is simple")
    except ValueError:
        pass  # no TOML, said by the parser
    assert time.process_time() - began < 2.0


@pytest.mark.parametrize("rank", [10**10, -(10**30), 10**4_000])
def test_a_number_beyond_all_cards_is_refused(rank: int) -> None:
    deck = {"game": "all-or-nothing", "suits": ["A", "B", "C"], "ranks": [1, 2, 3, 4, 5, 6, 7, rank]}
    error = refusal(lambda: foretold.game("all-or-nothing", players=3, deck=deck))
    assert error is not None
    assert error.code == "deck-number"


def test_the_program_that_reads_for_a_server_says_the_same() -> None:
    def read(text: str) -> dict[str, object]:
        program = (sys.executable, "-I", "-S", toml_guard.__file__)
        done = subprocess.run(program, input=text.encode(), capture_output=True, check=True)
        answer: dict[str, object] = json.loads(done.stdout)
        return answer

    assert read('a = "é"\n[b]\nc = 1') == {"content": {"a": "é", "b": {"c": 1}}}
    assert read("x = 1\n" + COMPLEX["dotted key"]).keys() == {"complex"}
    assert "line 1" in str(read("x = ")["wrong"]) or "end of document" in str(read("x = ")["wrong"])
    assert read("x = 1979-05-27") == {"content": {"x": {"date": "1979-05-27"}}}
