### What the commands print.

## foretold replay

cli-story-predictions = piatto { $pot }, resta per il prossimo { $carry }, mano più forte: { $strongest }
cli-story-tie = A parità di rune decide la mano più forte dell’ultimo round.

## foretold deck

cli-deck-suits = Semi, il migliore per primo: { $suits }

## Heads of columns

cli-column-hand = mano
cli-column-combination = combinazione
cli-column-strength = forza
cli-column-prediction = predizione
cli-column-rank = valore
cli-column-effects = effetti, ★ = obbligatorio
