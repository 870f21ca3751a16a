### Il client web.

## Titles and descriptions of its pages, also for shared links

web-title-home = Foretold – giochi di carte e di predizione
web-about-home = Gioca ad All In – Predictions e a Tutto o niente nel browser: subito contro i bot, o con gli amici tramite un link. Gratis, senza account.
web-title-new = Nuovo tavolo – Foretold
web-about-new = Scegli il gioco, le opzioni, i giocatori e i bot, e manda il link agli amici.
web-title-lobby = Sala – Foretold
web-about-lobby = Tavoli che aspettano giocatori, e partite da guardare.
web-title-games = Le mie partite – Foretold
web-about-games = Le tue partite: prima quelle che aspettano te.
web-title-me = Account – Foretold
web-about-me = Accesso, passkey e chiavi per programmi.
web-title-learn = Impara a giocare – Foretold
web-about-learn = I due giochi in poche frasi, e una prima partita contro bot facili.
web-title-rules = Regole – Foretold
web-about-rules = Le regole di All In – Predictions e di Tutto o niente.
web-title-replays = Partite da rivedere – Foretold
web-about-replays = Le tue partite finite, da rivedere.
web-title-table = Hai un invito a un tavolo – Foretold
web-about-table = Siediti e gioca, direttamente nel browser: senza account, niente da installare.
web-title-game = Una partita finita – Foretold
web-about-game = Com’è andata la partita, a carte scoperte.
web-title-nowhere = Pagina non trovata – Foretold
web-about-nowhere = Forse il link è incompleto, o ciò che c’era qui non esiste più. Da qui trovi tutto il resto.

## Everywhere

web-nav = Pagine principali
web-nav-home = Gioca
web-nav-lobby = Sala
web-nav-games = Le mie partite
web-nav-learn = Impara
web-nav-me = Account
web-skip = Vai al contenuto
web-loading = Un momento…
web-close = Chiudi
web-cancel = Annulla
web-save = Salva
web-done = Salvato.
web-remove = Rimuovi
web-remove-named = Rimuovi { $name }
web-all = Tutte
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-nowhere = A questo indirizzo non c’è nulla.
web-reconnecting = La connessione è caduta. Nuovo tentativo…
web-error-unreachable = Il server non risponde; controlla la connessione e riprova.
web-offline = Sei offline
web-offline-about = Le regole e le partite finite che hai già guardato restano qui lo stesso.
web-offline-again = Riprova
web-guest = Ospite

## Settings

web-settings = Impostazioni
web-language = Lingua
web-theme = Aspetto
web-theme-auto = Automatico
web-theme-dark = Notte
web-theme-light = Giorno
web-your-name = Il tuo nome
web-motion-less = Meno movimento
web-sound = Suono
web-hints = Suggerimenti al tavolo
web-hints-about = Ogni effetto e ogni tipo di decisione è spiegato una volta, quando compare per la prima volta. Riattivati, tornano tutti da capo.
web-notify = Avvisami in un’altra scheda quando tocca a me
web-notify-denied = Il tuo browser non permette notifiche da questa pagina.

## Home

web-hero = Chi ha la mano più forte?
web-hero-about = Giochi di carte in cui bisogna prevedere. Raccogli carte sotto gli occhi di tutti, leggi gli altri e scommetti su ciò che verrà.
web-opponents = Livello dei bot
web-play-now = Gioca subito
web-play-friends = Con gli amici
web-more-options = Opzioni
web-dealing = Si danno le carte…
web-join = Unisciti a un tavolo
web-join-link = Link o codice
web-join-go = Entra
web-join-wrong = Questo non è il link di un tavolo; un link così contiene /t/.
web-learn-about = Mai giocato? Per una prima partita bastano poche frasi; il resto te lo dice il tavolo.
web-learn-go = Come si gioca
web-replays = Partite da rivedere

## Tables in lists

web-line-your-turn = Tocca a te
web-line-over = Finita
web-line-playing = In corso
web-line-free =
    { $count ->
        [0] Al completo
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-lobby-waiting = In attesa di giocatori
web-lobby-going = Da guardare
web-lobby-empty = Nessun tavolo aperto al momento. Aprine uno: gli altri lo troveranno qui.
web-games-turn = Tocca a te
web-games-going = In corso
web-games-over = Finite
web-games-empty = Qui non hai ancora giocato.
web-games-export = Scarica tutte le partite finite
web-replays-empty = Qui troverai le tue partite finite.
web-verify = Controlla le carte

## A new table

web-new-table = Nuovo tavolo
web-game = Gioco
web-how-many = Giocatori
web-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
web-seats = Posti
web-seat-number = Posto { $seat }
web-seat-for = Posto { $seat }
web-seat-person = Persona
web-seat-person-link = Persona, tramite il link
web-seat-bot = Bot: { $level }
web-fill-bots = Bot ovunque
web-fill-people = Persone ovunque
web-options = Opzioni
web-option-drawn = estratto a sorte
web-deck-usual = il mazzo incluso
web-deck-choose = Scegli un file
web-deck-chosen =
    { $count ->
        [one] { $name } (1 carta)
       *[other] { $name } ({ $count } carte)
    }
web-deck-unnamed = senza nome
web-deck-usual-again = Di nuovo il mazzo incluso
web-deck-about = Un file TOML che dice quali carte ci sono e che cosa fanno.
web-deck-large = Il file è troppo grande per un mazzo; sono permessi 64 kB.
web-table = Tavolo
web-clock = Tempo di riflessione
web-clock-none = Senza limite di tempo
web-clock-decision = { $seconds } secondi a decisione
web-clock-bank = { $minutes } minuti a giocatore, +{ $increment } s a decisione
web-clock-days =
    { $days ->
        [one] { $days } giorno a decisione
       *[other] { $days } giorni a decisione
    }
web-timeout-bot = A tempo scaduto decide un bot
web-listed = Mostra il tavolo nella sala
web-listed-about = Altrimenti lo trova solo chi ha il link.
web-memory = Aiuto alla memoria
web-memory-about = Il tavolo tiene a mente ciò che si è visto e sentito di ognuno. La pila degli scarti resta chiusa.
web-undo = Le decisioni si possono annullare
web-undo-about = Subito, finché nessuno ne ha saputo nulla; poi, se tutti sono d’accordo.
web-spectators = Spettatori benvenuti
web-chat = Chat
web-open-table = Apri il tavolo

## The waiting room

web-invite-title = Invita gli altri
web-invite-link = Manda questo link
web-sit-title = Siediti
web-sit = Siediti
web-sit-here = Siediti qui
web-sit-full = Tutti i posti sono occupati. Potrai guardare dall’inizio della partita, se il tavolo lo permette.
web-sit-kept = I posti liberi sono riservati agli invitati. Se uno è il tuo, siediti.
web-seat-free = Libero
web-seat-kept = Riservato
web-seat-you = tu
web-seat-host = ospita
web-seat-away = assente
web-seat-link = Link del posto
web-seat-link-for = Link solo per il posto { $seat }
web-begin = Dai le carte
web-leave = Lascia il posto
web-name-why = Gli altri vedono questo nome. Un account non serve.
web-waiting-free =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
web-waiting-ready = Ci sono tutti.
web-void = Un numero casuale per mescolare non è stato mostrato in tempo ({ $players }). Quella distribuzione è annullata; dai di nuovo le carte.
web-table-closed = Questo tavolo non si può aprire

## A finished game

web-finished = Una partita finita
web-result-won =
    { $count ->
        [one] Vince { $names }.
       *[other] Vincono insieme { $names }.
    }
web-result-nobody = Non vince nessuno.
web-record = Scarica la registrazione
web-play-again = Gioca ancora

## The account

web-me-hello = Ciao, { $name }
web-me-why = Giochi senza account, come ospite di questo browser. Con un account ritrovi le tue partite su ogni dispositivo.
web-me-which = Nuovo account o accesso
web-account = Account
web-account-new = Nuovo account
web-account-name = Nome
web-account-make = Crea l’account
web-account-passkey = Con una passkey
web-sign-in = Accedi
web-sign-in-passkey = Accedi con una passkey
web-sign-out = Esci
web-password = Password
web-password-length = Almeno 8 caratteri
web-password-old = Password attuale
web-password-new = Nuova password
web-password-tokens = Revoca anche tutte le chiavi per programmi
web-delete = Elimina l’account
web-delete-sure = Eliminare per sempre? Le partite finite restano, con i nomi di allora.
web-delete-yes = Sì, elimina
web-confirm = Conferma che sei tu
web-confirm-why = Questo cambia chi può usare il tuo account. Dopo cinque minuti ti verrà chiesto di nuovo.
web-confirm-yes = Conferma
web-confirm-passkey = Con una passkey
web-sessions = Dove hai effettuato l’accesso
web-sessions-about = Disconnetti ciò che non riconosci, poi cambia la password. Un dispositivo resta noto dopo la disconnessione: se altri provano password sbagliate, da lì puoi sempre accedere.
web-session-device = { $browser } su { $system }
web-session-unknown = Browser sconosciuto
web-session-here = questo dispositivo
web-session-times = accesso: { $begun }, ultimo uso: { $seen }
web-session-remembered = disconnesso, ultimo uso: { $seen }
web-session-end = Disconnetti
web-session-end-named = Disconnetti { $name }
web-session-forget = Dimentica
web-session-forget-named = Dimentica { $name }
web-sessions-others = Disconnetti tutti gli altri
web-passkeys = Passkey
web-passkeys-about = Accedi con l’impronta, il volto o il PIN del dispositivo, senza password.
web-passkey-name = Nome del dispositivo
web-passkey-add = Aggiungi una passkey
web-passkey-none = Non è stata scelta nessuna passkey.
web-passkey-unknown = Questo browser permette le passkey solo su pagine sicure (https).
web-tokens = Chiavi per programmi
web-tokens-about = Un tuo bot accede con una chiave come queste.
web-api = L’API
web-token-name = A che cosa serve
web-token-scope = Permette di
web-token-play = giocare per me
web-token-read = solo leggere
web-token-make = Crea una chiave
web-token-secret = La chiave; viene mostrata solo questa volta

## Learning

web-learn-try = Una prima partita
web-learn-rules = Tutte le regole
