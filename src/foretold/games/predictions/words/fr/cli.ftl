### What the commands print.

## foretold replay

cli-story-predictions = pot { $pot }, reste pour la suite { $carry }, main la plus forte : { $strongest }
cli-story-tie = À égalité de runes, la main la plus forte de la dernière manche l’emporte.

## foretold deck

cli-deck-suits = Couleurs, la meilleure d’abord : { $suits }

## Heads of columns

cli-column-hand = main
cli-column-combination = combinaison
cli-column-strength = rang
cli-column-prediction = prédiction
cli-column-rank = valeur
cli-column-effects = effets, ★ = obligatoire
