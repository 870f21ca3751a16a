### Figures of simulations.

## Sezioni

lab-section-combinations = Combinazioni
lab-section-predictions = Predizioni
lab-section-all-in = All In
lab-section-powers = Effetti

## Intestazioni

lab-head-place = posizione nel round
lab-head-order = ordine delle predizioni
lab-head-combination = combinazione
lab-head-hands = fra
lab-head-prediction = predizione
lab-head-all-in = All In
lab-head-effect = effetto

## Di che cosa parla una cifra

lab-about-place = { $value }ª posizione
lab-about-order = predizione { $value }
lab-about-hands-hands = tutte le mani
lab-about-hands-strongest = mani più forti
lab-about-prediction-all = tutte
lab-about-prediction-self = per se stessi
lab-about-prediction-other = per un altro
lab-about-all-in-rounds = qualcuno va All In
lab-about-all-in-strongest = chi va All In è il più forte
lab-about-all-in-right = chi va All In predice giusto
lab-about-all-in-self = chi va All In indica sé
lab-about-all-in-caller = chi va All In
lab-about-all-in-others = ciascuno degli altri
lab-about-length-turns = turni per round
lab-about-length-reshuffles = rimescolamenti per partita
lab-about-length-pot = rune nel piatto
lab-about-length-carried = rune rimaste nel piatto
lab-about-length-limit = finiti per il limite

## Grafici: un titolo e che cosa mostrano

lab-figure-right-by-level = Predizioni giuste per livello
lab-note-right-by-level = Quota di predizioni di questo livello che hanno indicato la mano più forte.
lab-figure-all-in-by-level = All In per livello
lab-note-all-in-by-level = Quanto spesso un bot di questo livello va All In, su tutti i suoi round.
lab-figure-gain-by-place = Guadagno per posizione nel round
lab-note-gain-by-place = Rune guadagnate in media in un round, effetti runa compresi, nell’ordine di gioco dal primo giocatore del round.
lab-figure-strongest-by-place = Mano più forte per posizione
lab-note-strongest-by-place = Quanto spesso ogni posizione nell’ordine di gioco ha la mano più forte.
lab-figure-combination-frequency = Combinazioni alla Rivelazione
lab-note-combination-frequency = Fra tutte le mani mostrate, e fra le sole più forti.
lab-figure-combination-wins = Quanto spesso vince ogni combinazione
lab-note-combination-wins = Fra le mani con questa combinazione, la quota che era la più forte del round.
lab-figure-prediction-right = Predizioni giuste
lab-note-prediction-right = Quota di predizioni che hanno indicato la mano più forte: di tutte, di quelle per se stessi, di quelle per un altro.
lab-figure-prediction-self = Predizioni per se stessi
lab-note-prediction-self = Quota di predizioni che indicano chi le ha fatte.
lab-figure-prediction-by-order = Predizioni giuste secondo l’ordine
lab-note-prediction-by-order = Chi predice dopo ha sentito di più.
lab-figure-prediction-right-count = Quanti hanno ragione
lab-note-prediction-right-count = Giocatori che dividono il piatto di un round; con 0 il piatto resta.
lab-figure-prediction-spread = Quanti posti vengono indicati
lab-note-prediction-spread = Posti diversi indicati dalle predizioni di un round; 1: tutti d’accordo.
lab-figure-all-in = All In
lab-note-all-in = In quanti round qualcuno va All In, e in quanti di questi ha ragione.
lab-figure-all-in-gain = Guadagno dopo l’All In
lab-note-all-in-gain = Rune guadagnate in media in questi round.
lab-figure-all-in-turn = Quando si va All In
lab-note-all-in-turn = A quale dei propri turni nel round.
lab-figure-all-in-turn-strongest = Quanto spesso è giusto, per turno
lab-note-all-in-turn-strongest = Quanto spesso chi va All In ha la mano più forte, secondo il turno in cui lo fa.
lab-figure-card-held = Valore di una carta in mano
lab-note-card-held = Rune guadagnate nel round da chi ha la carta alla Rivelazione, oltre la media di tutti gli altri.
lab-figure-card-strongest = Mano più forte per carta
lab-note-card-strongest = Fra le mani che hanno la carta, la quota che era la più forte del round.
lab-figure-card-played = Valore di una carta giocata
lab-note-card-played = Rune guadagnate nel round da chi ha giocato la carta, oltre la media di tutti gli altri.
lab-figure-effect-used = Valore di ogni effetto
lab-note-effect-used = Rune guadagnate nel round da chi ha usato l’effetto almeno una volta, oltre la media degli altri.
lab-figure-effect-frequency = Quanto spesso si usa ogni effetto
lab-note-effect-frequency = Quota di giocatori che lo usano almeno una volta in un round.
lab-figure-turns-distribution = Turni per round
lab-note-turns-distribution = Quanto spesso un round ha quel numero di turni, compresi quelli passati dopo l’All In.
lab-figure-turns-over = Round interrotti
lab-note-turns-over = Quota di round finiti per il limite di 20 turni per posto.
