### Il rapporto di una simulazione: titoli, che cosa mostra ogni grafico, intestazioni delle tabelle.

## Numeri

lab-number-0 = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-number-4 = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
lab-percent-0 = { NUMBER($value, style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 0) }
lab-percent-1 = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent-2 = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent-3 = { NUMBER($value, style: "percent", minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-percent-4 = { NUMBER($value, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }

## La pagina

lab-title = { $game }: le cifre di una simulazione
lab-lead = Baffi e parentesi sono intervalli al 95%; sotto ogni grafico una tabella riporta i numeri.
lab-sections = sezioni
lab-table = Tabella
lab-described = Valore massimo: { $most }, { $largest }. Valore minimo: { $least }, { $smallest }.
lab-fact-games = Partite
lab-fact-players = Giocatori
lab-fact-bots = Bot
lab-fact-seed = Primo seme casuale
lab-fact-options = Opzioni
lab-fact-compared = A confronto
lab-reading = Come leggere queste cifre
lab-intervals = Le partite sono indipendenti fra loro, ciò che accade dentro una partita no. Ogni intervallo viene perciò dalla dispersione fra le partite: per le medie l’intervallo normale di un rapporto di somme; per le quote quello di Wilson, con il numero di prove che corrisponde a quella dispersione.
lab-association = Il valore di una carta o di un effetto è la differenza fra chi l’ha avuto e gli altri: mostra ciò che si presenta insieme, non per forza causa ed effetto.
lab-paired = I due tavoli hanno giocato con gli stessi semi casuali. Le differenze sono i valori del secondo meno quelli del primo; i loro intervalli tengono conto del legame fra le partite con lo stesso seme casuale.

## Sezioni

lab-section-scores = Punteggi
lab-section-seats = Posti
lab-section-levels = Livelli
lab-section-cards = Carte
lab-section-rounds = Round
lab-section-length = Durata

## Intestazioni

lab-head-count = su
lab-head-share = quota
lab-head-mean = media
lab-head-rest = in più degli altri
lab-head-difference = differenza
lab-head-seat = posto
lab-head-level = livello
lab-head-number = numero
lab-head-bin = da – a
lab-head-card = carta
lab-head-length = che cosa
lab-head-round = round

## Di che cosa parla una cifra

lab-about-length-decisions = decisioni per partita
lab-about-length-rounds = round per partita

## Grafici: un titolo e che cosa mostrano

lab-figure-score-distribution = Punteggi finali
lab-note-score-distribution = Quanto spesso capita ogni punteggio finale, su tutti i posti.
lab-figure-score-by-seat = Punteggio per posto
lab-note-score-by-seat = Punteggio finale medio di ogni posto.
lab-figure-wins-by-seat = Vittorie per posto
lab-note-wins-by-seat = Quota di partite vinte da ogni posto; una vittoria condivisa vale in parte per ciascuno.
lab-figure-score-by-level = Punteggio per livello
lab-note-score-by-level = Punteggio finale medio di un bot di ogni livello; i livelli avanzano di un posto a ogni partita.
lab-figure-wins-by-level = Vittorie per livello
lab-note-wins-by-level = Quota di partite vinte da un bot di questo livello.
lab-figure-length = Durata delle partite
lab-note-length = Medie.
lab-figure-decisions-distribution = Decisioni per partita
lab-note-decisions-distribution = Quanto spesso una partita richiede quel numero di decisioni, di tutti i giocatori insieme.
