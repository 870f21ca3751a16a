"""Compiled rules are kept by what their source says, not by where it lies."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import foretold

DEAL = """
import foretold, foretold.engine.compiler
foretold.engine.compiler.when_compiling(lambda: print("compiled"))
state = foretold.game("all-or-nothing", players=3).deal(seed=1)
state.apply(state.legal_actions()[0])
print(foretold.__file__)
"""


def dealt(place: Path) -> list[str]:
    surroundings = {**os.environ, "PYTHONPATH": str(place)}
    command = [sys.executable, "-c", DEAL]
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True).stdout.split()


def test_a_copy_of_the_package_finds_what_another_has_compiled(tmp_path: Path) -> None:
    package = Path(foretold.__file__).parent
    dealt(package.parent)
    copy = shutil.copytree(package, tmp_path / "foretold", ignore=shutil.ignore_patterns("__pycache__"))
    for path in copy.rglob("*.py"):
        os.utime(path)
    assert dealt(tmp_path) == [str(copy / "__init__.py")]


THREADS = """
import sys, threading
import foretold
from foretold.engine.entry_points import ENTRY_POINTS

sys.setswitchinterval(1e-6)
engine, names = foretold.game("predictions", players=3).engine, list(ENTRY_POINTS)[:8]
together, made = threading.Barrier(len(names)), []

def make(name):
    together.wait()
    made.append((name, callable(getattr(engine, name))))

threads = [threading.Thread(target=make, args=(name,)) for name in names]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(sorted(made) == sorted((name, True) for name in names))
"""


def test_threads_can_ask_for_their_first_rules_at_the_same_time() -> None:
    # The first run may compile; the second reads from disk, as every later start does.
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=True)
        assert (done.stdout, done.stderr) == ("True\n", "")
