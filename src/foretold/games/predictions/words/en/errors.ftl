### Errors in deck files of this game: one sentence for each code, saying what was expected.

error-deck-rank-missing = The rank “{ $card }” has no effects; add it under [effects].
error-deck-rank-unknown = There is no rank “{ $card }”; [effects] takes 2 to 10, J, Q, K, A and rune.
error-deck-card-unknown = There is no card “{ $card }”; write rank and suit letter as in 7S, or R1 or R2.
error-deck-effect-unknown = The card { $card } has an unknown effect “{ $effect }”; use take, swap, draw, reveal 2, reveal 3, reveal 4, reveal 5, rune, hypnosis or eye, with * if it is mandatory.
error-deck-suit-missing = The suit “{ $suit }” is missing; list all four suits, the best first.
error-deck-suit-repeated = The suit “{ $suit }” is listed twice; list each suit once.
error-deck-suit-unknown = There is no suit “{ $suit }”; the suits are Clock, Mask, Scarab and Tree.
error-deck-face-empty = The card { $card } has no effect; give it one to four.
error-deck-face-full = The card { $card } has { $count } effects, but it may have four at most; remove some.
error-deck-face-no-gain = The card { $card } has no mandatory effect that gains a card; mark a take, draw or reveal with *.
