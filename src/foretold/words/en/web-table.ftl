### The table in the browser: what its parts are called, who decides, and what can be done besides playing.

## The parts of the table

table-hand = Your hand
table-players = Players
table-actions = What you can do
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
table-you = You
table-self = own hand
table-you-hold = You hold

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

## Whose decision it is

table-why-turn = It is not your turn.
table-why-illegal = This can't be chosen now.
table-why-over = The game is over.
table-why-spectator = You are watching and have no cards.
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
table-vote-end = Ask to end the game
table-sat-in = A bot plays in your seat.
table-return = I am back
table-no = No

## The end of a round, and of the game

table-round-over = The round is over
table-last-round = The last round
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
table-memory-none = Nothing has been seen or heard yet.
table-memory-hands = Certainly in hand
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
table-key-table = read the table
table-key-players = read the players
table-key-log = read what happened
table-key-undo = undo
table-key-rules = open the rules at what is asked

## Hints in a first game

table-hint = Hint
table-hint-done = Got it

## Games without words of their own

table-waits-any = { $player } decides.
