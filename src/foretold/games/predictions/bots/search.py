"""What the searching bot needs to know of All In - Predictions."""

from foretold.bots.search_parts import SearchParts
from foretold.games.predictions.bots.beliefs import Beliefs
from foretold.games.predictions.bots.policy import is_hidden, policy, witnessed
from foretold.games.predictions.rules.imagined import end_with_this_round

#: Play-outs are costly here: each action is tried a few times, and another only after those tried before.
SEARCH = SearchParts(
    compiled={"policy": policy, "is_hidden": is_hidden, "witnessed": witnessed},
    last_round=end_with_this_round,
    beliefs=Beliefs,
    simulations_per_second=11_000,
    fewest_per_action=8,
    patience=8,
)
