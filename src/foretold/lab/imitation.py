"""Deprecated: this module is now `foretold.games.all_or_nothing.training.imitation`."""

from importlib import import_module

from foretold.deprecated import names_from, warn

_NOW = "foretold.games.all_or_nothing.training.imitation"

__getattr__ = names_from(__name__, _NOW)

if __name__ == "__main__":
    warn("foretold.lab.imitation", _NOW, level=1)
    import_module(_NOW).main()
