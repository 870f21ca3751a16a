### Pages in the browser.

## Titles and descriptions of its pages, also for shared links

web-title-rules-predictions = All In – Predictions: le regole – Foretold
web-about-rules-predictions = Le regole di All In – Predictions da due a cinque giocatori, con immagini: turni, effetti delle carte, combinazioni, predizioni, punteggio e tutte le opzioni.

## Home

web-about-predictions = Componi una mano di poker dalla galleria, usa gli effetti delle carte e predici chi avrà la mano più forte.

## A new table

web-option-side = Carta riepilogo
web-option-discard = Pila degli scarti
web-option-heirs = Se dopo l’ultimo round c’è parità in testa, se ne gioca un altro.

## Learning

web-learn-predictions-1 = Hai cinque carte in mano. Nel tuo turno giocane una e risolvi i suoi effetti dall’alto in basso; quelli con la stella sono obbligatori.
web-learn-predictions-2 = Gli effetti prendono o scambiano carte della galleria, pescano dal mazzo, portano rune o guardano nelle altre mani: Ipnosi e Occhio Onnisciente.
web-learn-predictions-3 = Oppure passa: la prima carta del mazzo va allora nella galleria. Quando la galleria è piena, finiscono i turni del round.
web-learn-predictions-4 = Chi è sicuro va All In: due carte vanno nella galleria, e la sua mano resta com’è fino alla Rivelazione.
web-learn-predictions-5 = Alla fine tutti predicono chi ha la mano più forte. Le predizioni giuste si dividono il piatto, e per ogni mano si ottiene ciò che vale. Vince chi ha più rune dopo l’ultimo round.
