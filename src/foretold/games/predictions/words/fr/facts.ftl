### What happened at the table.

## All In – Predictions

fact-predictions-round-begins = La manche { $round } commence ; { $seat } joue en premier.
fact-predictions-pot-filled = { $added } runes vont au pot, qui en contient maintenant { $pot }.
fact-predictions-dealt = { $seat } reçoit { $card }.
fact-predictions-gallery-gains = { $card } entre dans la rivière, colonne { $column }.
fact-predictions-pile-begins = { $card } commence la défausse.
fact-predictions-plays = { $seat } joue { $card }.
fact-predictions-passes = { $seat } passe.
fact-predictions-goes-all-in = { $seat } risque tout.
fact-predictions-pass-taken = { $seat } a tout risqué et passe.
fact-predictions-takes = { $seat } prend { $card } ({ $place }).
fact-predictions-swaps = { $seat } échange { $given } contre { $card } ({ $place }).
fact-predictions-draws = { $seat } pioche une carte.
fact-predictions-draws-card = { $seat } pioche { $card }.
fact-predictions-reveals = { $seat } révèle { $count } cartes.
fact-predictions-reveals-card = { $seat } révèle { $card }.
fact-predictions-keeps = { $seat } garde une des cartes.
fact-predictions-keeps-card = { $seat } garde { $card }.
fact-predictions-lays-on-pile = { $seat } pose { $card } sur la défausse.
fact-predictions-gains-rune = { $seat } gagne une rune.
fact-predictions-skips = { $seat } renonce à l’effet : { $effect }.
fact-predictions-effect-passed-over = { $seat } ne peut pas appliquer l’effet : { $effect }.
fact-predictions-hypnotises = { $seat } utilise l’Hypnose sur { $target }.
fact-predictions-announces = { $seat } annonce : { $combination }.
fact-predictions-uses-eye = { $seat } utilise l’Œil omniscient sur { $target }.
fact-predictions-shows-card = { $seat } montre { $card } à { $viewer }.
fact-predictions-hides-card = { $seat } cache { $card } à { $viewer }.
fact-predictions-discards = { $seat } défausse une carte face cachée.
fact-predictions-discards-card = { $seat } défausse { $card }.
fact-predictions-reshuffled = La défausse est mélangée en un nouveau paquet de { $count } cartes.
fact-predictions-deck-order = { $card } vient ensuite dans le nouveau paquet.
fact-predictions-gallery-full = La rivière est pleine.
fact-predictions-turns-over = Le dernier tour de la manche est joué.
fact-predictions-predicts = { $seat } prédit à { $target } la main la plus forte.
fact-predictions-has-predicted = { $seat } a choisi sa prédiction.
fact-predictions-hand-card = { $seat } avait { $card } en main.
fact-predictions-hand-shown = { $seat } montre { $combination } (rang { $strength }).
fact-predictions-strongest = { $seat } a la main la plus forte.
fact-predictions-pot-paid =
    { $runes ->
        [one] { $seat } reçoit { $runes } rune du pot.
       *[other] { $seat } reçoit { $runes } runes du pot.
    }
fact-predictions-pot-carried =
    { $runes ->
        [one] Il reste { $runes } rune dans le pot.
       *[other] Il reste { $runes } runes dans le pot.
    }
fact-predictions-hand-paid = { $seat } reçoit { $runes } pour sa main.
fact-predictions-rune-cards-paid = { $seat } reçoit { $runes } pour ses cartes Rune.
fact-predictions-heirs-round = Plusieurs sont en tête à égalité : on joue une manche de plus.
fact-predictions-wins = { $seat } gagne la partie.
fact-predictions-nobody-wins = Personne ne gagne la partie.
