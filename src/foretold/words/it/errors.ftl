### Errors: one sentence for each code, named error- and the code, saying what was expected and what to do next.
### When an error has a file, it is put before the sentence by error-in-file; the sentences themselves don't name it.

error-in-file = { $file }: { $sentence }

## Games and options

error-unknown-game = Il gioco «{ $game }» non esiste; scegline uno tra questi: { $known }.
error-option-missing = Al gioco { $game } serve l'opzione «{ $option }»: dalle un valore.
error-option-unknown = Il gioco { $game } non ha l'opzione «{ $option }»; ha queste: { $known }.
error-option-value = L'opzione «{ $option }» non può essere «{ $value }»; valori possibili: { $expected }.
error-seed-invalid = Il seme «{ $value }» non è né un numero intero da 0 in su né una serie di 64 cifre esadecimali; usa uno dei due o non indicarlo.
error-seat-invalid = Il posto «{ $seat }» non esiste; con { $players } giocatori i posti sono numerati da 0, quindi scegli un numero minore di { $players }.

## Deck files

error-deck-unreadable = Il file del mazzo non si può leggere; controlla il percorso e i permessi di lettura.
error-deck-not-toml = La riga { $line } non è TOML valido; correggila.
error-deck-key-unknown = Un file del mazzo non ha la voce «{ $key }»; toglila o correggine il nome.
error-deck-key-missing = Manca la voce «{ $key }»; aggiungila.
error-deck-key-type = La voce «{ $key }» è del tipo sbagliato; deve essere: { $expected }.
error-deck-game = Il mazzo è per il gioco «{ $game }», ma deve essere per: { $expected }.
error-deck-rank-missing = Il valore «{ $card }» non ha effetti; aggiungilo sotto [effects].
error-deck-rank-unknown = Il valore «{ $card }» non esiste; [effects] accetta da 2 a 10, J, Q, K, A e rune.
error-deck-card-unknown = La carta «{ $card }» non esiste; scrivi il valore e la lettera del seme, come 7S, oppure R1 o R2.
error-deck-effect-unknown = La carta { $card } ha un effetto sconosciuto, «{ $effect }»; usa take, swap, draw, reveal 2, reveal 3, reveal 4, rune, hypnosis o eye, con * se è obbligatorio.
error-deck-suit-missing = Manca il seme «{ $suit }»; elenca tutti e quattro i semi, il migliore per primo.
error-deck-suit-repeated = Il seme «{ $suit }» compare due volte; elenca ogni seme una volta sola.
error-deck-suit-unknown = Il seme «{ $suit }» non esiste; i semi sono Clock, Mask, Scarab e Tree.
error-deck-suit-count =
    { $count ->
        [one] Il mazzo ha un solo colore, ma devono essere da 3 a 8; aggiungine.
       *[other] Il mazzo ha { $count } colori, ma devono essere da 3 a 8; aggiungine o togline.
    }
error-deck-names-count = { $key } ha { $count } nomi, ma il mazzo ha { $needed } semi. Indica un nome per ciascuno.
error-deck-suit-letter = Il colore «{ $suit }» deve cominciare con una lettera, diversa da quella di ogni altro colore; cambiagli nome.
error-deck-face-empty = La carta { $card } non ha effetti; dagliene da uno a quattro.
error-deck-face-full = La carta { $card } ha { $count } effetti, ma può averne al massimo quattro; togline.
error-deck-face-no-gain = La carta { $card } non ha un effetto obbligatorio che faccia ottenere una carta; segna con * un take, draw o reveal.
error-deck-ranks-order = Il valore «{ $card }» è fuori posto; elenca i valori come numeri interi, dal più basso, ognuno una volta.
error-deck-too-few =
    { $count ->
        [one] Il mazzo ha una sola carta, ma con questi giocatori ne servono { $needed }; aggiungi carte o giocate in meno.
       *[other] Il mazzo ha { $count } carte, ma con questi giocatori ne servono { $needed }; aggiungi carte o giocate in meno.
    }
error-deck-too-many = Il mazzo ha { $count } carte, ma può averne al massimo { $most }; togline.
error-deck-language-unknown = La lingua «{ $key }» non è conosciuta; i nomi si danno in en, fr, de, it e ja.

## Decks and reshuffles given as lists

error-stack-length =
    { $count ->
        [one] { $entry } elenca una carta, ma ne servono { $expected }; elenca ogni carta del mazzo una volta.
       *[other] { $entry } elenca { $count } carte, ma ne servono { $expected }; elenca ogni carta del mazzo una volta.
    }
error-stack-card-unknown = { $entry } nomina «{ $card }», che non è una carta di questo mazzo; correggila.
error-stack-card-repeated = { $entry } nomina { $card } una seconda volta; elenca ogni carta una volta.
error-stack-type = { $entry } non è una lista di carte; per ogni round o rimescolamento dai una lista di nomi di carte come "JM".
error-stack-too-many = { $entry } è di troppo; questo gioco ne accetta al massimo { $most }.
error-reshuffle-not-the-pile = { $entry } non contiene esattamente le carte della pila degli scarti; elenca quelle carte, la nuova cima per prima.

## Actions

error-action-unknown = «{ $action }» non è un'azione di questo gioco; scrivila come nella lista delle azioni permesse.
error-action-illegal = Il posto { $actor } non può fare «{ $action }» adesso; scegli una delle azioni permesse.
error-game-over = La partita è finita, quindi «{ $action }» non si può fare; distribuisci una nuova partita.

## Records

error-record-not-json = Questo non è un documento JSON: si interrompe o sbaglia alla riga { $line }, colonna { $column }; salva di nuovo la registrazione.
error-record-format = «{ $format }» non è una registrazione di Foretold; una registrazione comincia con "format": "foretold/1".
error-record-later = La registrazione ha il formato «{ $format }» di una versione successiva di Foretold; aggiorna Foretold per leggerla.
error-record-field-missing = { $entry } manca nella registrazione; aggiungilo.
error-record-field-unknown = { $entry } non ha posto in una registrazione; toglilo.
error-record-field-type = { $entry } è del tipo sbagliato nella registrazione; deve essere: { $expected }.
error-record-options = { $entry } nella registrazione non va bene: { $reason }
error-record-deck = { $entry } nella registrazione non va bene: { $reason }
error-record-deck-missing = { $entry } manca: le azioni continuano in un round di cui la registrazione non dà il mazzo; aggiungilo.
error-record-deck-extra = { $entry } è di troppo: le azioni non arrivano mai a quel round; toglilo.
error-record-reshuffle-missing = { $entry } manca: le azioni richiedono un rimescolamento più di quelli della registrazione; aggiungilo.
error-record-reshuffle-extra = { $entry } è di troppo: le azioni non richiedono mai quel rimescolamento; toglilo.
error-record-action = { $entry } è «{ $action }», che a quel punto non è permessa; la registrazione deve contenere esattamente ciò che è stato chiesto.
error-record-action-extra = { $entry } è «{ $action }», ma la partita era già finita; togli ciò che segue la fine.
error-record-result = { $entry } non segue dalle azioni, che portano a { $expected }; correggilo o toglilo.
error-record-players = { $entry } deve avere un nome per ogni posto, { $expected } in tutto; correggilo o toglilo.

## Work in other processes and on other machines

error-extra-missing = Serve il pacchetto { $package }, che non è installato; installa Foretold con l'extra «{ $extra }».
error-workers-lost = Un processo di lavoro è terminato prima di finire il suo lavoro (stato { $status }); se è mancata la memoria, usa meno processi.
error-ray-unreachable = Nessun cluster Ray risponde a «{ $address }»; controlla l'indirizzo e che il cluster sia in funzione.
error-ray-refused = Il cluster Ray a «{ $address }» non si può usare: { $reason }
error-ray-failed = Il cluster Ray non ha potuto svolgere il lavoro: { $reason }
