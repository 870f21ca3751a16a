"""A player who decides at random: the measure of every other."""

import random

from foretold.bots.protocol import Alternative, Bot, Choice, View


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    level = "random"

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """A legal action at random."""
        legal = view["legal"]
        share = 1 / len(view["scores"])
        action = random.Random(f"{seed}/{view['decision']}").choice(legal)
        return Choice(action, tuple(Alternative(other, share) for other in legal))
