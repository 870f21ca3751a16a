"""A bot of one's own: it bids high for high prizes, and keeps its good cards otherwise."""

from foretold.bots import Bot, Choice


class Miser(Bot):
    """Lays the highest card for a prize of 4 or more, the lowest otherwise."""

    level = "miser"

    def decide(self, view, budget, seed):
        """Choose by rank alone."""
        if view["game"] != "sealed-bids":
            return Choice(view["legal"][0], ())
        ranked = sorted(view["legal"], key=lambda action: int(action.split()[1][:-1]))
        return Choice(ranked[-1] if int(view["table"]["prize"][:-1]) >= 4 else ranked[0], ())
