"""Rounds that go on as the network has it, from possible worlds; in the compiled subset."""

from foretold.bots.all_or_nothing.network import choose
from foretold.rules.all_or_nothing.flow import answer
from foretold.rules.all_or_nothing.state import NONE, Asked
from foretold.rules.bits import nth, popcount


def foresee(games, worlds, states, desks, first, second, third, work, scratch, ends, begin, k, is_open, envy):
    """Do the k-th legal action in worlds number ``begin`` on, one for each row of ``ends``; the points go there.

    ``is_open`` says what the seat will say of its bet when it is asked (1 open, 0 secret, NONE: as the network has it).
    """
    game = games[0]
    state = states[0]
    root = int(worlds[0].actor)
    for i in range(ends.shape[0]):
        states[0] = worlds[(begin + i) % worlds.shape[0]]
        answer(game, state, desks[0], nth(int(state.choices), k))
        while int(state.over) == 0:
            if int(state.asked) == Asked.OPEN and int(state.actor) == root and is_open != NONE:
                chosen = 1 - is_open
            elif int(state.asked) == Asked.PLAY and popcount(int(state.choices)) == 1:
                chosen = 0
            else:
                chosen = choose(game, state, first, second, third, work, scratch, envy)
            answer(game, state, desks[0], nth(int(state.choices), chosen))
        for seat in range(int(game.players)):
            ends[i, seat] = int(state.points[seat])
