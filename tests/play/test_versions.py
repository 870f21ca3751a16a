"""Section 9 of docs/rules/predictions.md: the version of the built-in deck is part of a record."""

import json
from copy import deepcopy
from typing import Literal

import msgspec
import pytest

import foretold
from foretold.errors import InvalidRecord
from foretold.play.decks import builtin
from foretold.play.game import Game
from foretold.play.history import History
from foretold.play.versions import CURRENT, FORMATS, format_of, version_of
from foretold.terminal.local_game import LocalGame, rewound
from tests.golden import FOLDER
from tests.rules.tables import FACES, FIRST_FACES, box

OLD = foretold.Record.from_json((FOLDER / "predictions-3-side-b.json").read_text("utf-8"))
UNFINISHED = foretold.Record.from_json((FOLDER / "predictions-5-unfinished.json").read_text("utf-8"))


def reveals(game: Game) -> list[str]:
    """The reveals of the five ranks that have one."""
    faces = [dict(game.deck.face(card)) for card in ("2C", "3C", "4C", "10C", "KC")]
    return [name for face in faces for name in face if name.startswith("reveal")]


FIRST_REVEALS = [f"reveal {size}" for size in (4, 3, 3, 2, 2)]
SECOND_REVEALS = [f"reveal {size}" for size in (5, 4, 4, 3, 3)]


def test_9_new_games_have_the_second_version() -> None:
    state = foretold.game("predictions", players=2).deal(seed=1)
    assert reveals(state.game) == SECOND_REVEALS
    assert state.record().format == "foretold/2"
    assert "deck" not in state.record().options


def test_9_all_or_nothing_has_the_same_deck_in_both() -> None:
    assert builtin("all-or-nothing", 1) == builtin("all-or-nothing", 2)
    assert foretold.game("all-or-nothing", players=3).deal(seed=1).record().format == "foretold/2"


def test_9_the_versions_differ_in_their_effects_and_name_alone() -> None:
    first, second = (deepcopy(dict(builtin("predictions", version))) for version in (1, 2))
    assert (first.pop("effects"), second.pop("effects")) == (FIRST_FACES, FACES)
    for deck in (first, second):
        del deck["name"]
        for named in deck["names"].values():
            named.pop("name", None)
    assert first == second


def test_9_an_old_record_is_read_played_on_and_written_as_the_first_version() -> None:
    state = foretold.replay(UNFINISHED)
    assert reveals(state.game) == FIRST_REVEALS
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    written = state.record()
    assert (written.format, "deck" in written.options) == ("foretold/1", False)
    again = foretold.replay(foretold.Record.from_json(written.to_json()))
    assert again.record() == written


@pytest.mark.parametrize("number", FORMATS)
def test_9_a_record_without_a_deck_means_the_deck_of_its_version(number: str) -> None:
    record = msgspec.structs.replace(foretold.game("predictions", players=3).deal(seed=5).record(), format=number)
    assert reveals(foretold.replay(record).game) == (FIRST_REVEALS if number == "foretold/1" else SECOND_REVEALS)


@pytest.mark.parametrize("version", [1, 2])
def test_9_a_deck_that_is_not_the_versions_own_stands_inline(version: Literal[1, 2]) -> None:
    other = dict(builtin("predictions", 3 - version))
    game = Game("predictions", {"players": 2, "deck": other}, version=version)
    record = game.deal(seed=1).record()
    assert record.options["deck"] == other
    again = foretold.replay(foretold.Record.from_json(record.to_json()))
    assert (reveals(again.game), again.record()) == (reveals(game), record)
    own = Game("predictions", {"players": 2, "deck": dict(builtin("predictions", version))}, version=version)
    assert "deck" not in own.options


def test_9_those_who_know_todays_deck_alone_are_told_an_earlier_one() -> None:
    old, new = (Game("predictions", {"players": 2}, version=version) for version in (1, 2))
    assert old.told({"players": 2}) == {"players": 2, "deck": builtin("predictions", 1)}
    assert new.told({"players": 2}) == {"players": 2}
    assert (old.options, old.options_today["deck"]["effects"]) == ({"players": 2}, FIRST_FACES)
    assert Game("predictions", old.options_today).deck.faces == old.deck.faces
    own = Game("predictions", {"players": 2, "deck": box()})
    assert own.told(own.options) == own.options
    for version in (1, 2):
        tricks = Game("all-or-nothing", {"players": 3}, version=version)
        assert tricks.told(tricks.options) == {"players": 3}


def test_9_games_made_from_another_have_its_version() -> None:
    state = foretold.replay(OLD)
    assert state.game.with_options({"first": 1}).version == 1
    assert History.of(state).game.version == 1
    assert reveals(History.of(state).game) == FIRST_REVEALS
    assert state.clone().record() == state.record()


def test_9_a_saved_game_is_gone_on_with_and_taken_back_as_it_was() -> None:
    local_game = LocalGame.of(UNFINISHED, None, ["adept"], "Ada")
    assert reveals(local_game.state.game) == FIRST_REVEALS
    assert local_game.record().format == "foretold/1"
    before = rewound(local_game.state, 20)
    assert (before.record().format, reveals(before.game)) == ("foretold/1", FIRST_REVEALS)
    assert len(before.actions) == 20


@pytest.mark.parametrize("written", ["foretold/0", "foretold/", "foretold/02", "foretold/١", "foretold", "2", ""])
def test_9_other_formats_are_refused(written: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        version_of(written)
    assert refused.value.code == "record-format"
    record = msgspec.structs.replace(OLD, format=written)
    with pytest.raises(InvalidRecord) as refused:
        foretold.replay(record)
    assert refused.value.details["entry"] == "format"


def test_9_the_formats_are_numbered() -> None:
    assert [version_of(format_of(version)) for version in (1, 2)] == [1, 2]
    assert format_of(CURRENT) == FORMATS[-1] == "foretold/2"


def test_9_replay_json_tells_the_options_as_the_record_has_them(capsys: pytest.CaptureFixture[str]) -> None:
    from foretold.cli import main

    for name in ("predictions-3-side-b", "second-predictions-3-side-b"):
        path = FOLDER / f"{name}.json"
        assert main(["replay", str(path), "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["options"] == json.loads(path.read_text("utf-8"))["options"]
