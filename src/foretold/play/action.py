"""Actions: a notation with its number in the action table."""


class Action(str):
    """An action, written as in the rules (``take 2``); ``code`` is its number in the game's action table."""

    __slots__ = ("code",)

    code: int

    def __new__(cls, notation: str, code: int) -> "Action":
        """Make an action from its notation and its number in the table."""
        action = super().__new__(cls, notation)
        action.code = code
        return action

    def __repr__(self) -> str:
        return f"Action({str(self)!r}, {self.code})"

    def __getnewargs__(self) -> tuple[str, int]:  # type: ignore[override]  # a str alone has no code
        return str(self), self.code
