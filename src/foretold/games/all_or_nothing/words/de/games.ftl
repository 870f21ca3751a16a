### Words of the game.

## Games

game-all-or-nothing = Alles oder Nichts

## Suits

suit-red = Rot
suit-yellow = Gelb
suit-green = Grün
suit-blue = Blau

## Options of All or Nothing

option-rounds = Runden
option-target = Zielpunktzahl
option-dealer = Platz, der in Runde 1 gibt
