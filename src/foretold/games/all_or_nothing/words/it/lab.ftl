### Figures of simulations.

## Sezioni

lab-section-bets = Scommesse
lab-section-ways = Scoperta o segreta

## Intestazioni

lab-head-after-dealer = posizione dopo il mazziere
lab-head-bet = scommessa
lab-head-tricks = prese
lab-head-trick = presa
lab-head-way = scoperta o segreta
lab-head-rank = valore
lab-head-trump = briscola o no

## Di che cosa parla una cifra

lab-about-after-dealer = { $value }ª posizione dopo il mazziere
lab-about-length-tricks = prese per partita
lab-about-trick-trump = vinta da una briscola
lab-about-trick-leader = vinta da chi ha aperto
lab-about-trick-bet = prese scommesse per presa disponibile
lab-about-way-open = scoperta
lab-about-way-secret = segreta
lab-about-trump-trump = come briscola
lab-about-trump-plain = altrimenti

## Grafici: un titolo e che cosa mostrano

lab-figure-made-by-level = Scommesse riuscite per livello
lab-note-made-by-level = Quota di scommesse di questo livello riuscite esattamente.
lab-figure-open-by-level = Scommesse scoperte per livello
lab-note-open-by-level = Quota di scommesse scoperte di questo livello.
lab-figure-wins-by-dealer = Vittorie per posizione dopo il primo mazziere
lab-note-wins-by-dealer = Quota di partite vinte; una vittoria condivisa vale in parte per ciascuno.
lab-figure-made-by-place = Scommesse riuscite per posizione dopo il mazziere
lab-note-made-by-place = Quota di scommesse riuscite esattamente, secondo la posizione nel round; la prima apre.
lab-figure-points-by-place = Punti per posizione dopo il mazziere
lab-note-points-by-place = Punti medi di un round.
lab-figure-bet-calibration = Scommesse e prese
lab-note-bet-calibration = Prese vinte in media per ogni scommessa; sulla linea tratteggiata le scommesse sarebbero giuste in media.
lab-figure-bet-to-tricks = L’esito di ogni scommessa
lab-note-bet-to-tricks = In basso: la scommessa. A sinistra: le prese. Ogni colonna comprende tutte le scommesse su quel numero; nel riquadro la scommessa è riuscita.
lab-figure-bet-made = Scommesse riuscite
lab-note-bet-made = Quanto spesso ogni scommessa è riuscita esattamente.
lab-figure-bet-points = Punti per scommessa
lab-note-bet-points = Punti ottenuti in media con ogni scommessa.
lab-figure-bet-frequency = Quanto spesso si sceglie ogni scommessa
lab-note-bet-frequency = Quota di tutte le scommesse.
lab-figure-way-made = Riuscite: scoperte e segrete
lab-note-way-made = Quota di scommesse riuscite esattamente.
lab-figure-way-points = Punti: scoperte e segrete
lab-note-way-points = Punti medi di una scommessa.
lab-figure-way-bet-made = Riuscite, per scommessa
lab-note-way-bet-made = Quota di scommesse scoperte e segrete riuscite esattamente.
lab-figure-way-bet-points = Punti, per scommessa
lab-note-way-bet-points = Punti medi delle scommesse scoperte e segrete.
lab-figure-way-bet-frequency = Quanto spesso una scommessa è scoperta
lab-note-way-bet-frequency = Quanto spesso ogni scommessa era scoperta.
lab-figure-round-made = Scommesse riuscite per round
lab-note-round-made = Quota di scommesse riuscite esattamente; i round hanno 6, 5, 4, 3, 4, 5 carte e così via.
lab-figure-round-points = Punti per round
lab-note-round-points = Punti medi di un giocatore in ogni round.
lab-figure-round-open = Scommesse scoperte per round
lab-note-round-open = Quota di scommesse scoperte.
lab-figure-card-won = Prese vinte da ogni carta
lab-note-card-won = Quanto spesso la carta, quando è stata giocata, ha vinto la presa.
lab-figure-rank-won = Briscola o no
lab-note-rank-won = Quanto spesso una carta di ogni valore vince la presa, come briscola e altrimenti.
lab-figure-card-points = Valore di una carta ricevuta
lab-note-card-points = Punti del round di chi ha ricevuto la carta, oltre la media di tutte le altre carte.
lab-figure-trick-winner = Che cosa vince una presa
lab-note-trick-winner = Quota di tutte le prese.
lab-figure-tricks-bet = Nell’insieme le scommesse sono troppo alte?
lab-note-tricks-bet = Tutte le scommesse di un round sommate e divise per il numero delle prese: oltre 1 non possono essere tutte giuste.
