### Le client web.

## Titles and descriptions of its pages, also for shared links

web-title-home = Foretold – jeux de cartes et de prédiction
web-about-home = Jouez à All In – Predictions et à Tout ou rien dans le navigateur : tout de suite contre des bots, ou entre amis par un lien. Gratuit, sans compte.
web-title-new = Nouvelle table – Foretold
web-about-new = Choisissez un jeu, ses options, les joueurs et les bots, puis envoyez le lien à vos amis.
web-title-lobby = Salon – Foretold
web-about-lobby = Des tables qui attendent des joueurs, et des parties à regarder.
web-title-games = Mes parties – Foretold
web-about-games = Vos parties : d’abord celles qui vous attendent.
web-title-me = Compte – Foretold
web-about-me = Connexion, clés d’accès et clés pour des programmes.
web-title-learn = Apprendre à jouer – Foretold
web-about-learn = Les deux jeux en quelques phrases, et une première partie contre un adversaire indulgent.
web-title-rules = Règles – Foretold
web-about-rules = Les règles de All In – Predictions et de Tout ou rien.
web-title-replays = Parties à revoir – Foretold
web-about-replays = Vos parties terminées, à revoir.
web-title-table = Une place vous attend à une table – Foretold
web-about-table = Prenez place et jouez, directement dans le navigateur : sans compte, rien à installer.
web-title-game = Une partie terminée – Foretold
web-about-game = Le déroulement de la partie, toutes cartes sur table.
web-title-nowhere = Page introuvable – Foretold
web-about-nowhere = Le lien est peut-être mal copié, ou ce qui était ici n’existe plus. Tout le reste se trouve à partir d’ici.

## Everywhere

web-nav = Pages principales
web-nav-home = Jouer
web-nav-lobby = Salon
web-nav-games = Mes parties
web-nav-learn = Apprendre
web-nav-me = Compte
web-skip = Aller au contenu
web-loading = Un instant…
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-done = Enregistré.
web-remove = Retirer
web-remove-named = Retirer { $name }
web-all = Tout voir
web-copy = Copier
web-copied = Copié
web-share = Partager
web-nowhere = Il n’y a rien à cette adresse.
web-reconnecting = La connexion est perdue. Nouvel essai…
web-error-unreachable = Le serveur est injoignable ; vérifiez la connexion et réessayez.
web-offline = Vous êtes hors ligne
web-offline-about = Les règles du jeu et les parties terminées que vous avez déjà regardées restent accessibles.
web-offline-again = Réessayer
web-guest = Invité

## Settings

web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-auto = Automatique
web-theme-dark = Nuit
web-theme-light = Jour
web-your-name = Votre nom
web-motion-less = Moins de mouvement
web-sound = Son
web-hints = Conseils à la table
web-hints-about = Chaque effet et chaque sorte de décision sont expliqués une fois, quand ils se présentent pour la première fois. Réactivés, les conseils reviennent tous.
web-notify = Me prévenir dans un autre onglet quand c’est mon tour
web-notify-denied = Votre navigateur n’autorise pas les notifications de cette page.

## Home

web-hero = Qui a la main la plus forte ?
web-hero-about = Des jeux de cartes où il faut voir juste à l’avance. Rassemblez des cartes au vu de tous, percez les autres à jour et pariez sur la suite.
web-opponents = Niveau des bots
web-play-now = Jouer
web-play-friends = Entre amis
web-more-options = Options
web-dealing = On distribue les cartes…
web-join = Rejoindre une table
web-join-link = Lien ou code
web-join-go = Rejoindre
web-join-wrong = Ce n’est pas le lien d’une table ; un tel lien contient /t/.
web-learn-about = Jamais joué ? Quelques phrases suffisent pour une première partie ; la table vous dit le reste.
web-learn-go = Comment jouer
web-replays = Parties à revoir

## Tables in lists

web-line-your-turn = À vous
web-line-over = Terminée
web-line-playing = En cours
web-line-free =
    { $count ->
        [0] Complète
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-lobby-waiting = En attente de joueurs
web-lobby-going = À regarder
web-lobby-empty = Aucune table ouverte pour l’instant. Ouvrez-en une : les autres la trouveront ici.
web-games-turn = À vous de jouer
web-games-going = En cours
web-games-over = Terminées
web-games-empty = Vous n’avez pas encore joué ici.
web-games-export = Télécharger toutes les parties terminées
web-replays-empty = Vos parties terminées se trouveront ici.
web-verify = Vérifier les cartes

## A new table

web-new-table = Nouvelle table
web-game = Jeu
web-how-many = Joueurs
web-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-seats = Places
web-seat-number = Place { $seat }
web-seat-for = Place { $seat }
web-seat-person = Un joueur
web-seat-person-link = Un joueur, par le lien
web-seat-bot = Bot : { $level }
web-fill-bots = Des bots partout
web-fill-people = Des joueurs partout
web-options = Options
web-option-drawn = tirée au sort
web-deck-usual = le paquet d’origine
web-deck-choose = Choisir un fichier
web-deck-chosen =
    { $count ->
        [one] { $name } ({ $count } carte)
       *[other] { $name } ({ $count } cartes)
    }
web-deck-unnamed = sans nom
web-deck-usual-again = Revenir au paquet d’origine
web-deck-about = Un fichier TOML qui dit quelles cartes il y a et ce qu’elles font.
web-deck-large = Le fichier est trop grand pour un paquet ; 64 ko sont permis.
web-table = Table
web-clock = Temps de réflexion
web-clock-none = Sans limite de temps
web-clock-decision = { $seconds } secondes par décision
web-clock-bank = { $minutes } minutes par joueur, +{ $increment } s par décision
web-clock-days =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
web-timeout-bot = Temps écoulé : un bot décide
web-listed = Montrer la table dans le salon
web-listed-about = Sinon, seuls ceux qui ont le lien la trouvent.
web-memory = Aide-mémoire
web-memory-about = La table retient ce qu’on a vu et entendu de chacun. La défausse reste fermée.
web-undo = On peut annuler une décision
web-undo-about = Tout de suite tant que personne n’en a rien appris ; ensuite, si tout le monde est d’accord.
web-spectators = Spectateurs bienvenus
web-chat = Discussion
web-open-table = Ouvrir la table

## The waiting room

web-invite-title = Invitez les autres
web-invite-link = Envoyez ce lien
web-sit-title = Prendre place
web-sit = Prendre place
web-sit-here = Prendre cette place
web-sit-full = Toutes les places sont prises. Vous pourrez regarder dès le début de la partie, si la table le permet.
web-sit-kept = Les places libres sont réservées aux invités. Si l’une est la vôtre, prenez place.
web-seat-free = Libre
web-seat-kept = Réservée
web-seat-you = vous
web-seat-host = hôte
web-seat-away = absent
web-seat-link = Lien de la place
web-seat-link-for = Lien réservé à la place { $seat }
web-begin = Distribuer les cartes
web-leave = Quitter la place
web-name-why = Les autres voient ce nom. Un compte n’est pas nécessaire.
web-waiting-free =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-waiting-ready = Tout le monde est là.
web-void = Un nombre aléatoire pour le mélange n’a pas été révélé à temps ({ $players }). Cette donne est annulée ; distribuez à nouveau.
web-table-closed = Impossible d’ouvrir cette table

## A finished game

web-finished = Une partie terminée
web-result-won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
web-result-nobody = Personne ne gagne.
web-record = Télécharger l’enregistrement
web-play-again = Rejouer

## The account

web-me-hello = Bonjour, { $name }
web-me-why = Vous jouez sans compte, en tant qu’invité sur ce navigateur. Avec un compte, vous retrouvez vos parties sur tous vos appareils.
web-me-which = Nouveau compte ou connexion
web-account = Compte
web-account-new = Nouveau compte
web-account-name = Nom
web-account-make = Créer le compte
web-account-passkey = Avec une clé d’accès
web-sign-in = Se connecter
web-sign-in-passkey = Se connecter avec une clé d’accès
web-sign-out = Se déconnecter
web-password = Mot de passe
web-password-length = Au moins 8 caractères
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-tokens = Révoquer aussi toutes les clés pour des programmes
web-delete = Supprimer le compte
web-delete-sure = Supprimer pour de bon ? Les parties terminées restent, avec les noms d’alors.
web-delete-yes = Oui, supprimer
web-confirm = Confirmez que c’est vous
web-confirm-why = Ceci change qui peut utiliser votre compte. La question revient au bout de cinq minutes.
web-confirm-yes = Confirmer
web-confirm-passkey = Avec une clé d’accès
web-sessions = Appareils connectés
web-sessions-about = Déconnectez ce que vous ne reconnaissez pas, puis changez de mot de passe. Un appareil reste connu après la déconnexion : si d’autres essaient de faux mots de passe, vous pouvez toujours vous y connecter.
web-session-device = { $browser } sur { $system }
web-session-unknown = Navigateur inconnu
web-session-here = cet appareil
web-session-times = connexion : { $begun }, dernier usage : { $seen }
web-session-remembered = déconnecté, dernier usage : { $seen }
web-session-end = Déconnecter
web-session-end-named = Déconnecter { $name }
web-session-forget = Oublier
web-session-forget-named = Oublier { $name }
web-sessions-others = Déconnecter partout ailleurs
web-passkeys = Clés d’accès
web-passkeys-about = Connectez-vous par empreinte, visage ou code de votre appareil, sans mot de passe.
web-passkey-name = Nom de l’appareil
web-passkey-add = Ajouter une clé d’accès
web-passkey-none = Aucune clé d’accès n’a été choisie.
web-passkey-unknown = Ce navigateur n’accepte les clés d’accès que sur des pages sécurisées (https).
web-tokens = Clés pour des programmes
web-tokens-about = Votre propre bot se connecte avec une telle clé.
web-api = L’API
web-token-name = À quoi elle servira
web-token-scope = Elle permet de
web-token-play = jouer pour moi
web-token-read = lire seulement
web-token-make = Créer une clé
web-token-secret = La clé ; elle n’est montrée qu’une fois

## Learning

web-learn-try = Une première partie
web-learn-rules = Toutes les règles
