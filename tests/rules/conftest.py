"""Rules are tested on both machines: interpreted, as coverage counts them, and compiled, as players run them."""

from functools import partial

import pytest

from tests.rules import tables
from tests.rules.tables import Deal


@pytest.fixture(params=[True, False], ids=["interpreted", "compiled"])
def interpreted(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture
def deal(request: pytest.FixtureRequest, interpreted: bool) -> Deal:
    """Deals the game that the test's folder is about, from layouts such as ``seat 0: JM 2C``."""
    dealer = tables.predictions if "predictions" in request.path.parts else tables.all_or_nothing
    return partial(dealer, interpreted=interpreted)
