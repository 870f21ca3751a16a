### Errors in deck files of this game: one sentence for each code, saying what was expected.

error-deck-suit-count =
    { $count ->
        [one] Il mazzo ha un solo seme, ma devono essere da 3 a 8; aggiungine.
       *[other] Il mazzo ha { $count } semi, ma devono essere da 3 a 8; aggiungine o togline.
    }
error-deck-suit-letter = Il seme «{ $suit }» deve cominciare con una lettera, diversa da quella di ogni altro seme; cambiagli nome.
error-deck-ranks-order = Il valore «{ $card }» è fuori posto; elenca i valori come numeri interi, dal più basso, ognuno una volta.
