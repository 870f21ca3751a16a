### Errors in deck files of this game: one sentence for each code, saying what was expected.

error-deck-rank-missing = Der Kartenwert „{ $card }“ hat keine Effekte; ergänze ihn unter [effects].
error-deck-rank-unknown = Den Kartenwert „{ $card }“ gibt es nicht; [effects] nimmt 2 bis 10, J, Q, K, A und rune.
error-deck-card-unknown = Die Karte „{ $card }“ gibt es nicht; schreibe Kartenwert und Buchstaben der Farbe wie in 7S, oder R1 oder R2.
error-deck-effect-unknown = Die Karte { $card } hat einen unbekannten Effekt „{ $effect }“; nimm take, swap, draw, reveal 2, reveal 3, reveal 4, reveal 5, rune, hypnosis oder eye, mit *, wenn er verpflichtend ist.
error-deck-suit-missing = Die Farbe „{ $suit }“ fehlt; nenne alle vier, die beste zuerst.
error-deck-suit-repeated = Die Farbe „{ $suit }“ steht zweimal da; nenne jede nur einmal.
error-deck-suit-unknown = Die Farbe „{ $suit }“ gibt es nicht; die Farben sind Clock, Mask, Scarab und Tree.
error-deck-face-empty = Die Karte { $card } hat keinen Effekt; gib ihr einen bis vier.
error-deck-face-full = Die Karte { $card } hat { $count } Effekte, erlaubt sind höchstens vier; entferne welche.
error-deck-face-no-gain = Die Karte { $card } hat keinen verpflichtenden Effekt, der eine Karte bringt; versieh ein take, draw oder reveal mit *.
