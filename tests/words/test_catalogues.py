"""The five catalogues say the same things, about everything there is to say and nothing else."""

import ast
import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import foretold.words
from foretold.engine.log import code_name
from foretold.games.all_or_nothing.rules import facts as all_or_nothing
from foretold.games.predictions.rules import facts as predictions
from foretold.games.predictions.rules.notation import COMBINATION_NAMES, EFFECT_NAMES
from foretold.words import languages, plain, say
from foretold.words.speech import _format_with_fluent

TOPICS = (
    *("bots", "cli", "errors", "facts", "games", "lab", "pages", "play", "rate", "rules", "store"),
    *("web", "web-after", "web-table"),
)
WORDS = Path(foretold.words.__file__).parent
SOURCE = WORDS.parent
CLIENT = SOURCE.parent.parent / "web" / "src"
OTHERS = [lang for lang in languages() if lang != "en"]


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


@cache
def messages(lang: str, topic: str) -> dict[str, Message]:
    body = FluentParser().parse("\n".join(plain.sources(lang, topic))).body
    junk = [entry.content for entry in body if isinstance(entry, Junk)]
    assert not junk, f"{lang}/{topic}.ftl: {junk[0]}"
    found = [entry for entry in body if isinstance(entry, Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"{lang}/{topic}.ftl names a message twice"
    return dict(zip(names, found, strict=True))


def variables(node: BaseNode) -> set[str]:
    visitor = _Variables()
    visitor.visit(node)
    return visitor.names


@cache
def literals() -> frozenset[str]:
    """Every string in the Python sources; an f-string counts as its text with an asterisk for each value."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found.add("".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values))
    return frozenset(found)


@cache
def client_literals() -> frozenset[str]:
    """Every string in the web client's sources; what stands in ${} counts as an asterisk."""
    found: set[str] = set()
    for path in CLIENT.rglob("*"):
        if path.suffix in (".svelte", ".ts") and ".test." not in path.name:
            text = path.read_text(encoding="utf-8")
            found |= {text for pair in re.findall(r'"([^"\n]*)"|`([^`]*)`', text) for text in pair if text}
    return frozenset(re.sub(r"\$\{[^}]*\}", "*", text) for text in found)


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("lang", OTHERS)
def test_same_messages_in_every_language(lang: str, topic: str) -> None:
    english, other = set(messages("en", topic)), set(messages(lang, topic))
    assert not english - other, f"{lang}/{topic}.ftl lacks these"
    assert not other - english, f"{lang}/{topic}.ftl has these, en/{topic}.ftl does not"


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("lang", OTHERS)
def test_same_variables_in_every_language(lang: str, topic: str) -> None:
    wanted = {name: variables(message) for name, message in messages("en", topic).items()}
    found = {name: variables(message) for name, message in messages(lang, topic).items()}
    assert found == wanted


@pytest.mark.parametrize("lang", languages())
def test_messages_lie_in_the_file_that_their_name_tells(lang: str) -> None:
    own = ("cli", "lab", "play", "rate", "rules", "store", "web")
    prefixes = {"bots": "bot-", "errors": "error-", "facts": "fact-", "pages": "page-"}
    prefixes |= {"web-after": "after-", "web-table": "table-"} | {name: f"{name}-" for name in own}
    for topic in TOPICS:
        for name in messages(lang, topic):
            belongs = [t for t, prefix in prefixes.items() if name.startswith(prefix)] or ["games"]
            assert belongs == [topic], f"{name} in {lang}/{topic}.ftl"


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("lang", languages())
def test_every_message_can_be_said(lang: str, topic: str) -> None:
    for name, message in messages(lang, topic).items():
        assert say(name, lang, **dict.fromkeys(variables(message), 1)).strip()


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("lang", languages())
def test_the_short_way_gives_the_words_of_fluent(lang: str, topic: str) -> None:
    short = 0
    for name, message in messages(lang, topic).items():
        args = {variable: f"<{variable}>" for variable in variables(message)}
        filled = plain.fill(lang, topic, name, args)
        if filled is not None:
            assert filled == _format_with_fluent(name, lang, topic, args)
            short += 1
    assert short


@pytest.mark.parametrize(
    "topic", ["cli", "errors", "lab", "pages", "play", "rate", "store", "web", "web-after", "web-table"]
)
def test_no_message_is_left_over(topic: str) -> None:
    # An error's code stands in the sources without the prefix.
    prefix = {"errors": "error-"}.get(topic, "")
    spoken = literals() | client_literals() if topic in ("web", "web-after", "web-table") else literals()
    named = ("after-", "cli-", "lab-", "page-", "play-", "rate-", "table-", "web-")
    patterns = [text for text in spoken if "*" in text and text.startswith(named)]
    for name in messages("en", topic):
        used = {name, name.removeprefix(prefix)} & spoken
        assert used or any(fnmatchcase(name, pattern) for pattern in patterns), f"{name} is used nowhere"


ERRORS = (
    *("BotFailed", "UnknownGame", "InvalidOption", "InvalidDeck", "IllegalAction", "InvalidRecord", "InvalidSeat"),
    *("StoreUnavailable", "StoreUnusable", "NameTaken", "InvalidExport"),
    *("Refused", "Refusal", "InvalidConfig"),
    *("MissingExtra", "WorkersFailed"),
)
RAISING = (*ERRORS, "refuse")


def raised() -> list[tuple[str, str, set[str] | None]]:
    """Every place that makes an error from a literal code: where, which code, which details (None: not all literal)."""
    found: list[tuple[str, str, set[str] | None]] = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in RAISING:
                details = {keyword.arg for keyword in node.keywords}
                names = None if None in details or name == "refuse" else {str(detail) for detail in details}
                found.append((f"{path.name}:{node.lineno}", str(node.args[0].value), names))
    return found


@pytest.mark.parametrize("lang", languages())
def test_every_error_has_a_sentence(lang: str) -> None:
    told = messages(lang, "errors")
    assert raised()
    for place, code, details in raised():
        assert f"error-{code}" in told, f"{place}: {lang}/errors.ftl has no error-{code}"
        missing = variables(told[f"error-{code}"]) - (details or variables(told[f"error-{code}"]))
        assert not missing, f"{place}: error-{code} is not given {missing}"


FACTS = {"predictions": predictions, "all-or-nothing": all_or_nothing}


@pytest.mark.parametrize("lang", languages())
def test_every_fact_has_a_sentence_and_every_sentence_a_fact(lang: str) -> None:
    told = messages(lang, "facts")
    codes = {f"fact-{game}-{code_name(fact)}": (rules, fact) for game, rules in FACTS.items() for fact in rules.Fact}
    assert set(told) == set(codes)
    for name, (rules, fact) in codes.items():
        arguments = {argument for argument, _ in rules.ARGUMENTS[fact]}
        assert arguments <= variables(told[name]) <= arguments | {"seat"}, name


@pytest.mark.parametrize("lang", languages())
def test_every_word_of_the_games_is_there(lang: str) -> None:
    words = messages(lang, "games")
    effects = {effect.split(" ")[0] for effect in EFFECT_NAMES[1:]}
    wanted = {f"combination-{name}" for name in COMBINATION_NAMES} | {f"effect-{name}" for name in effects}
    wanted |= {f"game-{name}" for name in FACTS}
    assert wanted <= set(words)
