### Pages in the browser.

## Titles and descriptions of its pages, also for shared links

web-title-rules-predictions = All In – Predictions: the rules – Foretold
web-about-rules-predictions = The rules of All In – Predictions for two to five players, with pictures: turns, the effects of the cards, combinations, predictions, scoring and every option.

## Home

web-about-predictions = Build a poker hand from an open gallery, use the effects of the cards, and predict whose hand is the strongest.

## A new table

web-option-side = Player aid
web-option-discard = Discard pile
web-option-heirs = If the lead is shared after the last round, one more is played.

## Learning

web-learn-predictions-1 = You hold five cards. On your turn, play one and resolve its effects from top to bottom; those with a star you must.
web-learn-predictions-2 = Effects take or swap cards of the gallery, draw from the deck, bring runes, or look into other hands: Hypnosis and the Omniscient Eye.
web-learn-predictions-3 = Or pass: then the deck's top card goes into the gallery. A full gallery ends the turns of the round.
web-learn-predictions-4 = Whoever is sure goes all in: two cards go into the gallery, and the hand stays as it is until the showdown.
web-learn-predictions-5 = In the end everybody predicts whose hand is the strongest. Right predictions share the pot, and each hand pays what it is worth. Whoever has the most runes after the last round wins.
