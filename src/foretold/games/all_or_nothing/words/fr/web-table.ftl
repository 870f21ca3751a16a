### The table in the browser.

## The parts of the table

table-bet-cards = Cartes de pari

## Cards and places

table-trick = Pli { $trick } sur { $count }
table-trick-before = Dernier pli : { $player }
table-trump = Atout : { $colour }
table-open = ouvert
table-secret = secret

## Whose decision it is

table-waits-bet = { $player } choisit une carte de pari.
table-waits-open = { $player } dit si le pari est ouvert ou secret.
table-waits-play = { $player } choisit une carte à jouer.
table-why-follow = Fournissez la couleur demandée.

## The end of a round, and of the game

table-made = pari tenu

## Memory

table-memory-lacks = Sûrement sans

## Conseils pour une première partie

table-hint-bet-title = Votre pari
table-hint-bet = Combien de plis ferez-vous avec ces cartes ? Personne ne voit encore votre réponse. Seul le nombre exact rapporte les 3 points de plus.
table-hint-open-title = Ouvert ou secret
table-hint-open = Un pari tenu exactement rapporte 3 points, plus 2 par pli s’il est ouvert, 1 par pli s’il est secret. Manqué, un pari ouvert ne rapporte rien, un pari secret encore 1 point par pli.
table-hint-play-title = Le pli
table-hint-play = Jouez la couleur demandée si vous l’avez. Sinon, jouez ce que vous voulez : l’atout bat toutes les autres couleurs.
