### What happened at the table.

## All In – Predictions

fact-predictions-round-begins = Round { $round } begins; { $seat } is first.
fact-predictions-pot-filled = { $added } runes go into the pot, which now holds { $pot }.
fact-predictions-dealt = { $seat } is dealt { $card }.
fact-predictions-gallery-gains = { $card } goes into the gallery, column { $column }.
fact-predictions-pile-begins = { $card } starts the discard pile.
fact-predictions-plays = { $seat } plays { $card }.
fact-predictions-passes = { $seat } passes.
fact-predictions-goes-all-in = { $seat } goes all in.
fact-predictions-pass-taken = { $seat } is all in and passes.
fact-predictions-takes = { $seat } takes { $card } ({ $place }).
fact-predictions-swaps = { $seat } gives { $given } for { $card } ({ $place }).
fact-predictions-draws = { $seat } draws a card.
fact-predictions-draws-card = { $seat } draws { $card }.
fact-predictions-reveals = { $seat } reveals { $count } cards.
fact-predictions-reveals-card = { $seat } reveals { $card }.
fact-predictions-keeps = { $seat } keeps one of the cards.
fact-predictions-keeps-card = { $seat } keeps { $card }.
fact-predictions-lays-on-pile = { $seat } lays { $card } on the discard pile.
fact-predictions-gains-rune = { $seat } gains a rune.
fact-predictions-skips = { $seat } does without the effect: { $effect }.
fact-predictions-effect-passed-over = { $seat } can't resolve the effect: { $effect }.
fact-predictions-hypnotises = { $seat } uses Hypnosis on { $target }.
fact-predictions-announces = { $seat } announces: { $combination }.
fact-predictions-uses-eye = { $seat } uses the Omniscient Eye on { $target }.
fact-predictions-shows-card = { $seat } shows { $card } to { $viewer }.
fact-predictions-hides-card = { $seat } hides { $card } from { $viewer }.
fact-predictions-discards = { $seat } discards a card face down.
fact-predictions-discards-card = { $seat } discards { $card }.
fact-predictions-reshuffled = The discard pile is shuffled into a new deck of { $count } cards.
fact-predictions-deck-order = { $card } lies next in the new deck.
fact-predictions-gallery-full = The gallery is full.
fact-predictions-turns-over = The last turn of the round is over.
fact-predictions-predicts = { $seat } predicts that { $target } holds the strongest hand.
fact-predictions-has-predicted = { $seat } has chosen a prediction.
fact-predictions-hand-card = { $seat } held { $card }.
fact-predictions-hand-shown = { $seat } shows { $combination }, strength { $strength }.
fact-predictions-strongest = { $seat } holds the strongest hand.
fact-predictions-pot-paid =
    { $runes ->
        [one] { $seat } gets 1 rune from the pot.
       *[other] { $seat } gets { $runes } runes from the pot.
    }
fact-predictions-pot-carried =
    { $runes ->
        [one] 1 rune stays in the pot.
       *[other] { $runes } runes stay in the pot.
    }
fact-predictions-hand-paid = { $seat } gets { $runes } for the hand.
fact-predictions-rune-cards-paid = { $seat } gets { $runes } for rune cards.
fact-predictions-heirs-round = The lead is shared: one more round is played.
fact-predictions-wins = { $seat } wins the game.
fact-predictions-nobody-wins = Nobody wins the game.
