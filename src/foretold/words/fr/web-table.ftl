### La table dans le navigateur : ses parties, qui décide, et ce qu'on peut faire en plus de jouer.

## The parts of the table

table-hand = Votre main
table-players = Joueurs
table-actions = Ce que vous pouvez faire
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
table-you = Vous
table-self = sa propre main
table-you-hold = Vous avez

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

## Whose decision it is

table-why-turn = Ce n’est pas à vous.
table-why-illegal = Ce choix n’est pas possible maintenant.
table-why-over = La partie est finie.
table-why-spectator = Vous regardez et n’avez pas de cartes.
table-see-rules = Ce que disent les règles

## Decisions ahead, undo, requests, votes

table-planned = À votre prochaine décision : { $action }
table-unplan = Annuler
table-undo = Annuler
table-abandon = Proposer d’arrêter la partie
table-request-undo = { $player } demande à annuler une décision.
table-request-abandon = { $player } propose d’arrêter la partie.
table-request-waits = En attente des autres.
table-agree = Accepter
table-refuse = Refuser
table-vote = { $player } est absent. Que faire ?
table-vote-wait = Attendre
table-vote-bot = Laisser jouer un bot
table-vote-end = Proposer d’arrêter la partie
table-sat-in = Un bot joue à votre place.
table-return = Je suis de retour
table-no = Non

## The end of a round, and of the game

table-round-over = La manche est finie
table-last-round = La dernière manche
table-go-on = Continuer
table-result = Résultat
table-round-short = Manche
table-total = Total
table-you-won = Vous gagnez la partie !
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
table-memory-none = Rien n’a encore été vu ni entendu.
table-memory-hands = Sûrement en main
table-in-turn = tour { $turn }

## Chat

table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-off = La discussion est fermée à cette table.
table-chat-muted = L’hôte vous a coupé la parole.
table-chat-spectator = Seuls les joueurs peuvent écrire ici.
table-phrase-hello = Bonjour !
table-phrase-luck = Bonne chance !
table-phrase-nice = Bien joué !
table-phrase-thanks = Merci !
table-phrase-think = Un instant, s’il vous plaît…
table-phrase-oops = Oups !
table-phrase-again = On remet ça ?
table-phrase-bye = Au revoir !

## Keys

table-keys = Touches
table-key-move = d’un choix à l’autre
table-key-choose = choisir
table-key-back = revenir
table-key-hand = lire la main
table-key-table = lire la table
table-key-players = lire les joueurs
table-key-log = lire ce qui s’est passé
table-key-undo = annuler
table-key-rules = ouvrir les règles au bon endroit

## Conseils pour une première partie

table-hint = Conseil
table-hint-done = Compris

## Games without words of their own

table-waits-any = { $player } décide.
