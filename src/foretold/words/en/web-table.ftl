### The table in the browser: what its parts are called, who decides, and what can be done besides playing.

## The parts of the table

table-gallery = Gallery
table-hand = Your hand
table-players = Players
table-revealed = Cards turned up
table-actions = What you can do
table-bet-cards = Bet cards
table-panel = Log, chat, scores and memory
table-log = Log
table-chat = Chat
table-scores = Scores
table-memory = Memory
table-menu = Menu
table-sound = Sound
table-close = Close
table-rules = Rules

## Cards and places

table-card-back = Card, face down
table-covered = { $card }, covered, column { $column }
table-deck = Deck: { $count }
table-pile = Discard: { $count }
table-pile-top = Discard pile: { $count }, on top { $card }
table-pot = Pot
table-rune-card-pays = At the showdown it pays 2 runes more.
table-you = You
table-self = own hand
table-you-hold = You hold
table-strength = Strength
table-worth = Your hand now: { $combination }, strength { $strength }.
table-trick = Trick { $trick } of { $count }
table-trick-before = Last trick: { $player }
table-trump = Trump: { $colour }
table-open = open
table-secret = secret

## Players

table-away = away
table-stand-in = a bot sits in
table-decides = decides now
table-time-left = Time left
table-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
table-watching = You are watching this table.
table-sentence = { $text }.

## The card being resolved

table-steps = Effects of { $card }
table-step-done = (done)
table-step-now = (now)
table-step-next = (to come)
table-to-gallery = gallery

## Whose decision it is

table-waits-turn = { $player } is at turn.
table-waits-take = { $player } chooses a card to take.
table-waits-swap = { $player } may swap a card.
table-waits-draw = { $player } may draw a card.
table-waits-reveal = { $player } may turn up cards.
table-waits-rune = { $player } may take a rune.
table-waits-hypnosis = { $player } may hypnotise somebody.
table-waits-eye = { $player } may look at somebody's cards.
table-waits-keep = { $player } chooses which card to keep.
table-waits-hide = { $player } chooses which card to hide from the Eye.
table-waits-discard = { $player } chooses a card to discard.
table-waits-predict = { $player } predicts whose hand is the strongest.
table-waits-bet = { $player } chooses a bet card.
table-waits-open = { $player } says whether the bet is open or secret.
table-waits-play = { $player } chooses a card to play.
table-why-turn = It is not your turn.
table-why-illegal = This can't be chosen now.
table-why-over = The game is over.
table-why-spectator = You are watching and have no cards.
table-why-covered = Another card lies on it: it is locked.
table-why-follow = Follow the colour that was led.
table-why-all-in = This player is all in and can't be chosen.
table-why-pile = The discard pile can't be used at this table.
table-see-rules = What the rules say

## Decisions ahead, undo, requests, votes

table-planned = At your next decision: { $action }
table-unplan = Take back
table-undo = Undo
table-abandon = Ask to end the game
table-request-undo = { $player } asks to take back a decision.
table-request-abandon = { $player } asks to end the game.
table-request-waits = Waiting for the others.
table-agree = Agree
table-refuse = Refuse
table-vote = { $player } is away. What shall we do?
table-vote-wait = Wait
table-vote-bot = Let a bot play
table-vote-end = End the game
table-sat-in = A bot plays in your seat.
table-return = I am back
table-all-in-sure = Go all in?
table-all-in-note = Your later turns of this round are passes.
table-no = No

## The end of a round, and of the game

table-showdown = Showdown
table-round-over = The round is over
table-last-round = The last round
table-pot-shared = In the pot: { $pot }; stays for the next round: { $carry }
table-strongest = strongest hand
table-right = right
table-made = bet made
table-go-on = Go on
table-result = Result
table-round-short = Round
table-total = Total
table-you-won = You win the game!
table-won =
    { $count ->
        [one] { $players } wins the game.
       *[other] { $players } win the game.
    }
table-nobody-won = Nobody wins the game.
table-ended-abandoned = The game was ended early.
table-rematch = Once more
table-rematch-join = To the next table
table-see-table = See the table

## Memory

table-memory-off = This table plays without the memory aid.
table-memory-hands = Certainly in hand
table-memory-announced = Announced
table-memory-eye = Omniscient Eye
table-memory-pile = Discard pile, from the bottom
table-memory-deck = Certainly in the deck
table-memory-lacks = Certainly without
table-memory-tricks = Earlier tricks
table-memory-out = Certainly out of play
table-in-turn = turn { $turn }

## Chat

table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-off = Chat is off at this table.
table-chat-muted = The host has muted you.
table-chat-spectator = Only players can write here.
table-phrase-hello = Hello!
table-phrase-luck = Good luck!
table-phrase-nice = Well played!
table-phrase-thanks = Thank you!
table-phrase-think = One moment, please …
table-phrase-oops = Oops!
table-phrase-again = Once more?
table-phrase-bye = Goodbye!

## Keys

table-keys = Keys
table-key-move = from choice to choice
table-key-choose = choose
table-key-back = back
table-key-hand = read the hand
table-key-gallery = read the gallery or the trick
table-key-players = read the players
table-key-log = read what happened
table-key-undo = undo
table-key-rules = open the rules at what is asked

## Hints in a first game

table-hint = Hint
table-hint-done = Got it
table-hint-reveal-title = Reveal
table-hint-discard-title = Too many cards
table-hint-turn-title = Your turn
table-hint-turn = Play a card: its effects run from top to bottom, and those with a star you must do. Or pass, and the deck's top card goes into the gallery. Or go all in. Rest on a card to see what it does.
table-hint-all-in-title = All in
table-hint-all-in = Whoever goes all in lays the hand down until the showdown: two cards go into the gallery, nobody can spy on that hand, and all further turns are passes. One player a round.
table-hint-predict-title = The prediction
table-hint-predict = Name the player whose hand is the strongest; it may be yours. All who are right share the pot. Each hand also pays its strength.
table-hint-bet-title = Your bet
table-hint-bet = How many tricks will you win with these cards? Nobody sees your answer yet. Only the exact number brings the 3 extra points.
table-hint-open-title = Open or secret
table-hint-open = Open pays double, but nothing if you miss. Secret pays 1 point a trick in any case, and 3 more if it is exact.
table-hint-play-title = The trick
table-hint-play = Play the colour that was led if you have it. Otherwise play anything: trump beats every other colour.
