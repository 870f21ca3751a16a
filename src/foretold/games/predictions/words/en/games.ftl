### Words of the game.

## Games

game-predictions = All In – Predictions

## Suits

suit-clock = Clock
suit-mask = Mask
suit-scarab = Scarab
suit-tree = Tree

## Ranks that have a name

rank-j = Jack
rank-q = Queen
rank-k = King
rank-a = Ace
rank-rune = rune card

## Combinations

combination-straight-flush = straight flush
combination-four = four of a kind
combination-full-house = full house
combination-flush = flush
combination-straight = straight
combination-three = three of a kind
combination-two-pairs = two pairs
combination-pair = one pair
combination-nothing = nothing

## Effects, as a card names them

effect-take = take
effect-swap = swap
effect-draw = draw
effect-reveal = reveal { $count }
effect-rune = rune
effect-hypnosis = Hypnosis
effect-eye = Omniscient Eye

## Places

place-number = column { $number }
column-number = { $number }
place-discard = top of the discard pile

## Options of All In – Predictions

option-side = player aid, side { $value }
option-first = seat that starts round 1
option-discard-open = open discard pile
option-discard-seer = Seer of the Discards
option-discard-blind = Blind Inner Eye
option-heirs = Heirs of the Prophets
