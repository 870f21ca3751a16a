"""Read the settings of a server, for every command that needs them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foretold.cli.failure import ASKED_WRONGLY, Failure

if TYPE_CHECKING:
    from foretold.server.config import Config


def settings(file: Path | None, given: Mapping[str, Any], lang: str) -> Config:
    """Read the settings from the file, the environment and the command line; None means not given."""
    from foretold.server import config

    try:
        return config.read(os.environ, file, {name: value for name, value in given.items() if value is not None})
    except config.InvalidConfig as error:
        raise Failure(error.sentence(lang), ASKED_WRONGLY) from None
