### The report of a simulation: titles, what each plot shows, heads of tables.

## Numbers

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

## The page

lab-title = { $game }: the figures of a simulation
lab-lead = Whiskers and brackets are 95 % intervals. Each plot has a table with its numbers.
lab-sections = sections
lab-table = Table
lab-described = Largest: { $most }, { $largest }. Smallest: { $least }, { $smallest }.
lab-fact-games = Games
lab-fact-players = Players
lab-fact-bots = Bots
lab-fact-seed = First seed
lab-fact-options = Options
lab-fact-compared = Compared
lab-reading = How to read this
lab-intervals = Games are independent of one another; what happens within one game is not. So every interval is made from the spread between games: for means the normal interval of a ratio of sums; for shares Wilson’s, with as many trials as that spread is worth.
lab-association = The worth of a card or an effect is the difference between those who had it and those who did not. It shows what goes together, not always what causes what.
lab-paired = Both tables played the same seeds. Differences are the second minus the first, and their intervals take into account that games with the same seed are related.

## Sections

lab-section-scores = Scores
lab-section-seats = Seats
lab-section-levels = Levels
lab-section-cards = Cards
lab-section-rounds = Rounds
lab-section-length = Length

## Heads of tables

lab-head-count = of
lab-head-share = share
lab-head-mean = mean
lab-head-rest = above the rest
lab-head-difference = difference
lab-head-seat = seat
lab-head-level = level
lab-head-number = number
lab-head-bin = from – to
lab-head-card = card
lab-head-length = what
lab-head-round = round

## What a figure is about

lab-about-length-decisions = decisions a game
lab-about-length-rounds = rounds a game

## Plots: a title and what they show

lab-figure-score-distribution = Final scores
lab-note-score-distribution = How often each final score occurs, over all seats.
lab-figure-score-by-seat = Score by seat
lab-note-score-by-seat = Mean final score of each seat.
lab-figure-wins-by-seat = Wins by seat
lab-note-wins-by-seat = Share of the games that each seat wins; a shared win counts in parts.
lab-figure-score-by-level = Score by level
lab-note-score-by-level = Mean final score of a bot of each level; levels move on one seat from game to game.
lab-figure-wins-by-level = Wins by level
lab-note-wins-by-level = Share of the games that one bot of this level wins.
lab-figure-length = Length of games
lab-note-length = Means.
lab-figure-decisions-distribution = Decisions a game
lab-note-decisions-distribution = How often a game takes this many decisions of all players together.
