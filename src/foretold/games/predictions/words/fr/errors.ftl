### Errors in deck files of this game: one sentence for each code, saying what was expected.

error-deck-rank-missing = La valeur « { $card } » n’a pas d’effets ; ajoutez-la sous [effects].
error-deck-rank-unknown = La valeur « { $card } » n’existe pas ; [effects] accepte 2 à 10, J, Q, K, A et rune.
error-deck-card-unknown = La carte « { $card } » n’existe pas ; écrivez la valeur et la lettre de la couleur, comme 7S, ou bien R1 ou R2.
error-deck-effect-unknown = La carte { $card } a un effet inconnu, « { $effect } » ; utilisez take, swap, draw, reveal 2, reveal 3, reveal 4, reveal 5, rune, hypnosis ou eye, suivi de * s’il est obligatoire.
error-deck-suit-missing = La couleur « { $suit } » manque ; citez les quatre, la meilleure d’abord.
error-deck-suit-repeated = La couleur « { $suit } » est citée deux fois ; citez chacune une seule fois.
error-deck-suit-unknown = La couleur « { $suit } » n’existe pas ; les couleurs sont Clock, Mask, Scarab et Tree.
error-deck-face-empty = La carte { $card } n’a aucun effet ; donnez-lui-en un à quatre.
error-deck-face-full = La carte { $card } a { $count } effets, mais quatre au plus sont permis ; retirez-en.
error-deck-face-no-gain = La carte { $card } n’a pas d’effet obligatoire qui rapporte une carte ; marquez d’un * un take, draw ou reveal.
