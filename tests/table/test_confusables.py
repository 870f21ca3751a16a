"""Names that look alike, and those that don't."""

from __future__ import annotations

import pytest

from foretold.table import commands
from foretold.table.confusables import alike, mixes_scripts, skeleton
from foretold.table.names import objection, tidy
from tests.table.tables import do, opened, refusal

ALIKE = [
    ("Alice", "ALICE"), ("Alice", "AIice"), ("Alice", "A1ice"), ("Alice", "Аlice"), ("Alice", "АLIСE"),
    ("Alice", "Ａｌｉｃｅ"), ("Alice", "𝒜𝓁𝒾𝒸ℯ"), ("Alice", "𝐀𝐥𝐢𝐜𝐞"), ("Alice", "Ⓐⓛⓘⓒⓔ"), ("Alice", "🅰🅻🅸🅲🅴"),
    ("Alice", "ᴀʟɪᴄᴇ"),
    ("Alice", "Al\u200bice"), ("Alice", "Al\u202eice"), ("Alice", "Alic\ufe0fe"), ("Alice", "Ali\u034fce"),
    ("Alice", "Alice."),
    ("Alice", "A l i c e"), ("Alice", "Ạlice"), ("Alice", "A\u0337lice"), ("Alice", "Ałice"),
    ("Alice", "Αlice"),
    ("Bob", "B0b"), ("Bob", "ВоЬ"), ("Bob", "Βοb"), ("Modem", "Modern"), ("Will", "VVill"), ("Copa", "Сора"),
    ("Tom", "Том"),
    ("Oscar", "Օscar"), ("Hans", "Һаnѕ"), ("José", "Jose\u0301"), ("José", "Jose\u0301\u0301"), ("ada", "ɑdɑ"),
    ("Zoë", "Zoё"), ("タロウ", "タ口ウ"), ("エリー", "工リ一"), ("リカ", "り力"), ("タロー", "タロ—"), ("x7", "x٧"),
    ("Łukasz", "Lukasz"),
]  # fmt: skip
DIFFERENT = [
    ("Alice", "Alicia"), ("Émile", "Emile"), ("Zoë", "Zoe"), ("Jörg", "Jorg"), ("Иван", "Ивана"), ("か", "が"),
    ("ハハ", "パパ"),
    ("太郎", "次郎"), ("Ελένη", "Έλλη"), ("Ada 2", "Ada 3"), ("Ann", "Anna"), ("...", "!!!"), ("Ada ❤", "Ada ★"),
    ("Й", "И"),
]  # fmt: skip
GOOD = [
    "Ada", "O’Brien", "Émile Zola", "Łukasz", "Nguyễn Văn A", "Иван Петров", "Дзвінка", "Ελένη", "太郎", "さくら",
    "タロー", "山田タロウ",
    "Adaさん", "DJ太郎", "민수", "李小龍", "दीपा", "محمد", "דוד", "สมชาย", "Անի", "ნინო", "Robot", "Abbot", "Bottega",
    "Ada 😀", "7", "Ivan Иван",
]  # fmt: skip
BOTS = [
    "bot:seer", "bot:", "Bot", "bot", "b0t: x", "ВОТ:", "Ｂｏｔ：seer", "bot seer", "Seer", "seer", "Adept 2",
    "ADEPT", "Adẹpt",
    "Novice", "Profi", "Voyant 3", "予見者", "予見者2", "bot\u2236seer", "b\u200bot:x",
]  # fmt: skip
MIXED = ["Аda", "pаypаl", "Ρaul", "Иvan", "ᎪᎠᎪ", "ꓮꓓꓮ", "𐐀𐐁", "太郎Иван", "ада1a"]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", GOOD)
def test_people_may_have_names_of_their_own_languages(name: str) -> None:
    assert objection(tidy(name)) is None


@pytest.mark.parametrize("name", BOTS)
def test_nobody_looks_like_a_bot(name: str) -> None:
    assert objection(tidy(name)) == "name-bot"


@pytest.mark.parametrize("name", MIXED)
def test_a_word_is_of_one_alphabet(name: str) -> None:
    assert mixes_scripts(name)
    assert objection(tidy(name)) == "name-mixed"


@pytest.mark.parametrize("name", ["", "\u3164", "\u115f\u1160", "\u2800", "\ufe0f", "\u0301", "a" + "\u0335" * 9])
def test_a_name_shows_something_and_stays_in_its_line(name: str) -> None:
    assert objection(tidy(name)) == "table-name"


@pytest.mark.parametrize("name", GOOD)
def test_capitals_make_no_difference(name: str) -> None:
    assert alike(name, name.upper())


def test_two_seats_do_not_look_alike() -> None:
    table = opened(chairs="ppp")
    do(table, "ada", commands.Sit(id="1", name="Ada"))
    for name in ("Ada", "ADA", "Ad\u00ada", "АԀА", "Ada!"):
        assert refusal(table, "bob", commands.Sit(id="1", name=name)) == "table-name-taken"
    assert refusal(table, "bob", commands.Sit(id="1", name="Аda")) == "name-mixed"
    assert refusal(table, "bob", commands.Sit(id="1", name="Seer")) == "name-bot"
