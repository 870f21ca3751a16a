### What happened at the table.

## All In – Predictions

fact-predictions-round-begins = Comincia il round { $round }; inizia { $seat }.
fact-predictions-pot-filled = { $added } rune vanno nel piatto, che ora ne contiene { $pot }.
fact-predictions-dealt = { $seat } riceve { $card }.
fact-predictions-gallery-gains = { $card } entra nella galleria, colonna { $column }.
fact-predictions-pile-begins = { $card } apre la pila degli scarti.
fact-predictions-plays = { $seat } gioca { $card }.
fact-predictions-passes = { $seat } passa.
fact-predictions-goes-all-in = { $seat } va All In.
fact-predictions-pass-taken = { $seat } è All In e passa.
fact-predictions-takes = { $seat } prende { $card } ({ $place }).
fact-predictions-swaps = { $seat } scambia { $given } con { $card } ({ $place }).
fact-predictions-draws = { $seat } pesca una carta.
fact-predictions-draws-card = { $seat } pesca { $card }.
fact-predictions-reveals = { $seat } rivela { $count } carte.
fact-predictions-reveals-card = { $seat } rivela { $card }.
fact-predictions-keeps = { $seat } tiene una delle carte.
fact-predictions-keeps-card = { $seat } tiene { $card }.
fact-predictions-lays-on-pile = { $seat } mette { $card } sulla pila degli scarti.
fact-predictions-gains-rune = { $seat } ottiene una runa.
fact-predictions-skips = { $seat } rinuncia all’effetto: { $effect }.
fact-predictions-effect-passed-over = { $seat } non può applicare l’effetto: { $effect }.
fact-predictions-hypnotises = { $seat } usa Ipnosi su { $target }.
fact-predictions-announces = { $seat } dichiara: { $combination }.
fact-predictions-uses-eye = { $seat } usa l’Occhio Onnisciente su { $target }.
fact-predictions-shows-card = { $seat } mostra { $card } a { $viewer }.
fact-predictions-hides-card = { $seat } nasconde { $card } a { $viewer }.
fact-predictions-discards = { $seat } scarta una carta a faccia in giù.
fact-predictions-discards-card = { $seat } scarta { $card }.
fact-predictions-reshuffled = La pila degli scarti viene mescolata in un nuovo mazzo di { $count } carte.
fact-predictions-deck-order = { $card } è la prossima carta del nuovo mazzo.
fact-predictions-gallery-full = La galleria è piena.
fact-predictions-turns-over = L’ultimo turno del round è finito.
fact-predictions-predicts = { $seat } predice che { $target } ha la mano più forte.
fact-predictions-has-predicted = { $seat } ha scelto la predizione.
fact-predictions-hand-card = { $seat } aveva { $card } in mano.
fact-predictions-hand-shown = { $seat } mostra la mano: { $combination }, forza { $strength }.
fact-predictions-strongest = { $seat } ha la mano più forte.
fact-predictions-pot-paid =
    { $runes ->
        [one] { $seat } riceve 1 runa dal piatto.
       *[other] { $seat } riceve { $runes } rune dal piatto.
    }
fact-predictions-pot-carried =
    { $runes ->
        [one] 1 runa resta nel piatto.
       *[other] { $runes } rune restano nel piatto.
    }
fact-predictions-hand-paid = { $seat } riceve { $runes } per la mano.
fact-predictions-rune-cards-paid = { $seat } riceve { $runes } per le carte runa.
fact-predictions-heirs-round = In testa c’è parità: si gioca un altro round.
fact-predictions-wins = { $seat } vince la partita.
fact-predictions-nobody-wins = Nessuno vince la partita.
