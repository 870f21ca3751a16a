"""A queue that serves everybody in turn, however much one of them asks for.

Each item has a path, such as (address, person). The first parts take turns; within one of them the second parts take
turns, and so on. The number of waiting items is limited in total and for each part of the path.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Container
from typing import Any, Generic, TypeVar

Item = TypeVar("Item")
Path = tuple[str, ...]


class FairQueue(Generic[Item]):
    """Items by path; `bounds` are the most that may wait: in total, then below each part of a path."""

    def __init__(self, *bounds: int) -> None:
        self._bounds = bounds
        self._tree: OrderedDict[str, Any] = OrderedDict()
        self._counts: Counter[Path] = Counter()

    def __len__(self) -> int:
        return self._counts[()]

    def waiting(self, path: Path) -> int:
        """Return how many items wait below a path."""
        return self._counts[path]

    def put(self, path: Path, item: Item, *, always: bool = False) -> bool:
        """Add an item, if there is room for it, or `always`."""
        levels = range(len(path) + 1)
        is_full = any(self._counts[path[:level]] >= bound for level, bound in zip(levels, self._bounds, strict=False))
        if is_full and not always:
            return False
        node = self._tree
        for part in path[:-1]:
            node = node.setdefault(part, OrderedDict())
        node.setdefault(path[-1], deque()).append(item)
        for level in levels:
            self._counts[path[:level]] += 1
        return True

    def take(self, but: Container[str] = ()) -> Item | None:
        """Take the next item in turn, of others than these first parts."""
        first = next((part for part in self._tree if part not in but), None)
        if first is None:
            return None
        self._tree.move_to_end(first, last=False)
        path: list[str] = []
        item: Item = self._take(self._tree, path)
        for level in range(len(path) + 1):
            key = tuple(path[:level])
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]
        return item

    def _take(self, node: OrderedDict[str, Any], path: list[str]) -> Any:
        """Take an item of whoever has waited longest for a turn; who has more goes to the end."""
        part, inner = next(iter(node.items()))
        path.append(part)
        item = inner.popleft() if isinstance(inner, deque) else self._take(inner, path)
        if inner:
            node.move_to_end(part)
        else:
            del node[part]
        return item
