"""Fair deals: what a server gives out after a game proves that the cards followed from what it had committed to."""

import json
import random
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import foretold
from foretold.errors import InvalidRecord
from foretold.play.game import Game
from foretold.play.versions import Version
from foretold.server.routes.pages import asset_body
from foretold.table import entries, fair
from foretold.table.proof import record_text, verify
from foretold.table.settings import ForBot, ForPerson, Settings
from foretold.table.table import Table


@cache
def verifier() -> Path:
    """The verifier as a server hands it out."""
    file = Path(tempfile.mkdtemp()) / "verify.mjs"
    file.write_bytes(asset_body("verify.js"))
    return file


EIGHT_COLOURS = {
    "game": "all-or-nothing",
    "suits": ["Amber", "Blue", "Cyan", "Dun", "Écru", "Fawn", "Green", "Hazel"],
    "ranks": list(range(3, 12)),
}

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "rune"]
MANY_REVEALED = {  # the pile is soon shuffled again
    "game": "predictions",
    "suits": ["Clock", "Mask", "Scarab", "Tree"],
    "effects": {rank: ["reveal 4", "reveal 4", "reveal 4*"] for rank in RANKS},
}

GAMES = [
    ("predictions", {"players": 2}),
    ("predictions", {"players": 5, "side": "B", "discard": "blind"}),
    ("all-or-nothing", {"players": 3}),
    ("all-or-nothing", {"players": 6, "deck": EIGHT_COLOURS}),
]


def finished(name: str, options: dict[str, Any], seed: int, salt_is: str = "committed") -> Table:
    """A game that is over; its one person committed to a salt, had an open one, or played when all were open."""
    rng = random.Random(seed)
    chairs: list[ForPerson | ForBot] = [ForPerson(), *(ForBot(level="random") for _ in range(options["players"] - 1))]
    settings = Settings(game=name, options=options, seats=chairs)
    fixed = f"{rng.getrandbits(256):064x}"
    version: Version = 1 if salt_is == "old" else 2
    table = Table("abc", entries.TableOpened(at=0, settings=settings, host="ada", seed=fixed, version=version))
    salt = f"{rng.getrandbits(128):032x}"
    ada = entries.Seated(at=1, seat=0, who="ada", name="Ada “O'Neill” 愛", salt=salt, id="1")
    if salt_is == "committed":
        ada = replace(ada, salt="", salt_commitment=fair.salt_commitment(table.commitment, salt))
    table.apply(ada)
    if salt_is == "committed":
        table.apply(entries.Closed(at=2))
        table.apply(entries.Revealed(at=2, seat=0, salt=salt))
    table.apply(entries.Began(at=2, deal=1 if salt_is == "old" else 2))
    while table.actor is not None:
        assert table.state is not None
        action = str(rng.choice(table.state.legal_actions()))
        table.apply(entries.Decided(at=3, seat=table.actor, action=action))
    return table


def problem_with(text: str) -> str:
    with pytest.raises(InvalidRecord) as caught:
        verify(text)
    return caught.value.code


def in_javascript(texts: list[str], receipt: str = "") -> list[list[str]]:
    """What the independent verifier says of each, with what a client kept if it did."""
    script = f"""
        import {{ verify }} from {json.dumps(verifier().as_uri())};
        let text = "";
        for await (const part of process.stdin) text += part;
        const answers = [];
        for (const one of JSON.parse(text)) answers.push(await verify(one, {json.dumps(receipt)}));
        console.log(JSON.stringify(answers));
    """
    node = ["node", "--input-type=module", "-e", script]
    ran = subprocess.run(node, input=json.dumps(texts), capture_output=True, text=True, check=True)
    answers: list[list[str]] = json.loads(ran.stdout)
    return answers


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_record_of_a_finished_table_is_proved_by_both_verifiers(name: str, options: dict[str, Any]) -> None:
    ways = ("committed", "open", "old") * 2
    texts = [record_text(finished(name, options, seed, way)) for seed, way in enumerate(ways)]
    for text in texts:
        record = verify(text)
        assert foretold.replay(record).is_over
        assert record.result is not None
    assert in_javascript(texts) == [[]] * len(texts)


def test_a_receipt_shows_whether_the_events_are_those_that_were_public() -> None:
    table = finished("all-or-nothing", {"players": 3}, 1)
    text = record_text(table)
    assert in_javascript([text], table.deal.sealed) == [[]]
    assert in_javascript([text], "ab" * 32) == [["receipt"]]  # the whole list was made up afterwards


def test_the_independent_verifier_is_short() -> None:
    assert len(verifier().read_text(encoding="utf-8").splitlines()) <= 140


def test_reshuffles_are_proved_too() -> None:
    options = {"players": 2, "deck": MANY_REVEALED}
    tables = (finished("predictions", options, n) for n in range(50))
    table = next(t for t in tables if t.state is not None and t.state.reshuffle_count > 2)
    record = json.loads(record_text(table))
    assert in_javascript([record_text(table)]) == [[]]
    record["reshuffles"][0].reverse()
    assert in_javascript([resealed(record)]) == [["reshuffles[0]"]]


def resealed(record: dict[str, Any]) -> str:
    """A forger's record: changed, with a digest that fits again."""
    record["table"]["digest"] = "0" * 64
    text = json.dumps(record)
    before, zeros, after = text.rpartition("0" * 64)
    assert zeros
    return before + fair.digest(text) + after


@pytest.mark.parametrize(
    ("change", "code", "places"),
    [
        (lambda r: r["table"].update(seed="ab" * 32), "proof-commitment", ["table.commitment", "seed"]),
        (
            lambda r: r["table"].update(commitment=fair.commitment("cd" * 32)),
            "proof-commitment",
            ["table.commitment", "table.events"],
        ),
        (
            lambda r: r["table"].update(commitment=fair.commitment("ab" * 32), seed="ab" * 32),
            "proof-commitment",
            ["table.events"],
        ),
        (lambda r: r["table"]["salts"].__setitem__(0, ""), "proof-events", ["table.events"]),
        (lambda r: r["table"]["events"].pop(1), "proof-events", ["table.events[1]"]),
        (lambda r: r["table"]["events"].pop(), "proof-events", ["table.events"]),
        (lambda r: r["table"]["events"].reverse(), "proof-events", ["table.events[0]"]),
        (lambda r: r["table"]["events"].insert(1, r["table"]["events"][2]), "proof-events", ["table.events[1]"]),
        (lambda r: r["table"]["events"].append("deal"), "proof-events", ["table.events[4]"]),
        (lambda r: r["table"]["events"].__setitem__(2, "reveal 0 " + "77" * 16), "proof-events", ["table.events[2]"]),
        (lambda r: r["table"]["events"].__setitem__(1, "close - - -"), "proof-events", ["table.events[2]"]),
        (lambda r: r["table"].pop("events"), "proof-events", ["table.events", "seed"]),
        (lambda r: r.update(format="foretold/1") or r["table"].pop("events"), "proof-seed", ["seed"]),
        (lambda r: r.update(seed="12" * 32), "proof-seed", ["seed"]),
        (lambda r: r.pop("table"), "proof-missing", ["table"]),
    ],
)
def test_a_forged_proof_is_caught_though_its_digest_fits(change: Any, code: str, places: Any) -> None:
    record = json.loads(record_text(finished("all-or-nothing", {"players": 3}, 1)))
    change(record)
    text = resealed(record) if "table" in record else json.dumps(record)
    assert problem_with(text) == code
    assert in_javascript([text]) == [places]


def test_a_new_game_without_its_events_is_not_proven() -> None:
    """Salts that were open could have been ground; a server must not pass that off by leaving the list out."""
    record = json.loads(record_text(finished("all-or-nothing", {"players": 3}, 1, "old")))
    assert in_javascript([resealed(record)]) == [[]]
    record["format"] = "foretold/2"
    assert problem_with(resealed(record)) == "proof-events"
    assert in_javascript([resealed(record)]) == [["table.events"]]


def test_a_stacked_deck_is_caught_though_it_replays() -> None:
    table = finished("all-or-nothing", {"players": 3, "rounds": 1}, 5)
    record = json.loads(record_text(table))
    deck = record["decks"][0]
    deck[-1], deck[-2] = deck[-2], deck[-1]  # cards that nobody got: the game goes the same way
    foretold.replay(foretold.Record.from_json(json.dumps(record)))
    assert problem_with(resealed(record)) == "proof-order"
    assert in_javascript([resealed(record)]) == [["decks[0]"]]


def test_every_change_of_one_bit_is_caught() -> None:
    whole = record_text(finished("all-or-nothing", {"players": 3, "rounds": 1}, 3)).encode()
    verify(whole.decode())
    missed = []
    for place in range(len(whole)):
        for bit in range(8):
            changed = bytearray(whole)
            changed[place] ^= 1 << bit
            try:
                text = changed.decode()
            except UnicodeDecodeError:
                continue  # no text any more
            try:
                verify(text)
            except InvalidRecord:
                continue
            missed.append((place, bit))
    assert missed == []


def test_the_seed_depends_on_every_salt_and_its_seat() -> None:
    seeds = {fair.deal_seed("ab" * 32, "", salts) for salts in (["1", ""], ["", "1"], ["", ""], ["1", "1"], ["11", ""])}
    assert len(seeds) == 5
    assert fair.commitment("ab" * 32) != fair.digest("ab" * 32)


@pytest.mark.full
@pytest.mark.parametrize("name", ["predictions", "all-or-nothing"])
def test_a_million_decks_are_evenly_shuffled(name: str) -> None:
    """Every card at every place: chi-square over a million decks whose seeds come from commitments and salts."""
    game = Game(name, {"players": 4})
    count, cards = 1_000_000, len(game.cards)
    state = game.deal(fair.deal_seed("ab" * 32, "", []))
    record, scratch = state.state_array(), game.engine.new_scratch()
    orders = np.empty((10_000, cards), np.int64)
    table = np.zeros((cards, cards), np.int64)
    for first in range(0, count, len(orders)):
        for i in range(len(orders)):
            digits = fair.deal_seed("ab" * 32, "", [f"{first + i:x}"])
            record["seed"][0] = np.frombuffer(bytes.fromhex(digits), "<u4")
            game.engine.shuffled(record, 0, scratch, cards, 0)
            orders[i] = scratch["order"][0, :cards]
        for place in range(cards):
            table[place] += np.bincount(orders[:, place], minlength=cards)
    expected = count / cards
    chi = float(((table - expected) ** 2 / expected).sum())
    freedom = (cards - 1) ** 2
    assert abs(chi - freedom) < 4.5 * (2 * freedom) ** 0.5
