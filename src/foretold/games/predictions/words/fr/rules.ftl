### The rules page.

## All In – Predictions

rules-predictions-lead = Composez une main forte de cinq cartes sous les yeux de tous, devinez ce que tiennent les autres et, à la fin de la manche, dites qui a la main la plus forte.
# 1
rules-predictions-material = Cartes, runes et jetons
rules-predictions-material-players = On joue de deux à cinq.
rules-predictions-material-cards = Il y a 54 cartes. Chacune des quatre couleurs en compte treize : du 2 au 10, le Valet, la Dame, le Roi et l’As. Les deux **cartes Rune** n’appartiennent à aucune couleur.
rules-predictions-material-faces = Une carte de chaque couleur, une carte Rune et le dos. Les symboles sur le côté sont les effets de la carte ; une étoile marque ceux qui sont obligatoires.
rules-predictions-material-suits = Les couleurs ont un ordre, qui ne compte que si deux mains sont égales par ailleurs : l’[i:suit-clock] Horloge est la meilleure, puis viennent le [i:suit-mask] Masque, le [i:suit-scarab] Scarabée et l’[i:suit-tree] Arbre. { rules-ours }
rules-predictions-material-runes = Les **runes** sont les points. Il y a 50 jetons : 29 de 1, 14 de 5 et 7 de 10, soit 169 en tout. S’ils venaient à manquer, les gains seraient versés quand même. { rules-ours }
rules-predictions-material-tokens = Des runes de 1, 5 et 10, et un jeton Prédiction.
rules-predictions-material-aid = L’**aide de jeu** donne la liste des combinaisons. Ses faces A et B donnent à deux d’entre elles un rang différent ([#score Révélation]) ; tout le monde joue avec la même face. Jouez vos premières parties avec la face A avant d’essayer la face B.
rules-predictions-material-token = Chaque joueur a un **jeton Prédiction**.
# 2
rules-predictions-setup = Avant chaque manche
rules-predictions-setup-rounds = Une partie se joue en trois manches. Chacune commence ainsi :
rules-predictions-setup-deal = On mélange les 54 cartes et chacun en reçoit cinq. Les autres forment le paquet, face cachée.
rules-predictions-setup-gallery = Les deux premières cartes du paquet vont face visible dans les deux premières colonnes de la rivière.
rules-predictions-setup-pot = On met des runes dans le pot, en plus de ce qui a pu y rester.
rules-predictions-setup-token = Chacun reprend son jeton Prédiction.
rules-predictions-setup-seer = Seulement avec la variante [#options Pile de défausse modifiée] : une carte de plus est retournée et commence la défausse.
rules-predictions-setup-sizes = La taille de la rivière et le nombre de runes ajoutées dépendent du nombre de joueurs :
rules-predictions-setup-players = Joueurs
rules-predictions-setup-columns = Colonnes
rules-predictions-setup-limit = Cartes quand elle est pleine
rules-predictions-setup-runes = Runes aux manches 1, 2, 3
rules-predictions-setup-start = La rivière à trois joueurs au début d’une manche : cinq colonnes, avec de la place pour deux cartes chacune.
rules-predictions-setup-first = La première manche est commencée par le voisin de gauche du donneur. À nos tables, il n’y a pas de donneur : le serveur tire au sort qui commence, et pour une revanche c’est au tour de la place suivante, sauf si la table en décide autrement. { rules-ours } Une manche suivante est commencée par celui qui a le moins de runes ; si plusieurs en ont aussi peu, par celui d’entre eux qui avait la main la plus faible à la manche précédente.
# 3
rules-predictions-turn = Votre tour : 1 action parmi 3
rules-predictions-turn-about = On joue à tour de rôle, dans le sens horaire. À votre tour, vous faites exactement 1 action parmi 3 : jouer une carte, passer ou tout risquer.
rules-predictions-play = Jouer une carte
rules-predictions-playing-effects = Posez une carte de votre main face visible devant vous et appliquez ses effets de haut en bas. Ceux qui portent une étoile [i:star] sont obligatoires ; les autres, vous les faites ou non.
rules-predictions-playing-last = Une fois les effets terminés et votre main revenue à cinq cartes, la carte jouée va dans la [#gallery rivière].
rules-predictions-playing-example = Vous jouez [JM]. Son premier effet porte une étoile : vous prenez une carte de la rivière, ici [9C]. Le second est à votre choix : vous piochez une carte. Cela fait six cartes ; l’une d’elles va à la défausse. Pour finir, la carte jouée, [JM], va dans la rivière.
rules-predictions-discard = Revenir à cinq cartes
rules-predictions-discard-about = Si vous avez plus de cinq cartes après les effets, vous défaussez jusqu’à n’en avoir que cinq. Vous choisissez lesquelles, et dans quel ordre. Elles vont face visible sur la défausse, au vu de tous. Quoi qu’il arrive, vous finissez votre tour avec exactement cinq cartes en main.
rules-predictions-pass = Passer
rules-predictions-pass-about = La première carte du paquet va face visible dans la rivière. Votre main ne change pas, et vous restez dans la manche.
rules-predictions-all-in = Tout risquer
rules-predictions-all-in-once = Un seul joueur peut le faire dans une manche, et une seule fois. Vous posez votre main face cachée ; les deux premières cartes du paquet vont face visible dans la rivière, l’une après l’autre. S’il n’y a de la place que pour une, une seule y va. { rules-ours }
rules-predictions-all-in-after = Jusqu’à la fin de la manche, personne ne peut viser votre main avec l’[#hypnosis Hypnose] ni avec l’[#eye Œil omniscient], et elle ne change plus : à chacun de vos tours suivants, vous passez automatiquement.
rules-predictions-end = Quand les tours sont finis
rules-predictions-end-full = Si la rivière est pleine à la fin d’un tour, on passe aux [#predictions prédictions]. Sinon, c’est au joueur de gauche.
rules-predictions-end-limit = Aucune manche ne dure éternellement : après 20 tours par joueur (40 à deux, 100 à cinq), on passe aux prédictions à la fin de ce tour, que la rivière soit pleine ou non. Les tours passés automatiquement comptent aussi. { rules-ours }
# 4
rules-predictions-gallery = Rivière, paquet et défausse
rules-predictions-gallery-enter = Une carte qui arrive dans la rivière va à l’emplacement vide le plus à gauche de la première rangée. Quand celle-ci n’a plus de trou, elle va à l’emplacement vide le plus à gauche de la seconde, sur la carte qui s’y trouve.
rules-predictions-gallery-gap = Quelqu’un a pris une carte de la première rangée. La carte suivante, [KS], comble ce trou avant que la seconde rangée ne continue.
rules-predictions-gallery-covered = Une carte **recouverte** reste visible, mais elle est bloquée : tant que l’autre est dessus, on ne peut ni la prendre ni l’échanger. La carte du dessus de chaque colonne est **non recouverte**.
rules-predictions-gallery-pile = De la défausse, on ne peut regarder que la carte du dessus, et avec [#options En aveugle], pas même celle-ci. Chacun peut savoir combien de cartes comptent le paquet, la défausse et les mains.
rules-predictions-gallery-empty = Si l’on a besoin d’une carte du paquet et qu’il est vide, on mélange la défausse pour en faire un nouveau paquet, à ce moment-là et pas avant. { rules-ours } Avec [#options Pile de défausse modifiée], la carte du dessus est mélangée aussi, et aucune autre ne recommence la pile.
# 5
rules-predictions-effects = Les effets
rules-predictions-effects-about = Il y a sept sortes d’effets. [#deck Ce que fait chaque carte] est indiqué plus bas. Un effet impossible, parce qu’aucune carte n’est accessible ou que personne ne peut être visé, est ignoré, avec ou sans étoile. { rules-ours }
rules-predictions-take-about = Vous prenez en main une carte non recouverte de la rivière. Avec [#options Pile de défausse modifiée], ce peut être à la place la carte du dessus de la défausse.
rules-predictions-take-sees = Tout le monde voit quelle carte vous prenez.
rules-predictions-swap-about = Une carte de votre main et une carte non recouverte de la rivière changent de place : la vôtre reste là où était l’autre. Avec [#options Pile de défausse modifiée], vous pouvez échanger à la place avec la carte du dessus de la défausse.
rules-predictions-swap-sees = Tout le monde voit les deux cartes.
rules-predictions-draw-about = La première carte du paquet va dans votre main.
rules-predictions-draw-sees = Vous seul la voyez.
rules-predictions-reveal = révéler 3, 4 ou 5
rules-predictions-reveal-about = Vous retournez autant de cartes du dessus du paquet que l’indique le symbole : [i:effect-reveal-3] trois, [i:effect-reveal-4] quatre ou [i:effect-reveal-5] cinq. Celle que vous choisissez va dans votre main, les autres sur la défausse, face visible, dans l’ordre où elles ont été retournées. { rules-ours } Si le paquet s’épuise au milieu, on mélange la défausse pour en faire un nouveau, et vous continuez.
rules-predictions-reveal-sees = Tout le monde voit toutes les cartes, et celle que vous gardez. Avec [#options En aveugle], vous seul les voyez, et les autres vont face cachée sur la défausse.
rules-predictions-rune-about = Vous recevez une rune de la réserve.
rules-predictions-rune-sees = Tout le monde le voit.
rules-predictions-hypnosis-about = Vous choisissez un adversaire qui n’a pas tout risqué. Il dit à voix haute quelle est, à ce moment, la plus forte combinaison de sa main, ou qu’il n’en a pas. Il n’en dit que le nom, sans valeur ni couleur. { rules-ours }
rules-predictions-hypnosis-sees = Tout le monde l’entend.
rules-predictions-eye-about = Vous choisissez un adversaire qui n’a pas tout risqué. Il cache une carte de sa main, celle qu’il veut, et vous montre les quatre autres.
rules-predictions-eye-sees = Vous seul voyez les quatre cartes ; les autres voient que cela a lieu.
# 6
rules-predictions-predictions = Prédictions
rules-predictions-predictions-about = Quand les tours sont finis, chacun prédit qui a la main la plus forte. On peut se désigner soi-même.
rules-predictions-predictions-many = **De trois à cinq joueurs :** l’un après l’autre et ouvertement, en commençant par le voisin de gauche de celui qui a joué le dernier tour.
rules-predictions-predictions-two = **À deux :** chacun choisit en secret, en même temps, puis on retourne les deux jetons. Ici, les réponses sont données l’une après l’autre, mais personne n’apprend la première avant que la seconde ne soit donnée.
rules-predictions-predictions-example = Emmy a joué le dernier tour : Grace prédit donc la première, puis Ada, puis Emmy.
# 7
rules-predictions-score = Révélation et décompte
rules-predictions-score-show = On montre toutes les mains l’une après l’autre, dans l’ordre des prédictions : le voisin de gauche de celui qui a joué le dernier tour commence. { rules-ours } Ce qui compte, c’est la meilleure combinaison des cartes qui ne sont pas des cartes Rune ; une combinaison de cinq cartes en demande donc cinq.
rules-predictions-score-combination = Combinaison
rules-predictions-score-side-a = Face A
rules-predictions-score-side-b = Face B
rules-predictions-score-strength = Ce nombre est le **rang**. Il dit quelle main est la plus forte, et c’est ce que la main rapporte. Sur la face B, le full et la quinte échangent leurs rangs.
rules-predictions-score-straight-flush = cinq cartes qui se suivent, d’une même couleur
rules-predictions-score-four = quatre cartes de même valeur
rules-predictions-score-full-house = trois cartes d’une valeur et deux d’une autre
rules-predictions-score-flush = cinq cartes d’une même couleur
rules-predictions-score-straight = cinq cartes qui se suivent
rules-predictions-score-three = trois cartes de même valeur
rules-predictions-score-two-pairs = deux cartes d’une valeur et deux d’une autre
rules-predictions-score-pair = deux cartes de même valeur
rules-predictions-score-nothing = rien de tout cela
rules-predictions-score-ace = Dans une suite, l’As est au-dessus du Roi ([10M] [JM] [QM] [KM] [AM]) ou au-dessous du 2 ([AC] [2C] [3C] [4C] [5C]) : il compte alors pour 1, et le 5 est la carte la plus haute. Il n’est jamais au milieu : Roi, As, 2 n’est pas une suite.
rules-predictions-ties = Combinaisons égales
rules-predictions-ties-key = De deux mains de même rang, la plus forte est celle dont la **carte clé** est la plus haute : la plus haute des cartes qui forment la combinaison.
rules-predictions-ties-full-house = Full : seul le brelan compte.
rules-predictions-ties-two-pairs = Double paire : la plus haute des deux paires compte.
rules-predictions-ties-low = Quinte qui commence par un As : le 5 compte.
rules-predictions-ties-nothing = Rien : la carte la plus haute de la main compte. { rules-ours }
rules-predictions-ties-suit = Si les cartes clés ont la même valeur, la meilleure couleur décide : pour chaque main, la meilleure couleur parmi les cartes de cette valeur dans la combinaison. { rules-ours } Les cartes hors de la combinaison ne comptent jamais.
rules-predictions-ties-example = Toutes deux ont une double paire, et leur plus haute paire est une paire de neuf. Parmi ceux d’Ada, il y a une Horloge ; Emmy a au mieux un Masque : la main d’Ada est la plus forte. Peu importe que l’autre paire d’Emmy soit plus haute, et peu importe son As.
rules-predictions-ties-always = Deux mains ne sont donc jamais égales. Le même ordre tranche toute égalité entre mains : qui commence la manche suivante, et qui gagne après la dernière. { rules-ours }
rules-predictions-pay = Ce que l’on gagne
rules-predictions-pay-pot = **Le pot.** Tous ceux qui ont désigné la main la plus forte se partagent le pot à parts égales, arrondies vers le bas. Le reste demeure dans le pot pour la manche suivante, et le pot entier si personne n’a vu juste. Après la dernière manche, il est perdu.
rules-predictions-pay-hands = **Les mains.** Chacun reçoit en runes le rang de sa main.
rules-predictions-pay-rune-cards = **Les cartes Rune.** Chaque carte Rune en main rapporte 2 runes de plus.
rules-predictions-pay-example = Trois joueuses, face A, 7 runes dans le pot. Ada a la main la plus forte. Ada et Grace l’ont désignée et reçoivent 3 runes chacune ; 1 reste dans le pot.
rules-predictions-pay-hand = Main
rules-predictions-pay-predicted = A prédit
rules-predictions-pay-runes = Runes
rules-predictions-pay-ada = 3 + 4 = 7
rules-predictions-pay-emmy = 3
rules-predictions-pay-grace = 3 + 1 + 2 = 6
rules-predictions-win = Qui gagne
rules-predictions-win-about = Après la troisième manche, celui qui a le plus de runes gagne. Si plusieurs en ont autant, c’est celui d’entre eux qui avait la main la plus forte à la dernière manche. Avec [#options Héritiers des Prophètes], une manche de plus en décide.
# 8
rules-predictions-options = Options
rules-predictions-options-about = Celui qui ouvre la table les choisit. La table les montre avant le début de la partie.
rules-predictions-options-players = Le nombre de joueurs. Il décide de la taille de la rivière et du pot.
rules-predictions-options-side-a = Full 6, quinte 4.
rules-predictions-options-side-b = Full 4, quinte 6.
rules-predictions-options-open = Tout se passe comme le dit cette page.
rules-predictions-options-seer = La défausse commence par une carte face visible. Prendre et échanger peuvent se servir de la carte du dessus de la défausse au lieu d’une carte de la rivière ; une carte donnée en échange en devient le nouveau dessus.
rules-predictions-options-blind = On défausse face cachée, et personne ne regarde la pile. Révéler ne montre les cartes qu’à vous, et celles que vous ne gardez pas vont face cachée sur la défausse.
rules-predictions-options-heirs = Si plusieurs sont en tête à égalité après la troisième manche, on en joue une de plus, avec 10 runes ajoutées à ce que contient le pot. Tous jouent cette manche, pas seulement ceux qui sont en tête. { rules-ours } Si l’égalité demeure, personne ne gagne.
rules-predictions-options-first = La place qui commence la manche 1. { rules-ours }
rules-predictions-options-drawn = tirée au sort
rules-predictions-options-deck = D’autres effets sur les cartes : voir [#deck Ce que fait chaque carte].
# 9
rules-predictions-deck = Ce que fait chaque carte
rules-predictions-deck-built-in = Les règles imprimées expliquent les effets, mais pas quelle carte porte lesquels. Dans le paquet d’origine, les quatre cartes d’une même valeur ont les mêmes effets. { rules-ours } De haut en bas, avec une étoile pour ceux qui sont obligatoires :
rules-predictions-deck-file = Les effets ne sont pas figés : ils se trouvent dans un **fichier de paquet**, pour que l’on puisse jouer avec les faces de son propre jeu. Il donne les effets de chaque valeur de haut en bas (* est l’étoile), au besoin ceux d’une seule carte, et les couleurs, la meilleure d’abord :
rules-predictions-deck-checks = Les cartes imprimées révèlent 3, 4 ou 5 cartes ; un fichier peut aller de 2 à 5. { rules-ours } Un fichier est refusé, avec la carte et la raison, s’il est fait pour un autre jeu ; s’il manque une valeur ou une couleur, qu’une couleur y figure deux fois, ou qu’une valeur, une carte ou un effet est inconnu ; si une carte n’a aucun effet ou plus de quatre ; ou si elle n’a aucun effet étoilé qui apporte une carte (prendre, piocher ou révéler), car un tour ne pourrait alors pas finir avec cinq cartes. { rules-ours }
# 10
rules-predictions-decisions = Les décisions et leur notation
rules-predictions-decisions-about = Les parties enregistrées, le terminal et les programmes notent chaque décision en abrégé. Cette notation compte places et colonnes à partir de 0 ; partout ailleurs, on les compte à partir de 1. Une carte se note par sa valeur et la lettre de sa couleur, C, M, S ou T : [JM] est JM. Les cartes Rune sont R1 et R2.
rules-predictions-decisions-turn = que faire à son tour
rules-predictions-decisions-effect = faire un effet, ou y renoncer s’il n’a pas d’étoile
rules-predictions-decisions-keep = quelle carte révélée garder
rules-predictions-decisions-hide = quelle carte cacher à l’Œil
rules-predictions-decisions-discard = une carte de trop, une à la fois ; la dernière est sur le dessus
rules-predictions-decisions-predict = la prédiction
rules-predictions-decisions-who-turn = joueur dont c’est le tour
rules-predictions-decisions-who-target = joueur visé par l’Œil
rules-predictions-decisions-who-all = chacun
rules-predictions-decisions-asked = Certaines choses se font sans question : piocher, révéler et rune avec une étoile, les tours passés par celui qui a tout risqué, et l’abandon de ce qui est impossible. Tout le reste est demandé, même s’il n’y a qu’une réponse.
rules-predictions-decisions-memory = On peut regarder à tout moment ce qui est sur la table, mais personne ne consulte le contenu de la défausse. Il faut se souvenir de ce que l’on a vu ou entendu auparavant : les cartes entrées dans les mains au vu de tous, les quatre cartes d’un Œil, les annonces. Si la table a l’aide-mémoire, elle les montre jusqu’à la fin de la manche, mais jamais la liste de la défausse. Le résultat de la dernière manche peut être revu à tout moment.
rules-predictions-decisions-record = Dans une partie enregistrée, un paquet mélangé est noté dans l’ordre de la donne : les cinq cartes de la première place, celles de la deuxième et ainsi de suite, les deux de la rivière, avec Pile de défausse modifiée celle de la défausse, puis le paquet à partir du dessus.
rules-at-gallery = rivière
