### foretold rate: help, the table, and the report.

## Help

rate-bots = i bot per livello ({ $levels }), come random,novice,adept; un livello può comparire più volte
rate-players = quanti posti (predefinito: uno per bot, se il gioco lo permette)
rate-games = numero massimo di partite (predefinito: 3000)
rate-seed = il seme casuale della prima distribuzione, ogni altra prende il successivo (predefinito: uno a caso)
rate-jobs = quanti processi (predefinito: uno per core)
rate-ray = lavora sul cluster Ray a questo indirizzo, come 10.0.0.1:6379 o auto (extra «ray»)
rate-report = scrive la tabella e un grafico in questo file HTML

## Complaints

rate-bots-few = Indica a --bots due bot o più, come novice,adept.
rate-games-few = Indica a --games almeno { $lowest }: ogni distribuzione si gioca una volta per bot.

## The table

rate-progress = { $done } partite su { $total } al massimo, ancora { $seconds } s al massimo
rate-title = { $game }: torneo a { $players } posti
rate-amount = Distribuzioni: { $deals }, partite: { $games }, primo seme casuale: { $seed }
rate-name = { $level } { $number }
rate-column-bot = bot
rate-column-rating = valutazione
rate-column-points = punti
rate-column-wins = quota di vittorie
rate-column-score = punteggio medio
rate-column-pair = vicini in classifica
rate-column-difference = differenza di punti
rate-column-settled = accertato
rate-pair = { $better } davanti a { $worse }
rate-yes = sì
rate-no = no
rate-settled = L’ordine è accertato al 95%.
rate-open = Non accertato al 95%: { $pairs }. Altre partite possono accertarlo (--games).
rate-about-points = Punti: la quota degli altri posti finiti dietro; decidono l’ordine. Ogni bot ha giocato una volta ogni mano di ogni distribuzione.
rate-about-rating = Valutazione: openskill (Plackett–Luce), tutti cominciano da 25.
rate-about-intervals = Tra parentesi: intervalli al 95%. Quelli di punti, vittorie e differenza valgono anche se la fine non era stabilita in anticipo.
rate-plot-ratings = Valutazione con intervallo al 95%
rate-plot-differences = Differenza di punti tra vicini in classifica, con intervallo al 95%
