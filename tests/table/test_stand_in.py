"""Who sits in for a player, and what is done when time is up, is for the game to say."""

from __future__ import annotations

from typing import Any

import pytest

from foretold.bots.protocol import all_levels, levels, usual_level
from foretold.games.package import GamePackage, Part
from foretold.games.registry import definition, packages


@pytest.mark.parametrize("slug", list(packages()))
def test_built_in_games_have_the_adept_sit_in(slug: str) -> None:
    assert usual_level(slug) == "adept"


def test_a_game_without_an_adept_has_the_seer_sit_in(monkeypatch: pytest.MonkeyPatch) -> None:
    bots: dict[str, Part[Any]] = {"novice": Part("nowhere:Novice"), "greedy": Part("nowhere:Greedy")}
    bare = GamePackage(slug="bare", definition=Part("nowhere:Bare"), folder="bare", bots=bots)
    monkeypatch.setattr("foretold.bots.protocol.package", lambda slug: bare)
    monkeypatch.setattr("foretold.bots.protocol.packages", lambda: {"bare": bare})
    assert usual_level("bare") == "seer"
    assert levels("bare") == ("random", "novice", "seer", "greedy")
    assert all_levels() == ("random", "novice", "adept", "seer", "greedy")


@pytest.mark.parametrize(
    ("slug", "legal", "action"),
    [
        ("predictions", ["all-in", "pass", "draw"], "pass"),
        ("predictions", ["take 1", "skip"], "skip"),
        ("predictions", ["predict 0", "predict 2", "predict 1"], "predict 2"),
        ("predictions", ["take 1", "take 2"], "take 1"),
        ("all-or-nothing", ["play 1R", "play 2R"], "play 1R"),
    ],
)
def test_when_time_is_up_the_game_chooses_the_action(slug: str, legal: list[str], action: str) -> None:
    assert definition(slug).default_action(legal, 2) == action
