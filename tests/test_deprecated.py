"""Names that earlier releases documented still work, and warn."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import numpy as np
import pytest

import foretold

#: Module and name as they were documented, module and name now.
MOVED = (
    ("foretold.lab.setting", "checked", "foretold.lab.experiment", "checked"),
    ("foretold.lab.setting", "Setting", "foretold.lab.experiment", "Experiment"),
    ("foretold.lab.training", "train", "foretold.games.all_or_nothing.training.training", "train"),
    ("foretold.lab.imitation", "train", "foretold.games.all_or_nothing.training.imitation", "train"),
    ("foretold.rules.predictions.notation", "CARD_NAMES", "foretold.games.predictions.rules.notation", "CARD_NAMES"),
)


@pytest.mark.parametrize(("module", "name", "new_module", "new_name"), MOVED)
def test_names_of_a_module_that_moved(module: str, name: str, new_module: str, new_name: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"{module}.{name} is deprecated: use {new_module}.{new_name}"):
        found = getattr(import_module(module), name)
    assert found is getattr(import_module(new_module), new_name)


def test_a_name_that_never_was() -> None:
    with pytest.raises(AttributeError):
        _ = import_module("foretold.lab.setting").nothing


@pytest.mark.parametrize("module", ["training", "imitation"])
def test_programs_that_moved(module: str) -> None:
    command = [sys.executable, "-m", f"foretold.lab.{module}", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0
    assert f"foretold.lab.{module} is deprecated" in done.stderr
    assert "usage:" in done.stdout


def test_arrays_of_a_game_and_a_state() -> None:
    game = foretold.game("predictions", players=2)
    state = game.deal(seed=1)
    with pytest.warns(DeprecationWarning, match=r"Game\.record is deprecated: use Game\.settings_array") as caught:
        settings = game.record
    assert caught[0].filename == __file__  # the line that used the name, not ours
    with pytest.warns(DeprecationWarning, match=r"State\.record_array is deprecated: use State\.state_array"):
        array = state.record_array()
    assert settings is game.settings_array
    assert np.array_equal(array, state.state_array())
