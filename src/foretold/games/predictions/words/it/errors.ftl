### Errors in deck files of this game: one sentence for each code, saying what was expected.

error-deck-rank-missing = Il valore «{ $card }» non ha effetti; aggiungilo sotto [effects].
error-deck-rank-unknown = Il valore «{ $card }» non esiste; [effects] accetta da 2 a 10, J, Q, K, A e rune.
error-deck-card-unknown = La carta «{ $card }» non esiste; scrivi il valore e la lettera del seme, come 7S, oppure R1 o R2.
error-deck-effect-unknown = La carta { $card } ha un effetto sconosciuto, «{ $effect }»; usa take, swap, draw, reveal 2, reveal 3, reveal 4, reveal 5, rune, hypnosis o eye, con * se è obbligatorio.
error-deck-suit-missing = Manca il seme «{ $suit }»; elenca tutti e quattro i semi, il migliore per primo.
error-deck-suit-repeated = Il seme «{ $suit }» compare due volte; elenca ogni seme una volta sola.
error-deck-suit-unknown = Il seme «{ $suit }» non esiste; i semi sono Clock, Mask, Scarab e Tree.
error-deck-face-empty = La carta { $card } non ha effetti; dagliene da uno a quattro.
error-deck-face-full = La carta { $card } ha { $count } effetti, ma può averne al massimo quattro; togline.
error-deck-face-no-gain = La carta { $card } non ha un effetto obbligatorio che faccia ottenere una carta; segna con * un take, draw o reveal.
