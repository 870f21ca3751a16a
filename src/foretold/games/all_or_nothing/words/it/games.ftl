### Words of the game.

## Games

game-all-or-nothing = Tutto o niente

## Suits

suit-red = rosso
suit-yellow = giallo
suit-green = verde
suit-blue = blu

## Options of All or Nothing

option-rounds = round
option-target = punti da raggiungere
option-dealer = posto che dà le carte nel round 1
