### The table in the browser.

## The parts of the table

table-bet-cards = Bet cards

## Cards and places

table-trick = Trick { $trick } of { $count }
table-trick-before = Last trick: { $player }
table-trump = Trump: { $colour }
table-open = open
table-secret = secret

## Whose decision it is

table-waits-bet = { $player } chooses a bet card.
table-waits-open = { $player } says whether the bet is open or secret.
table-waits-play = { $player } chooses a card to play.
table-why-follow = Follow the colour that was led.

## The end of a round, and of the game

table-made = bet made

## Memory

table-memory-lacks = Certainly without

## Hints in a first game

table-hint-bet-title = Your bet
table-hint-bet = How many tricks will you win with these cards? Nobody sees your answer yet. Only the exact number brings the 3 extra points.
table-hint-open-title = Open or secret
table-hint-open = A bet made exactly pays 3 points and, for each trick, 2 if it is open or 1 if it is secret. If you miss it, an open bet pays nothing, a secret one still 1 point for each trick.
table-hint-play-title = The trick
table-hint-play = Play the colour that was led if you have it. Otherwise play anything: trump beats every other colour.
