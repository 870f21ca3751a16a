### Words of the game.

## Games

game-predictions = All In – Predictions

## Suits

suit-clock = Orologi
suit-mask = Maschere
suit-scarab = Scarabei
suit-tree = Alberi

## Ranks that have a name

rank-j = Fante
rank-q = Regina
rank-k = Re
rank-a = Asso
rank-rune = carta runa

## Combinations

combination-straight-flush = scala colore
combination-four = quater
combination-full-house = full
combination-flush = colore
combination-straight = scala
combination-three = tris
combination-two-pairs = doppia coppia
combination-pair = coppia
combination-nothing = zero

## Effects, as a card names them

effect-take = prendere
effect-swap = scambiare
effect-draw = pescare
effect-reveal = rivelare { $count }
effect-rune = runa
effect-hypnosis = Ipnosi
effect-eye = Occhio Onnisciente

## Places

place-number = colonna { $number }
column-number = { $number }
place-discard = cima della pila degli scarti

## Options of All In – Predictions

option-side = carta riepilogo, lato { $value }
option-first = posto che comincia il round 1
option-discard-open = scarti a faccia in su
option-discard-seer = Veggente degli scarti
option-discard-blind = Terzo occhio accecato
option-heirs = Eredi dei Divinatori
