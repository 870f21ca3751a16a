### Les mots des jeux, tels que les règles imprimées les emploient.

## Places

seat = Place { $seat }

## Options of both games

option-players = joueurs
option-deck = fichier de paquet

## Keys of a view, for games without words of their own

label-hand = votre main
label-round = manche
