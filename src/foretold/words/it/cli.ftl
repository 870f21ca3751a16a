### The command line: help, complaints about arguments, and what the commands print.

## Numbers

cli-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
cli-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Help

cli-about = Un tavolo per giochi di predizione.
cli-usage = uso:
cli-commands = comandi
cli-arguments = argomenti
cli-options = opzioni
cli-help-help = mostra questo aiuto ed esce
cli-help-version = mostra la versione ed esce
cli-help-lang = la lingua delle risposte: { $languages } (se non indicata: quella dell’ambiente)
cli-help-json = scrive un oggetto JSON al posto del testo

## Complaints about arguments

cli-usage-wrong = { $command }: { $message } (vedi { $command } --help)
cli-usage-required = manca: { $names }
cli-usage-unrecognized = sconosciuto: { $names }
cli-usage-argument = { $name }: { $message }
cli-usage-choice = «{ $value }» non è possibile, scegli tra { $choices }
cli-usage-together = non si può usare insieme a { $name }
cli-usage-one-value = manca un valore
cli-usage-no-value = non prende valori, ma è stato dato «{ $value }»
cli-usage-ambiguous = «{ $option }» può significare { $matches }
cli-usage-number = «{ $value }» non è un numero intero da { $lowest } in su
cli-usage-option = «{ $value }» non ha la forma NAME=VALUE
cli-usage-seconds = «{ $value }» non è un numero di secondi maggiore di 0
cli-usage-name = «{ $value }» non è possibile; indica un nome da 1 a 60 caratteri che non cominci con bot:

## Files and the system

cli-file-missing = Il file { $file } non esiste; controlla il percorso.
cli-file-directory = { $file } è una cartella; indica un file al suo interno.
cli-file-unreadable = { $file } non si può leggere; controlla il percorso e i permessi di lettura.
cli-file-not-text = { $file } non è un testo in UTF-8; indica un file scritto da Foretold o da un editor di testo.
cli-file-large = { $file } supera { $size } MiB: nessuna registrazione è così grande; indica un altro file.
cli-file-unwritable = { $file } non si può scrivere; indica un file in una cartella che esiste e in cui puoi scrivere.
cli-system-refused = Il sistema ha rifiutato l’operazione: { $reason }.
cli-compiling = Foretold prepara le regole per questa macchina; ci vuole qualche secondo, una volta sola.

## foretold play

cli-play-about = gioca una partita nel terminale, contro i bot
cli-play-game = { $games }; se manca, viene chiesto
cli-play-players = quanti giocatori, bot compresi (predefinito: 4)
cli-play-bots = il livello dei bot ({ $levels }), o uno per ciascuno, come adept,novice (predefinito: adept)
cli-play-seat = il tuo posto; qui si conta da 0, come nelle registrazioni (predefinito: 0)
cli-play-name = il tuo nome nella registrazione (predefinito: You)
cli-play-seed = il seme casuale delle carte: un numero o 64 cifre esadecimali (predefinito: uno segreto)
cli-play-practice = allenamento: le decisioni si possono annullare
cli-play-budget = quanto può pensare un bot a una decisione (predefinito: 1)
cli-play-resume = riprende la partita di questo file
cli-play-save = salva la partita in questo file (predefinito: uno nuovo nella tua cartella dei dati)
cli-play-settled = Una partita salvata ha già il suo gioco, le sue opzioni e il suo seme casuale; togli questo: { $names }.
cli-play-bots-count =
    { $count ->
        [one] Indica a --bots un solo livello.
       *[other] Indica a --bots un livello per tutti, o { $count } livelli, uno per ogni bot.
    }

## foretold replay

cli-replay-about = rigioca e controlla una partita salvata
cli-replay-file = la registrazione di una partita; - la legge dallo standard input
cli-story-title = { $game }, { $players } giocatori
cli-story-round = Round { $number } – { $facts }
cli-story-unfinished = La partita non è finita: ora decide { $actor }.
cli-story-nobody = Non vince nessuno.
cli-story-winners =
    { $count ->
        [one] Vince { $winners }.
       *[other] La vittoria è condivisa: { $winners }.
    }

## foretold verify

cli-verify-about = dimostra con la registrazione di una partita che il server ha distribuito lealmente
cli-verify-fair =
    La distribuzione è stata leale: { $orders ->
        [one] l’unico ordine delle carte deriva
       *[other] tutti i { $orders } ordini delle carte derivano
    } dal seme casuale del server e dai sali dei giocatori, nell’ordine in cui sono stati impegnati e mostrati.
    Impegno: { $commitment }. Confrontalo con quello mostrato prima della distribuzione.
cli-verify-salts = Sali impegnati: { $committed }; aperti dall’inizio: { $open }; posti senza sale: { $none }. Distribuzioni annullate prima: { $voids }.
cli-verify-old = Questa partita risale a prima dell’impegno sui sali: la prova non mostra in quale ordine siano stati fissati seme casuale e sali.

## foretold deck

cli-deck-about = controlla i file del mazzo
cli-deck-check-about = controlla un file del mazzo e mostra che cosa contiene
cli-deck-file = il file del mazzo, in TOML
cli-deck-good = Un mazzo valido per { $game }.
cli-deck-name = Nome: { $name }
cli-deck-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

## foretold simulate

cli-simulate-about = gioca molte partite fra bot, con statistiche, grafici e tabelle
cli-simulate-game = { $games }
cli-simulate-bots = il livello dei bot ({ $levels }), o uno per posto, come adept,novice,random,random (predefinito: random)
cli-simulate-games = quante partite (predefinito: 10000)
cli-simulate-players = quanti giocatori (predefinito: quanti sono i bot nominati, altrimenti 4)
cli-simulate-seed = il seme casuale della prima partita, ogni altra prende il successivo (predefinito: uno a caso)
cli-simulate-option = un’opzione del gioco, come side=B o deck=mio.toml; si può ripetere
cli-simulate-against = confronta con un secondo tavolo che ha questa opzione diversa, come side=B o deck=altro.toml; stessi semi casuali; si può ripetere
cli-simulate-out = salva risultati, rapporto e tabelle in questa cartella; lo stesso comando riprende da dove è stato interrotto
cli-simulate-format = tabelle nella cartella: csv, parquet, csv,parquet o none (predefinito: csv)
cli-simulate-report = scrive il rapporto, una pagina HTML, in questo file
cli-simulate-threads = quanti core usare (predefinito: tutti)
cli-simulate-ray = distribuisce le partite sul cluster Ray a questo indirizzo
cli-simulate-progress = { $done } partite su { $total }, ancora { $seconds } s
cli-simulate-title =
    { $count ->
        [one] { $game }: { $count } partita, seme casuale { $seed }, bot: { $bots }
       *[other] { $game }: { $count } partite, primo seme casuale { $seed }, bot: { $bots }
    }
cli-simulate-decisions = Decisioni per partita: { $decisions }
cli-simulate-intervals = Tra parentesi: intervalli al 95%. Una vittoria condivisa vale in parte per ciascuno.
cli-simulate-compared = { $second } meno { $first }, partita per partita con gli stessi semi casuali:
cli-simulate-written = Rapporto: { $file }
cli-simulate-interrupted = Interrotto. Le partite giocate finora sono in { $folder }; lo stesso comando riprende da lì.
cli-simulate-other = { $folder } contiene un’altra simulazione, o una di un’altra versione; indica un’altra cartella o lo stesso comando.
cli-simulate-not-folder = { $folder } è un file, non una cartella; indica una cartella.
cli-simulate-in-use = Un altro processo sta simulando in { $folder }; aspetta che finisca o indica un’altra cartella.
cli-simulate-parquet = Parquet richiede il pacchetto pyarrow. Installa Foretold con l’extra «lab», o usa --format csv.

## foretold rate (all else: rate.ftl)

cli-rate-about = valuta i bot in un torneo, con le stesse carte e a posti scambiati, finché il loro ordine è accertato

## foretold bench

cli-bench-about = misura la velocità di Foretold su questa macchina
cli-bench-json = scrive un oggetto JSON per riga al posto della tabella
cli-bench-only = misura solo questa voce
cli-bench-peers = misura anche programmi simili, nella stessa prova
cli-bench-unknown = La voce «{ $name }» non esiste. Le voci sono: { $known }.
cli-bench-running = Misurazione su un solo core; ogni voce richiede qualche secondo.
cli-bench-missing = Non misurato: manca il pacchetto { $package }. Installa Foretold con l’extra «bench».

## foretold export, foretold import (more in store.ftl)

cli-export-about = scrive in un file le partite di un server, di un giocatore o di un tavolo
cli-import-about = importa le partite di un file nel database di un server
cli-backup-about = copia in un file tutto il database di un server, anche mentre è in funzione
cli-restore-about = ripristina il database di un server da un backup

## Heads of columns

cli-column-player = giocatore
cli-column-gain = guadagno
cli-column-score = punteggio
cli-column-cards = carte
cli-column-seat = posto
cli-column-level = livello
cli-column-mean-score = punteggio medio
cli-column-win-share = quota di vittorie

## serve

cli-help-no-browser = senza comando: non apre il browser
cli-serve-about = avvia un server per persone e programmi
cli-serve-config = un file TOML con le impostazioni
cli-serve-host = l’indirizzo su cui ascoltare (predefinito: 127.0.0.1)
cli-serve-port = la porta su cui ascoltare (predefinita: 8472)
cli-serve-database = dove si tengono le partite: sqlite:///PERCORSO o postgresql://… (predefinito: un file nella tua cartella dei dati)
cli-serve-workers = quanti processi servono insieme (predefinito: 1; per averne di più serve PostgreSQL)
cli-serve-show-config = mostra le impostazioni, senza i segreti, ed esce
cli-serve-open = Il tavolo è aperto su { $link }
cli-serve-taken = Il server non può ascoltare su { $place }: { $reason }. Scegli un’altra porta con --port.
