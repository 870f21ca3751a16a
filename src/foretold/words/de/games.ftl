### Die Wörter der Spiele, wie die gedruckten Regeln sie verwenden.

## Places

seat = Platz { $seat }

## Options of both games

option-players = Personen
option-deck = Kartendatei

## Keys of a view, for games without words of their own

label-hand = deine Handkarten
label-round = Runde
