### La table dans le navigateur : ses parties, qui décide, et ce qu'on peut faire en plus de jouer.

## The parts of the table

table-gallery = Rivière
table-hand = Votre main
table-players = Joueurs
table-revealed = Cartes révélées
table-actions = Ce que vous pouvez faire
table-bet-cards = Cartes de pari
table-panel = Journal, discussion, scores et mémoire
table-log = Journal
table-chat = Discussion
table-scores = Scores
table-memory = Mémoire
table-menu = Menu
table-sound = Son
table-close = Fermer
table-rules = Règles

## Cards and places

table-card-back = Carte face cachée
table-covered = { $card }, recouverte, colonne { $column }
table-deck = Paquet : { $count }
table-pile = Défausse : { $count }
table-pile-top = Défausse : { $count }, sur le dessus { $card }
table-pot = Pot
table-rune-card-pays = À la fin de la manche, elle rapporte 2 runes de plus.
table-you = Vous
table-self = sa propre main
table-you-hold = Vous avez
table-strength = Rang
table-worth = Votre main maintenant : { $combination }, rang { $strength }.
table-trick = Pli { $trick } sur { $count }
table-trick-before = Dernier pli : { $player }
table-trump = Atout : { $colour }
table-open = ouvert
table-secret = secret

## Players

table-away = absent
table-stand-in = remplacé par un bot
table-decides = décide maintenant
table-time-left = Temps restant
table-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
table-watching = Vous regardez cette table.
table-sentence = { $text }.

## The card being resolved

table-steps = Effets : { $card }
table-step-done = (fait)
table-step-now = (maintenant)
table-step-next = (à venir)
table-to-gallery = rivière

## Whose decision it is

table-waits-turn = C'est à { $player } de jouer.
table-waits-take = { $player } choisit une carte à prendre.
table-waits-swap = { $player } peut échanger une carte.
table-waits-draw = { $player } peut piocher une carte.
table-waits-reveal = { $player } peut révéler des cartes.
table-waits-rune = { $player } peut prendre une rune.
table-waits-hypnosis = { $player } peut hypnotiser quelqu'un.
table-waits-eye = { $player } peut regarder les cartes de quelqu'un.
table-waits-keep = { $player } choisit la carte à garder.
table-waits-hide = { $player } choisit la carte à cacher à l'Œil.
table-waits-discard = { $player } choisit une carte à défausser.
table-waits-predict = { $player } prédit qui a la main la plus forte.
table-waits-bet = { $player } choisit une carte de pari.
table-waits-open = { $player } dit si le pari est ouvert ou secret.
table-waits-play = { $player } choisit une carte à jouer.
table-why-turn = Ce n'est pas à vous.
table-why-illegal = Ce choix n'est pas possible maintenant.
table-why-over = La partie est finie.
table-why-spectator = Vous regardez et n'avez pas de cartes.
table-why-covered = Une autre carte est dessus : elle est bloquée.
table-why-follow = Fournissez la couleur demandée.
table-why-all-in = Ce joueur a tout risqué et ne peut pas être visé.
table-why-pile = La défausse ne sert pas à cette table.
table-see-rules = Ce que disent les règles

## Decisions ahead, undo, requests, votes

table-planned = À votre prochaine décision : { $action }
table-unplan = Annuler
table-undo = Annuler
table-abandon = Proposer d'arrêter la partie
table-request-undo = { $player } demande à annuler une décision.
table-request-abandon = { $player } propose d'arrêter la partie.
table-request-waits = En attente des autres.
table-agree = Accepter
table-refuse = Refuser
table-vote = { $player } est absent. Que faire ?
table-vote-wait = Attendre
table-vote-bot = Laisser jouer un bot
table-vote-end = Arrêter la partie
table-sat-in = Un bot joue à votre place.
table-return = Je suis de retour
table-all-in-sure = Tout risquer ?
table-all-in-note = Vos tours suivants de cette manche seront passés.
table-no = Non

## The end of a round, and of the game

table-showdown = Révélation des mains
table-round-over = La manche est finie
table-last-round = La dernière manche
table-pot-shared = Dans le pot : { $pot } ; reste pour la suite : { $carry }
table-strongest = main la plus forte
table-right = juste
table-made = pari tenu
table-go-on = Continuer
table-result = Résultat
table-round-short = Manche
table-total = Total
table-you-won = Vous gagnez la partie !
table-won =
    { $count ->
        [one] { $players } gagne la partie.
       *[other] { $players } gagnent la partie.
    }
table-nobody-won = Personne ne gagne la partie.
table-ended-abandoned = La partie a été arrêtée.
table-rematch = Encore une partie
table-rematch-join = À la table suivante
table-see-table = Voir la table

## Memory

table-memory-off = Cette table se joue sans aide-mémoire.
table-memory-hands = Sûrement en main
table-memory-announced = Annoncé
table-memory-eye = Œil omniscient
table-memory-pile = Défausse, depuis le bas
table-memory-deck = Sûrement dans le paquet
table-memory-lacks = Sûrement sans
table-memory-tricks = Plis précédents
table-memory-out = Sûrement hors jeu
table-in-turn = tour { $turn }

## Chat

table-chat-empty = Personne n'a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-off = La discussion est fermée à cette table.
table-chat-muted = L'hôte vous a coupé la parole.
table-chat-spectator = Seuls les joueurs peuvent écrire ici.
table-phrase-hello = Bonjour !
table-phrase-luck = Bonne chance !
table-phrase-nice = Bien joué !
table-phrase-thanks = Merci !
table-phrase-think = Un instant, s'il vous plaît…
table-phrase-oops = Oups !
table-phrase-again = On remet ça ?
table-phrase-bye = Au revoir !

## Keys

table-keys = Touches
table-key-move = d'un choix à l'autre
table-key-choose = choisir
table-key-back = revenir
table-key-hand = lire la main
table-key-gallery = lire la rivière ou le pli
table-key-players = lire les joueurs
table-key-log = lire ce qui s'est passé
table-key-undo = annuler
table-key-rules = ouvrir les règles au bon endroit

## Conseils pour une première partie

table-hint = Conseil
table-hint-done = Compris
table-hint-reveal-title = Révéler
table-hint-discard-title = Trop de cartes
table-hint-turn-title = À vous
table-hint-turn = Jouez une carte : ses effets vont de haut en bas, et ceux qui ont une étoile sont obligatoires. Ou passez : la première carte du paquet va dans la rivière. Ou risquez tout. Arrêtez-vous sur une carte pour voir ce qu'elle fait.
table-hint-all-in-title = Tout risquer
table-hint-all-in = Qui risque tout pose sa main jusqu'à la révélation : deux cartes vont dans la rivière, personne ne peut plus sonder cette main, et ses tours suivants sont passés. Un seul joueur par manche.
table-hint-predict-title = La prédiction
table-hint-predict = Désignez celui qui a la main la plus forte, vous peut-être. Tous ceux qui ont raison se partagent le pot. Chaque main rapporte aussi son rang.
table-hint-bet-title = Votre pari
table-hint-bet = Combien de plis ferez-vous avec ces cartes ? Personne ne voit encore votre réponse. Seul le nombre exact rapporte les 3 points de plus.
table-hint-open-title = Ouvert ou secret
table-hint-open = Ouvert, le pari paie double, mais rien s'il est manqué. Secret, il donne 1 point par pli dans tous les cas, et 3 de plus s'il est exact.
table-hint-play-title = Le pli
table-hint-play = Jouez la couleur demandée si vous l'avez. Sinon, jouez ce que vous voulez : l'atout bat toutes les autres couleurs.
