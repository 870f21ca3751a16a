### La base en ligne de commande : foretold export, import, backup et restore.

store-database = la base de données : sqlite:///CHEMIN ou postgresql://… (par défaut : celle que foretold serve utiliserait)
store-refused = La base de données est inutilisable : { $reason }

store-export-all = toutes les parties et toutes les personnes de la base (par défaut)
store-export-who = les parties finies d’un joueur : le nom d’un compte, ou une identité
store-export-table = une seule table, si sa partie est finie
store-export-running = avec --who et --table : aussi les parties en cours ; elles contiennent des cartes que personne ne doit encore voir
store-export-file = le fichier à écrire, qui ne doit pas exister ; - écrit sur la sortie standard
store-export-exists = { $file } existe déjà ; donnez un autre nom.
store-export-unwritable = { $file } ne peut pas être écrit : { $reason }
store-exported =
    { $count ->
        [one] { $count } partie écrite.
       *[other] { $count } parties écrites.
    }
store-export-left =
    { $count ->
        [one] { $count } partie en cours a été laissée de côté (voir --running).
       *[other] { $count } parties en cours ont été laissées de côté (voir --running).
    }
store-export-damaged = Laissées de côté, car leur journal est endommagé : { $tables }

store-import-file = un fichier écrit par foretold export, ou l’enregistrement d’une partie finie ; - lit l’entrée standard
store-import-empty = { $file } est vide ; donnez un fichier écrit par foretold export.
store-imported =
    { $count ->
        [one] { $count } partie importée ; déjà dans la base : { $there }.
       *[other] { $count } parties importées ; déjà dans la base : { $there }.
    }

store-backup-file = le fichier à écrire, qui ne doit pas exister ; seul son propriétaire pourra le lire
store-backed-up = Sauvegarde écrite et vérifiée : { $file } (tables : { $tables }, personnes : { $people }).
store-restore-file = un fichier écrit par foretold backup ; il convient à SQLite comme à PostgreSQL
store-restore-replace = remplacer tout ce que contient la base en ce moment
store-restored = Base rétablie et vérifiée (tables : { $tables }, personnes : { $people }).
store-copying = { $done } sur { $total } copiés, encore { $seconds } s
