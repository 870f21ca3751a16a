"""Write a hint: what the adviser would do, and its best alternatives."""

from __future__ import annotations

from foretold.bots import Choice, usual_level
from foretold.engine.view_types import View
from foretold.terminal.teller import Teller
from foretold.words import bot_name

_OTHERS = 3


def hint(choice: Choice, teller: Teller, view: View) -> list[str]:
    """Return the choice with its share of a win, then a few others, best first."""
    texts = teller.texts
    values = {other.action: other.value for other in choice.alternatives}
    level = bot_name(usual_level(texts.game.name), texts.lang)
    lines = [texts.say("play-hint", level=level, choice=_valued(choice.action, values, teller, view))]
    others = [other.action for other in choice.alternatives if other.action != choice.action][:_OTHERS]
    if others:
        lines.append(texts.say("play-hint-others"))
        lines += ["  " + _valued(action, values, teller, view) for action in others]
    return lines


def _valued(action: str, values: dict[str, float], teller: Teller, view: View) -> str:
    """Return an action in words and as it may be typed, with its value if that is known."""
    texts, spoken, typed = teller.texts, teller.action(action, view), teller.typed(action, view)
    if action not in values:
        return texts.say("play-hint-unvalued", choice=spoken, action=typed)
    share = texts.say("play-percent", value=min(1.0, max(0.0, values[action])))
    return texts.say("play-hint-valued", choice=spoken, action=typed, share=share)
