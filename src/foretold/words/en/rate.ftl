### foretold rate: help, the table, and the report.

## Help

rate-bots = the bots by level ({ $levels }), such as random,novice,adept; a level may be named more than once
rate-players = how many seats (default: one for each bot, as far as the game allows)
rate-games = the largest number of games (default: 3000)
rate-seed = the seed of the first deal, each further deal takes the next one (default: a random one)
rate-jobs = how many processes (default: one for each core)
rate-ray = work on the Ray cluster at this address, such as 10.0.0.1:6379 or auto (extra “ray”)
rate-report = write the table and a plot into this HTML file

## Complaints

rate-bots-few = Give --bots two bots or more, such as novice,adept.
rate-games-few = Give --games at least { $lowest }: a deal is played once for each bot.

## The table

rate-progress = { $done } of at most { $total } games, at most { $seconds } s more
rate-title = { $game }: tournament with { $players } seats
rate-amount = Deals: { $deals }, games: { $games }, first seed: { $seed }
rate-name = { $level } { $number }
rate-column-bot = bot
rate-column-rating = rating
rate-column-points = points
rate-column-wins = win share
rate-column-score = mean score
rate-column-pair = neighbours
rate-column-difference = difference in points
rate-column-settled = settled
rate-pair = { $better } before { $worse }
rate-yes = yes
rate-no = no
rate-settled = The order is settled at 95 %.
rate-open = Not settled at 95 %: { $pairs }. More games may settle it (--games).
rate-about-points = Points: the share of the other seats that ended behind. They decide the order. Every bot played each hand of every deal once.
rate-about-rating = Rating: openskill (Plackett–Luce); everybody begins with 25.
rate-about-intervals = In brackets: 95 % intervals. Those of points, win share and difference are valid although the number of games was not fixed beforehand.
rate-plot-ratings = Rating with 95 % interval
rate-plot-differences = Difference in points between neighbours, with 95 % interval
