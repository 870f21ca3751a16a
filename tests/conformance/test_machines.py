"""One source, two machines: the same games interpreted and compiled."""

import pytest

from tests.conformance.kit import all_views, finished, picture, start
from tests.conformance.variants import VARIANTS, Variant


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_interpreted_and_compiled_are_the_same_game(variant: Variant) -> None:
    """Records, and all views at every eleventh decision and at the end."""
    compiled = start(variant)
    interpreted = variant.make_interpreted().deal(seed=variant.number)
    for number, action in enumerate(finished(variant).record().actions):
        if number % 11 == 0:
            assert all_views(interpreted) == all_views(compiled)
        assert interpreted.legal_actions() == compiled.legal_actions()
        interpreted.apply(action)
        compiled.apply(action)
    assert picture(interpreted) == picture(compiled)
    assert interpreted.is_over
