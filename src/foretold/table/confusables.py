"""Find names that look alike, so that the server can tell them apart.

This follows Unicode's UTS #39: two texts look alike if their skeletons are equal. Python's `unicodedata` gives
compatibility forms (full-width, mathematical, circled letters), decompositions and the names of letters. The tables
below add letters of other scripts that look like Latin ones, and a few that look like each other. A skeleton is for
comparison only and is never shown. In doubt, names count as alike: a name is refused only if one that looks like it is
already there.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

#: Letters that look like Latin ones, each with its look-alike at the same place of the other text.
_CYRILLIC = (
    "АаВвЕеКкМмНнОоРрСсТтУуХхІіЈјЅѕҺһԀԁԚԛԜԝЗзЬьЪъГгПпӀӏҮүҰұӨөҒғѴѵШшѡЧч",
    "aabbeekkmmhhooppccttyyxxiijjsshhddqqww33bbbbrrnnllyyyyoorrvvwww44",
)
#: Of Greek letters the capitals look like other Latin letters than the small ones.
_GREEK = ("ΑαΒβΕεΖΗηΙιΚκΜμΝνΟοΡρΤτΥυΧχΓγσωϲϹϳͿΠπΦφΛλ", "aabbeezhniikkmunvooppttyuxxryowccjjnnффлл")
_ARMENIAN = ("ՕօոսՍհցզյՏԼւ", "oonuuhgqjsli")
_OTHERS = ("סןוا٠۰ꓲǀ∣❘", "olllooilll")
#: Kana and ideographs that look like one another.
_JAPANESE = ("口二力夕工卜八へべぺり一丿", "ロニカタエトハヘベペリーノ")
_LETTERS = {
    ord(letter): twin
    for letters, twins in (_CYRILLIC, _GREEK, _ARMENIAN, _OTHERS, _JAPANESE)
    for letter, twin in zip(letters, twins, strict=True)
}
#: Latin letters without a decomposition, and signs that are read as letters.
_LATIN = {"ɑ": "a", "ɡ": "g", "ı": "l", "ɩ": "l", "ȷ": "j", "æ": "ae", "œ": "oe", "ə": "ә", "þ": "p", "ð": "d",
          "ʋ": "u", "ɯ": "w", "|": "l", "¦": "l", "ǃ": "l"}  # fmt: skip
#: I, l and 1 look alike; i does too, as the same name may be written in capitals.
_CLASSES = str.maketrans({"0": "o", "1": "l", "i": "l", **_LATIN})
_PAIRS = (("rn", "m"), ("vv", "w"))
#: A dash after kana is read as the sign for a long vowel.
_DASH = re.compile(r"(?<=[\u3040-\u30ff])[-\u2010-\u2015\u2212]")

#: Marks that change how a letter looks at a glance; others are too small to tell names apart.
_MARKS = {"\u0300": "\u0300", "\u0301": "\u0301", "\u0302": "\u0302", "\u0303": "\u0303", "\u0308": "\u0308",
          "\u030a": "\u030a", "\u0306": "\u030c", "\u030c": "\u030c", "\u030b": "\u0308", "\u0327": "\u0327",
          "\u0328": "\u0327", "\u0326": "\u0327"}  # fmt: skip
_PLAIN_BASES = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN")

#: Characters that show nothing, though their category is one of letters, marks or symbols.
_BLANK = frozenset(
    map(
        chr,
        (
            0x034F,
            0x115F,
            0x1160,
            0x17B4,
            0x17B5,
            0x2800,
            0x3164,
            0xFFA0,
            0x1D159,
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
_NAMED_LETTER = re.compile(
    r"(?:LATIN LETTER SMALL CAPITAL|.*LATIN (?:SMALL|CAPITAL) LETTER|REGIONAL INDICATOR SYMBOL LETTER) ([A-Z])$"
)

#: Scripts in common use; letters of others are known to few, and many of them look like Latin ones.
_SCRIPTS = frozenset(
    {"ARABIC", "ARMENIAN", "BENGALI", "BOPOMOFO", "CJK", "CYRILLIC", "DEVANAGARI", "ETHIOPIC", "GEORGIAN", "GREEK",
     "GUJARATI", "GURMUKHI", "HANGUL", "HEBREW", "HIRAGANA", "IDEOGRAPHIC", "KANNADA", "KATAKANA",
     "KATAKANA-HIRAGANA", "KHMER", "LAO", "LATIN", "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA", "TAMIL", "TELUGU",
     "THAANA", "THAI", "TIBETAN"}
)  # fmt: skip
_EAST_ASIAN = {"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"}
_WORD = re.compile(r"\s+")


def is_blank(character: str) -> bool:
    """Return whether a character shows nothing, whatever its category says."""
    return character in _BLANK


@lru_cache(4_096)
def skeleton(text: str) -> str:
    """Return the skeleton of a name; names with the same skeleton look alike."""
    looks = "".join(map(_look, _without_small_marks(_DASH.sub("ー", unicodedata.normalize("NFKC", text)))))
    folded = unicodedata.normalize("NFC", looks).casefold()
    plain = unicodedata.normalize("NFC", unicodedata.normalize("NFD", folded).translate(_CLASSES))
    letters = "".join(c for c in plain if unicodedata.category(c)[0] in "LMNS")
    for pair, twin in _PAIRS:
        letters = letters.replace(pair, twin)
    return letters or plain


def alike(one: str, other: str) -> bool:
    """Return whether two names look alike, as they are written or in small letters."""
    return skeleton(one) == skeleton(other) or skeleton(one.casefold()) == skeleton(other.casefold())


def _without_small_marks(text: str) -> str:
    """Return the text, decomposed, with only the marks on plain letters that are seen at a glance, each once."""
    kept: list[str] = []
    is_plain, marks = False, set[str]()
    for character in unicodedata.normalize("NFD", text):
        category = unicodedata.category(character)
        if is_blank(character) or category in ("Cf", "Cc", "Me"):
            continue
        if category == "Mn":
            seen = _MARKS.get(character) if is_plain else character
            if seen and seen not in marks:
                marks.add(seen)
                kept.append(seen)
            continue
        is_plain, marks = _script(character) in _PLAIN_BASES, set()
        kept.append(character)
    return "".join(kept)


def _look(character: str) -> str:
    """Return the letter that a character looks like."""
    if character < "\x80":
        return character
    twin = _LETTERS.get(ord(character))
    if twin is not None:
        return twin
    if (digit := unicodedata.decimal(character, None)) is not None:
        return str(digit)
    name = unicodedata.name(character, "")
    base, _, addition = name.partition(" WITH ")
    if addition and character.isalpha():  # a stroke, a hook, a tail: small things
        return _base(base) or character
    named = _NAMED_LETTER.match(name)
    return named[1].lower() if named else character


def _base(name: str) -> str:
    try:
        return _look(unicodedata.lookup(name))
    except KeyError:
        return ""


def _script(character: str) -> str:
    """Return the script of a letter, from the first word of its name; empty for characters of all scripts."""
    if not character.isalpha():
        return ""
    return unicodedata.name(character, "?").removeprefix("MODIFIER LETTER ").split()[0]


def mixes_scripts(text: str) -> bool:
    """Return whether a word mixes letters of different scripts, or has letters that are hard to tell apart.

    East Asian writing mixes its own scripts with each other and with Latin letters, so these are allowed together.
    """
    return any(_mixes(word) for word in _WORD.split(unicodedata.normalize("NFKC", text)))


def _mixes(word: str) -> bool:
    scripts = {_script(character) for character in word} - {""}
    if not scripts <= _SCRIPTS:
        return True
    if scripts & _EAST_ASIAN:
        scripts -= _EAST_ASIAN
        return not scripts <= {"LATIN"}
    return len(scripts) > 1
