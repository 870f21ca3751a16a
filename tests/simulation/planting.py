"""How a bug is planted, and the list of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any
from unittest import mock

from foretold.table import command_handlers as rulings
from foretold.table.table import Table

Plant = Callable[[ExitStack], None]


@dataclass(frozen=True)
class Bug:
    """A bug, and the invariants one of which it must break."""

    name: str
    text: str
    found_by: tuple[str, ...]
    spoil: Plant
    servers: int  # over one store

    @contextmanager
    def plant(self) -> Iterator[None]:
        """The code with the bug in it."""
        with ExitStack() as stack:
            self.spoil(stack)
            yield


BUGS: dict[str, Bug] = {}


def bug(text: str, *found_by: str, servers: int = 1) -> Callable[[Plant], Plant]:
    """Add a bug to the list; its name is the function's."""

    def add(spoil: Plant) -> Plant:
        name = spoil.__name__.replace("_", "-")
        BUGS[name] = Bug(name, text, found_by, spoil, servers)
        return spoil

    return add


def swap(stack: ExitStack, owner: Any, name: str, make: Callable[[Any], Any]) -> None:
    """Put something else in the place of a function, made from the one that is there."""
    stack.enter_context(mock.patch.object(owner, name, make(getattr(owner, name))))


def after_entry(stack: ExitStack, change: Callable[[Table, Any], None]) -> None:
    """Spoil a table after each entry."""

    def make(apply: Any) -> Any:
        def spoilt(self: Table, entry: Any) -> None:
            apply(self, entry)
            change(self, entry)

        return spoilt

    swap(stack, Table, "apply", make)


def other_ruling(stack: ExitStack, kind: type, make: Callable[[Any], Any]) -> None:
    """Another ruling for one kind of command."""
    right = rulings._rule.dispatch(kind)
    rulings._rule.register(kind, make(right))
    stack.callback(rulings._rule.register, kind, right)
