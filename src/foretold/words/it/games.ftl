### Le parole dei giochi, come le usano le regole stampate.

## Places

seat = Posto { $seat }

## Options of both games

option-players = giocatori
option-deck = file del mazzo

## Keys of a view, for games without words of their own

label-hand = la tua mano
label-round = round
