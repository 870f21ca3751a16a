### What the commands print.

## foretold replay

cli-story-predictions = Pot { $pot }, Rest für die nächste { $carry }, stärkstes Blatt: { $strongest }
cli-story-tie = Bei gleich vielen Runen entscheidet das stärkste Blatt der letzten Runde.

## foretold deck

cli-deck-suits = Farben, die beste zuerst: { $suits }

## Heads of columns

cli-column-hand = Blatt
cli-column-combination = Kombination
cli-column-strength = Rang
cli-column-prediction = Prophezeiung
cli-column-rank = Kartenwert
cli-column-effects = Effekte, ★ = verpflichtend
