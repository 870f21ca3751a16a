### foretold rate: help, the table, and the report.

## Help

rate-bots = les bots par niveau ({ $levels }), comme random,novice,adept ; un niveau peut être nommé plusieurs fois
rate-players = nombre de places (par défaut : une par bot, dans la mesure où le jeu le permet)
rate-games = au plus tant de parties (par défaut : 3000)
rate-seed = la graine de la première donne, chaque donne suivante prend la suivante (par défaut : au hasard)
rate-jobs = nombre de processus (par défaut : un par cœur)
rate-ray = travailler sur la grappe Ray à cette adresse, comme 10.0.0.1:6379 ou auto (extra « ray »)
rate-report = écrire le tableau et un graphique dans ce fichier HTML

## Complaints

rate-bots-few = Donnez à --bots deux bots ou plus, comme novice,adept.
rate-games-few = Donnez à --games au moins { $lowest } : chaque donne est jouée une fois par bot.

## The table

rate-progress = { $done } parties sur { $total } au plus, encore { $seconds } s au plus
rate-title = { $game } : tournoi à { $players } places
rate-amount = Donnes : { $deals }, parties : { $games }, première graine : { $seed }
rate-name = { $level } { $number }
rate-column-bot = bot
rate-column-rating = cote
rate-column-points = points
rate-column-wins = part des victoires
rate-column-score = score moyen
rate-column-pair = voisins
rate-column-difference = écart de points
rate-column-settled = établi
rate-pair = { $better } devant { $worse }
rate-yes = oui
rate-no = non
rate-settled = L’ordre est établi à 95 %.
rate-open = Pas établi à 95 % : { $pairs }. D’autres parties peuvent l’établir (--games).
rate-about-points = Points : la part des autres places qui ont fini derrière ; ils décident de l’ordre. Chaque bot a joué une fois chaque main de chaque donne.
rate-about-rating = Cote : openskill (Plackett–Luce), tous commencent à 25.
rate-about-intervals = Entre parenthèses : intervalles à 95 %. Ceux des points, de la part des victoires et de l’écart restent valables bien que la fin n’ait pas été fixée d’avance.
rate-plot-ratings = Cote avec intervalle à 95 %
rate-plot-differences = Écart de points entre voisins, avec intervalle à 95 %
