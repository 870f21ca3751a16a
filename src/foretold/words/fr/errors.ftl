### Errors: one sentence for each code, named error- and the code, saying what was expected and what to do next.
### When an error has a file, it is put before the sentence by error-in-file; the sentences themselves don't name it.

error-in-file = { $file } : { $sentence }

## Games and options

error-unknown-game = Le jeu « { $game } » n’existe pas ; choisissez parmi : { $known }.
error-game-broken = Le jeu « { $game } » est installé mais inutilisable : { $reason }. Corrigez son paquet ou choisissez un autre jeu.
error-option-missing = Le jeu { $game } a besoin de l’option « { $option } » : donnez-lui une valeur.
error-option-unknown = Le jeu { $game } n’a pas d’option « { $option } » ; il a celles-ci : { $known }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $expected }.
error-bot-broken = Le bot « { $bot } » est inutilisable : { $reason }. Corrigez-le ou choisissez-en un autre.
error-bot-illegal = Le bot « { $bot } » a répondu { $answer }, ce qui n’est pas permis ici ; choix permis : { $legal }. Corrigez-le ou choisissez-en un autre.
error-bots-count = Donnez un seul bot pour toutes les places, ou { $count }, un par place.
error-bots-alike = Les deux tables n’ont pas le même nombre de joueurs ; donnez un seul bot pour toutes les places.
error-seed-invalid = La graine « { $value } » n’est ni un entier à partir de 0 ni une suite de 64 chiffres hexadécimaux ; donnez l’un des deux, ou n’en donnez pas.
error-seat-invalid = La place « { $seat } » n’existe pas ; à { $players } joueurs, les places sont numérotées à partir de 0 : choisissez un nombre inférieur à { $players }.

## Deck files

error-deck-unreadable = Le fichier de paquet ne peut pas être lu ; vérifiez son chemin et vos droits de lecture.
error-deck-not-toml = La ligne { $line } n’est pas du TOML valide ; corrigez-la.
error-deck-complex = La ligne { $line } est trop imbriquée, ou une clé ou un nombre y est trop long ; aucun paquet n’a besoin de cela.
error-deck-number = Un nombre est trop grand ; utilisez des nombres entiers d’au plus { $most }.
error-deck-slow = La lecture de ce paquet prend trop de temps ; simplifiez-le.
error-deck-key-unknown = Un fichier de paquet n’a pas d’entrée « { $key } » ; retirez-la ou corrigez son nom.
error-deck-key-missing = L’entrée « { $key } » manque ; ajoutez-la.
error-deck-key-type = L’entrée « { $key } » n’a pas le bon type ; il faut : { $expected }.
error-deck-game = Le paquet est fait pour le jeu « { $game } » ; il faut : { $expected }.
error-deck-names-count = { $key } contient { $count } noms, mais le paquet a { $needed } couleurs. Donnez un nom à chacune.
error-deck-too-few =
    { $count ->
        [one] Le paquet a { $count } carte, mais il en faut { $needed } pour ce nombre de joueurs ; ajoutez des cartes ou jouez à moins.
       *[other] Le paquet a { $count } cartes, mais il en faut { $needed } pour ce nombre de joueurs ; ajoutez des cartes ou jouez à moins.
    }
error-deck-too-many = Le paquet a { $count } cartes, mais { $most } au plus sont permises ; retirez-en.
error-deck-language-unknown = La langue « { $key } » n’est pas connue ; les noms se donnent en en, fr, de, it et ja.

## Decks and reshuffles given as lists

error-stack-length =
    { $count ->
        [one] { $entry } cite { $count } carte, mais il en faut { $expected } ; citez chaque carte du paquet une fois.
       *[other] { $entry } cite { $count } cartes, mais il en faut { $expected } ; citez chaque carte du paquet une fois.
    }
error-stack-card-unknown = { $entry } cite « { $card } », qui n’est pas une carte de ce paquet ; corrigez-la.
error-stack-card-repeated = { $entry } cite { $card } une deuxième fois ; citez chaque carte une fois.
error-stack-type = { $entry } n’est pas une liste de cartes ; donnez, pour chaque manche ou chaque mélange, une liste de noms tels que "JM".
error-stack-too-many = { $entry } est de trop ; ce jeu en accepte { $most } au plus.
error-reshuffle-not-the-pile = { $entry } ne contient pas exactement les cartes de la défausse ; citez ces cartes, la nouvelle première carte d’abord.

## La base et les fichiers de parties

error-store-unavailable = Les parties ne peuvent être ni lues ni enregistrées en ce moment ; réessayez dans un instant.
error-store-url = Ce n’est pas l’adresse d’une base de données ; donnez sqlite:///CHEMIN ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
error-store-driver = PostgreSQL a besoin d’un pilote qui n’est pas installé ; installez Foretold avec l’extra « postgres ».
error-store-later = La base de données vient d’une version plus récente de Foretold (révision { $revision }) ; mettez Foretold à jour pour l’utiliser.
error-store-in-use = La base de données { $database } est utilisée par un autre processus ; arrêtez-le d’abord, ou choisissez une autre base.
error-store-in-use-by = La base de données { $database } est utilisée par « foretold { $command } » (processus { $pid }, depuis { $since }) ; arrêtez-le d’abord, ou choisissez une autre base.
error-store-in-use-port = La base de données { $database } est utilisée par « foretold { $command } » (processus { $pid }, depuis { $since }, port { $port }) ; arrêtez-le d’abord, ou choisissez une autre base.
error-store-in-use-servers = Des serveurs Foretold sont connectés à cette base ({ $count }, le premier depuis { $since }) ; arrêtez-les d’abord, ou choisissez une autre base.
error-store-memory = Une base en mémoire est perdue quand son serveur s’arrête ; donnez-en une qui reste, telle que sqlite:///CHEMIN.
error-store-missing = La base { $database } n’existe pas ; vérifiez son chemin.
error-store-empty = Cette base ne contient encore rien ; lancez d’abord un serveur avec elle.
error-backup-foreign = Ce n’est pas la sauvegarde d’une base de Foretold ; donnez un fichier écrit par foretold backup.
error-backup-damaged = La sauvegarde est endommagée ({ $reason }) ; prenez-en une autre.
error-backup-later = La sauvegarde vient d’une version plus récente de Foretold (révision { $revision }) ; mettez Foretold à jour pour la rétablir.
error-backup-differs = La copie ne contient pas la même chose que l’original ; réessayez, et vérifiez le disque.
error-restore-occupied = Cette base contient des parties ou des personnes ; choisissez une base vide, ou ajoutez --replace pour remplacer ce qu’elle contient.
error-name-taken = Le nom « { $name } » est déjà pris ; choisissez-en un autre.
error-name-alike = « { $name } » ressemble trop au nom d’un autre compte ; choisissez-en un nettement différent.
error-export-who = Personne ici n’a le nom ou l’identifiant « { $name } » ; donnez le nom d’un compte ou une identité.
error-export-table = Il n’y a pas de table « { $table } » dans cette base ; vérifiez son identifiant.
error-import-format = « { $format } » n’est pas un fichier de parties de cette version de Foretold ; un tel fichier commence par foretold-export/1.
error-import-line = La ligne { $line } n’est pas une ligne d’un fichier de parties ({ $reason }) ; exportez les parties à nouveau.
error-import-doubled = Ligne { $line } : { $key } figure deux fois au même endroit ; rien n’a été importé.
error-import-entry = Ligne { $line } : l’entrée { $entry } de la table { $table } ne convient pas à la partie ; rien n’a été importé.
error-import-record = Ligne { $line } : l’enregistrement de la table { $table } ne correspond pas à son journal ; rien n’a été importé.
error-import-differs = Ligne { $line } : la base contient une autre partie à la table { $table } ; rien n’a été importé.
error-import-unfinished = L’enregistrement est celui d’une partie inachevée ; seules les parties finies peuvent être importées.

## Actions

error-action-unknown = « { $action } » n’est pas une action de ce jeu ; écrivez-la comme dans la liste des actions permises.
error-action-illegal = « { $action } » n’est pas possible maintenant ; choisissez une des actions permises.
error-game-over = La partie est finie, « { $action } » n’est plus possible ; distribuez une nouvelle partie.

## Records

error-record-not-json = Ce n’est pas un document JSON : il s’interrompt ou se trompe à la ligne { $line }, colonne { $column } ; enregistrez la partie à nouveau.
error-record-format = « { $format } » n’est pas un enregistrement de Foretold ; un enregistrement commence par "format": "foretold/2".
error-record-later = L’enregistrement a le format « { $format } » d’une version plus récente de Foretold ; mettez Foretold à jour pour le lire.
error-record-field-missing = { $entry } manque dans l’enregistrement ; ajoutez-le.
error-record-field-unknown = { $entry } n’a pas sa place dans un enregistrement ; retirez-le.
error-record-field-doubled = { $entry } figure deux fois au même endroit de l’enregistrement ; supprimez l’un des deux.
error-record-field-type = { $entry } n’a pas le bon type dans l’enregistrement ; il faut : { $expected }.
error-record-options = { $entry } ne convient pas dans l’enregistrement : { $reason }
error-record-deck = { $entry } ne convient pas dans l’enregistrement : { $reason }
error-record-deck-missing = { $entry } manque : les actions continuent dans une manche dont l’enregistrement ne donne pas le paquet ; ajoutez-le.
error-record-deck-extra = { $entry } est de trop : les actions n’atteignent jamais cette manche ; retirez-le.
error-record-reshuffle-missing = { $entry } manque : les actions demandent un mélange de plus que l’enregistrement n’en donne ; ajoutez-le.
error-record-reshuffle-extra = { $entry } est de trop : les actions ne demandent jamais ce mélange ; retirez-le.
error-record-action = { $entry } est « { $action } », qui n’est pas permise à ce moment ; l’enregistrement doit contenir exactement ce qui a été demandé.
error-record-action-extra = { $entry } est « { $action } », mais la partie était déjà finie ; retirez ce qui suit la fin.
error-record-result = { $entry } ne découle pas des actions, qui mènent à { $expected } ; corrigez-le ou retirez-le.
error-record-players = { $entry } doit donner un nom par place, { $expected } en tout ; corrigez-le ou retirez-le.

## Proofs of a fair deal

error-proof-missing = L’enregistrement ne contient pas de preuve : seules les parties distribuées par un serveur en ont une, pas celles qui en continuent une autre.
error-proof-digest = L’enregistrement a été modifié après sa remise par le serveur ; téléchargez-le de nouveau.
error-proof-commitment = Le serveur n’a pas tenu parole : { $entry } ne correspond pas à la graine qu’il donne.
error-proof-seed = Le serveur n’a pas tenu parole : { $entry } ne découle pas de sa graine et des sels des joueurs.
error-proof-order = Le serveur n’a pas tenu parole : { $entry } n’est pas l’ordre que donne la graine.
error-proof-events = Le serveur n’a pas tenu parole : { $entry } ne respecte pas l’ordre des engagements et des sels.

## Tables

error-table-unknown = Il n’y a pas de table ici ; vérifiez le lien.
error-table-private = Seuls ses joueurs peuvent voir cette table ; prenez-y place ou demandez à l’hôte.
error-table-damaged = Cette partie n’est plus lisible et a été mise de côté ; les autres tables ne sont pas touchées.
error-table-log-full = Cette table est devenue trop longue pour autre chose que la partie elle-même ; jouez-la jusqu’au bout.
error-table-seats = Cette partie a { $expected } places, mais { $given } sont décrites ; décrivez chaque place une fois.
error-table-deck-large = Une table accepte ici des paquets d’au plus { $most } cartes.
error-table-options-large = Les options d’une table, paquet compris, peuvent avoir au plus { $most } octets ; raccourcissez les noms ou le paquet.
error-table-level = Il n’y a pas de bot du niveau « { $level } » ; choisissez parmi : { $known }.
error-table-nobody = Au moins une place doit être pour une personne ; donnez-lui-en une.
error-table-begun = La partie a commencé ; ce n’était possible qu’avant.
error-table-dealing = Les cartes vont être distribuées ; patientez un instant.
error-salt-both = Envoyez un sel ou l’engagement sur un sel, pas les deux.
error-salt-late = Par deux fois, vous n’avez pas révélé le sel de votre engagement ; à cette table, vous jouez sans sel.
error-salt-other = Ce n’est pas le sel de votre engagement, ou votre engagement est antérieur à l’engagement actuel du serveur.
error-reveal-nothing = Aucun sel n’est attendu de votre part pour l’instant.
error-table-not-begun = La partie n’a pas encore commencé ; attendez les cartes.
error-table-over = La partie est finie ; demandez une revanche pour rejouer.
error-table-host = Seul l’hôte peut le faire ; demandez-lui.
error-table-not-seated = Vous n’avez pas de place à cette table ; asseyez-vous d’abord.
error-table-seated-already = Vous avez déjà une place à cette table ; quittez-la pour en prendre une autre.
error-table-seat-taken = Cette place est prise ou réservée ; choisissez-en une autre.
error-table-no-seat = Cette table n’a pas de place de numéro { $seat } ; les programmes comptent les places à partir de 0.
error-table-full = Aucune place n’est libre à cette table ; regardez, ou ouvrez-en une autre.
error-table-secret = Ce lien de place n’est pas valable ou a déjà servi ; demandez-en un nouveau à l’hôte.
error-table-name = Donnez un nom aux lettres visibles qui ne commence pas par bot:.
error-table-name-taken = Quelqu’un à cette table s’appelle déjà « { $name } », ou presque ; choisissez un nom nettement différent.
error-name-mixed = « { $name } » mélange plusieurs alphabets dans un mot ou contient des lettres rares ; écrivez chaque mot dans un seul alphabet courant.
error-name-bot = « { $name } » ressemble au nom d’un bot ; choisissez-en un autre.
error-table-waiting =
    { $count ->
        [one] Une place est encore libre ; occupez-la ou donnez-la à un bot, puis commencez.
       *[other] { $count } places sont encore libres ; occupez-les ou donnez-les à des bots, puis commencez.
    }
error-table-bot-sits = Un bot joue pour vous ; reprenez d’abord votre place.
error-move-late = La décision { $decision } est passée ; c’est maintenant la décision { $expected }. Regardez et choisissez de nouveau.
error-move-turn = Ce n’est pas votre tour ; attendez-le, ou dites d’avance ce que vous ferez.
error-premove-turn = C’est votre tour : décidez maintenant, pas d’avance.
error-undo-nothing = Vous n’avez encore rien décidé qui puisse être repris.
error-undo-informed = Quelqu’un a appris quelque chose par cette décision, et cette table ne permet pas d’autre reprise.
error-request-open = Une autre demande attend encore des réponses ; répondez-y d’abord.
error-request-none = Rien n’attend votre réponse pour l’instant.
error-vote-about = Vous ne pouvez pas voter au sujet de cette personne ; votez au sujet d’une autre qui vous fait attendre.
error-vote-early = Une place est gardée { $seconds } secondes avant que les autres puissent voter ; attendez un peu.
error-return-nothing = Aucun bot n’occupe votre place ; il n’y a rien à reprendre.
error-chat-off = Il n’y a pas de discussion à cette table.
error-chat-empty = Cette ligne ne montre rien ; écrivez quelque chose.
error-chat-muted = L’hôte vous a coupé la parole à cette table.
error-chat-fast = Vous écrivez trop vite ; attendez quelques secondes.
error-rematch-early = Une revanche est possible quand cette partie est finie.
error-rematch-made = La revanche est déjà ouverte : allez à la table { $table }.
error-not-stored = Cela n’a pas pu être enregistré et n’a pas été fait ; réessayez sous peu.
error-message-invalid = Le message est incompréhensible : { $reason }

## The server

error-game-running = La partie n’est pas finie ; ses secrets seront montrés à la fin.
error-fork-point = On peut rejouer cette partie depuis les décisions 0 à { $most } ; choisissez l’une d’elles.
error-address-unknown = Il n’y a rien à cette adresse ; voyez /api pour ce qui existe.
error-not-found = Cela n’existe pas, ou n’est pas à vous.
error-method-wrong = Cette adresse n’accepte pas cette méthode ; voyez /api.
error-content-encoding = Le corps ne doit pas être compressé ; envoyez-le sans Content-Encoding.
error-content-type = Le corps doit être du type { $expected }.
error-body-large = Le corps est trop grand ; { $most } octets sont permis.
error-head-large = Les en-têtes de la requête sont trop grands.
error-request-slow = La requête a mis trop de temps à arriver ; envoyez-la de nouveau.
error-sign-in = Le serveur ne sait pas qui vous êtes ; entrez comme invité, connectez-vous ou envoyez un jeton.
error-not-allowed = Votre connexion ne le permet pas ; utilisez un cookie ou un jeton d’une autre portée.
error-token-wrong = Ce jeton est inconnu, expiré ou révoqué ; créez-en un nouveau.
error-login-wrong = Le nom et le mot de passe ne correspondent pas ; vérifiez les deux.
error-password-wrong = Le mot de passe est incorrect ; réessayez.
error-passkey-wrong = La clé d’accès n’a pas été acceptée ; recommencez.
error-account-there = Vous avez déjà un compte.
error-account-none = Vous n’avez pas encore de compte ; créez-en un d’abord.
error-confirm-first = Confirmez d’abord que c’est bien vous, avec votre mot de passe ou une clé d’accès ; réessayez ensuite.
error-csrf = Une requête qui change quelque chose demande l’en-tête { $header } en plus du cookie.
error-origin-wrong = Cette requête vient d’une page d’un autre site, qui n’en a pas le droit.
error-host-unknown = Ce serveur ne s’appelle pas « { $host } » ; utilisez sa propre adresse ou ajoutez le nom à ses réglages.
error-too-fast = C’était trop en trop peu de temps ; attendez un instant.
error-server-busy = Le serveur traite encore vos requêtes précédentes ; réessayez dans quelques secondes.
error-too-many = Il y en a déjà trop ; fermez-en ou retirez-en.
error-server-closing = Le serveur ferme un instant ; il reviendra, et chaque partie avec lui.
error-server-fault = Quelque chose s’est mal passé ici, c’est noté dans le journal du serveur ; réessayez.
error-config-value = Un réglage n’est pas utilisable : { $reason }
error-config-file = Les réglages de { $path } ne sont pas lisibles : { $reason }
error-config-workers-database = Il faut PostgreSQL pour { $workers } processus, car SQLite n’en sert qu’un ; indiquez une base comme postgresql://…, ou n’en gardez qu’un.
error-config-workers-system = Ce système ne peut pas partager un port entre { $workers } processus ; n’en gardez qu’un, ou démarrez des serveurs sur des ports distincts derrière un proxy.
## Work in other processes and on other machines

error-extra-missing = Il faut pour cela le paquet { $package }, qui n’est pas installé ; installez Foretold avec l’extra « { $extra } ».
error-workers-lost = Un processus de travail s’est terminé avant la fin de son travail (statut { $status }) ; si la mémoire a manqué, utilisez moins de processus.
error-ray-unreachable = Aucune grappe Ray ne répond à « { $address } » ; vérifiez l’adresse et que la grappe est en marche.
error-ray-refused = La grappe Ray à « { $address } » n’est pas utilisable : { $reason }
error-ray-failed = La grappe Ray n’a pas pu faire le travail : { $reason }
