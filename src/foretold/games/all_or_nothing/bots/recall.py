"""How well worlds agree with what the others did in a round so far, if they are like adepts; in the compiled subset."""

from foretold.engine.bits import popcount
from foretold.engine.chance import WORD, mixed
from foretold.games.all_or_nothing.bots.likeness import likely_choice, weigh_options
from foretold.games.all_or_nothing.rules.flow import bet, left_of, play, say_open
from foretold.games.all_or_nothing.rules.state import BETS, NONE, Asked
from foretold.games.all_or_nothing.rules.tricks import add_to_hand, clear_trick

STRIDE = 0x9E3779B9


def recall(games, worlds, states, scratches, minds, drafts, seats, cards, doubts, weights, wild, stream):
    """Multiply the weight of each world by how likely it makes what the others did; secret bets are made anew.

    ``seats`` and ``cards`` are those played in the round so far; ``doubts``, by seat, is how often it does anything.
    """
    game = games[0]
    for i in range(worlds.shape[0]):
        states[0] = worlds[i]
        luck = mixed((stream + i * STRIDE) & WORD)
        weights[i] *= retell(game, states[0], scratches[0], minds[0], drafts[0], seats, cards, doubts, wild, luck)
        for seat in range(int(game.players)):
            worlds[i].bets[seat] = states[0].bets[seat]


def retell(game, state, scratch, mind, draft, seats, cards, doubts, wild, luck):
    """Take the round back to its beginning and go through it again; returns how likely it is."""
    players = int(game.players)
    asked = int(state.asked)
    root = int(state.actor)
    bets_made = int(state.said) if asked == Asked.BET else players
    said = int(state.said) if asked == Asked.OPEN else (players if asked == Asked.PLAY else 0)
    bets = 0
    opened = 0
    for seat in range(players):
        bets |= (int(state.bets[seat]) + 1) << (4 * seat)
        opened |= (int(state.open_bets[seat]) + 1) << (4 * seat)
    take_back(game, state, seats, cards)
    likely = 1.0
    for _ in range(bets_made):
        seat = int(state.actor)
        made = ((bets >> (4 * seat)) & 15) - 1
        if seat != root:
            luck = mixed((luck + STRIDE) & WORD)
            if asked == Asked.PLAY and ((opened >> (4 * seat)) & 15) - 1 == 1:
                options = weigh_options(game, state, mind, draft, wild)
                likely *= believed(draft.chances, made, options, doubts[seat])
            else:
                made = likely_choice(game, state, mind, draft, wild, luck)
        bet(game, state, scratch, made)
    for _ in range(said):
        seat = int(state.actor)
        is_open = ((opened >> (4 * seat)) & 15) - 1
        if seat != root:
            options = weigh_options(game, state, mind, draft, wild)
            likely *= believed(draft.chances, 1 - is_open, options, doubts[seat])
        say_open(game, state, scratch, is_open)
    for i in range(cards.shape[0]):
        seat = int(seats[i])
        place = 0
        while int(state.hands[seat, place]) != int(cards[i]):
            place += 1
        choices = int(state.choices)
        if seat != root and popcount(choices) > 1:
            options = weigh_options(game, state, mind, draft, wild)
            likely *= believed(draft.chances, popcount(choices & ((1 << place) - 1)), options, doubts[seat])
        play(game, state, scratch, place)
    return likely


def take_back(game, state, seats, cards):
    """The round as it was when the first bet was asked for."""
    for i in range(cards.shape[0]):
        add_to_hand(state, int(seats[i]), int(cards[i]))
    for seat in range(int(game.players)):
        state.tricks[seat] = 0
        state.voids[seat] = 0
        state.bets[seat] = NONE
        state.open_bets[seat] = NONE
    clear_trick(state)
    state.seen_count = 0
    state.turn = 0
    state.said = 0
    state.asked = Asked.BET
    state.actor = left_of(game, int(state.dealer))
    state.choices = (1 << BETS) - 1


def believed(chances, option, options, doubt):
    """How likely an option is, if the seat does anything now and then."""
    known = chances[option] if option < options else 0.0
    return (1.0 - doubt) * known + doubt / options
