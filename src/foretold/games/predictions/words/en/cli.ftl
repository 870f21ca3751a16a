### What the commands print.

## foretold replay

cli-story-predictions = pot { $pot }, kept for the next { $carry }, strongest hand: { $strongest }
cli-story-tie = At equal runes the strongest hand of the last round decides.

## foretold deck

cli-deck-suits = Suits, the best first: { $suits }

## Heads of columns

cli-column-hand = hand
cli-column-combination = combination
cli-column-strength = strength
cli-column-prediction = prediction
cli-column-rank = rank
cli-column-effects = effects, ★ = mandatory
