"""Observations of a player for OpenSpiel: a string and a vector."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pyspiel

if TYPE_CHECKING:
    from foretold.adapters.openspiel.games import ForetoldState

_ENCODER = msgspec.json.Encoder(order="deterministic")


class ForetoldObserver:
    """Conforms to OpenSpiel's PyObserver.

    With perfect recall the string is the whole view; without, the view less its log. Without private information it is
    a spectator's view. The vector is the observation of docs/observations.md, whatever is recalled.
    """

    def __init__(self, kind: Any, size: int, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if kind.private_info not in (pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE):
            raise ValueError("nobody observes what all players know")
        self._recalls = kind.perfect_recall
        self._is_player = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(size, np.float32) if self._is_player else None
        self.dict = {"observation": self.tensor} if self._is_player else {}

    def set_from(self, state: ForetoldState, player: int) -> None:
        """Write what the player observes into ``tensor``; zeros before the first deal."""
        table = state.table
        if self.tensor is not None:
            self.tensor[:] = 0.0 if table.state is None else table.state.observation(player)

    def string_from(self, state: ForetoldState, player: int) -> str:
        """Return the observation as JSON; ``null`` before the first deal, the last position while chance deals."""
        table = state.table
        if table.state is None:
            return "null"
        view = table.state.view(player if self._is_player else None)
        if not self._recalls:
            del view["log"]
        return _ENCODER.encode(view).decode()
