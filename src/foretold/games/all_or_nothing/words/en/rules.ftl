### The rules page.

## All or Nothing

rules-all-or-nothing-lead = Say beforehand how many tricks you will win. Only an exact bet pays in full: in secret it is safe, in the open it is all or nothing.
# 1
rules-all-or-nothing-material = Cards
rules-all-or-nothing-material-players = Three to six people can play.
rules-all-or-nothing-material-cards = There are 48 cards, and all are used with any number of players: four colours, [i:mark-red] red, [i:mark-yellow] yellow, [i:mark-green] green and [i:mark-blue] blue, each with the numbers 1 to 12. The 12 is the highest. { rules-ours }
rules-all-or-nothing-material-faces = A card of each colour, and the back.
rules-all-or-nothing-material-bets = Every player has seven **bet cards**, from 0 to 6.
rules-all-or-nothing-material-bet-cards = The seven bet cards.
# 2
rules-all-or-nothing-setup = Before each round
rules-all-or-nothing-setup-rounds = A game has seven rounds, with more or fewer cards:
rules-all-or-nothing-setup-round = Round
rules-all-or-nothing-setup-cards = Cards each
rules-all-or-nothing-setup-dealer = For the first deal everybody draws a card, and the highest deals; if several are equally high, these draw again. { rules-ours } A table may also name the first dealer. After each round the deal passes to the left.
rules-all-or-nothing-setup-deal = The dealer shuffles all 48 cards and deals to each player as many as the round has.
rules-all-or-nothing-setup-trump = The next card is turned up: its colour is **trump** in this round. All other cards are out of play until the next deal.
rules-all-or-nothing-setup-example = [7G] is turned up: green is trump.
# 3
rules-all-or-nothing-bets = Bets
rules-all-or-nothing-bets-choose = Everybody chooses a bet card in secret: the number of tricks that they expect to win. Each of 0 to 6 is allowed in every round, even more than the round has tricks. { rules-ours }
rules-all-or-nothing-bets-say = Then each player, beginning to the left of the dealer, says whether the bet is [i:bet-open] **open** or [i:bet-secret] **secret**. The answers are heard in this order; no number is seen yet.
rules-all-or-nothing-bets-turn = When everybody has spoken, all open bets are turned up together. The secret ones stay hidden until the round is scored.
rules-all-or-nothing-bets-example = Ada and Grace bet openly: 2 and 0. The bets of Emmy and Sofja are secret.
# 4
rules-all-or-nothing-tricks = Tricks
rules-all-or-nothing-tricks-lead = The player to the left of the dealer leads to the first trick. Everybody plays one card in turn. Whoever wins the trick leads to the next, until all cards are played. { rules-ours }
rules-all-or-nothing-follow = Follow the colour
rules-all-or-nothing-follow-must = If you have a card of the colour that was led, you must play one of that colour. This holds for trump as well.
rules-all-or-nothing-follow-free = If you have none, you are free: play a trump or throw off a card of any other colour.
rules-all-or-nothing-winner = Who wins the trick
rules-all-or-nothing-winner-about = The highest trump wins. If no trump was played, the highest card of the colour that was led wins.
rules-all-or-nothing-winner-trump = Green is trump. Ada leads [5R], Emmy follows with [11R], Grace has no red card and throws off [12B], Sofja has none either and plays a trump: [2G] wins.
rules-all-or-nothing-winner-plain = Green is trump, but nobody plays one. The highest red card, [11R], wins; [12B] is higher, but not of the colour that was led.
# 5
rules-all-or-nothing-score = Score
rules-all-or-nothing-score-about = When all cards are played, secret bets are shown and everybody gets points:
rules-all-or-nothing-score-bet = Bet
rules-all-or-nothing-score-made = made exactly
rules-all-or-nothing-score-missed = missed
rules-all-or-nothing-score-secret-made = 1 for each trick + 3
rules-all-or-nothing-score-secret-missed = 1 for each trick
rules-all-or-nothing-score-open-made = 2 for each trick + 3
rules-all-or-nothing-score-open-missed = 0
rules-all-or-nothing-score-example = One round of four players with six cards:
rules-all-or-nothing-score-tricks = Tricks
rules-all-or-nothing-score-points = Points
rules-all-or-nothing-score-near = An example: somebody bets 3 and wins 4 tricks. A secret bet then brings 4 points, an open one none. With exactly 3 tricks the secret bet would bring 3 + 3 = 6 points, the open one 2 × 3 + 3 = 9.
rules-all-or-nothing-score-win = After the last round the player with the most points wins; players who have equally many win together. { rules-ours }
# 6
rules-all-or-nothing-options = Options
rules-all-or-nothing-options-about = Whoever opens a table chooses these. A table shows them before the game begins.
rules-all-or-nothing-options-players = How many play.
rules-all-or-nothing-options-rounds = How many rounds are played. The cards go on in the same way, 6 5 4 3 4 5 and again from 6: the eighth round has 5. { rules-ours }
rules-all-or-nothing-options-target = The game ends after the first round in which somebody has this many points, or after round 37 at the latest. The number of rounds does not count then. { rules-ours }
rules-all-or-nothing-options-target-values = 1 or more
rules-all-or-nothing-options-none = none
rules-all-or-nothing-options-drawn = drawn
rules-all-or-nothing-options-dealer = Which seat deals round 1. In a rematch it is the next one. { rules-ours }
rules-all-or-nothing-options-deck = Other colours or numbers, from a **deck file**: 3 to 8 colours whose names begin with different letters, whole numbers from the lowest to the highest, and at least six cards for each player and one more. The bets stay 0 to 6.
# 7
rules-all-or-nothing-decisions = Decisions and how they are written
rules-all-or-nothing-decisions-about = Records, the terminal and programs write every decision in short. A card is its number with the first letter of its colour, R, Y, G or B: [7B] is 7B.
rules-all-or-nothing-decisions-bet = the bet, in secret; the player to the left of the dealer is asked first
rules-all-or-nothing-decisions-open = to keep the bet secret or to make it open
rules-all-or-nothing-decisions-play = a card for the trick; also the last one of a hand
rules-all-or-nothing-decisions-who-all = everybody
rules-all-or-nothing-decisions-who-turn = player at turn
rules-all-or-nothing-decisions-memory = The trick before the present one may be looked at again. Older tricks stay shut, and you have to remember who could not follow which colour; if the table has the memory aid, it shows that. The result of the last round can be looked at again any time.
rules-all-or-nothing-decisions-record = In a record a shuffled deck stands in the order of the deal: the cards of the first seat, of the second and so on, the trump card, then the rest.
