### foretold rate: help, the table, and the report.

## Help

rate-bots = die Bots nach Stufe ({ $levels }), wie random,novice,adept; eine Stufe darf mehrmals stehen
rate-players = wie viele Plätze (sonst: einer je Bot, soweit das Spiel es zulässt)
rate-games = höchstens so viele Spiele (sonst: 3000)
rate-seed = der Startwert des ersten Gebens, jedes weitere nimmt den nächsten (sonst: ein zufälliger)
rate-jobs = wie viele Prozesse (sonst: einer je Kern)
rate-ray = auf dem Ray-Cluster unter dieser Adresse arbeiten, wie 10.0.0.1:6379 oder auto (Extra „ray“)
rate-report = Tabelle und Diagramm in diese HTML-Datei schreiben

## Complaints

rate-bots-few = Gib --bots zwei Bots oder mehr, wie novice,adept.
rate-games-few = Gib --games mindestens { $lowest }: Jede Kartenverteilung wird je Bot einmal gespielt.

## The table

rate-progress = { $done } von höchstens { $total } Spielen, höchstens noch { $seconds } s
rate-title = { $game }: Turnier mit { $players } Plätzen
rate-amount = Kartenverteilungen: { $deals }, Spiele: { $games }, erster Startwert: { $seed }
rate-name = { $level } { $number }
rate-column-bot = Bot
rate-column-rating = Wertung
rate-column-points = Punkte
rate-column-wins = Anteil der Siege
rate-column-score = mittlerer Stand
rate-column-pair = Nachbarn
rate-column-difference = Unterschied in Punkten
rate-column-settled = steht fest
rate-pair = { $better } vor { $worse }
rate-yes = ja
rate-no = nein
rate-settled = Die Reihenfolge steht zu 95 % fest.
rate-open = Steht nicht zu 95 % fest: { $pairs }. Mehr Spiele können es klären (--games).
rate-about-points = Punkte: der Anteil der anderen Plätze, die dahinter landeten; sie bestimmen die Reihenfolge. Jeder Bot hat jedes Blatt jeder Kartenverteilung einmal gespielt.
rate-about-rating = Wertung: openskill (Plackett–Luce), alle beginnen bei 25.
rate-about-intervals = In Klammern: 95-%-Intervalle. Die von Punkten, Siegen und Unterschied gelten, obwohl das Ende nicht vorher feststand.
rate-plot-ratings = Wertung mit 95-%-Intervall
rate-plot-differences = Unterschied in Punkten zwischen Nachbarn, mit 95-%-Intervall
