### Les mots des jeux, tels que les règles imprimées les emploient.

## Games

game-predictions = All In – Predictions
game-all-or-nothing = Tout ou rien

## Suits

suit-clock = Horloge
suit-mask = Masque
suit-scarab = Scarabée
suit-tree = Arbre
suit-red = Rouge
suit-yellow = Jaune
suit-green = Vert
suit-blue = Bleu

## Ranks that have a name

rank-j = Valet
rank-q = Dame
rank-k = Roi
rank-a = As
rank-rune = carte Rune

## Combinations

combination-straight-flush = quinte flush
combination-four = carré
combination-full-house = full
combination-flush = couleur
combination-straight = quinte
combination-three = brelan
combination-two-pairs = double paire
combination-pair = une paire
combination-nothing = rien

## Effects, as a card names them

effect-take = prendre
effect-swap = échanger
effect-draw = piocher
effect-reveal = révéler { $count }
effect-rune = rune
effect-hypnosis = Hypnose
effect-eye = Œil omniscient

## Places

seat = Place { $seat }
place-column = colonne { $column }
place-discard = dessus de la défausse

## Options of both games

option-players = joueurs
option-deck = fichier de paquet

## Options of All In – Predictions

option-side = aide de jeu, face { $value }
option-first = place qui commence la manche 1
option-discard-open = défausse visible
option-discard-seer = Pile de défausse modifiée
option-discard-blind = En aveugle
option-heirs = Héritiers des Prophètes

## Options of All or Nothing

option-rounds = manches
option-target = points à atteindre
option-dealer = place qui donne à la manche 1
