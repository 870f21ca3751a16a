### Words of the game.

## Games

game-predictions = All In – Predictions

## Suits

suit-clock = Horloge
suit-mask = Masque
suit-scarab = Scarabée
suit-tree = Arbre

## Ranks that have a name

rank-j = Valet
rank-q = Dame
rank-k = Roi
rank-a = As
rank-rune = carte Rune

## Combinations

combination-straight-flush = une quinte flush
combination-four = un carré
combination-full-house = un full
combination-flush = une couleur
combination-straight = une quinte
combination-three = un brelan
combination-two-pairs = une double paire
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

place-number = colonne { $number }
column-number = { $number }
place-discard = dessus de la défausse

## Options of All In – Predictions

option-side = aide de jeu, face { $value }
option-first = place qui commence la manche 1
option-discard-open = défausse visible
option-discard-seer = Pile de défausse modifiée
option-discard-blind = En aveugle
option-heirs = Héritiers des Prophètes
