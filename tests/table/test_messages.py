"""What is told is what the types say, key by key: a client made from the schema understands every message."""

import random
from typing import Any

import msgspec
import pytest

from foretold.games.registry import package
from foretold.play.game import Game
from foretold.table.messages import Told
from foretold.table.views import Fact, View
from foretold.table.wire import wire_types

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("predictions", {"players": 2}),
    ("predictions", {"players": 3, "side": "B", "discard": "seer"}),
    ("predictions", {"players": 5, "discard": "blind", "heirs": True}),
    ("all-or-nothing", {"players": 3, "rounds": 3}),
    ("all-or-nothing", {"players": 6, "rounds": 2, "dealer": 1}),
]


@pytest.mark.parametrize(("game", "options"), VARIANTS)
@pytest.mark.parametrize("memory", [True, False])
def test_every_view_and_fact_of_a_game_is_as_the_types_say(game: str, options: dict[str, Any], memory: bool) -> None:
    state = Game(game, options).deal(seed=11)
    chance = random.Random(5)
    viewers = [*range(options["players"]), None]
    read = msgspec.json.Decoder(View, strict=True).decode
    while True:
        for raw in state.glances(viewers, memory=memory):
            view = read(raw)
            assert isinstance(view, wire_types(package(game)).view)
            assert (view.memory is None) is (not memory)
        if state.is_over:
            break
        state.apply(chance.choice(state.legal_actions()))
    for raw, _ in state.news(viewers, 0):
        assert msgspec.json.decode(raw, type=list[Fact])


def test_a_key_that_no_type_knows_is_noticed() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"say":"pong","n":1,"more":2}', type=Told)
