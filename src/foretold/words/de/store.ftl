### Die Datenbank auf der Kommandozeile: foretold export, import, backup und restore.

store-database = die Datenbank: sqlite:///PFAD oder postgresql://… (sonst: die, die foretold serve benutzen würde)
store-refused = Die Datenbank ist nicht benutzbar: { $reason }

store-export-all = alle Partien und Personen der Datenbank (wenn nichts angegeben ist)
store-export-who = die beendeten Spiele einer Person: der Name eines Kontos oder eine Kennung
store-export-table = ein einzelner Tisch, wenn seine Partie zu Ende ist
store-export-running = mit --who und --table: auch Partien, die nicht zu Ende sind; sie enthalten Karten, die noch niemand sehen darf
store-export-file = die Datei, die geschrieben wird und noch nicht da sein darf; - schreibt auf die Standardausgabe
store-export-exists = { $file } gibt es schon; gib einen anderen Namen an.
store-export-unwritable = { $file } kann nicht geschrieben werden: { $reason }
store-exported =
    { $count ->
        [one] { $count } Partie geschrieben.
       *[other] { $count } Partien geschrieben.
    }
store-export-left =
    { $count ->
        [one] { $count } Partie, die nicht zu Ende ist, wurde ausgelassen (siehe --running).
       *[other] { $count } Partien, die nicht zu Ende sind, wurden ausgelassen (siehe --running).
    }
store-export-damaged = Ausgelassen, weil das Protokoll beschädigt ist: { $tables }

store-import-file = eine Datei von foretold export, oder die Aufzeichnung einer beendeten Partie; - liest die Standardeingabe
store-import-empty = { $file } ist leer; gib eine Datei von foretold export an.
store-imported =
    { $count ->
        [one] { $count } Partie importiert; schon in der Datenbank: { $there }.
       *[other] { $count } Partien importiert; schon in der Datenbank: { $there }.
    }

store-backup-file = die Datei, die geschrieben wird; es darf sie noch nicht geben, und nur wer sie anlegt, kann sie lesen
store-backed-up = Sicherung geschrieben und geprüft: { $file } (Tische: { $tables }, Personen: { $people }).
store-restore-file = eine Datei von foretold backup; sie passt zu SQLite und zu PostgreSQL
store-restore-replace = alles ersetzen, was jetzt in der Datenbank steht
store-restored = Wiederhergestellt und geprüft (Tische: { $tables }, Personen: { $people }).
store-copying = { $done } von { $total } kopiert, noch { $seconds } s
