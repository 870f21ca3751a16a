### Errors: one sentence for each code, named error- and the code, saying what was expected and what to do next.
### When an error has a file, it is put before the sentence by error-in-file; the sentences themselves don't name it.

error-in-file = { $file } : { $sentence }

## Games and options

error-unknown-game = Le jeu « { $game } » n'existe pas ; choisissez parmi : { $known }.
error-option-missing = Le jeu { $game } a besoin de l'option « { $option } » : donnez-lui une valeur.
error-option-unknown = Le jeu { $game } n'a pas d'option « { $option } » ; il a celles-ci : { $known }.
error-option-value = L'option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $expected }.
error-seed-invalid = La graine « { $value } » n'est ni un entier à partir de 0 ni une suite de 64 chiffres hexadécimaux ; donnez l'un des deux, ou n'en donnez pas.
error-seat-invalid = La place « { $seat } » n'existe pas ; à { $players } joueurs, les places sont numérotées à partir de 0 : choisissez un nombre inférieur à { $players }.

## Deck files

error-deck-unreadable = Le fichier de paquet ne peut pas être lu ; vérifiez son chemin et vos droits de lecture.
error-deck-not-toml = La ligne { $line } n'est pas du TOML valide ; corrigez-la.
error-deck-key-unknown = Un fichier de paquet n'a pas d'entrée « { $key } » ; retirez-la ou corrigez son nom.
error-deck-key-missing = L'entrée « { $key } » manque ; ajoutez-la.
error-deck-key-type = L'entrée « { $key } » n'a pas le bon type ; il faut : { $expected }.
error-deck-game = Le paquet est fait pour le jeu « { $game } » ; il faut : { $expected }.
error-deck-rank-missing = Le rang « { $card } » n'a pas d'effets ; ajoutez-le sous [effects].
error-deck-rank-unknown = Le rang « { $card } » n'existe pas ; [effects] accepte 2 à 10, J, Q, K, A et rune.
error-deck-card-unknown = La carte « { $card } » n'existe pas ; écrivez le rang et la lettre de l'enseigne, comme 7S, ou bien R1 ou R2.
error-deck-effect-unknown = La carte { $card } a un effet inconnu, « { $effect } » ; utilisez take, swap, draw, reveal 2, reveal 3, reveal 4, rune, hypnosis ou eye, suivi de * s'il est obligatoire.
error-deck-suit-missing = L'enseigne « { $suit } » manque ; citez les quatre, la meilleure d'abord.
error-deck-suit-repeated = L'enseigne « { $suit } » est citée deux fois ; citez chacune une seule fois.
error-deck-suit-unknown = L'enseigne « { $suit } » n'existe pas ; les enseignes sont Clock, Mask, Scarab et Tree.
error-deck-suit-count =
    { $count ->
        [one] Le paquet a { $count } couleur, mais il en faut de 3 à 8 ; ajoutez-en.
       *[other] Le paquet a { $count } couleurs, mais il en faut de 3 à 8 ; ajoutez-en ou retirez-en.
    }
error-deck-names-count = { $key } contient { $count } noms, mais le paquet a { $needed } couleurs. Donnez un nom à chacune.
error-deck-suit-letter = La couleur « { $suit } » doit commencer par une lettre, différente de celle des autres couleurs ; renommez-la.
error-deck-face-empty = La carte { $card } n'a aucun effet ; donnez-lui-en un à quatre.
error-deck-face-full = La carte { $card } a { $count } effets, mais quatre au plus sont permis ; retirez-en.
error-deck-face-no-gain = La carte { $card } n'a pas d'effet obligatoire qui rapporte une carte ; marquez d'un * un take, draw ou reveal.
error-deck-ranks-order = Le rang « { $card } » n'est pas à sa place ; citez les rangs en nombres entiers croissants, chacun une fois.
error-deck-too-few =
    { $count ->
        [one] Le paquet a { $count } carte, mais il en faut { $needed } pour ce nombre de joueurs ; ajoutez des cartes ou jouez à moins.
       *[other] Le paquet a { $count } cartes, mais il en faut { $needed } pour ce nombre de joueurs ; ajoutez des cartes ou jouez à moins.
    }
error-deck-too-many = Le paquet a { $count } cartes, mais { $most } au plus sont permises ; retirez-en.
error-deck-language-unknown = La langue « { $key } » n'est pas connue ; les noms se donnent en en, fr, de, it et ja.

## Decks and reshuffles given as lists

error-stack-length =
    { $count ->
        [one] { $entry } cite { $count } carte, mais il en faut { $expected } ; citez chaque carte du paquet une fois.
       *[other] { $entry } cite { $count } cartes, mais il en faut { $expected } ; citez chaque carte du paquet une fois.
    }
error-stack-card-unknown = { $entry } cite « { $card } », qui n'est pas une carte de ce paquet ; corrigez-la.
error-stack-card-repeated = { $entry } cite { $card } une deuxième fois ; citez chaque carte une fois.
error-stack-type = { $entry } n'est pas une liste de cartes ; donnez, pour chaque manche ou chaque mélange, une liste de noms tels que "JM".
error-stack-too-many = { $entry } est de trop ; ce jeu en accepte { $most } au plus.
error-reshuffle-not-the-pile = { $entry } ne contient pas exactement les cartes de la défausse ; citez ces cartes, la nouvelle première carte d'abord.

## Actions

error-action-unknown = « { $action } » n'est pas une action de ce jeu ; écrivez-la comme dans la liste des actions permises.
error-action-illegal = La place { $actor } ne peut pas faire « { $action } » maintenant ; choisissez une des actions permises.
error-game-over = La partie est finie, « { $action } » n'est plus possible ; distribuez une nouvelle partie.

## Records

error-record-not-json = Ce n'est pas un document JSON : il s'interrompt ou se trompe à la ligne { $line }, colonne { $column } ; enregistrez la partie à nouveau.
error-record-format = « { $format } » n'est pas un enregistrement de Foretold ; un enregistrement commence par "format": "foretold/1".
error-record-later = L'enregistrement a le format « { $format } » d'une version plus récente de Foretold ; mettez Foretold à jour pour le lire.
error-record-field-missing = { $entry } manque dans l'enregistrement ; ajoutez-le.
error-record-field-unknown = { $entry } n'a pas sa place dans un enregistrement ; retirez-le.
error-record-field-type = { $entry } n'a pas le bon type dans l'enregistrement ; il faut : { $expected }.
error-record-options = { $entry } ne convient pas dans l'enregistrement : { $reason }
error-record-deck = { $entry } ne convient pas dans l'enregistrement : { $reason }
error-record-deck-missing = { $entry } manque : les actions continuent dans une manche dont l'enregistrement ne donne pas le paquet ; ajoutez-le.
error-record-deck-extra = { $entry } est de trop : les actions n'atteignent jamais cette manche ; retirez-le.
error-record-reshuffle-missing = { $entry } manque : les actions demandent un mélange de plus que l'enregistrement n'en donne ; ajoutez-le.
error-record-reshuffle-extra = { $entry } est de trop : les actions ne demandent jamais ce mélange ; retirez-le.
error-record-action = { $entry } est « { $action } », qui n'est pas permise à ce moment ; l'enregistrement doit contenir exactement ce qui a été demandé.
error-record-action-extra = { $entry } est « { $action } », mais la partie était déjà finie ; retirez ce qui suit la fin.
error-record-result = { $entry } ne découle pas des actions, qui mènent à { $expected } ; corrigez-le ou retirez-le.
error-record-players = { $entry } doit donner un nom par place, { $expected } en tout ; corrigez-le ou retirez-le.

## Work in other processes and on other machines

error-extra-missing = Il faut pour cela le paquet { $package }, qui n'est pas installé ; installez Foretold avec l'extra « { $extra } ».
error-workers-lost = Un processus de travail s'est terminé avant la fin de son travail (statut { $status }) ; si la mémoire a manqué, utilisez moins de processus.
error-ray-unreachable = Aucune grappe Ray ne répond à « { $address } » ; vérifiez l'adresse et que la grappe est en marche.
error-ray-refused = La grappe Ray à « { $address } » n'est pas utilisable : { $reason }
error-ray-failed = La grappe Ray n'a pas pu faire le travail : { $reason }
