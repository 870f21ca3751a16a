"""The law: in both worlds of a pair the viewer is sent the same bytes, in the same order, and no secret in either."""

import re

from tests.secrecy.hall_recorder import Stage
from tests.secrecy.pairs import Pair, World

#: The commitment is the hash of a seed that differs between the worlds, and the head of the deal's events follows from
#: it and from what is public; that they tell nothing is SHA-256's affair.
COMMITMENT = re.compile(rb'"(commitment|head)":"[0-9a-f]{64}"')


class LeakError(AssertionError):
    """A viewer was sent something that depends on what it may not know."""


#: The time of day in the head of an answer.
DATE = re.compile(rb"\r\nDate: [^\r]*")


def sent_in(world: World, pair: Pair, name: str, kind: type[Stage]) -> list[bytes]:
    """What the viewer of a pair is sent in one of its worlds."""
    stage = kind(world, str(pair.number), name)
    try:
        sent = stage.perform(pair.seat)
    finally:
        stage.close()
    everything = b"\0".join(sent)
    for secret in stage.secrets:
        if (at := everything.find(secret)) >= 0:
            raise LeakError(f"pair {pair.number}: a secret is in {everything[max(at - 300, 0) : at + 80]!r}")
    return DATE.sub(b"", COMMITMENT.sub(b"", everything)).split(b"\0")


def check(pairs: list[Pair], kind: type[Stage] = Stage) -> int:
    """Compare all worlds of a family on a stage; returns how many messages were the same."""
    true = sent_in(pairs[0].true, pairs[0], "true", kind)
    for number, pair in enumerate(pairs):
        compare(pair, true, sent_in(pair.imagined, pair, f"imagined {number}", kind))
    return len(true) * len(pairs)


def compare(pair: Pair, true: list[bytes], imagined: list[bytes]) -> None:
    """The same messages, to the byte."""
    for number, (one, other) in enumerate(zip(true, imagined, strict=False)):
        if one != other:
            at = next(
                (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
            )
            raise LeakError(
                f"pair {pair.number}, seat {pair.seat}, message {number}, byte {at}:\n"
                f"{one[max(at - 200, 0) : at + 80]!r}\n{other[max(at - 200, 0) : at + 80]!r}"
            )
    if len(true) != len(imagined):
        raise LeakError(f"pair {pair.number}: {len(true)} messages in one world, {len(imagined)} in the other")
