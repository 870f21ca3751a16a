### Une partie dans le terminal : la table en mots, les questions, les choix et les commandes.

## Lists

play-list-more = { $list }, { $next }
play-list-last = { $list } et { $next }
play-list-also = { $list } ; { $next }
play-list-sentence = { $list } { $next }
play-note = { $choice } : { $note }
play-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## Players

play-you = vous
play-bot = { $level } { $seat }

## Cards

play-rank-number = le { $number }
play-rank-j = le Valet
play-rank-q = la Dame
play-rank-k = le Roi
play-rank-a = l'As
play-suit-clock = d'Horloge
play-suit-mask = de Masque
play-suit-scarab = de Scarabée
play-suit-tree = d'Arbre
play-suit-other = de { $suit }
play-card-predictions = { $rank } { $suit } ({ $card })
play-card-rune = la carte Rune ({ $card })
play-card-all-or-nothing = le { $number } { $colour } ({ $card })
play-effect-must = { $effect } (obligatoire)
play-effect-may = { $effect } (facultatif)
play-effect-then = { $list }, puis { $next }

## At the beginning and at the end

play-which-game = À quel jeu voulez-vous jouer ? Répondez par son numéro, ou partez avec { $quit }.
play-bad-game = « { $answer } » n'est pas un jeu d'ici ; répondez par un numéro de { $first } à { $last } ou par un nom comme { $example }, ou partez avec { $quit }.
play-opening = { $game }. À la table : { $players }.
play-options = Options : { $options }.
play-seated = { $name } (place { $seat })
play-kept = Chaque décision est aussitôt enregistrée dans ce fichier :
play-practice = C'est un entraînement : vous pouvez reprendre vos décisions.
play-opening-help = À chaque question, vous pouvez taper { $help }.
play-resumed = Vous reprenez une partie enregistrée. Voici où elle en est :
play-farewell = La partie est enregistrée. Vous pouvez la reprendre quand vous voulez :
play-over-kept = La partie est finie. Elle est enregistrée dans ce fichier :
play-summary = La manche { $round } est finie :
play-thinking =
    { $you ->
        [yes] Réflexion sur un conseil …
       *[no] { $player } réfléchit …
    }

## Files

play-saved = La partie est enregistrée dans ce fichier :
play-save-failed = La partie ne peut pas être enregistrée dans { $file } ({ $reason }) ; enregistrez-la ailleurs.
play-save-lost = La partie n'a pas pu être enregistrée ; ce qui l'était avant n'a pas changé.
play-file-exists = { $file } existe déjà ; donnez un autre fichier.
play-file-unreadable = { $file } ne peut pas être lu ({ $reason }) ; vérifiez son chemin.
play-resume-none = Il n'y a pas d'autre partie à reprendre ; donnez son fichier.

## Answers that can't be

play-bad-answer = « { $answer } » n'est pas possible ici ; répondez par un numéro de { $first } à { $last }, ou en notation comme { $example }, ou tapez { $help }.
play-bad-long = Cette ligne est trop longue pour une réponse ; tapez un numéro.
play-undo-practice = On ne reprend une décision qu'à l'entraînement ; commencez pour cela une partie avec --practice.
play-undo-nothing = Vous n'avez encore pris aucune décision qu'on pourrait reprendre.
play-undone = Repris : { $choice }. À vous de décider à nouveau.

## Hints

play-hint = { $level } choisirait : { $choice }.
play-hint-others = Les meilleurs choix suivants :
play-hint-valued = { $choice } [{ $action }], chance de gagner { $share }
play-hint-unvalued = { $choice } [{ $action }]

## The log

play-log-predictions = Tour { $turn } :
play-log-all-or-nothing = Pli { $turn } :

## The commands

play-command-help = aide
play-command-hand = main
play-command-gallery = rivière
play-command-trick = pli
play-command-players = joueurs
play-command-log = journal
play-command-rules = règles
play-command-undo = annuler
play-command-hint = conseil
play-command-save = enregistrer
play-command-resume = reprendre
play-command-quit = quitter
play-help = Répondez par le numéro d'un choix, ou en notation, comme play JM ou take 2 ; une carte seule, comme JM, suffit si un seul choix la nomme. Les colonnes et les places se comptent à partir de 0. Une ligne vide répète la question. Les commandes :
play-help-word = { $word } ({ $english })
play-help-line = { $word } : { $does }
play-help-help = cette aide
play-help-hand = vos cartes et ce qu'elles valent
play-help-gallery = la rivière, le paquet et la défausse
play-help-trick = le pli, l'atout et le pli d'avant
play-help-players = ce qu'on sait de chaque joueur
play-help-log = ce qui s'est passé dans cette manche
play-help-rules = ce que signifie le choix actuel
play-help-undo = reprendre votre dernière décision (à l'entraînement)
play-help-hint = ce que ferait un bon joueur
play-help-save = enregistrer une copie : save FICHIER ; sans FICHIER, dit où la partie est enregistrée
play-help-resume = reprendre une autre partie : resume FICHIER ; sans FICHIER, la dernière que vous avez jouée
play-help-quit = partir ; la partie est enregistrée

## The table, All In – Predictions

play-standing = Manche { $round }, tour { $turn }. Runes dans le pot : { $pot } ; les vôtres : { $runes }.
play-gallery =
    { $count ->
        [one] Rivière, { $count } emplacement occupé sur { $limit } :
       *[other] Rivière, { $count } emplacements occupés sur { $limit } :
    }
play-column = colonne { $column } : { $card }
play-column-covering = colonne { $column } : { $card }, qui recouvre { $covered }
play-deck =
    { $count ->
        [one] Il y a { $count } carte dans le paquet
       *[other] Il y a { $count } cartes dans le paquet
    } et { $pile } dans la défausse.
play-pile-top = Sur le dessus de la défausse : { $card }.
play-hand =
    { $count ->
        [0] Vous n'avez aucune carte en main.
        [one] Vous avez 1 carte en main :
       *[other] Vous avez { $count } cartes en main :
    }
play-holding = Vous avez en main { $cards }.
play-worth =
    { $runes ->
        [one] Votre main pour l'instant : { $combination }, rang { $strength } ; elle rapporterait { $runes } rune.
       *[other] Votre main pour l'instant : { $combination }, rang { $strength } ; elle rapporterait { $runes } runes.
    }
play-strengths = Les combinaisons, avec leur rang et leurs runes : { $list }.

## The table, All or Nothing

play-trump = L'atout est { $colour } : la carte retournée est { $card }.
play-is-trump = { $card }, atout
play-trick = Pli { $trick } sur { $count }, atout { $colour }.
play-other-cards = Vos autres cartes : { $cards }.
play-trick-card = { $player } : { $card }
play-leads =
    { $you ->
        [yes] Vous entamez.
       *[no] { $player } entame.
    }
play-leads-first =
    { $you ->
        [yes] Vous entamez le premier pli.
       *[no] { $player } entame le premier pli.
    }
play-winning =
    { $you ->
        [yes] Pour l'instant, le pli est à vous.
       *[no] Pour l'instant, le pli est à { $player }.
    }
play-trick-before =
    { $you ->
        [yes] Le pli d'avant, que vous avez remporté : { $cards }.
       *[no] Le pli d'avant, remporté par { $player } : { $cards }.
    }
play-my-bet-open =
    { $tricks ->
        [one] Votre pari ouvert est { $bet } ; vous avez { $tricks } pli.
       *[other] Votre pari ouvert est { $bet } ; vous avez { $tricks } plis.
    }
play-my-bet-secret =
    { $tricks ->
        [one] Votre pari secret est { $bet } ; vous avez { $tricks } pli.
       *[other] Votre pari secret est { $bet } ; vous avez { $tricks } plis.
    }
play-must-follow = { $colour } est demandé et vous devez fournir.
play-need-not-follow = { $colour } est demandé ; vous n'en avez pas et jouez ce que vous voulez.

## The players

play-player = { $name } (place { $seat }) : { $facts }.
play-has-runes =
    { $count ->
        [one] { $count } rune
       *[other] { $count } runes
    }
play-has-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
play-has-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
play-has-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
play-is-all-in = a tout risqué
play-is-dealer = donneur
play-predicts = prédiction : { $player }
play-announced = annonce au tour { $turn } : { $combination }
play-holds = a sûrement { $cards }
play-lacks = n'a sûrement pas de { $colours }
play-bet-open = pari ouvert { $bet }
play-bet-secret = pari secret { $bet }
play-bet-unsaid = pari { $bet }
play-bet-open-hidden = pari ouvert, pas encore retourné
play-bet-secret-hidden = pari secret
play-bet-chosen = pari choisi

## Questions, All In – Predictions

play-ask-predictions-turn = C'est à vous. Que faites-vous ?
play-ask-predictions-take = { $card } : quelle carte prenez-vous en main ?
play-ask-predictions-swap = { $card } : échangez-vous une de vos cartes ?
play-ask-predictions-draw = { $card } : piochez-vous la première carte du paquet ?
play-ask-predictions-reveal = { $card } : révélez-vous des cartes du paquet ?
play-ask-predictions-rune = { $card } : prenez-vous une rune ?
play-ask-predictions-hypnosis = { $card } : qui hypnotisez-vous ?
play-ask-predictions-eye = { $card } : de qui regardez-vous les cartes ?
play-ask-predictions-keep = { $card } : laquelle des cartes révélées gardez-vous ?
play-ask-predictions-hide = { $viewer } regarde votre main avec l'Œil omniscient. Quelle carte cachez-vous ?
play-ask-predictions-discard = Vous avez { $count } cartes et pouvez en garder cinq. Laquelle défaussez-vous ?
play-ask-predictions-predict = Qui a la main la plus forte ? Vous pouvez dire que c'est vous.
play-ask-give = Quelle carte donnez-vous contre { $card } ?

## Questions, All or Nothing

play-ask-all-or-nothing-bet =
    { $count ->
        [one] Combien de plis ferez-vous ? Cette manche en compte { $count }.
       *[other] Combien de plis ferez-vous ? Cette manche en compte { $count }.
    }
play-ask-all-or-nothing-open = Votre pari est { $bet }. Est-il ouvert ou secret ?
play-ask-all-or-nothing-play = Quelle carte jouez-vous ?

## Choices

play-do-play = jouer { $card }
play-do-play-to-trick = jouer { $card }
play-do-pass = passer
play-do-all-in = tout risquer
play-do-take = prendre { $card }, { $place }
play-do-swap = donner { $given } contre { $card }, { $place }
play-do-get = recevoir { $card }, { $place }
play-do-give = donner { $card }
play-do-back = revenir
play-do-draw = piocher une carte
play-do-reveal = révéler { $count } cartes
play-do-rune = prendre une rune
play-do-hypnosis = hypnotiser { $player }
play-do-eye = regarder quatre cartes de { $player }
play-do-keep = garder { $card }
play-do-hide = cacher { $card }
play-do-discard = défausser { $card }
play-do-predict =
    { $you ->
        [yes] prédire votre propre main
       *[no] prédire { $player }
    }
play-do-skip = renoncer à cet effet
play-do-bet =
    { $count ->
        [one] parier { $count } pli
       *[other] parier { $count } plis
    }
play-do-open = pari ouvert
play-do-secret = pari secret
play-note-pass = la première carte du paquet entre dans la rivière
play-note-all-in = deux cartes du paquet entrent dans la rivière, votre main reste comme elle est jusqu'à la fin de la manche
play-note-makes = donne { $combination }
play-note-trump = atout
play-note-leaves = reste { $combination }
play-note-too-high = plus que n'en compte cette manche
play-note-open =
    { $bet ->
        [one] { $points } points si vous faites exactement { $bet } pli, sinon rien
       *[other] { $points } points si vous faites exactement { $bet } plis, sinon rien
    }
play-note-secret =
    { $bet ->
        [one] { $points } points si vous faites exactement { $bet } pli, sinon 1 point par pli
       *[other] { $points } points si vous faites exactement { $bet } plis, sinon 1 point par pli
    }

## What a choice means, All In – Predictions

play-rules-predictions-turn = Faites une chose sur trois. Jouer une carte : ses effets s'appliquent de gauche à droite, les obligatoires sans choix ; la carte entre ensuite dans la rivière, et vous finissez avec cinq cartes. Passer : la première carte du paquet entre dans la rivière. Tout risquer, un seul joueur par manche : plus personne ne peut vous hypnotiser ni regarder vos cartes, mais vous passez à tous vos tours suivants. Quand la rivière est pleine, chacun prédit qui a la main la plus forte ; ceux qui ont raison se partagent le pot, et chaque main rapporte son rang.
play-rules-predictions-take = La carte prise va dans votre main, au vu de tous. On ne peut prendre que la carte du dessus d'une colonne.
play-rules-predictions-swap = Une de vos cartes change de place avec une carte non recouverte de la rivière, au vu de tous.
play-rules-predictions-draw = La première carte du paquet va dans votre main ; vous seul la voyez.
play-rules-predictions-reveal = Des cartes du paquet sont révélées ; vous en gardez une, les autres vont à la défausse.
play-rules-predictions-rune = Vous recevez une rune de la réserve.
play-rules-predictions-hypnosis = Ce joueur doit dire à voix haute quelle combinaison il a maintenant, sans rang ni couleur.
play-rules-predictions-eye = Ce joueur montre, à vous seul, quatre de ses cinq cartes, et choisit celle qu'il cache.
play-rules-predictions-keep = La carte va dans votre main, les autres vont à la défausse.
play-rules-predictions-hide = Vous montrez les quatre autres cartes à ce joueur seul.
play-rules-predictions-discard = Vous finissez votre tour avec cinq cartes. La dernière carte défaussée est sur le dessus de la défausse.
play-rules-predictions-predict = Ceux qui désignent la main la plus forte se partagent le pot ; le reste va à la manche suivante. De plus, chaque main rapporte son rang et chaque carte Rune 2 runes. À combinaison égale, la carte la plus haute l'emporte.

## What a choice means, All or Nothing

play-rules-all-or-nothing-bet = Choisissez en secret combien de plis vous ferez. Tenu exactement, un pari secret rapporte 1 point par pli et 3 de plus, un pari ouvert 2 points par pli et 3 de plus. Manqué, un pari secret rapporte 1 point par pli, un pari ouvert rien.
play-rules-all-or-nothing-open = Tenu exactement, un pari ouvert rapporte 2 points par pli et 3 de plus, mais rien s'il est manqué. Un pari secret rapporte 1 point par pli, et 3 de plus s'il est tenu exactement. Les paris ouverts sont retournés quand tous ont parlé.
play-rules-all-or-nothing-play = Fournissez la couleur demandée si vous le pouvez ; sinon, jouez ce que vous voulez. L'atout le plus haut remporte le pli ; sans atout, la carte la plus haute de la couleur demandée. Qui remporte le pli entame le suivant.

## What one did oneself, and what was done to one

play-you-predictions-round-begins = La manche { $round } commence ; vous jouez en premier.
play-you-predictions-dealt = Vous recevez { $card }.
play-you-predictions-plays = Vous jouez { $card }.
play-you-predictions-passes = Vous passez.
play-you-predictions-goes-all-in = Vous risquez tout.
play-you-predictions-pass-taken = Vous avez tout risqué et passez.
play-you-predictions-takes = Vous prenez { $card }, { $place }.
play-you-predictions-swaps = Vous échangez { $given } contre { $card }, { $place }.
play-you-predictions-draws-card = Vous piochez { $card }.
play-you-predictions-reveals-card = Vous révélez { $card }.
play-you-predictions-keeps-card = Vous gardez { $card }.
play-you-predictions-lays-on-pile = Vous posez { $card } sur la défausse.
play-you-predictions-gains-rune = Vous gagnez une rune.
play-you-predictions-skips = Vous renoncez à l'effet : { $effect }.
play-you-predictions-effect-passed-over = Vous ne pouvez pas appliquer l'effet : { $effect }.
play-you-predictions-hypnotises = Vous utilisez l'Hypnose sur { $target }.
play-you-predictions-announces = Vous annoncez : { $combination }.
play-you-predictions-uses-eye = Vous utilisez l'Œil omniscient sur { $target }.
play-you-predictions-shows-card = Vous montrez { $card } à { $viewer }.
play-you-predictions-hides-card = Vous cachez { $card } à { $viewer }.
play-you-predictions-discards-card = Vous défaussez { $card }.
play-you-predictions-predicts = Vous prédisez que { $target } a la main la plus forte.
play-you-predictions-strongest = Vous avez la main la plus forte.
play-you-predictions-pot-paid =
    { $runes ->
        [one] Vous recevez { $runes } rune du pot.
       *[other] Vous recevez { $runes } runes du pot.
    }
play-you-predictions-wins = Vous gagnez la partie.
play-yourself-predictions-predicts = Vous prédisez que vous avez la main la plus forte.
play-own-predictions-predicts = { $seat } prédit que sa propre main est la plus forte.
play-to-you-predictions-hypnotises = { $seat } utilise l'Hypnose sur vous.
play-to-you-predictions-uses-eye = { $seat } utilise l'Œil omniscient sur vous.
play-to-you-predictions-shows-card = { $seat } vous montre { $card }.
play-to-you-predictions-predicts = { $seat } prédit que vous avez la main la plus forte.
play-you-all-or-nothing-deals-first = Vous donnez en premier.
play-you-all-or-nothing-round-begins = La manche { $round } commence : vous donnez { $cards } cartes à chacun.
play-you-all-or-nothing-dealt = Vous recevez { $card }.
play-you-all-or-nothing-bets = Vous pariez { $bet }.
play-you-all-or-nothing-bets-openly = Vous faites un pari ouvert.
play-you-all-or-nothing-bets-secretly = Vous faites un pari secret.
play-you-all-or-nothing-opens-bet = Vous retournez votre pari : { $bet }.
play-you-all-or-nothing-plays = Vous jouez { $card }.
play-you-all-or-nothing-cannot-follow = Vous ne pouvez pas fournir { $colour }.
play-you-all-or-nothing-wins-trick = Vous remportez le pli avec { $card }.
play-you-all-or-nothing-wins = Vous gagnez la partie.
