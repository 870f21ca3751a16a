### Words of the games, as the printed rules use them; the English ones are ours.

## Places

seat = Seat { $seat }

## Options of both games

option-players = players
option-deck = deck file

## Keys of a view, for games without words of their own

label-hand = your hand
label-round = round
