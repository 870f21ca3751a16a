"""Choose the language of an answer."""

from __future__ import annotations

from collections.abc import Mapping

from foretold.words import DEFAULT, languages

COOKIE = "lang"


def wanted(query: Mapping[str, str], cookies: Mapping[str, str], accept: str) -> str:
    """Return the language from the address, the cookie, or the first known one that the browser accepts."""
    for wish in (query.get("lang", ""), cookies.get(COOKIE, "")):
        if wish in languages():
            return wish
    return of_header(accept)


def of_header(accept: str) -> str:
    """Return the best language of an Accept-Language header."""
    best, weight = DEFAULT, 0.0
    for part in accept[:500].split(","):
        name, _, parameter = part.strip().partition(";")
        code = name.split("-")[0].strip().lower()
        quality = _quality(parameter)
        if code in languages() and quality > weight:
            best, weight = code, quality
    return best


def _quality(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
