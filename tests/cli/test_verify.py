"""`foretold verify`: the proof of a fair deal, at the prompt."""

import random
from pathlib import Path

import pytest

from foretold.cli import main
from foretold.table import entries
from foretold.table.proof import record_text
from foretold.table.settings import ForBot, ForPerson, Settings
from foretold.table.table import Table

LANGS = ["en", "fr", "de", "it", "ja"]


@pytest.fixture
def record() -> str:
    chairs: list[ForPerson | ForBot] = [ForPerson(), ForBot(level="random"), ForBot(level="random")]
    settings = Settings(game="all-or-nothing", options={"players": 3, "rounds": 1}, seats=chairs)
    table = Table("abc", entries.TableOpened(at=0, settings=settings, host="ada", seed="5" * 64, version=2))
    table.apply(entries.Seated(at=1, seat=0, who="ada", name="Ada", salt="77", id="1"))
    table.apply(entries.Began(at=2, deal=2))
    while table.actor is not None:
        assert table.state is not None
        action = str(random.Random(1).choice(table.state.legal_actions()))
        table.apply(entries.Decided(at=3, seat=table.actor, action=action))
    return record_text(table)


@pytest.mark.parametrize("lang", LANGS)
def test_a_fair_deal_is_shown_with_its_commitment(
    record: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert record.split('"commitment":')[1][1:65] in told.replace('"', "")


@pytest.mark.parametrize("lang", LANGS)
def test_a_changed_record_is_refused_in_a_sentence(
    record: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(record.replace('"Ada"', '"Eve"'), encoding="utf-8")
    assert main(["verify", str(file), "--lang", lang]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "Traceback" not in told.err
    assert "error-" not in told.err


def test_a_record_of_the_library_has_no_proof(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import foretold

    file = tmp_path / "game.json"
    file.write_text(foretold.game("predictions", players=2).deal(seed=1).record().to_json(), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "no proof" in capsys.readouterr().err
