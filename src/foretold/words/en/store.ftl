### The store on the command line: foretold export, import, backup and restore.

store-database = the database: sqlite:///PATH or postgresql://… (default: the one that foretold serve would use)
store-refused = The database can't be used: { $reason }

store-export-all = all games and people of the database (the default)
store-export-who = the finished games of one player: an account's name, or an identity
store-export-table = one table, if its game is over
store-export-running = with --who and --table: games that are not over too; they hold cards that nobody may see yet
store-export-file = the file to write, which must not exist; - writes to standard output
store-export-exists = { $file } exists already; give another name.
store-export-unwritable = { $file } can't be written: { $reason }
store-exported =
    { $count ->
        [one] { $count } game written.
       *[other] { $count } games written.
    }
store-export-left =
    { $count ->
        [one] { $count } game that is not over was left out (see --running).
       *[other] { $count } games that are not over were left out (see --running).
    }
store-export-damaged = Left out, because the log is damaged: { $tables }

store-import-file = a file that foretold export wrote, or the record of a finished game; - reads standard input
store-import-empty = { $file } is empty; give a file that foretold export wrote.
store-imported =
    { $count ->
        [one] { $count } game imported; in the database before: { $there }.
       *[other] { $count } games imported; in the database before: { $there }.
    }

store-backup-file = the file to write, which must not exist; only its owner can read it
store-backed-up = Backup written and checked: { $file } (tables: { $tables }, people: { $people }).
store-restore-file = a file that foretold backup wrote; it fits SQLite and PostgreSQL alike
store-restore-replace = replace everything that is in the database now
store-restored = Restored and checked (tables: { $tables }, people: { $people }).
store-copying = { $done } of { $total } copied, { $seconds } s left
