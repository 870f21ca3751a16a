### The rules page.

## Tout ou rien

rules-all-or-nothing-lead = Dites d’avance combien de plis vous ferez. Seul un pari exact rapporte tout : secret, il est prudent ; ouvert, c’est tout ou rien.
# 1
rules-all-or-nothing-material = Les cartes
rules-all-or-nothing-material-players = On joue de trois à six.
rules-all-or-nothing-material-cards = Il y a 48 cartes, toutes utilisées quel que soit le nombre de joueurs : quatre couleurs, [i:mark-red] rouge, [i:mark-yellow] jaune, [i:mark-green] vert et [i:mark-blue] bleu, chacune avec les nombres de 1 à 12. Le 12 est le plus haut. { rules-ours }
rules-all-or-nothing-material-faces = Une carte de chaque couleur, et le dos.
rules-all-or-nothing-material-bets = Chaque joueur a sept **cartes de pari**, de 0 à 6.
rules-all-or-nothing-material-bet-cards = Les sept cartes de pari.
# 2
rules-all-or-nothing-setup = Avant chaque manche
rules-all-or-nothing-setup-rounds = Une partie compte sept manches, avec plus ou moins de cartes :
rules-all-or-nothing-setup-round = Manche
rules-all-or-nothing-setup-cards = Cartes par joueur
rules-all-or-nothing-setup-dealer = Pour la première donne, chacun tire une carte et la plus haute désigne le donneur ; si plusieurs sont aussi hautes, on tire de nouveau entre elles. { rules-ours } La table peut aussi désigner le premier donneur. Après chaque manche, la donne passe à gauche.
rules-all-or-nothing-setup-deal = Le donneur mélange les 48 cartes et en donne à chacun autant que la manche le veut.
rules-all-or-nothing-setup-trump = La carte suivante est retournée : sa couleur est l’**atout** de la manche. Toutes les autres cartes sont hors jeu jusqu’à la donne suivante.
rules-all-or-nothing-setup-example = [7G] est retourné : l’atout est vert.
# 3
rules-all-or-nothing-bets = Les paris
rules-all-or-nothing-bets-choose = Chacun choisit en secret une carte de pari : le nombre de plis qu’il pense faire. De 0 à 6, tout est permis à chaque manche, même plus que la manche ne compte de plis. { rules-ours }
rules-all-or-nothing-bets-say = Puis chaque joueur, en commençant à gauche du donneur, dit si son pari est [i:bet-open] **ouvert** ou [i:bet-secret] **secret**. On entend les réponses dans cet ordre ; on ne voit encore aucun nombre.
rules-all-or-nothing-bets-turn = Quand tous ont parlé, les paris ouverts sont retournés ensemble. Les secrets restent cachés jusqu’au décompte de la manche.
rules-all-or-nothing-bets-example = Ada et Grace parient ouvertement : 2 et 0. Les paris d’Emmy et de Sofja sont secrets.
# 4
rules-all-or-nothing-tricks = Les plis
rules-all-or-nothing-tricks-lead = Le voisin de gauche du donneur entame le premier pli. Chacun joue une carte à son tour. Qui remporte le pli entame le suivant, jusqu’à ce que toutes les cartes soient jouées. { rules-ours }
rules-all-or-nothing-follow = Fournir la couleur
rules-all-or-nothing-follow-must = Si vous avez une carte de la couleur demandée, vous devez en jouer une. Cela vaut aussi pour l’atout.
rules-all-or-nothing-follow-free = Si vous n’en avez pas, vous êtes libre : jouez un atout ou défaussez-vous d’une carte de n’importe quelle autre couleur.
rules-all-or-nothing-winner = Qui remporte le pli
rules-all-or-nothing-winner-about = L’atout le plus haut l’emporte. Si personne n’a joué d’atout, c’est la carte la plus haute de la couleur demandée.
rules-all-or-nothing-winner-trump = L’atout est vert. Ada entame [5R], Emmy fournit [11R], Grace n’a pas de rouge et se défausse de [12B], Sofja n’en a pas non plus et joue un atout : [2G] remporte le pli.
rules-all-or-nothing-winner-plain = L’atout est vert, mais personne n’en joue. La plus haute carte rouge, [11R], remporte le pli ; [12B] est plus haut, mais pas de la couleur demandée.
# 5
rules-all-or-nothing-score = Le décompte
rules-all-or-nothing-score-about = Quand toutes les cartes sont jouées, on montre les paris secrets et chacun marque des points :
rules-all-or-nothing-score-bet = Pari
rules-all-or-nothing-score-made = tenu exactement
rules-all-or-nothing-score-missed = manqué
rules-all-or-nothing-score-secret-made = 1 par pli + 3
rules-all-or-nothing-score-secret-missed = 1 par pli
rules-all-or-nothing-score-open-made = 2 par pli + 3
rules-all-or-nothing-score-open-missed = 0
rules-all-or-nothing-score-example = Une manche à quatre avec six cartes :
rules-all-or-nothing-score-tricks = Plis
rules-all-or-nothing-score-points = Points
rules-all-or-nothing-score-near = Un exemple : qui parie 3 et fait 4 plis marque 4 points si le pari était secret, aucun s’il était ouvert. Avec 3 plis exactement, le pari secret aurait rapporté 3 + 3 = 6 points, le pari ouvert 2 × 3 + 3 = 9.
rules-all-or-nothing-score-win = Après la dernière manche, celui qui a le plus de points gagne ; ceux qui en ont autant gagnent ensemble. { rules-ours }
# 6
rules-all-or-nothing-options = Options
rules-all-or-nothing-options-about = Celui qui ouvre la table les choisit. La table les montre avant le début de la partie.
rules-all-or-nothing-options-players = Le nombre de joueurs.
rules-all-or-nothing-options-rounds = Le nombre de manches. Les cartes continuent de la même façon, 6 5 4 3 4 5, puis de nouveau à partir de 6 : la huitième manche en a 5. { rules-ours }
rules-all-or-nothing-options-target = La partie finit après la première manche où quelqu’un a ce nombre de points, et au plus tard après la manche 37. Le nombre de manches ne compte alors pas. { rules-ours }
rules-all-or-nothing-options-target-values = 1 ou plus
rules-all-or-nothing-options-none = aucun
rules-all-or-nothing-options-drawn = tirée au sort
rules-all-or-nothing-options-dealer = La place qui donne à la manche 1. Pour une revanche, c’est la suivante. { rules-ours }
rules-all-or-nothing-options-deck = D’autres couleurs ou d’autres nombres, dans un **fichier de paquet** : de 3 à 8 couleurs dont les noms commencent par des lettres différentes, des nombres entiers du plus bas au plus haut, et au moins six cartes par joueur plus une. Les paris restent de 0 à 6.
# 7
rules-all-or-nothing-decisions = Les décisions et leur notation
rules-all-or-nothing-decisions-about = Les parties enregistrées, le terminal et les programmes notent chaque décision en abrégé. Une carte se note par son nombre et la première lettre de sa couleur en anglais, R, Y, G ou B : [7B] est 7B.
rules-all-or-nothing-decisions-bet = le pari, en secret ; demandé à partir de la gauche du donneur
rules-all-or-nothing-decisions-open = si le pari est ouvert ou secret
rules-all-or-nothing-decisions-play = une carte pour le pli ; la dernière d’une main aussi
rules-all-or-nothing-decisions-who-all = chacun
rules-all-or-nothing-decisions-who-turn = joueur dont c’est le tour
rules-all-or-nothing-decisions-memory = On peut revoir le pli qui précède le pli en cours. Les plis plus anciens restent fermés, et il faut se souvenir de qui n’a pas pu fournir quelle couleur ; si la table a l’aide-mémoire, elle le montre. Le résultat de la dernière manche peut être revu à tout moment.
rules-all-or-nothing-decisions-record = Dans une partie enregistrée, un paquet mélangé est noté dans l’ordre de la donne : les cartes de la première place, celles de la deuxième et ainsi de suite, la carte d’atout, puis le reste.
