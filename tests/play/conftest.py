from collections.abc import Iterator

import pytest

from foretold.words import set_strict


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """A sentence that lacks an entry or an argument is an error here."""
    set_strict(True)
    yield
    set_strict(False)
