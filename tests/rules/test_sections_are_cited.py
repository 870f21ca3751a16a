"""Every numbered section of the rules pages is cited by a test: ``test_4_gap_in_first_row_is_filled_first``."""

import re
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "docs" / "rules"
FOLDERS = {"predictions.md": "predictions", "all-or-nothing.md": "all_or_nothing"}


def sections(page: str) -> dict[int, str]:
    """The numbered headings of a rules page."""
    text = (PAGES / page).read_text(encoding="utf-8")
    return {int(number): title for number, title in re.findall(r"^## (\d+)\. (.+)$", text, re.MULTILINE)}


def cited(file: Path) -> set[int]:
    """The sections that the tests of a file are named after."""
    return {int(number) for number in re.findall(r"^def test_(\d+)_", file.read_text(encoding="utf-8"), re.MULTILINE)}


def files(page: str) -> list[Path]:
    return sorted((HERE / FOLDERS[page]).glob("test_*.py"))


@pytest.mark.parametrize("page", FOLDERS)
def test_every_section_is_cited_by_a_test(page: Any) -> None:
    found = sections(page)
    assert len(found) >= 7, f"the headings of {page} look different now"
    numbers = set().union(*(cited(file) for file in files(page)))
    missing = [f"{number}. {title}" for number, title in found.items() if number not in numbers]
    assert not missing, f"no test cites these sections of {page}: {missing}"


@pytest.mark.parametrize("page", FOLDERS)
def test_every_test_cites_the_section_of_its_file(page: Any) -> None:
    for file in files(page):
        number = re.match(r"test_section_(\d+)_", file.name)
        assert number, f"{file.name} is named after no section"
        assert int(number[1]) in sections(page), f"{page} has no section {number[1]}"
        assert cited(file) == {int(number[1])}, f"{file.name} cites other sections too"


def test_every_rules_page_has_its_folder() -> None:
    assert {page.name for page in PAGES.glob("*.md") if sections(page.name)} == set(FOLDERS)
