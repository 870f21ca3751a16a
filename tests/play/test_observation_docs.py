"""docs/observations.md: its tables are the constants of the code, feature by feature."""

import ast
import inspect
import math
import re
from pathlib import Path
from types import ModuleType

import pytest

import foretold
from foretold.games.all_or_nothing.knowledge import observation as of_tricks
from foretold.games.all_or_nothing.rules.state import Asked as AskedInTricks
from foretold.games.predictions.knowledge import observation as of_predictions
from foretold.games.predictions.rules.notation import COMBINATION_NAMES
from foretold.games.predictions.rules.state import Asked

PAGE = (Path(__file__).parents[2] / "docs" / "observations.md").read_text("utf-8")
ROW = re.compile(r"^\| (\d+) \| ([\d × ]+) \| `([A-Z_]+)` \|", re.MULTILINE)
PARTS = {"predictions": ("## Predictions", of_predictions), "all-or-nothing": ("## All-or-nothing", of_tricks)}
#: Constants that are no feature: how large something is.
SIZES = {"QUESTIONS", "COMBINATIONS", "CARD", "SIZE"}


def part(game: str) -> str:
    """The page's part about a game."""
    return PAGE.split(PARTS[game][0])[1].split("\n## ")[0]


def rows(game: str) -> list[tuple[int, int, str]]:
    """Offset, size and name of each feature, as the page has them."""
    return [
        (int(offset), math.prod(int(number) for number in size.split("×")), name)
        for offset, size, name in ROW.findall(part(game))
    ]


def constants(module: ModuleType) -> dict[str, int]:
    """Offset of each feature by its name, in the order of the source."""
    tree = ast.parse(inspect.getsource(module))
    targets = [target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets]
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    return {name: getattr(module, name) for name in names if name not in SIZES}


@pytest.mark.parametrize("game", sorted(PARTS))
def test_offsets_are_those_of_the_code(game: str) -> None:
    assert {name: offset for offset, _, name in rows(game)} == constants(PARTS[game][1])


@pytest.mark.parametrize("game", sorted(PARTS))
def test_sizes_fill_the_whole_vector(game: str) -> None:
    at = 0
    for offset, size, name in rows(game):
        assert offset == at, name
        at += size
    assert at == PARTS[game][1].SIZE


@pytest.mark.parametrize("game", sorted(PARTS))
def test_the_length_is_that_of_an_observation(game: str) -> None:
    stated = re.match(r": (\d+) numbers", part(game))
    assert stated is not None
    assert foretold.game(game, players=3).deal(seed=1).observation(0).shape == (int(stated[1]),)


def test_a_card_of_tricks_has_as_many_numbers_as_the_page_says() -> None:
    last = re.findall(r"^\| (?:\d\.\.)?(\d) \|", part("all-or-nothing"), re.MULTILINE)[2]
    assert int(last) + 1 == of_tricks.CARD


def listed(game: str, feature: str) -> list[str]:
    """The words that a line below the table lists for a feature."""
    line = re.search(rf"^`{feature}`: (.+)\.$", part(game), re.MULTILINE)
    assert line is not None
    return line[1].split(", ")


def test_questions_and_combinations_stand_in_the_order_of_the_code() -> None:
    assert listed("predictions", "QUESTION") == [asked.name.lower() for asked in Asked]
    assert listed("all-or-nothing", "QUESTION") == [asked.name.lower() for asked in AskedInTricks]
    assert listed("predictions", "ANNOUNCED") == list(COMBINATION_NAMES)
