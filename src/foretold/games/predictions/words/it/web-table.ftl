### The table in the browser.

## The parts of the table

table-gallery = Galleria
table-revealed = Carte rivelate

## Cards and places

table-covered = { $card }, coperta, colonna { $column }
table-deck = Mazzo: { $count }
table-pile = Scarti: { $count }
table-pile-top = Pila degli scarti: { $count }, in cima { $card }
table-pot = Piatto
table-rune-card-pays = Alla Rivelazione si ottengono altre 2 rune.
table-strength = Forza
table-worth = La tua mano ora: { $combination }, forza { $strength }.

## The card being resolved

table-steps = Effetti: { $card }
table-step-done = (fatto)
table-step-now = (ora)
table-step-next = (dopo)
table-to-gallery = galleria

## Whose decision it is

table-waits-turn = È il turno di { $player }.
table-waits-take = { $player } sceglie una carta da prendere.
table-waits-swap = { $player } può scambiare una carta.
table-waits-draw = { $player } può pescare una carta.
table-waits-reveal = { $player } può rivelare delle carte.
table-waits-rune = { $player } può prendere una runa.
table-waits-hypnosis = { $player } può ipnotizzare qualcuno.
table-waits-eye = { $player } può guardare le carte di qualcuno.
table-waits-keep = { $player } sceglie quale carta tenere.
table-waits-hide = { $player } sceglie quale carta nascondere all’Occhio.
table-waits-discard = { $player } sceglie una carta da scartare.
table-waits-predict = { $player } predice chi ha la mano più forte.
table-why-covered = C’è sopra un’altra carta: è bloccata.
table-why-all-in = Questo giocatore è All In e non può essere scelto.
table-why-pile = A questo tavolo la pila degli scarti non si usa.

## Decisions ahead, undo, requests, votes

table-all-in-sure = Vai All In?
table-all-in-note = Nei tuoi turni successivi di questo round passerai.

## The end of a round, and of the game

table-showdown = Rivelazione
table-pot-shared = Nel piatto: { $pot }; resta per il prossimo round: { $carry }
table-strongest = mano più forte
table-right = giusto

## Memory

table-memory-announced = Dichiarato
table-memory-eye = Occhio Onnisciente

## Suggerimenti per una prima partita

table-hint-reveal-title = Rivelare
table-hint-discard-title = Troppe carte
table-hint-turn-title = Il tuo turno
table-hint-turn = Gioca una carta: i suoi effetti vanno dall’alto in basso, e quelli con la stella sono obbligatori. Oppure passa: la prima carta del mazzo va nella galleria. Oppure vai All In. Fermati su una carta per vedere che cosa fa.
table-hint-all-in-title = All In
table-hint-all-in = Chi va All In posa la mano fino alla Rivelazione: due carte vanno nella galleria, nessuno può più spiare quella mano, e nei turni successivi si passa. Un solo giocatore per round.
table-hint-predict-title = La predizione
table-hint-predict = Indica chi ha la mano più forte; puoi essere anche tu. Tutti quelli che hanno ragione si dividono il piatto. Inoltre per ogni mano si ottiene la sua forza.
