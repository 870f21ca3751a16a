"""A hall for each test."""

import pytest

from tests.table.hall_harness import Desk


@pytest.fixture
def desk() -> Desk:
    return Desk()
