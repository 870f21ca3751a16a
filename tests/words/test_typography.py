"""Each language is set as its readers expect: apostrophes, no-break spaces, quotes, full-width signs."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, TextElement
from fluent.syntax.visitor import Visitor

import foretold.words
from foretold.words import languages

WORDS = Path(foretold.words.__file__).parent

# What is typed or read by programs: it keeps its plain signs in every language.
CODE = re.compile(
    r"\[i:[\w-]+\]|\[#[\w-]+|\w+://\S*|\bbot:|\d:\d|\"\w+\"(?:: \"[\w/]+\")?|<[a-z]+>|\*\*|--[\w-]+|\[\w{2,3}\]"
)


class _Text(Visitor):
    """The text of a message, with «◇» for each value that is filled in."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - Fluent's name
        self.pieces.append(node.value)

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802 - Fluent's name
        self.pieces.append("◇")
        self.generic_visit(node)

    def visit_Variant(self, node: object) -> None:  # noqa: N802 - Fluent's name
        self.pieces.append("\n")
        self.visit(node.value)  # type: ignore[attr-defined]
        self.pieces.append("\n")


@cache
def texts(lang: str) -> dict[str, str]:
    """Every message of a language: its words without what is code."""
    found: dict[str, str] = {}
    for path in sorted([*(WORDS / lang).glob("*.ftl"), *WORDS.parent.glob(f"games/*/words/{lang}/*.ftl")]):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                visitor = _Text()
                visitor.visit(entry)
                found[f"{lang}/{path.name}: {entry.id.name}"] = CODE.sub("◇", "".join(visitor.pieces))
    return found


# What must not be found in any message of a language, and why.
WRONG = {
    "fr": {
        r"'": "the apostrophe is ’",
        r"[^\u00a0][;:!?»]": "a no-break space stands before ; : ! ? »",
        r"«[^\u00a0]": "a no-break space stands after «",
        r"\u00a0[^;:!?»%◇\w]": "a no-break space stands before ; : ! ? » % alone",
        r"\d %": "a no-break space stands before %",
        r"\u202f": "the no-break space of the texts is U+00A0",
        r"[“”„\"]": "quotes are « »",
    },
    "de": {
        r"'": "the apostrophe is ’",
        r"„[^“]*$|^[^„]*“": "quotes are „ “",
        r"[”«»\"]": "quotes are „ “",
        r"\s[;:!?]": "no space stands before a sign",
    },
    "it": {
        r"'": "the apostrophe is ’",
        r"[“”„\"]": "quotes are « »",
        r"«\s|\s»": "no space stands inside quotes",
        r"\s[;:!?]": "no space stands before a sign",
    },
    "ja": {
        r"'": "no straight apostrophe",
        r"[()!?;:~]": "signs are full-width: （）！？；：〜",
        r"[：；、。（] |[^\x00-\x7f◇]+ [）：；、。！？]": "no space stands at a full-width sign",
        r"[？！][^\u3000\s」）？！。、◇]": "a full-width space stands between ？ or ！ and the next sentence",
        r"[“”„\"«»]": "quotes are 「 」",
        r"[ぁ-ん一-龥], |[ぁ-ん一-龥]\. ": "signs are 、 and 。",
    },
    "en": {
        r"[„«»\"]": "quotes are “ ”",
        r"\s[;:!?]": "no space stands before a sign",
    },
}


@pytest.mark.parametrize("lang", languages())
def test_every_text_is_set_as_its_language_is(lang: str) -> None:
    faults = [
        f"{name}: {why}: {text}"
        for name, text in texts(lang).items()
        for pattern, why in WRONG[lang].items()
        if re.search(pattern, text, re.MULTILINE)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", languages())
def test_no_text_has_stray_spaces(lang: str) -> None:
    faults = [name for name, text in texts(lang).items() if re.search(r"\S  +\S|\.\.\.|[ \t]$", text)]
    assert not faults, "\n".join(faults)


# Words of docs/rules/glossary.md as they stand in the catalogues, and where; a term that names two things is told apart
# by its message.
TERMS = {
    "fr": {
        "rules-predictions-turn": "1 action parmi 3",
        "rules-predictions-turn-about": "dans le sens horaire",
        "rules-predictions-score": "Révélation",
        "table-showdown": "Révélation",
        "web-deck-usual": "paquet d’origine",
        "combination-four": "un carré",
        "suit-red": "rouge",
        "cli-column-rank": "valeur",
        "cli-deck-suits": "Couleurs",
        "web-clock": "Temps de réflexion",
    },
    "de": {
        "play-suit-mask": "der Masken",
        "play-do-predict": "das stärkste Blatt prophezeien",
        "rules-predictions-turn": "eine von drei Möglichkeiten",
        "rules-predictions-turn-about": "im Uhrzeigersinn",
        "rules-predictions-score": "Wertung",
        "table-showdown": "Wertung",
        "web-clock": "Bedenkzeit",
        "suit-clock": "Uhr",
        "table-pile": "Ablagestapel",
    },
    "it": {
        "rules-predictions-pass-about": "a faccia in su",
        "table-card-back": "a faccia in giù",
        "rules-predictions-turn-about": "in senso orario",
        "rules-predictions-score-straight": "consecutive",
        "rules-predictions-pay": "si ottiene",
        "table-showdown": "Rivelazione",
        "bot-random": "Casuale",
        "play-do-pass": "passa",
        "play-do-all-in": "vai All In",
        "web-clock": "Tempo di riflessione",
    },
    "ja": {
        "rules-predictions-turn-about": "時計回り",
        "rules-predictions-score": "表明",
        "table-showdown": "表明",
        "fact-predictions-reshuffled": "シャッフル",
        "play-do-play": "プレイする",
        "play-rules-predictions-hypnosis": "スート",
        "rules-predictions-decisions-about": "ターミナル",
        "web-clock": "持ち時間",
    },
}

# Words that were wrong once.
GONE = {
    "en": r"[Oo]pen pays double|columns? 0\b|[Ss]eat 0\b",
    "fr": r"[Ee]nseigne|[Aa]battage|hauteur|une chose sur trois|cartes habituelles|[Cc]ompare-le|télécharge-le|robot",
    "de": r"eines von dreien|Spieler\b|Spielern\b|Mitspieler|Gastgeber|Zuschauer|Ablage:|Aufdecken und Wertung",
    "it": r"\bCaso\b|in fila|scopert[ae] (nella|sulla) (galleria|pila)|una cosa su tre",
    "ja": r"左回り|切り混ぜ|切り直|手札の公開|ランク|マークは言い|バリアント|判断",
}


@pytest.mark.parametrize("lang", [*TERMS])
def test_the_words_of_the_glossary_are_used(lang: str) -> None:
    said = {name.split(": ")[1]: text for name, text in texts(lang).items()}
    missing = {name: text for name, text in TERMS[lang].items() if text not in said[name]}
    assert not missing


@pytest.mark.parametrize("lang", languages())
def test_words_that_were_wrong_do_not_come_back(lang: str) -> None:
    faults = [f"{name}: {text}" for name, text in texts(lang).items() if re.search(GONE[lang], text)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", languages())
def test_one_form_of_address(lang: str) -> None:
    """German, Italian: du and tu; French: vous."""
    other = {
        "fr": r"\b(tu|ton|ta|tes|toi)\b",
        "de": r"\b(Ihnen|können Sie|Sie können|haben Sie)\b",
        "it": r"\b(Lei|Suo|Sua)\b",
    }
    if lang in other:
        faults = [f"{name}: {text}" for name, text in texts(lang).items() if re.search(other[lang], text)]
        assert not faults, "\n".join(faults)
