### The table in the browser.

## The parts of the table

table-gallery = Rivière
table-revealed = Cartes révélées

## Cards and places

table-covered = { $card }, recouverte, colonne { $column }
table-deck = Paquet : { $count }
table-pile = Défausse : { $count }
table-pile-top = Défausse : { $count }, sur le dessus { $card }
table-pot = Pot
table-rune-card-pays = À la Révélation, elle rapporte 2 runes de plus.
table-strength = Rang
table-worth = Votre main maintenant : { $combination }, rang { $strength }.

## The card being resolved

table-steps = Effets : { $card }
table-step-done = (fait)
table-step-now = (maintenant)
table-step-next = (à venir)
table-to-gallery = rivière

## Whose decision it is

table-waits-turn = C’est à { $player } de jouer.
table-waits-take = { $player } choisit une carte à prendre.
table-waits-swap = { $player } peut échanger une carte.
table-waits-draw = { $player } peut piocher une carte.
table-waits-reveal = { $player } peut révéler des cartes.
table-waits-rune = { $player } peut prendre une rune.
table-waits-hypnosis = { $player } peut hypnotiser quelqu’un.
table-waits-eye = { $player } peut regarder les cartes de quelqu’un.
table-waits-keep = { $player } choisit la carte à garder.
table-waits-hide = { $player } choisit la carte à cacher à l’Œil.
table-waits-discard = { $player } choisit une carte à défausser.
table-waits-predict = { $player } prédit qui a la main la plus forte.
table-why-covered = Une autre carte est dessus : elle est bloquée.
table-why-all-in = Ce joueur a tout risqué et ne peut pas être visé.
table-why-pile = La défausse ne sert pas à cette table.

## Decisions ahead, undo, requests, votes

table-all-in-sure = Tout risquer ?
table-all-in-note = Vous passerez à chacun de vos tours suivants de cette manche.

## The end of a round, and of the game

table-showdown = Révélation
table-pot-shared = Dans le pot : { $pot } ; reste pour la suite : { $carry }
table-strongest = main la plus forte
table-right = juste

## Memory

table-memory-announced = Annoncé
table-memory-eye = Œil omniscient

## Conseils pour une première partie

table-hint-reveal-title = Révéler
table-hint-discard-title = Trop de cartes
table-hint-turn-title = À vous
table-hint-turn = Jouez une carte : ses effets s’appliquent de haut en bas, et ceux qui portent une étoile sont obligatoires. Ou passez : la première carte du paquet rejoint la rivière. Ou risquez tout. Arrêtez-vous sur une carte pour voir ce qu’elle fait.
table-hint-all-in-title = Tout risquer
table-hint-all-in = Qui risque tout pose sa main jusqu’à la Révélation : deux cartes rejoignent la rivière, personne ne peut plus sonder cette main, et l’on passe à chacun de ses tours suivants. Un seul joueur par manche.
table-hint-predict-title = La prédiction
table-hint-predict = Désignez qui a la main la plus forte, vous peut-être. Tous ceux qui ont raison se partagent le pot. Chaque main rapporte aussi son rang.
