"""A game of another package works everywhere, without an edit anywhere."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

import pytest

from tests.server.server_process import Server, guest, play_to_the_end
from tests.third_game.conftest import Run

pytestmark = pytest.mark.slow  # each test starts other processes

MODULES = ("any_game", "records", "refusals", "views", "machines", "cards", "chance", "glances", "secrecy")
KIT = [f"tests/conformance/test_{name}.py" for name in MODULES]
#: Tests that name a variant, or a witness, of a built-in game; the last module of the kit plants leaks into these.
OF_ONE_GAME = (
    *("dis_finds", "memory_is_true", "some_variants_reshuffle", "step_that_is_taken_back", "log_grows"),
    *("every_kind_of_secret", "reshuffle"),
)

PLAYED = """
import random, foretold
game = foretold.game("sealed-bids", players=3)
state, chance = game.deal(seed=7), random.Random(7)
while not state.is_over:
    state.apply(chance.choice(state.legal_actions()))
print(state.record().to_json())
"""

WORLDS = """
import random, foretold
from foretold.bots.imagination import worlds_of
game = foretold.game("sealed-bids", players=3)
state, chance, seen = game.deal(seed=5), random.Random(5), 0
while not state.is_over:
    view = state.view(state.actor)
    for seed in range(3):
        world = worlds_of(game, view).history(seed).state()
        assert world.view(view["seat"]) == view
        seen += world.view(1 - view["seat"] if view["seat"] < 2 else 0) != state.view(0)
    states = worlds_of(game, view).states(4, 1)
    assert (states["actor"] == view["seat"]).all()
    state.apply(chance.choice(state.legal_actions()))
assert seen, "every world was the true one"
print("worlds fit")
"""

PETTINGZOO = """
import warnings
from pettingzoo.test import api_test
from foretold.adapters import pettingzoo
warnings.simplefilter("ignore")
api_test(pettingzoo.env("sealed-bids", players=3), num_cycles=200)
print("api test passed")
"""

OPENSPIEL = """
import random, pyspiel
import foretold.adapters.openspiel
game = pyspiel.load_game("python_foretold_sealed_bids(players=3)")
pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
print("simulated")
"""

BATCH = """
import foretold
from foretold.play.batch import Batch
batch = Batch(foretold.game("sealed-bids", players=4), 64, seed=1)
for _ in range(40):
    batch.step(batch.random_actions())
print(batch.observe().shape, batch.legal_masks().shape)
"""


def test_the_conformance_kit(run: Run, environment: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(environment, "FORETOLD_KIT_GAME", "sealed-bids")
    others = " and ".join(f"not {name}" for name in OF_ONE_GAME)
    told = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", others, *KIT)
    assert " passed" in told
    assert "failed" not in told


def test_possible_worlds_are_found_by_trial(run: Run) -> None:
    assert "worlds fit" in run("-c", WORLDS)


def test_batches_and_adapters(run: Run) -> None:
    assert run("-c", BATCH).strip() == "(64, 82) (64, 24)"
    assert "api test passed" in run("-c", PETTINGZOO)
    assert "simulated" in run("-c", OPENSPIEL)


def test_every_command(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(run("-c", PLAYED), encoding="utf-8")
    assert "Sealed Bids" in run("-m", "foretold", "replay", str(file))
    assert json.loads(run("-m", "foretold", "replay", "--json", str(file)))["rounds"][0].keys() == {"gains"}
    report = tmp_path / "report.html"
    told = run(
        "-m", "foretold", "simulate", "sealed-bids", "--games", "200", "--seed", "1", "--players", "3",
        "--report", str(report),
    )  # fmt: skip
    assert "Sealed Bids" in told
    assert "Sealed Bids" in report.read_text(encoding="utf-8")
    told = run(
        "-m", "foretold", "simulate", "sealed-bids", "--games", "6", "--bots", "miser,random,seer", "--seed", "1"
    )
    assert "Miser" in told
    told = run("-m", "foretold", "rate", "sealed-bids", "--bots", "random,miser", "--games", "40", "--seed", "1")
    assert "Miser" in told
    deck = tmp_path / "deck.toml"
    deck.write_text('game = "sealed-bids"\nname = "Mine"\n', encoding="utf-8")
    assert "1A" in run("-m", "foretold", "deck", "check", str(deck))


def test_a_game_in_the_terminal(run: Run, tmp_path: Path) -> None:
    saved = str(tmp_path / "saved.json")
    lines = "help\ntable\nplayers\nrules\nlog\nhint\n" + "1\n" * 9
    told = run(
        "-m", "foretold", "play", "sealed-bids", "--players", "3", "--bots", "miser", "--seed", "3", "--save", saved,
        given=lines,
    )  # fmt: skip
    assert "Which card do you lay for the prize?" in told
    assert "Traceback" not in told
    assert "wins the game" in told or "You win" in told
    for number in (1, 2, 3):
        assert f"Round {number}" in told, "each round has a summary"
    assert told.count("gains") == 3, "with a column for what everybody gained"


def test_a_served_game_with_two_clients(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "PYTHONPATH", environment["PYTHONPATH"])
    server = Server(tmp_path).start()
    try:

        async def play() -> None:
            people = [await guest(server.url) for _ in range(2)]
            for person in people:
                await person.connect()
            offers = await people[0].get("/api/v1/games")
            assert "sealed-bids" in {one["game"] for one in offers["games"]}
            table = await people[0].open("sealed-bids", [None, None])
            for seat, person in enumerate(people):
                await person.command(table, "sit", name=f"P{seat}", seat=seat)
            await people[0].command(table, "begin")
            await play_to_the_end(table, people)
            outcome = await people[0].get(f"/api/v1/games/{table}/result")
            assert len(outcome["rounds"]) == 3
            replay = await people[0].get(f"/api/v1/games/{table}/replay?eyes=open&count=5")
            assert replay["frames"][1]["hands"]
            for person in people:
                await person.__aexit__()

        asyncio.run(play())
    finally:
        assert server.stop() == 0
    assert not [line for line in server.log.read_text().splitlines() if '"level":"error"' in line]
