### The table in the browser.

## The parts of the table

table-bet-cards = Carte scommessa

## Cards and places

table-trick = Presa { $trick } di { $count }
table-trick-before = Ultima presa: { $player }
table-trump = Briscola: { $colour }
table-open = scoperta
table-secret = segreta

## Whose decision it is

table-waits-bet = { $player } sceglie una carta scommessa.
table-waits-open = { $player } dice se la scommessa è scoperta o segreta.
table-waits-play = { $player } sceglie una carta da giocare.
table-why-follow = Rispondi al seme di apertura.

## The end of a round, and of the game

table-made = scommessa riuscita

## Memory

table-memory-lacks = Sicuramente senza

## Suggerimenti per una prima partita

table-hint-bet-title = La tua scommessa
table-hint-bet = Quante prese farai con queste carte? Nessuno vede ancora la tua risposta. Solo il numero esatto dà i 3 punti in più.
table-hint-open-title = Scoperta o segreta
table-hint-open = Con una scommessa riuscita si ottengono 3 punti, più 2 per ogni presa se è scoperta, 1 se è segreta. Se la sbagli, con quella scoperta non si ottiene nulla, con quella segreta ancora 1 punto per presa.
table-hint-play-title = La presa
table-hint-play = Gioca il seme di apertura se ce l’hai. Altrimenti gioca quello che vuoi: la briscola batte ogni altro seme.
