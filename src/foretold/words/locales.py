"""The available languages, and the one that a person prefers."""

from collections.abc import Iterator, Mapping

DEFAULT = "en"
_LANGUAGES = ("en", "fr", "de", "it", "ja")

# Ours first, then the order in which POSIX lets one locale variable override another; LANGUAGE, a list of further
# wishes, comes last.
_VARIABLES = ("FORETOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")

# The locale of programs that want no language at all.
_PLAIN = ("C", "POSIX")


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that have catalogues."""
    return _LANGUAGES


def preferred(environ: Mapping[str, str]) -> str:
    """Return the language that the environment asks for: the first it names that we speak, English if there is none."""
    for wish in _wishes(environ):
        name = wish.split(".")[0].split("@")[0]
        if name in _PLAIN:
            return DEFAULT
        code = name.replace("-", "_").split("_")[0].lower()
        if code in _LANGUAGES:
            return code
    return DEFAULT


def _wishes(environ: Mapping[str, str]) -> Iterator[str]:
    for variable in _VARIABLES:
        yield from filter(None, environ.get(variable, "").strip().split(":"))
