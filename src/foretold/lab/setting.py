"""Deprecated: this module is now `foretold.lab.experiment`."""

from foretold.deprecated import names_from

__getattr__ = names_from(__name__, "foretold.lab.experiment", {"Setting": "Experiment"})
