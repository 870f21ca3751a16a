### Words of the game.

## Games

game-all-or-nothing = All or Nothing

## Suits

suit-red = Red
suit-yellow = Yellow
suit-green = Green
suit-blue = Blue

## Options of All or Nothing

option-rounds = rounds
option-target = points to reach
option-dealer = seat that deals round 1
