### Il database dalla riga di comando: foretold export, import, backup e restore.

store-database = il database: sqlite:///PERCORSO o postgresql://… (predefinito: quello che userebbe foretold serve)
store-refused = Il database non si può usare: { $reason }

store-export-all = tutte le partite e le persone del database (predefinito)
store-export-who = le partite finite di un giocatore: il nome di un account, o un’identità
store-export-table = un solo tavolo, se la sua partita è finita
store-export-running = con --who e --table: anche le partite non finite; contengono carte che nessuno può ancora vedere
store-export-file = il file da scrivere, che non deve esistere; - scrive sullo standard output
store-export-exists = { $file } esiste già; indica un altro nome.
store-export-unwritable = Non si può scrivere { $file }: { $reason }
store-exported =
    { $count ->
        [one] { $count } partita scritta.
       *[other] { $count } partite scritte.
    }
store-export-left =
    { $count ->
        [one] { $count } partita non finita è stata tralasciata (vedi --running).
       *[other] { $count } partite non finite sono state tralasciate (vedi --running).
    }
store-export-damaged = Tavoli tralasciati perché il registro è danneggiato: { $tables }

store-import-file = un file scritto da foretold export, o la registrazione di una partita finita; - legge lo standard input
store-import-empty = { $file } è vuoto; indica un file scritto da foretold export.
store-imported =
    { $count ->
        [one] { $count } partita importata; già nel database: { $there }.
       *[other] { $count } partite importate; già nel database: { $there }.
    }

store-backup-file = il file da scrivere, che non deve esistere; solo il suo proprietario può leggerlo
store-backed-up = Backup scritto e verificato: { $file } (tavoli: { $tables }, persone: { $people }).
store-restore-file = un file scritto da foretold backup; va bene sia per SQLite sia per PostgreSQL
store-restore-replace = sostituisce tutto ciò che ora è nel database
store-restored = Ripristinato e verificato (tavoli: { $tables }, persone: { $people }).
store-copying = { $done } di { $total } copiati, ancora { $seconds } s
