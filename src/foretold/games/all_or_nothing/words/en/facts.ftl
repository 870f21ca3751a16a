### What happened at the table.

## All or Nothing

fact-all-or-nothing-deals-first = { $seat } deals first.
fact-all-or-nothing-round-begins = Round { $round } begins: { $seat } deals { $cards } cards to each.
fact-all-or-nothing-dealt = { $seat } is dealt { $card }.
fact-all-or-nothing-trump = { $card } is turned up: its colour is trump.
fact-all-or-nothing-has-bet = { $seat } has chosen a bet card.
fact-all-or-nothing-bets = { $seat } bets { $bet }.
fact-all-or-nothing-bets-openly = { $seat } bets openly.
fact-all-or-nothing-bets-secretly = { $seat } bets secretly.
fact-all-or-nothing-opens-bet = { $seat } turns up the bet: { $bet }.
fact-all-or-nothing-plays = { $seat } plays { $card }.
fact-all-or-nothing-cannot-follow = { $seat } can't follow { $colour }.
fact-all-or-nothing-wins-trick = { $seat } wins the trick with { $card }.
fact-all-or-nothing-shows-bet = { $seat } shows the secret bet: { $bet }.
fact-all-or-nothing-scores = { $seat } scores { $points }: bet { $bet }, tricks { $tricks }.
fact-all-or-nothing-wins = { $seat } wins the game.
