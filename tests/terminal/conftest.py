from collections.abc import Iterator
from pathlib import Path

import pytest

from foretold.words import set_strict


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    set_strict(True)
    yield
    set_strict(False)
