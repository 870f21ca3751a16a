"""Rounds that go on from possible worlds, in the compiled subset: a seat goes by its network, the others as adepts do.

Of the two networks the first says what is good, the second what adepts would do.
"""

from foretold.engine.bits import nth, popcount
from foretold.engine.chance import WORD, mixed
from foretold.games.all_or_nothing.bots.likeness import likely_choice
from foretold.games.all_or_nothing.bots.network import choose
from foretold.games.all_or_nothing.rules.flow import answer
from foretold.games.all_or_nothing.rules.state import NONE, Asked

STRIDE = 0x9E3779B9


def foresee(games, worlds, states, scratches, minds, drafts, ends, begin, k, is_open, envy, wild, stream):
    """Do the k-th legal action in worlds number ``begin`` on, one for each row of ``ends``; the points go there.

    ``is_open`` says what the seat will say of its bet when it is asked (1 open, 0 secret, NONE: as the network has it).
    """
    game = games[0]
    state = states[0]
    root = int(worlds[0].actor)
    for i in range(ends.shape[0]):
        states[0] = worlds[(begin + i) % worlds.shape[0]]
        luck = mixed((stream + (begin + i) * STRIDE) & WORD)
        answer(game, state, scratches[0], nth(int(state.choices), k))
        while int(state.over) == 0:
            luck = mixed((luck + STRIDE) & WORD)
            if int(state.asked) == Asked.PLAY and popcount(int(state.choices)) == 1:
                chosen = 0
            elif int(state.actor) != root:
                chosen = likely_choice(game, state, minds[1], drafts[0], wild, luck)
            elif int(state.asked) == Asked.OPEN and is_open != NONE:
                chosen = 1 - is_open
            else:
                chosen = choose(game, state, minds[0], drafts[0], envy, wild)
            answer(game, state, scratches[0], nth(int(state.choices), chosen))
        for seat in range(int(game.players)):
            ends[i, seat] = int(state.points[seat])
