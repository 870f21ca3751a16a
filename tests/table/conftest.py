"""A hall for each test."""

import pytest

from tests.table.desk import Desk


@pytest.fixture
def desk() -> Desk:
    return Desk()
