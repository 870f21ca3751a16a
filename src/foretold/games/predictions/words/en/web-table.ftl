### The table in the browser.

## The parts of the table

table-gallery = Gallery
table-revealed = Cards turned up

## Cards and places

table-covered = { $card }, covered, column { $column }
table-deck = Deck: { $count }
table-pile = Discard: { $count }
table-pile-top = Discard pile: { $count }, on top { $card }
table-pot = Pot
table-rune-card-pays = At the showdown it pays 2 runes more.
table-strength = Strength
table-worth = Your hand now: { $combination }, strength { $strength }.

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
table-why-covered = Another card lies on it: it is locked.
table-why-all-in = This player is all in and can't be chosen.
table-why-pile = The discard pile can't be used at this table.

## Decisions ahead, undo, requests, votes

table-all-in-sure = Go all in?
table-all-in-note = Your later turns of this round are passes.

## The end of a round, and of the game

table-showdown = Showdown
table-pot-shared = In the pot: { $pot }; stays for the next round: { $carry }
table-strongest = strongest hand
table-right = right

## Memory

table-memory-announced = Announced
table-memory-eye = Omniscient Eye

## Hints in a first game

table-hint-reveal-title = Reveal
table-hint-discard-title = Too many cards
table-hint-turn-title = Your turn
table-hint-turn = Play a card: its effects run from top to bottom, and those with a star you must do. Or pass, and the deck's top card goes into the gallery. Or go all in. Rest on a card to see what it does.
table-hint-all-in-title = All in
table-hint-all-in = Whoever goes all in lays the hand down until the showdown: two cards go into the gallery, nobody can spy on that hand, and all further turns are passes. One player a round.
table-hint-predict-title = The prediction
table-hint-predict = Name the player whose hand is the strongest; it may be yours. All who are right share the pot. Each hand also pays its strength.
