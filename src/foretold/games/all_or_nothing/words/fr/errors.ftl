### Errors in deck files of this game: one sentence for each code, saying what was expected.

error-deck-suit-count =
    { $count ->
        [one] Le paquet a { $count } couleur, mais il en faut de 3 à 8 ; ajoutez-en.
       *[other] Le paquet a { $count } couleurs, mais il en faut de 3 à 8 ; ajoutez-en ou retirez-en.
    }
error-deck-suit-letter = La couleur « { $suit } » doit commencer par une lettre, différente de celle des autres couleurs ; renommez-la.
error-deck-ranks-order = La valeur « { $card } » n’est pas à sa place ; citez les valeurs en nombres entiers croissants, chacune une fois.
