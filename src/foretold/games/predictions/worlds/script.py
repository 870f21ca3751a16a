"""The words between a round's plan and the sampler of its worlds: kinds of rows, columns, places in the memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.games.predictions.rules.state import CARDS

if TYPE_CHECKING:
    from foretold.engine.value_types import Longs

#: Kinds of decisions that the log does not name (see foretold.engine.world_plan.NAMED).
HIDE_ANY = 1  # the Eye of another seat: any card of the hand
HIDE_REST = 2  # the Eye of this seat: the card that is not among those shown, a set
PREDICT_ANY = 3  # a secret prediction
SECRET = 4  # a card that the sampler chose: first code of such actions, number of the secret

#: The first row of a script: tokens that are not known, epochs.
TOKENS, EPOCHS = range(2)

#: Rows of *open* and *seer*: the unseen tokens of a hand, or of the deck; then the cards seen there, and announcements.
OP = 0
OP_BLOCK, OP_BIND, OP_CHECK = range(3)
BLOCK_FIRST, BLOCK_SIZE, BLOCK_END = 1, 2, 3
#: One of the hand's tokens, those from first on that had entered by then, is this card, of this epoch, until it left.
BIND_FIRST, BIND_ENTERED, BIND_CARD, BIND_EPOCH, BIND_LEFT = 1, 2, 3, 4, 5
#: Those of the hand's tokens that had entered and not left, and the cards seen entering, made this combination.
CHECK_FIRST, CHECK_ENTERED, CHECK_COMBINATION, CHECK_SEEN, CHECK_TIME = 1, 2, 3, 4, 5

#: When a card left that was seen in the hand and is still there; when one that was never seen.
NEVER = 1 << 20
FROM_POOL = NEVER + 1


def label_at(script: Longs, token_number: int) -> int:
    """Where the memory holds the card of a token; the tokens themselves come first."""
    return int(script[0, TOKENS]) + token_number


def left_time_at(script: Longs, token_number: int) -> int:
    """Where the memory holds when a token's card left the hand."""
    return 2 * int(script[0, TOKENS]) + token_number


def left_at(script: Longs, epoch: int) -> int:
    """Where the memory holds how many cards of an epoch are still to be given out."""
    return 3 * int(script[0, TOKENS]) + epoch


def apart_at(script: Longs) -> int:
    """Where the memory holds whether announcements proved too rare for whole draws."""
    return 3 * int(script[0, TOKENS]) + int(script[0, EPOCHS])


def memory_size(tokens: int, epochs: int) -> int:
    """The memory that *open* and *seer* need."""
    return 3 * tokens + epochs + 1


def epoch_of(token: int) -> int:
    """The epoch of a token."""
    return token // CARDS


def place_of(token: int) -> int:
    """The place of a token in the order of its epoch."""
    return token % CARDS
