### Errors in deck files of this game: one sentence for each code, saying what was expected.

error-deck-suit-count =
    { $count ->
        [one] The deck has one colour, but it must have 3 to 8; add some.
       *[other] The deck has { $count } colours, but it must have 3 to 8; add or remove some.
    }
error-deck-suit-letter = The colour “{ $suit }” must begin with a letter that no other colour begins with; rename it.
error-deck-ranks-order = The rank “{ $card }” is out of order; list the ranks as whole numbers, the lowest first, each once.
