### Words of the game.

## Games

game-predictions = ALL IN – Karten des Schicksals

## Suits

suit-clock = Uhr
suit-mask = Maske
suit-scarab = Skarabäus
suit-tree = Baum

## Ranks that have a name

rank-j = Bube
rank-q = Dame
rank-k = König
rank-a = Ass
rank-rune = Runenkarte

## Combinations

combination-straight-flush = Straight Flush
combination-four = Vierling
combination-full-house = Full House
combination-flush = Flush
combination-straight = Straße
combination-three = Drilling
combination-two-pairs = zwei Paare
combination-pair = ein Paar
combination-nothing = nichts

## Effects, as a card names them

effect-take = nehmen
effect-swap = tauschen
effect-draw = ziehen
effect-reveal = { $count } aufdecken
effect-rune = Rune
effect-hypnosis = Hypnose
effect-eye = Allsehendes Auge

## Places

place-number = Spalte { $number }
column-number = { $number }
place-discard = oberste Karte des Ablagestapels

## Options of All In – Predictions

option-side = Spielhilfe, Seite { $value }
option-first = Platz, der Runde 1 beginnt
option-discard-open = offener Ablagestapel
option-discard-seer = Schatten der Vergangenheit
option-discard-blind = Das innere Auge schließen
option-heirs = Kinder der Prophezeiung
