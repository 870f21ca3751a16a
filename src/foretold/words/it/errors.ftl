### Errors: one sentence for each code, named error- and the code, saying what was expected and what to do next.
### When an error has a file, it is put before the sentence by error-in-file; the sentences themselves don't name it.

error-in-file = { $file }: { $sentence }

## Games and options

error-unknown-game = Il gioco «{ $game }» non esiste; scegline uno tra questi: { $known }.
error-game-broken = Il gioco «{ $game }» è installato ma non utilizzabile: { $reason }. Correggi il suo pacchetto o scegli un altro gioco.
error-option-missing = Al gioco { $game } serve l’opzione «{ $option }»: dalle un valore.
error-option-unknown = Il gioco { $game } non ha l’opzione «{ $option }»; ha queste: { $known }.
error-option-value = L’opzione «{ $option }» non può essere «{ $value }»; valori possibili: { $expected }.
error-bot-broken = Il bot «{ $bot }» non è utilizzabile: { $reason }. Correggilo o scegline un altro.
error-bot-illegal = Il bot «{ $bot }» ha risposto { $answer }, che ora non è permesso; scelte permesse: { $legal }. Correggilo o scegline un altro.
error-bots-count = Indica un bot per tutti i posti, oppure { $count }, uno per posto.
error-bots-alike = I due tavoli hanno un numero diverso di giocatori; indica un bot per tutti i posti.
error-seed-invalid = Il seme casuale «{ $value }» non è né un numero intero da 0 in su né una serie di 64 cifre esadecimali; usa uno dei due o non indicarlo.
error-seat-invalid = Il posto «{ $seat }» non esiste; con { $players } giocatori i posti sono numerati da 0, quindi scegli un numero minore di { $players }.

## Deck files

error-deck-unreadable = Il file del mazzo non si può leggere; controlla il percorso e i permessi di lettura.
error-deck-not-toml = La riga { $line } non è TOML valido; correggila.
error-deck-complex = La riga { $line } è annidata troppo in profondità, oppure una chiave o un numero è troppo lungo; nessun mazzo ne ha bisogno.
error-deck-number = Un numero è troppo grande; usa numeri interi non superiori a { $most }.
error-deck-slow = La lettura di questo mazzo richiede troppo tempo; semplificalo.
error-deck-key-unknown = Un file del mazzo non ha la voce «{ $key }»; toglila o correggine il nome.
error-deck-key-missing = Manca la voce «{ $key }»; aggiungila.
error-deck-key-type = La voce «{ $key }» è del tipo sbagliato; deve essere: { $expected }.
error-deck-game = Il mazzo è per il gioco «{ $game }», ma deve essere per: { $expected }.
error-deck-names-count = { $key } ha { $count } nomi, ma il mazzo ha { $needed } semi. Indica un nome per ciascuno.
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
error-stack-type = { $entry } non è un elenco di carte; per ogni round o rimescolamento indica un elenco di nomi di carte come "JM".
error-stack-too-many = { $entry } è di troppo; questo gioco ne accetta al massimo { $most }.
error-reshuffle-not-the-pile = { $entry } non contiene esattamente le carte della pila degli scarti; elenca quelle carte, la nuova cima per prima.

## Il database e i file di partite

error-store-unavailable = In questo momento le partite non si possono né leggere né salvare; riprova tra poco.
error-store-url = Questo non è l’indirizzo di un database; indica sqlite:///PERCORSO o postgresql://NOME:PASSWORD@HOST/DATABASE.
error-store-driver = PostgreSQL ha bisogno di un driver che non è installato; installa Foretold con l’extra «postgres».
error-store-later = Il database è di una versione successiva di Foretold (revisione { $revision }); aggiorna Foretold per usarlo.
error-store-in-use = Il database { $database } è in uso da un altro processo; prima arrestalo, oppure usa un altro database.
error-store-in-use-by = Il database { $database } è in uso da «foretold { $command }» (processo { $pid }, dal { $since }); prima arrestalo, oppure usa un altro database.
error-store-in-use-port = Il database { $database } è in uso da «foretold { $command }» (processo { $pid }, dal { $since }, porta { $port }); prima arrestalo, oppure usa un altro database.
error-store-in-use-servers = A questo database sono collegati dei server Foretold ({ $count }, il primo dal { $since }); prima arrestali, oppure usa un altro database.
error-store-memory = Un database in memoria va perso quando il suo server si arresta; indicane uno che resti, come sqlite:///PERCORSO.
error-store-missing = Il database { $database } non esiste; controlla il percorso.
error-store-empty = In questo database non c’è ancora nulla; prima avvia un server con esso.
error-backup-foreign = Questo non è il backup di un database di Foretold; indica un file scritto da foretold backup.
error-backup-damaged = Il backup è danneggiato ({ $reason }); usane un altro.
error-backup-later = Il backup è di una versione successiva di Foretold (revisione { $revision }); aggiorna Foretold per ripristinarlo.
error-backup-differs = La copia non contiene ciò che contiene l’originale; riprova e controlla il disco.
error-restore-occupied = In questo database ci sono partite o persone; usane uno vuoto, oppure aggiungi --replace per sostituire ciò che contiene.
error-name-taken = Il nome «{ $name }» è già preso; scegline un altro.
error-name-alike = «{ $name }» somiglia troppo al nome di un altro account; scegline uno ben diverso.
error-export-who = Qui nessuno ha il nome o l’identificativo «{ $name }»; indica il nome di un account o un’identità.
error-export-table = In questo database non c’è il tavolo «{ $table }»; controlla il suo identificativo.
error-import-format = «{ $format }» non è un file di partite di questa versione di Foretold; un file del genere comincia con foretold-export/1.
error-import-line = La riga { $line } non è una riga di un file di partite ({ $reason }); esporta di nuovo le partite.
error-import-doubled = Riga { $line }: { $key } compare due volte nello stesso punto; non è stato importato nulla.
error-import-entry = Riga { $line }: la voce { $entry } del tavolo { $table } non corrisponde alla partita; non è stato importato nulla.
error-import-record = Riga { $line }: la registrazione del tavolo { $table } non corrisponde al suo registro; non è stato importato nulla.
error-import-differs = Riga { $line }: il database ha un’altra partita al tavolo { $table }; non è stato importato nulla.
error-import-unfinished = La registrazione è di una partita non finita; si possono importare solo partite finite.

## Actions

error-action-unknown = «{ $action }» non è un’azione di questo gioco; scrivila come nell’elenco delle azioni permesse.
error-action-illegal = «{ $action }» adesso non è possibile; scegli una delle azioni permesse.
error-game-over = La partita è finita, quindi «{ $action }» non è più possibile; comincia una nuova partita.

## Records

error-record-not-json = Questo non è un documento JSON: si interrompe o contiene un errore alla riga { $line }, colonna { $column }; salva di nuovo la registrazione.
error-record-format = «{ $format }» non è una registrazione di Foretold; una registrazione comincia con "format": "foretold/2".
error-record-later = La registrazione ha il formato «{ $format }» di una versione successiva di Foretold; aggiorna Foretold per leggerla.
error-record-field-missing = { $entry } manca nella registrazione; aggiungilo.
error-record-field-unknown = { $entry } non fa parte di una registrazione; toglilo.
error-record-field-doubled = { $entry } compare due volte nello stesso punto della registrazione; togline uno.
error-record-field-type = { $entry } è del tipo sbagliato nella registrazione; deve essere: { $expected }.
error-record-options = { $entry } nella registrazione non va bene: { $reason }
error-record-deck = { $entry } nella registrazione non va bene: { $reason }
error-record-deck-missing = { $entry } manca: le azioni continuano in un round di cui la registrazione non dà il mazzo; aggiungilo.
error-record-deck-extra = { $entry } è di troppo: le azioni non arrivano mai a quel round; toglilo.
error-record-reshuffle-missing = { $entry } manca: le azioni richiedono un rimescolamento in più di quelli della registrazione; aggiungilo.
error-record-reshuffle-extra = { $entry } è di troppo: le azioni non richiedono mai quel rimescolamento; toglilo.
error-record-action = { $entry } è «{ $action }», che a quel punto non è permessa; la registrazione deve contenere esattamente ciò che è stato chiesto.
error-record-action-extra = { $entry } è «{ $action }», ma la partita era già finita; togli ciò che segue la fine.
error-record-result = { $entry } non segue dalle azioni, che portano a { $expected }; correggilo o toglilo.
error-record-players = { $entry } deve avere un nome per ogni posto, { $expected } in tutto; correggilo o toglilo.

## Proofs of a fair deal

error-proof-missing = La registrazione non contiene una prova: l’hanno solo le partite le cui carte sono state date da un server, non quelle che ne continuano un’altra.
error-proof-digest = La registrazione è stata modificata dopo che il server l’ha consegnata; scaricala di nuovo.
error-proof-commitment = Il server non ha mantenuto la parola: { $entry } non corrisponde al seme casuale che indica.
error-proof-seed = Il server non ha mantenuto la parola: { $entry } non deriva dal suo seme casuale e dai sali dei giocatori.
error-proof-order = Il server non ha mantenuto la parola: { $entry } non è l’ordine che dà il seme casuale.
error-proof-events = Il server non ha mantenuto la parola: { $entry } non rispetta l’ordine di impegni e sali.

## Tables

error-table-unknown = Qui non c’è nessun tavolo; controlla il link.
error-table-private = Questo tavolo lo vedono solo i suoi giocatori; siediti o chiedi a chi ospita.
error-table-damaged = Questa partita non è più leggibile ed è stata messa da parte; gli altri tavoli non ne risentono.
error-table-log-full = Il registro di questo tavolo è troppo lungo: d’ora in poi accetta solo la partita stessa; giocatela fino alla fine.
error-table-seats = Questa partita ha { $expected } posti, ma ne sono descritti { $given }; descrivi ogni posto una volta.
error-table-deck-large = Qui un tavolo accetta mazzi di al massimo { $most } carte.
error-table-options-large = Le opzioni di un tavolo, mazzo compreso, possono avere al massimo { $most } byte; accorcia i nomi o il mazzo.
error-table-level = Non c’è un bot di livello «{ $level }»; scegli tra questi: { $known }.
error-table-nobody = Almeno un posto dev’essere di una persona; liberane uno.
error-table-begun = La partita è iniziata; era possibile solo prima.
error-table-dealing = Le carte stanno per essere distribuite; aspetta un momento.
error-salt-both = Invia un sale o l’impegno su un sale, non entrambi.
error-salt-late = Per due volte non hai mostrato il sale del tuo impegno; a questo tavolo giochi senza sale.
error-salt-other = Non è il sale del tuo impegno, oppure il tuo impegno è precedente a quello attuale del server.
error-reveal-nothing = Il server ora non aspetta nessun sale da te.
error-table-not-begun = La partita non è ancora iniziata; aspetta le carte.
error-table-over = La partita è finita; chiedi la rivincita per giocare ancora.
error-table-host = Può farlo solo chi ospita; chiediglielo.
error-table-not-seated = Non hai un posto a questo tavolo; prima siediti.
error-table-seated-already = Hai già un posto a questo tavolo; alzati per prenderne un altro.
error-table-seat-taken = Questo posto è occupato o riservato; scegline un altro.
error-table-no-seat = Questo tavolo non ha un posto numero { $seat }; i programmi contano i posti da 0.
error-table-full = A questo tavolo non ci sono posti liberi; guarda o aprine un altro.
error-table-secret = Questo link per un posto non è valido o è già stato usato; chiedine uno nuovo a chi ospita.
error-table-name = Indica un nome con lettere visibili che non inizi con bot:.
error-table-name-taken = A questo tavolo qualcuno si chiama già «{ $name }» o in modo quasi identico; scegli un nome ben diverso.
error-name-mixed = «{ $name }» mescola alfabeti diversi in una parola o contiene lettere rare; scrivi ogni parola in un solo alfabeto comune.
error-name-bot = «{ $name }» sembra il nome di un bot; scegline un altro.
error-table-waiting =
    { $count ->
        [one] Un posto è ancora libero; occupalo o dallo a un bot, poi inizia.
       *[other] { $count } posti sono ancora liberi; occupali o dalli ai bot, poi inizia.
    }
error-table-bot-sits = Un bot sta giocando per te; prima riprendi il tuo posto.
error-move-late = La decisione { $decision } è passata; ora si tratta della decisione { $expected }. Guarda di nuovo e scegli.
error-move-turn = Non è il tuo turno; aspettalo o di’ in anticipo che cosa farai.
error-premove-turn = È il tuo turno: decidi ora, non in anticipo.
error-undo-nothing = Non hai ancora deciso nulla che si possa annullare.
error-undo-informed = Qualcuno ha saputo qualcosa da quella decisione; a questo tavolo non si può più annullare.
error-request-open = Un’altra richiesta aspetta ancora risposte; prima rispondi a quella.
error-request-none = Ora niente aspetta la tua risposta.
error-vote-about = Su questa persona non puoi votare; vota su un’altra che vi fa aspettare.
error-vote-early = Un posto è tenuto per { $seconds } secondi prima che gli altri possano votare; aspetta un po’.
error-return-nothing = Nessun bot siede al tuo posto; non c’è niente da riprendere.
error-chat-off = A questo tavolo non c’è chat.
error-chat-empty = In questa riga non si vede nulla; scrivi qualcosa.
error-chat-muted = A questo tavolo chi ospita ti ha tolto la parola.
error-chat-fast = Stai scrivendo troppo in fretta; aspetta qualche secondo.
error-rematch-early = La rivincita è possibile quando questa partita è finita.
error-rematch-made = La rivincita è già aperta: vai al tavolo { $table }.
error-not-stored = Non è stato possibile salvarlo e non è stato fatto; riprova tra poco.
error-message-invalid = Il messaggio non è comprensibile: { $reason }

## The server

error-game-running = La partita non è finita; i suoi segreti si vedranno alla fine.
error-fork-point = Questa partita si può rigiocare dalle decisioni da 0 a { $most }; scegline una.
error-address-unknown = A questo indirizzo non c’è nulla; vedi /api per ciò che c’è.
error-not-found = Non esiste, o non è tuo.
error-method-wrong = Questo indirizzo non accetta questo metodo; vedi /api.
error-content-encoding = Il corpo non dev’essere compresso; invialo senza Content-Encoding.
error-content-type = Il corpo dev’essere del tipo { $expected }.
error-body-large = Il corpo è troppo grande; sono permessi { $most } byte.
error-head-large = Le intestazioni della richiesta sono troppo grandi.
error-request-slow = La richiesta ha impiegato troppo tempo ad arrivare; inviala di nuovo.
error-sign-in = Il server non sa chi sei; entra come ospite, accedi o invia un token.
error-not-allowed = Il tuo accesso non lo permette; usa un cookie o un token con un altro ambito.
error-token-wrong = Questo token è sconosciuto, scaduto o revocato; creane uno nuovo.
error-login-wrong = Nome e password non corrispondono; controllali entrambi.
error-password-wrong = La password è sbagliata; riprova.
error-passkey-wrong = La passkey non è stata accettata; ricomincia.
error-account-there = Hai già un account.
error-account-none = Non hai ancora un account; prima creane uno.
error-confirm-first = Prima conferma che sei tu, con la password o una passkey; poi riprova.
error-csrf = Una richiesta che cambia qualcosa richiede l’intestazione { $header } oltre al cookie.
error-origin-wrong = Questa richiesta viene da una pagina di un altro sito, che non può farlo.
error-host-unknown = Questo server non si chiama «{ $host }»; usa il suo indirizzo o aggiungi il nome alle sue impostazioni.
error-too-fast = Troppe richieste in poco tempo; aspetta un momento.
error-server-busy = Il server sta ancora lavorando alle tue richieste precedenti; riprova tra qualche secondo.
error-too-many = Ce ne sono già troppi; chiudine o rimuovine qualcuno.
error-server-closing = Il server chiude per un momento; tornerà, e con lui ogni partita.
error-server-fault = Qui qualcosa è andato storto, ed è scritto nel registro del server; riprova.
error-config-value = Un’impostazione non è utilizzabile: { $reason }
error-config-file = Le impostazioni in { $path } non sono leggibili: { $reason }
error-config-workers-database = Per { $workers } processi serve PostgreSQL, perché SQLite è per uno solo; indica un database come postgresql://…, oppure lasciane uno.
error-config-workers-system = Questo sistema non può dividere una porta fra { $workers } processi; lasciane uno, oppure avvia server su porte proprie dietro un proxy.
## Work in other processes and on other machines

error-extra-missing = Serve il pacchetto { $package }, che non è installato; installa Foretold con l’extra «{ $extra }».
error-workers-lost = Un processo di lavoro è terminato prima di finire il suo lavoro (stato { $status }); se è mancata la memoria, usa meno processi.
error-ray-unreachable = Nessun cluster Ray risponde a «{ $address }»; controlla l’indirizzo e che il cluster sia in funzione.
error-ray-refused = Il cluster Ray a «{ $address }» non si può usare: { $reason }
error-ray-failed = Il cluster Ray non ha potuto svolgere il lavoro: { $reason }
