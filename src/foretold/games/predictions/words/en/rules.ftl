### The rules page.

## All In – Predictions

rules-predictions-lead = Gather a strong hand of five cards in full view, find out what the others hold, and when the round ends say whose hand is the strongest.
# 1
rules-predictions-material = Cards, runes and tokens
rules-predictions-material-players = Two to five people can play.
rules-predictions-material-cards = There are 54 cards. Each of the four suits has thirteen: 2 to 10, Jack, Queen, King and Ace. The two **rune cards** have no suit.
rules-predictions-material-faces = One card of each suit, a rune card and the back. The icons down the side are the card's effects; a star marks those that you must do.
rules-predictions-material-suits = The suits have an order, which counts only when two hands are otherwise equal: [i:suit-clock] Clock is the best, then [i:suit-mask] Mask, [i:suit-scarab] Scarab and [i:suit-tree] Tree. { rules-ours }
rules-predictions-material-runes = **Runes** are the points. They come as 50 tokens: 29 of 1, 14 of 5 and 7 of 10, together 169. If they should run out, gains are paid all the same. { rules-ours }
rules-predictions-material-tokens = Runes of 1, 5 and 10, and a prediction token.
rules-predictions-material-aid = The **player aid** lists the combinations. Its sides A and B value two of them differently ([#score showdown]); all players use the same side. Play your first games with side A before you try side B.
rules-predictions-material-token = Every player has one **prediction token**.
# 2
rules-predictions-setup = Before each round
rules-predictions-setup-rounds = A game has three rounds. Each of them begins like this:
rules-predictions-setup-deal = All 54 cards are shuffled and everybody is dealt five. The others are the deck, face down.
rules-predictions-setup-gallery = The two top cards of the deck go face up into the first two columns of the gallery.
rules-predictions-setup-pot = Runes are put into the pot, on top of what may be left in it.
rules-predictions-setup-token = Everybody gets the prediction token back.
rules-predictions-setup-seer = Only with the variant [#options Seer of the Discards]: one more card of the deck is turned up and starts the discard pile.
rules-predictions-setup-sizes = The number of players decides how large the gallery is and how many runes are put in:
rules-predictions-setup-players = Players
rules-predictions-setup-columns = Columns
rules-predictions-setup-limit = Cards when full
rules-predictions-setup-runes = Runes in rounds 1, 2, 3
rules-predictions-setup-start = The gallery for three players when a round begins: five columns, each with room for two cards.
rules-predictions-setup-first = Round 1 is begun by the dealer's left neighbour. Our tables have no dealer: the server draws who begins, and in a rematch it is the next seat's turn, unless the table says otherwise. { rules-ours } A later round is begun by whoever has the fewest runes; if several have equally few, by the one among them whose hand was the weakest in the round before.
# 3
rules-predictions-turn = Your turn: one of three things
rules-predictions-turn-about = Turns pass clockwise, to the left. In your turn you do exactly one of three things: play a card, pass, or go all in.
rules-predictions-play = Play a card
rules-predictions-playing-effects = Put one of your cards face up in front of you and go through its effects from top to bottom. You must do those with a star [i:star]; every other you may do or leave.
rules-predictions-playing-last = When the effects are done and you are back at five cards, the played card goes into the [#gallery gallery].
rules-predictions-playing-example = You play [JM]. Its first effect has a star: you take a card from the gallery, here [9C]. The second is your choice: you draw a card. That makes six, so one goes onto the discard pile. Last of all, [JM] itself goes into the gallery.
rules-predictions-discard = Back to five cards
rules-predictions-discard-about = If you hold more than five cards after the effects, you discard until you hold five. You choose the cards and their order. They go onto the discard pile face up, and everybody sees them. Whatever happened, your turn ends with exactly five cards in your hand.
rules-predictions-pass = Pass
rules-predictions-pass-about = The top card of the deck goes face up into the gallery. Your hand stays as it is, and you are still in the round.
rules-predictions-all-in = Go all in
rules-predictions-all-in-once = Only one player can do this in a round, and only once. You put your hand face down, and the two top cards of the deck go face up into the gallery, one after the other. If there is room for only one, only one goes there. { rules-ours }
rules-predictions-all-in-after = For the rest of the round nobody can aim [#hypnosis Hypnosis] or the [#eye Omniscient Eye] at you, and your hand does not change any more: each of your later turns is a pass that is taken for you.
rules-predictions-end = When the turns are over
rules-predictions-end-full = If the gallery is full at the end of a turn, the [#predictions predictions] follow. If not, the player to the left has a turn.
rules-predictions-end-limit = No round goes on for ever: after 20 turns for each player (40 with two players, 100 with five) the predictions follow at the end of that turn, full gallery or not. Passes that are taken for a player count as turns. { rules-ours }
# 4
rules-predictions-gallery = Gallery, deck and discard pile
rules-predictions-gallery-enter = A card that comes into the gallery goes to the leftmost empty place of the first row. Once the first row has no gap, it goes to the leftmost empty place of the second row, over the card there.
rules-predictions-gallery-gap = Somebody took a card of the first row. The next card, [KS], fills that gap before the second row goes on.
rules-predictions-gallery-covered = A **covered** card stays in sight but is locked: until the card over it is gone, it can be neither taken nor swapped. The top card of every column is **uncovered**.
rules-predictions-gallery-pile = On the discard pile only the top card may be looked at, and with [#options Blind Inner Eye] not even that one. Everybody may know how many cards the deck, the pile and the hands have.
rules-predictions-gallery-empty = If a card of the deck is needed and there is none, the discard pile is shuffled into a new deck at that moment, not earlier. { rules-ours } With [#options Seer of the Discards] its top card is shuffled in as well, and no other card starts the pile.
# 5
rules-predictions-effects = The effects
rules-predictions-effects-about = Cards have seven kinds of effects. [#deck Which card does what] stands below. An effect that can't be done, because no card is uncovered or nobody can be aimed at, is passed over, with or without a star. { rules-ours }
rules-predictions-take-about = You take one uncovered card of the gallery into your hand. With [#options Seer of the Discards] it may be the top card of the discard pile instead.
rules-predictions-take-sees = Everybody sees which card you take.
rules-predictions-swap-about = One card of your hand and one uncovered card of the gallery change places: yours lies where the other was. With [#options Seer of the Discards] you may swap with the top card of the discard pile instead.
rules-predictions-swap-sees = Everybody sees both cards.
rules-predictions-draw-about = The top card of the deck goes into your hand.
rules-predictions-draw-sees = Only you see it.
rules-predictions-reveal = reveal 3, 4 or 5
rules-predictions-reveal-about = You turn up as many cards from the top of the deck as the icon shows: [i:effect-reveal-3] three, [i:effect-reveal-4] four or [i:effect-reveal-5] five. One of your choice goes into your hand, the others onto the discard pile, face up, in the order in which they were turned up. { rules-ours } If the deck runs out in the middle, the discard pile is shuffled into a new deck and you go on.
rules-predictions-reveal-sees = Everybody sees all the cards, and which one you keep. With [#options Blind Inner Eye] only you see them, and the others go face down onto the pile.
rules-predictions-rune-about = You get one rune from the reserve.
rules-predictions-rune-sees = Everybody sees it.
rules-predictions-hypnosis-about = You choose an opponent who is not all in. They say aloud what the strongest combination in their hand is at this moment, or that they have none. They say its name alone, no rank and no suit. { rules-ours }
rules-predictions-hypnosis-sees = Everybody hears it.
rules-predictions-eye-about = You choose an opponent who is not all in. They pick one card of their hand to hide and show you the other four.
rules-predictions-eye-sees = Only you see the four cards; the others see that it happens.
# 6
rules-predictions-predictions = Predictions
rules-predictions-predictions-about = When the turns are over, every player predicts who holds the strongest hand. You may predict yourself.
rules-predictions-predictions-many = **Three to five players:** one after the other and openly. The left neighbour of the player who had the last turn begins.
rules-predictions-predictions-two = **Two players:** both choose in secret at the same time, then both tokens are turned up. Here the answers are given one after the other, but nobody learns the first before the second is given.
rules-predictions-predictions-example = Emmy had the last turn, so Grace predicts first, then Ada, then Emmy.
# 7
rules-predictions-score = Showdown and score
rules-predictions-score-show = All hands are shown one after the other, in the order of the predictions: the left neighbour of the player who had the last turn begins. { rules-ours } What counts is the best combination of the cards that are not rune cards; a combination of five cards needs five of them.
rules-predictions-score-combination = Combination
rules-predictions-score-side-a = Side A
rules-predictions-score-side-b = Side B
rules-predictions-score-strength = The number is the **strength**. It says which hand is stronger, and it is what the hand pays. On side B full house and straight change their values.
rules-predictions-score-straight-flush = five consecutive ranks, all of one suit
rules-predictions-score-four = four of one rank
rules-predictions-score-full-house = three of one rank and two of another
rules-predictions-score-flush = five of one suit
rules-predictions-score-straight = five consecutive ranks
rules-predictions-score-three = three of one rank
rules-predictions-score-two-pairs = two of one rank and two of another
rules-predictions-score-pair = two of one rank
rules-predictions-score-nothing = none of these
rules-predictions-score-ace = In a row the Ace stands above the King ([10M] [JM] [QM] [KM] [AM]) or below the 2 ([AC] [2C] [3C] [4C] [5C]): there it counts 1, and the 5 is the highest card. It never stands in the middle: King, Ace, 2 is no row.
rules-predictions-ties = Equal combinations
rules-predictions-ties-key = Of two hands with the same strength, the one with the higher **key card** is stronger. The key card is the highest of the cards that make the combination.
rules-predictions-ties-full-house = Full house: only the three of a kind counts.
rules-predictions-ties-two-pairs = Two pairs: the higher pair counts.
rules-predictions-ties-low = Straight that begins with an Ace: the 5 counts.
rules-predictions-ties-nothing = Nothing: the highest card of the hand counts. { rules-ours }
rules-predictions-ties-suit = If the key cards have the same rank, the better suit decides: of each hand, the best suit among the cards of that rank in the combination. { rules-ours } Cards that are not part of the combination never count.
rules-predictions-ties-example = Both have two pairs, and the higher pair of both is nines. Ada's nines have a Clock, Emmy's best is a Mask: Ada's hand is stronger. That Emmy's other pair is higher does not matter, nor does her Ace.
rules-predictions-ties-always = So two hands are never equal. The same order decides every tie between hands: who begins the next round, and who wins after the last. { rules-ours }
rules-predictions-pay = What is paid
rules-predictions-pay-pot = **The pot.** All who predicted the owner of the strongest hand get an equal share of the pot, rounded down. What is left over stays in the pot for the next round, and so does all of it if nobody was right. After the last round it is lost.
rules-predictions-pay-hands = **The hands.** Every player gets the strength of their hand in runes.
rules-predictions-pay-rune-cards = **Rune cards.** Every rune card in a hand pays 2 runes more.
rules-predictions-pay-example = Three players, side A, 7 runes in the pot. Ada has the strongest hand. Ada and Grace predicted her and get 3 runes each; 1 stays in the pot.
rules-predictions-pay-hand = Hand
rules-predictions-pay-predicted = Predicted
rules-predictions-pay-runes = Runes
rules-predictions-pay-ada = 3 + 4 = 7
rules-predictions-pay-emmy = 3
rules-predictions-pay-grace = 3 + 1 + 2 = 6
rules-predictions-win = Who wins
rules-predictions-win-about = When round 3 is over, whoever has the most runes wins the game. If several have the most, it is the one among them with the strongest hand of the last round. With [#options Heirs of the Prophets] another round decides instead.
# 8
rules-predictions-options = Options
rules-predictions-options-about = Whoever opens a table chooses these. A table shows them before the game begins.
rules-predictions-options-players = How many play. It decides the size of the gallery and of the pot.
rules-predictions-options-side-a = Full house 6, straight 4.
rules-predictions-options-side-b = Full house 4, straight 6.
rules-predictions-options-open = Everything as described on this page.
rules-predictions-options-seer = The discard pile is started with a card that is face up. Take and swap may use the top card of the pile in place of a card of the gallery; a card that you give in a swap becomes the new top.
rules-predictions-options-blind = Discards go face down, and nobody looks at the pile. Reveal shows its cards to you alone, and those that you don't keep go face down onto the pile.
rules-predictions-options-heirs = If the lead is shared after round 3, one more round is played; 10 runes are added to what is in the pot. All players play this round, not only those in the lead. { rules-ours } If the lead is still shared then, nobody wins.
rules-predictions-options-first = Which seat begins round 1. { rules-ours }
rules-predictions-options-drawn = drawn
rules-predictions-options-deck = Other effects on the cards: see [#deck Which card does what].
# 9
rules-predictions-deck = Which card does what
rules-predictions-deck-built-in = The printed rules explain the effects, but not which card has which. In the built-in deck the four cards of a rank have the same effects. { rules-ours } From top to bottom, with a star for those that you must do:
rules-predictions-deck-file = The effects are not fixed: they stand in a **deck file**, so that a deck of your own can be played with its own faces. It names the effects of each rank from top to bottom (* is the star), where need be those of a single card, and the suits, the best one first:
rules-predictions-deck-checks = The printed cards reveal 3, 4 or 5; a file may use 2 to 5. { rules-ours } A file is refused, with the card and the reason, if it is for another game; if a rank or a suit is missing, a suit stands there twice, or a rank, a card or an effect is unknown; if a card has no effect or more than four; or if it has no starred effect that brings a card (take, draw or reveal), because then a turn could not end with five cards. { rules-ours }
# 10
rules-predictions-decisions = Decisions and how they are written
rules-predictions-decisions-about = Records, the terminal and programs write every decision in short. This notation counts seats and columns from 0; everywhere else they are counted from 1. A card is its rank with the letter of its suit, C, M, S or T: [JM] is JM. The rune cards are R1 and R2.
rules-predictions-decisions-turn = what to do in the turn
rules-predictions-decisions-effect = to do an effect, or to do without it where it has no star
rules-predictions-decisions-keep = which revealed card to keep
rules-predictions-decisions-hide = which card to hide from the Eye
rules-predictions-decisions-discard = a card too many, one at a time; the last one lies on top
rules-predictions-decisions-predict = the prediction
rules-predictions-decisions-who-turn = player at turn
rules-predictions-decisions-who-target = player the Eye is aimed at
rules-predictions-decisions-who-all = everybody
rules-predictions-decisions-asked = Some things happen without a question: starred draw, reveal and rune, the passes of a player who is all in, and passing over what can't be done. All else is asked, even if there is only one answer.
rules-predictions-decisions-memory = What lies on the table may be looked at any time, but nobody may look through the discard pile. You have to remember what was seen or heard before: the cards that went into hands in sight, the four cards of an Eye, what was announced. If the table has the memory aid, it shows these until the round is over, but never a list of the pile. The result of the last round can be looked at again any time.
rules-predictions-decisions-record = In a record a shuffled deck stands in the order of the deal: the five cards of the first seat, of the second and so on, the two of the gallery, with Seer of the Discards the one of the discard pile, then the deck from its top.
rules-at-gallery = gallery
