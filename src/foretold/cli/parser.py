"""The arguments of `foretold` and of its commands, with help in the person's language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from foretold import __version__
from foretold.cli import serve
from foretold.words import languages, say
from foretold.words.layout import wrap

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

COMMANDS = (
    "serve",
    "play",
    "replay",
    "verify",
    "deck",
    "simulate",
    "rate",
    "bench",
    "export",
    "import",
    "backup",
    "restore",
)
#: Where a command's module can't have its name.
MODULES = {"import": "import_games"}


def build(lang: str) -> Parser:
    """Return the parser of the whole command line; nothing heavy is imported before a command runs."""
    parser = Parser(lang=lang, prog="foretold", description=say("cli-about", lang))
    parser.set_defaults(run=serve.run_at_home)
    parser.add_argument("--no-browser", action="store_true", help=say("cli-help-no-browser", lang))
    parser.add_argument(
        "--version", action="version", version=f"foretold {__version__}", help=say("cli-help-version", lang)
    )
    commands = parser.add_subparsers(title=say("cli-commands", lang), metavar="COMMAND")
    for name in COMMANDS:
        about = say(f"cli-{name}-about", lang)
        command = commands.add_parser(name, lang=lang, help=about, description=about)
        command.set_defaults(lang=lang)
        import_module(f"foretold.cli.{MODULES.get(name, name)}").add_arguments(command, lang)
    return parser


class Parser(argparse.ArgumentParser):
    """An argument parser with texts in the person's language."""

    def __init__(self, *, lang: str, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=partial(_Formatter, lang=lang), **settings)
        self.lang = lang
        self._positionals.title = say("cli-arguments", lang)
        self._optionals.title = say("cli-options", lang)
        self.add_argument("-h", "--help", action="help", help=say("cli-help-help", lang))
        self.add_argument(
            "--lang", choices=languages(), metavar="LANG", default=lang,
            help=say("cli-help-lang", lang, languages=", ".join(languages())),
        )  # fmt: skip

    def error(self, message: str) -> NoReturn:
        """Say how the command is used and what was wrong, and leave with status 2."""
        self.print_usage(sys.stderr)
        self.exit(2, say("cli-usage-wrong", self.lang, command=self.prog, message=message) + "\n")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # argparse ignores a disk that is full and a reader that has left; `main` has an answer to both.
        (file or sys.stderr).write(message)


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, *, lang: str, **settings: Any) -> None:
        super().__init__(prog, max_help_position=28, **settings)
        self._usage_prefix = say("cli-usage", lang) + " "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._usage_prefix if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in wrap(text, width - len(indent)))


def number_type(lang: str, lowest: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `lowest` up, for `add_argument(type=…)`."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = lowest - 1
        if value < lowest:
            raise argparse.ArgumentTypeError(say("cli-usage-number", lang, value=text, lowest=lowest))
        return value

    return read


def option_type(lang: str) -> Callable[[str], tuple[str, str | int | bool]]:
    """Return a reader of NAME=VALUE, where the value is a number, true, false, or a text."""

    def read(text: str) -> tuple[str, str | int | bool]:
        name, sign, value = text.partition("=")
        if not name or not sign:
            raise argparse.ArgumentTypeError(say("cli-usage-option", lang, value=text))
        if value in ("true", "false"):
            return name, value == "true"
        return name, int(value) if value.isascii() and value.isdigit() else value

    return read


def seconds_type(lang: str) -> Callable[[str], float]:
    """Return a reader of a time in seconds, more than 0 and no longer than a day."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0 < value <= 86_400:
            raise argparse.ArgumentTypeError(say("cli-usage-seconds", lang, value=text))
        return value

    return read
