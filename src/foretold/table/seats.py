"""A seat at a table: its owner, and who plays for it now."""

from __future__ import annotations

from dataclasses import dataclass

from foretold.table.settings import Chair, ForBot


@dataclass(slots=True)
class SeatState:
    """One seat, as the log describes it."""

    chair: Chair
    who: str | None = None  # the person's identity, never told to anybody
    name: str = ""
    salt: str = ""  # as far as everybody knows it: open from the start, or revealed
    salt_commitment: str = ""
    taken_at: int = 0  # when they sat down, or took the seat back from a bot
    invitation: str | None = None  # digest of the secret of its link
    kept_for: str | None = None  # the person of the last game, at a rematch
    stand_in: str | None = None  # the level of the bot that plays for an absent person
    premove: str | None = None
    hook: str | None = None
    muted: bool = False  # in the chat
    left: int = 0  # milliseconds in the bank

    @property
    def level(self) -> str | None:
        """Return the level of the bot that decides here, None for a person."""
        return self.chair.level if isinstance(self.chair, ForBot) else self.stand_in

    @property
    def is_bots(self) -> bool:
        """Return whether the seat belongs to a bot."""
        return isinstance(self.chair, ForBot)

    @property
    def is_free(self) -> bool:
        """Return whether somebody may sit down here."""
        return not self.is_bots and self.who is None

    def shown_name(self) -> str:
        """Return the name in the record: a person's own, or the bot's level."""
        return f"bot:{self.chair.level}" if isinstance(self.chair, ForBot) else self.name
