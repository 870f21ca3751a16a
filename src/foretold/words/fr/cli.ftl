### The command line: help, complaints about arguments, and what the commands print.

## Numbers

cli-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
cli-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Help

cli-about = Une table pour les jeux de prédiction.
cli-usage = utilisation :
cli-commands = commandes
cli-arguments = arguments
cli-options = options
cli-help-help = affiche cette aide et termine
cli-help-version = affiche la version et termine
cli-help-lang = la langue des réponses : { $languages } (par défaut : celle de l’environnement)
cli-help-json = écrit un objet JSON au lieu du texte

## Complaints about arguments

cli-usage-wrong = { $command } : { $message } (voir { $command } --help)
cli-usage-required = il manque : { $names }
cli-usage-unrecognized = inconnu : { $names }
cli-usage-argument = { $name } : { $message }
cli-usage-choice = « { $value } » n’est pas possible, choisissez parmi { $choices }
cli-usage-together = ne va pas avec { $name }
cli-usage-one-value = il manque une valeur
cli-usage-no-value = ne prend pas de valeur, mais « { $value } » a été donné
cli-usage-ambiguous = « { $option } » peut vouloir dire { $matches }
cli-usage-number = « { $value } » n’est pas un nombre entier à partir de { $lowest }
cli-usage-option = « { $value } » n’est pas de la forme NAME=VALUE
cli-usage-seconds = « { $value } » n’est pas un nombre de secondes supérieur à 0
cli-usage-name = « { $value } » n’est pas possible ; donnez un nom de 1 à 60 lettres qui ne commence pas par bot:

## Files and the system

cli-file-missing = Le fichier { $file } n’existe pas ; vérifiez son chemin.
cli-file-directory = { $file } est un dossier ; indiquez un fichier qui s’y trouve.
cli-file-unreadable = { $file } ne peut pas être lu ; vérifiez son chemin et vos droits de lecture.
cli-file-not-text = { $file } n’est pas un texte en UTF-8 ; donnez un fichier écrit par Foretold ou par un éditeur de texte.
cli-file-large = { $file } dépasse { $size } Mio, ce qu’aucun enregistrement ne fait ; donnez un autre fichier.
cli-file-unwritable = { $file } ne peut pas être écrit ; nommez un fichier dans un dossier qui existe et où vous avez le droit d’écrire.
cli-system-refused = Le système a refusé : { $reason }.
cli-compiling = Foretold prépare ses règles pour cette machine ; cela prend quelques secondes, une seule fois.

## foretold play

cli-play-about = jouer une partie dans le terminal, contre des bots
cli-play-game = { $games } ; s’il manque, il est demandé
cli-play-players = nombre de joueurs, bots compris (par défaut : 4)
cli-play-bots = le niveau des bots ({ $levels }), ou un pour chacun, comme adept,novice (par défaut : adept)
cli-play-seat = votre place, comptée ici à partir de 0, comme dans les enregistrements (par défaut : 0)
cli-play-name = votre nom dans l’enregistrement (par défaut : You)
cli-play-seed = la graine des cartes : un nombre ou 64 chiffres hexadécimaux (par défaut : une graine secrète)
cli-play-practice = entraînement : les décisions peuvent être reprises
cli-play-budget = le temps de réflexion d’un bot par décision (par défaut : 1)
cli-play-resume = reprendre la partie de ce fichier
cli-play-save = garder la partie dans ce fichier (par défaut : un nouveau dans votre dossier de données)
cli-play-settled = Une partie enregistrée a déjà son jeu, ses options et sa graine ; retirez ceci : { $names }.
cli-play-bots-count =
    { $count ->
        [one] Donnez un seul niveau à --bots.
       *[other] Donnez à --bots un niveau pour tous, ou { $count } niveaux, un pour chaque bot.
    }

## foretold replay

cli-replay-about = rejoue et vérifie une partie enregistrée
cli-replay-file = l’enregistrement d’une partie ; - le lit sur l’entrée standard
cli-story-title = { $game }, { $players } joueurs
cli-story-round = Manche { $number } – { $facts }
cli-story-unfinished = La partie n’est pas finie : c’est à { $actor } de décider.
cli-story-nobody = Personne ne gagne.
cli-story-winners =
    { $count ->
        [one] { $winners } gagne.
       *[other] La victoire est partagée : { $winners }.
    }

## foretold verify

cli-verify-about = prouve, par l’enregistrement d’une partie, que le serveur a distribué équitablement
cli-verify-fair =
    La donne était équitable : { $orders ->
        [one] l’unique ordre des cartes découle
       *[other] les { $orders } ordres des cartes découlent
    } de la graine du serveur et des sels des joueurs, dans l’ordre où ils ont été engagés puis révélés.
    Engagement : { $commitment }. Comparez-le à celui qui était affiché avant la donne.
cli-verify-salts = Sels engagés : { $committed } ; ouverts dès le début : { $open } ; places sans sel : { $none }. Donnes annulées auparavant : { $voids }.
cli-verify-old = Cette partie date d’avant l’engagement des sels : la preuve ne montre pas dans quel ordre la graine et les sels ont été fixés.

## foretold deck

cli-deck-about = vérifie des fichiers de paquet
cli-deck-check-about = vérifie un fichier de paquet et montre ce qu’il contient
cli-deck-file = le fichier de paquet, en TOML
cli-deck-good = Un paquet valable pour { $game }.
cli-deck-name = Nom : { $name }
cli-deck-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## foretold simulate

cli-simulate-about = joue de nombreuses parties entre bots, avec statistiques, graphiques et tableaux
cli-simulate-game = { $games }
cli-simulate-bots = le niveau des bots ({ $levels }), ou un par place, comme adept,novice,random,random (par défaut : random)
cli-simulate-games = nombre de parties (par défaut : 10000)
cli-simulate-players = nombre de joueurs (par défaut : autant que de bots nommés, sinon 4)
cli-simulate-seed = la graine de la première partie, chaque partie suivante prend la suivante (par défaut : au hasard)
cli-simulate-option = une option du jeu, comme side=B ou deck=mon.toml ; peut être répétée
cli-simulate-against = comparer avec une seconde table où cette option est autre, comme side=B ou deck=autre.toml ; mêmes graines ; peut être répété
cli-simulate-out = garder résultats, rapport et tableaux dans ce dossier ; la même commande reprend là où elle a été interrompue
cli-simulate-format = tableaux dans le dossier : csv, parquet, csv,parquet ou none (par défaut : csv)
cli-simulate-report = écrire le rapport, une page HTML, dans ce fichier
cli-simulate-threads = nombre de cœurs à utiliser (par défaut : tous)
cli-simulate-ray = répartir les parties sur la grappe Ray à cette adresse
cli-simulate-progress = { $done } parties sur { $total }, encore { $seconds } s
cli-simulate-title =
    { $count ->
        [one] { $game } : { $count } partie, graine { $seed }, bots : { $bots }
       *[other] { $game } : { $count } parties, première graine { $seed }, bots : { $bots }
    }
cli-simulate-decisions = Décisions par partie : { $decisions }
cli-simulate-intervals = Entre parenthèses : intervalles à 95 %. Une victoire partagée compte en fraction pour chaque gagnant.
cli-simulate-compared = { $second } moins { $first }, partie par partie avec les mêmes graines :
cli-simulate-written = Rapport : { $file }
cli-simulate-interrupted = Interrompu. Les parties déjà jouées sont dans { $folder } ; la même commande reprend à cet endroit.
cli-simulate-other = { $folder } contient une autre simulation, ou une d’une autre version ; donnez un autre dossier ou la même commande.
cli-simulate-not-folder = { $folder } est un fichier, pas un dossier ; nommez un dossier.
cli-simulate-in-use = Un autre processus simule dans { $folder } ; attendez qu’il ait fini, ou donnez un autre dossier.
cli-simulate-parquet = Parquet demande le paquet pyarrow. Installez Foretold avec l’extra « lab », ou prenez --format csv.

## foretold rate (all else: rate.ftl)

cli-rate-about = classe des bots dans un tournoi, avec les mêmes donnes et des places échangées, jusqu’à ce que leur ordre soit établi

## foretold bench

cli-bench-about = mesure la vitesse de Foretold sur cette machine
cli-bench-json = écrit un objet JSON par ligne au lieu du tableau
cli-bench-only = ne mesure que ce chiffre
cli-bench-peers = mesure aussi des programmes comparables, dans la même série
cli-bench-unknown = La mesure « { $name } » n’existe pas. Les mesures sont : { $known }.
cli-bench-running = Mesure sur un seul cœur ; chaque mesure prend quelques secondes.
cli-bench-missing = Non mesuré : il manque le paquet { $package }. Installez Foretold avec l’extra « bench ».

## foretold export, foretold import (more in store.ftl)

cli-export-about = écrire dans un fichier les parties d’un serveur, d’un joueur ou d’une table
cli-import-about = reprendre les parties d’un fichier dans la base d’un serveur
cli-backup-about = copier toute la base d’un serveur dans un fichier, pendant qu’il tourne
cli-restore-about = rétablir la base d’un serveur à partir d’une sauvegarde

## Heads of columns

cli-column-player = joueur
cli-column-gain = gain
cli-column-score = score
cli-column-cards = cartes
cli-column-seat = place
cli-column-level = niveau
cli-column-mean-score = score moyen
cli-column-win-share = part des victoires

## serve

cli-help-no-browser = sans commande : ne pas ouvrir le navigateur
cli-serve-about = faire tourner un serveur pour des personnes et des programmes
cli-serve-config = un fichier TOML de réglages
cli-serve-host = l’adresse d’écoute (par défaut : 127.0.0.1)
cli-serve-port = le port d’écoute (par défaut : 8472)
cli-serve-database = où les parties sont gardées : sqlite:///CHEMIN ou postgresql://… (par défaut : un fichier de votre dossier de données)
cli-serve-workers = combien de processus servent ensemble (par défaut : 1 ; au-delà, il faut PostgreSQL)
cli-serve-show-config = afficher les réglages, sans leurs secrets, et quitter
cli-serve-open = La table est ouverte à l’adresse { $link }
cli-serve-taken = Le serveur ne peut pas écouter à { $place } : { $reason }. Choisissez un autre port avec --port.
