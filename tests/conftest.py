"""What holds for all tests."""

import signal

from tests.postgres import cluster, postgres_url

__all__ = ["cluster", "postgres_url"]

# A shell that runs the tests in the background ignores interrupts, and so would every command that a test interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
