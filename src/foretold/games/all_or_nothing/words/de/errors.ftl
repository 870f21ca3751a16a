### Errors in deck files of this game: one sentence for each code, saying what was expected.

error-deck-suit-count =
    { $count ->
        [one] Die Karten haben nur eine Farbe, müssen aber 3 bis 8 haben; ergänze welche.
       *[other] Die Karten haben { $count } Farben, müssen aber 3 bis 8 haben; ergänze oder entferne welche.
    }
error-deck-suit-letter = Die Farbe „{ $suit }“ muss mit einem Buchstaben beginnen, und zwar mit einem anderen als alle übrigen Farben; benenne sie um.
error-deck-ranks-order = Der Kartenwert „{ $card }“ steht nicht an seiner Stelle; nenne die Kartenwerte als ganze Zahlen, den niedrigsten zuerst, jeden einmal.
