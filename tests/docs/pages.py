"""The pages of the documentation, and what they name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: Decisions and changes tell of their time; what they name may be gone since.
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "rules").rglob("*.md")])
PRESENT = [page for page in PAGES if page.name != "CHANGELOG.md"]
_FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Page:
    """A page, taken apart."""

    path: Path
    text: str

    @classmethod
    def read(cls, path: Path) -> Page:
        """From the disk."""
        return cls(path, path.read_text(encoding="utf-8"))

    @property
    def name(self) -> str:
        """From the repository's root."""
        return self.path.relative_to(ROOT).as_posix()

    @property
    def blocks(self) -> list[tuple[str, str]]:
        """Language and text of every block of code."""
        return _FENCE.findall(self.text)

    @property
    def codes(self) -> list[str]:
        """What stands in the text as code."""
        return _CODE.findall(_FENCE.sub("", self.text))

    @property
    def links(self) -> list[str]:
        """Where links lead."""
        return _LINK.findall(_FENCE.sub("", self.text))

    @property
    def anchors(self) -> set[str]:
        """The headings, as links name them."""
        headings = re.findall(r"^#+ +(.+)$", _FENCE.sub("", self.text), re.MULTILINE)
        return {_anchor(heading) for heading in headings} | set(re.findall(r'<a (?:id|name)="([^"]+)"', self.text))


def _anchor(heading: str) -> str:
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").lower()
    return re.sub(r"[^\w\- ]", "", plain).strip().replace(" ", "-")
