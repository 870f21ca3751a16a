"""What the searching bot needs to know of Alles oder Nichts."""

from foretold.bots.search_parts import SearchParts
from foretold.games.all_or_nothing.bots.beliefs import Beliefs
from foretold.games.all_or_nothing.bots.closer import closer_look
from foretold.games.all_or_nothing.bots.policy import is_hidden, last_round, policy, witnessed

SEARCH = SearchParts(
    compiled={"policy": policy, "is_hidden": is_hidden, "witnessed": witnessed},
    last_round=last_round,
    beliefs=Beliefs,
    simulations_per_second=100_000,
    fewest_per_action=50,
    second_look=closer_look,
)
