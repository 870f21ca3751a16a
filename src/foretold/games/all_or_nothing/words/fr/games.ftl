### Words of the game.

## Games

game-all-or-nothing = Tout ou rien

## Suits

suit-red = rouge
suit-yellow = jaune
suit-green = vert
suit-blue = bleu

## Options of All or Nothing

option-rounds = manches
option-target = points à atteindre
option-dealer = place qui donne à la manche 1
