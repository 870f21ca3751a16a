### Figures of simulations.

## Sections

lab-section-bets = Bets
lab-section-ways = Open or secret

## Heads of tables

lab-head-after-dealer = place after the dealer
lab-head-bet = bet
lab-head-tricks = tricks
lab-head-trick = trick
lab-head-way = open or secret
lab-head-rank = rank
lab-head-trump = trump or not

## What a figure is about

lab-about-after-dealer = { $value } after the dealer
lab-about-length-tricks = tricks a game
lab-about-trick-trump = won by a trump
lab-about-trick-leader = won by who led
lab-about-trick-bet = tricks bet for each there is
lab-about-way-open = open
lab-about-way-secret = secret
lab-about-trump-trump = as a trump
lab-about-trump-plain = otherwise

## Plots: a title and what they show

lab-figure-made-by-level = Bets made by level
lab-note-made-by-level = Share of the bets of this level that were made exactly.
lab-figure-open-by-level = Open bets by level
lab-note-open-by-level = Share of the bets of this level that were open.
lab-figure-wins-by-dealer = Wins by place after the first dealer
lab-note-wins-by-dealer = Share of the games won; a shared win counts in parts.
lab-figure-made-by-place = Bets made by place after the dealer
lab-note-made-by-place = Share of the bets that were made exactly, by the place in the round; the first one leads.
lab-figure-points-by-place = Points by place after the dealer
lab-note-points-by-place = Mean points of a round.
lab-figure-bet-calibration = Bets and tricks
lab-note-bet-calibration = Mean tricks won with each bet; on the dashed line bets would be right on average.
lab-figure-bet-to-tricks = What comes of each bet
lab-note-bet-to-tricks = Across: the bet. Up: tricks won. Each column adds up to all such bets; framed, the bet is made.
lab-figure-bet-made = Bets made
lab-note-bet-made = Share of each bet that was made exactly.
lab-figure-bet-points = Points by bet
lab-note-bet-points = Mean points that each bet brings.
lab-figure-bet-frequency = How often each bet is chosen
lab-note-bet-frequency = Share of all bets.
lab-figure-way-made = Made: open and secret
lab-note-way-made = Share of the bets that were made exactly.
lab-figure-way-points = Points: open and secret
lab-note-way-points = Mean points of a bet.
lab-figure-way-bet-made = Made, by bet
lab-note-way-bet-made = Share of the open and of the secret bets that were made exactly.
lab-figure-way-bet-points = Points, by bet
lab-note-way-bet-points = Mean points of the open and of the secret bets.
lab-figure-way-bet-frequency = How often a bet is open
lab-note-way-bet-frequency = Share of each bet that was open.
lab-figure-round-made = Bets made by round
lab-note-round-made = Share of the bets that were made exactly; rounds have 6, 5, 4, 3, 4, 5 cards and so on.
lab-figure-round-points = Points by round
lab-note-round-points = Mean points of a player in each round.
lab-figure-round-open = Open bets by round
lab-note-round-open = Share of the bets that were open.
lab-figure-card-won = Tricks won by each card
lab-note-card-won = Of the times that the card was played, the share in which it won the trick.
lab-figure-rank-won = Trump or not
lab-note-rank-won = Share of the tricks that a card of each rank wins, as a trump and otherwise.
lab-figure-card-points = Worth of a card dealt
lab-note-card-points = Points of the round of who was dealt the card, above the mean of all other cards.
lab-figure-trick-winner = What wins a trick
lab-note-trick-winner = Share of all tricks.
lab-figure-tricks-bet = Are bets too high together?
lab-note-tricks-bet = All bets of a round added up, for each trick that can be won in it: above 1, not all can be right.
