"""Messages, sentences and numbers in the five languages."""

import pytest

from foretold.errors import InvalidOption, InvalidRecord
from foretold.words import languages, number, preferred, say, set_strict, tell


def test_languages() -> None:
    assert languages() == ("en", "fr", "de", "it", "ja")


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "it_CH@euro"}, "it"),
        ({"LANG": "ja-JP"}, "ja"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        ({"LC_MESSAGES": "it_IT", "LANG": "fr_FR.UTF-8"}, "it"),
        ({"FORETOLD_LANG": "ja", "LC_ALL": "fr_FR"}, "ja"),
        ({"FORETOLD_LANG": "tlh", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "es_ES.UTF-8", "LANGUAGE": "pt:fr:en"}, "fr"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "", "LANGUAGE": ":"}, "en"),
    ],
)
def test_preferred(environ: dict[str, str], lang: str) -> None:
    assert preferred(environ) == lang


@pytest.mark.parametrize(
    ("lang", "written"),
    [("en", "12,345.50"), ("fr", "12\u202f345,50"), ("de", "12.345,50"), ("it", "12.345,50"), ("ja", "12,345.50")],
)
def test_numbers_are_written_as_the_language_writes_them(lang: str, written: str) -> None:
    assert number(12345.5, lang, 2) == written


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "1 card", "54 cards"),
        ("fr", "1 carte", "54 cartes"),
        ("de", "1 Karte", "54 Karten"),
        ("it", "1 carta", "54 carte"),
        ("ja", "1枚", "54枚"),
    ],
)
def test_plurals(lang: str, one: str, many: str) -> None:
    assert say("cli-deck-cards", lang, count=1) == one
    assert say("cli-deck-cards", lang, count=54) == many


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "my.toml: The card 7S has no effect; give it one to four."),
        ("fr", "my.toml\u00a0: La carte 7S n’a aucun effet\u00a0; donnez-lui-en un à quatre."),
        ("de", "my.toml: Die Karte 7S hat keinen Effekt; gib ihr einen bis vier."),
        ("it", "my.toml: La carta 7S non ha effetti; dagliene da uno a quattro."),
        ("ja", "my.toml：カード 7S に効果がありません。1つから4つの効果を付けてください。"),
    ],
)
def test_a_file_stands_before_the_sentence(lang: str, told: str) -> None:
    assert say("error-deck-face-empty", lang, file="my.toml", card="7S") == told


@pytest.mark.parametrize("file", [{}, {"file": ""}, {"file": None}])
def test_without_a_file_the_sentence_stands_alone(file: dict[str, object]) -> None:
    assert say("error-deck-key-missing", key="suits", **file) == "The entry “suits” is missing; add it."


def test_details_are_names_not_quantities() -> None:
    told = say("error-option-value", "de", option="players", value=12345, expected="2..5")
    assert "12345" in told


def test_a_list_of_details_is_spelled_out() -> None:
    assert "predictions, all-or-nothing" in say(
        "error-unknown-game", game="chess", known=["predictions", "all-or-nothing"]
    )


def test_an_error_within_an_error_is_told_in_the_same_language() -> None:
    inner = InvalidOption("option-value", option="players", value=9, expected="2..5")
    outer = InvalidRecord("record-options", entry="options.players", reason=inner)
    assert outer.sentence("it") == (
        "options.players nella registrazione non va bene: "
        "L’opzione «players» non può essere «9»; valori possibili: 2..5."
    )


def test_junk_is_shortened_and_made_harmless() -> None:
    told = say("error-action-unknown", action="\x1b[2J\n" + "x" * 10_000)
    assert told.isprintable()
    assert r"\x1b[2J\n" in told
    assert len(told) < 800


def test_a_gap_falls_back_to_english_for_people_and_is_an_error_for_tests() -> None:
    with pytest.raises(KeyError):
        say("cli-no-such-message", "fr")
    with pytest.raises(KeyError):
        say("cli-deck-cards", "fr")
    set_strict(False)
    assert say("cli-no-such-message", "fr") == "cli-no-such-message"
    assert say("cli-deck-cards", "tlh", count=2) == "2 cards"


def test_a_message_missing_in_one_language_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from foretold.words import speech

    whole = speech._format
    monkeypatch.setattr(speech, "_format", lambda name, lang, args: None if lang == "fr" else whole(name, lang, args))
    assert say("combination-flush", "fr") == "flush"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Seat 3 announces: two pairs."),
        ("fr", "Place 3 annonce\u00a0: une double paire."),
        ("de", "Platz 3 sagt an: zwei Paare."),
        ("it", "Posto 3 dichiara: doppia coppia."),
        ("ja", "席3が宣言：ツーペア。"),
    ],
)
def test_a_fact_is_told(lang: str, told: str) -> None:
    assert tell("predictions", {"turn": 3, "fact": "announces", "seat": 2, "combination": "two-pairs"}, lang) == told


def test_a_fact_is_told_with_names_effects_and_places() -> None:
    names = ["Ada", "Grace"]
    skipped = {"turn": 1, "fact": "skips", "seat": 1, "effect": "reveal 3"}
    assert tell("predictions", skipped, "de", names) == "Grace verzichtet auf den Effekt: 3 aufdecken."
    taken = {"turn": 1, "fact": "takes", "seat": 0, "card": "JM", "place": "discard"}
    assert tell("predictions", taken, "en", names) == "Ada takes JM (top of the discard pile)."
    assert tell("predictions", {**taken, "place": 3}, "en", names) == "Ada takes JM (column 4)."


def test_columns_are_counted_from_1() -> None:
    gained = {"turn": 1, "fact": "gallery-gains", "card": "JM", "column": 0}
    assert tell("predictions", gained, "en") == "JM goes into the gallery, column 1."
