"""The Python of the documentation runs, each page from its top down."""

from __future__ import annotations

import pytest

from tests.docs.pages import PRESENT, Page

#: What needs a machine of its own, or is a part of something.
NOT_ALONE = ("cuda", "...")
PAGES = [page for page in map(Page.read, PRESENT) if any(kind == "python" for kind, _ in page.blocks)]


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
@pytest.mark.filterwarnings("default")  # as a reader runs it
def test_blocks_run(page: Page, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "docs"}
    for number, (kind, text) in enumerate(page.blocks):
        if kind == "python" and not any(part in text for part in NOT_ALONE):
            exec(compile(text, f"{page.name}, block {number}", "exec"), names)  # noqa: S102 - our own pages
    capsys.readouterr()
