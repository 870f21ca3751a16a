"""What holds for all tests."""

import os
import signal

from hypothesis import settings

from tests.postgres import cluster, postgres_url

__all__ = ["cluster", "postgres_url"]

# Hypothesis tries the same examples in every run, on any machine; with FORETOLD_EXPLORE=1 it looks for new ones.
settings.register_profile("checks", derandomize=True, deadline=None)
settings.load_profile("default" if os.environ.get("FORETOLD_EXPLORE") == "1" else "checks")

# Entry points of compiled rules look at their arguments, in these processes and in those that the tests start.
os.environ.setdefault("FORETOLD_CHECKED", "1")

# A shell that runs the tests in the background ignores interrupts, and so would every command that a test interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
