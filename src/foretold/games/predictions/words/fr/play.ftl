### The game in words.

## Cards

play-rank-number = le { $number }
play-rank-j = le Valet
play-rank-q = la Dame
play-rank-k = le Roi
play-rank-a = l’As
play-suit-clock = d’Horloge
play-suit-mask = de Masque
play-suit-scarab = de Scarabée
play-suit-tree = d’Arbre
play-suit-other = de { $suit }
play-card-predictions = { $rank } { $suit } ({ $card })
play-card-rune = la carte Rune ({ $card })
play-effect-must = { $effect } (obligatoire)
play-effect-may = { $effect } (facultatif)
play-effect-then = { $list }, puis { $next }

## The log

play-log-predictions = Tour { $turn } :

## The commands

play-command-gallery = rivière
play-help-gallery = la rivière, le paquet et la défausse

## The table, All In – Predictions

play-standing = Manche { $round }, tour { $turn }. Runes dans le pot : { $pot } ; les vôtres : { $runes }.
play-gallery =
    { $count ->
        [one] Rivière, { $count } emplacement occupé sur { $limit } :
       *[other] Rivière, { $count } emplacements occupés sur { $limit } :
    }
play-column = colonne { $column } : { $card }
play-column-covering = colonne { $column } : { $card }, qui recouvre { $covered }
play-deck =
    { $count ->
        [one] Il y a { $count } carte dans le paquet
       *[other] Il y a { $count } cartes dans le paquet
    } et { $pile } dans la défausse.
play-pile-top = Sur le dessus de la défausse : { $card }.
play-holding = Vous avez en main { $cards }.
play-worth =
    { $runes ->
        [one] Votre main pour l’instant : { $combination }, rang { $strength } ; elle rapporterait { $runes } rune.
       *[other] Votre main pour l’instant : { $combination }, rang { $strength } ; elle rapporterait { $runes } runes.
    }
play-strengths = Les combinaisons, avec leur rang et leurs runes : { $list }.

## The players

play-has-runes =
    { $count ->
        [one] { $count } rune
       *[other] { $count } runes
    }
play-is-all-in = a tout risqué
play-predicts = prédiction : { $player }
play-announced = annonce au tour { $turn } : { $combination }

## Questions, All In – Predictions

play-ask-predictions-turn = C’est à vous. Que faites-vous ?
play-ask-predictions-take = { $card } : quelle carte prenez-vous en main ?
play-ask-predictions-swap = { $card } : échangez-vous une de vos cartes ?
play-ask-predictions-draw = { $card } : piochez-vous la première carte du paquet ?
play-ask-predictions-reveal = { $card } : révélez-vous des cartes du paquet ?
play-ask-predictions-rune = { $card } : prenez-vous une rune ?
play-ask-predictions-hypnosis = { $card } : qui hypnotisez-vous ?
play-ask-predictions-eye = { $card } : de qui regardez-vous les cartes ?
play-ask-predictions-keep = { $card } : laquelle des cartes révélées gardez-vous ?
play-ask-predictions-hide = { $viewer } regarde votre main avec l’Œil omniscient. Quelle carte cachez-vous ?
play-ask-predictions-discard = Vous avez { $count } cartes et pouvez en garder cinq. Laquelle défaussez-vous ?
play-ask-predictions-predict = Qui a la main la plus forte ? Vous pouvez dire que c’est vous.
play-ask-give = Quelle carte donnez-vous contre { $card } ?

## Choices

play-do-play = jouer { $card }
play-do-pass = passer
play-do-all-in = tout risquer
play-do-take = prendre { $card }, { $place }
play-do-swap = donner { $given } contre { $card }, { $place }
play-do-get = recevoir { $card }, { $place }
play-do-give = donner { $card }
play-do-draw = piocher une carte
play-do-reveal = révéler { $count } cartes
play-do-rune = prendre une rune
play-do-hypnosis = hypnotiser { $player }
play-do-eye = se faire montrer quatre cartes par { $player }
play-do-keep = garder { $card }
play-do-hide = cacher { $card }
play-do-discard = défausser { $card }
play-do-predict =
    { $you ->
        [yes] vous prédire la main la plus forte
       *[no] prédire à { $player } la main la plus forte
    }
play-do-skip = renoncer à cet effet
play-note-pass = la première carte du paquet entre dans la rivière
play-note-all-in = deux cartes du paquet entrent dans la rivière, votre main ne change plus jusqu’à la Révélation
play-note-makes = donne { $combination }
play-note-leaves = laisse { $combination }

## What a choice means, All In – Predictions

play-rules-predictions-turn = Choisissez 1 action parmi 3. Jouer une carte : ses effets s’appliquent de gauche à droite, ceux qui sont obligatoires d’office ; la carte entre ensuite dans la rivière, et vous finissez avec cinq cartes. Passer : la première carte du paquet entre dans la rivière. Tout risquer, un seul joueur par manche : plus personne ne peut vous hypnotiser ni regarder vos cartes, mais vous passez à tous vos tours suivants. Quand la rivière est pleine, chacun prédit qui a la main la plus forte ; ceux qui ont raison se partagent le pot, et chaque main rapporte son rang.
play-rules-predictions-take = La carte prise va dans votre main, au vu de tous. On ne peut prendre que la carte du dessus d’une colonne.
play-rules-predictions-swap = Une de vos cartes change de place avec une carte non recouverte de la rivière, au vu de tous.
play-rules-predictions-draw = La première carte du paquet va dans votre main ; vous seul la voyez.
play-rules-predictions-reveal = Des cartes du paquet sont révélées ; vous en gardez une, les autres vont à la défausse.
play-rules-predictions-rune = Vous recevez une rune de la réserve.
play-rules-predictions-hypnosis = Ce joueur doit dire à voix haute quelle combinaison il a maintenant, sans valeur ni couleur.
play-rules-predictions-eye = Ce joueur montre, à vous seul, quatre de ses cinq cartes, et choisit celle qu’il cache.
play-rules-predictions-keep = La carte va dans votre main, les autres vont à la défausse.
play-rules-predictions-hide = Vous montrez les quatre autres cartes à ce joueur seul.
play-rules-predictions-discard = Vous finissez votre tour avec cinq cartes. La dernière carte défaussée est sur le dessus de la défausse.
play-rules-predictions-predict = Ceux qui désignent la main la plus forte se partagent le pot ; le reste va à la manche suivante. De plus, chaque main rapporte son rang et chaque carte Rune 2 runes. À combinaison égale, la carte la plus haute l’emporte.

## What one did oneself, and what was done to one

play-you-predictions-round-begins = La manche { $round } commence ; vous jouez en premier.
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
play-you-predictions-skips = Vous renoncez à l’effet : { $effect }.
play-you-predictions-effect-passed-over = Vous ne pouvez pas appliquer l’effet : { $effect }.
play-you-predictions-hypnotises = Vous utilisez l’Hypnose sur { $target }.
play-you-predictions-announces = Vous annoncez : { $combination }.
play-you-predictions-uses-eye = Vous utilisez l’Œil omniscient sur { $target }.
play-you-predictions-shows-card = Vous montrez { $card } à { $viewer }.
play-you-predictions-hides-card = Vous cachez { $card } à { $viewer }.
play-you-predictions-discards-card = Vous défaussez { $card }.
play-you-predictions-predicts = Vous prédisez à { $target } la main la plus forte.
play-you-predictions-strongest = Vous avez la main la plus forte.
play-you-predictions-pot-paid =
    { $runes ->
        [one] Vous recevez { $runes } rune du pot.
       *[other] Vous recevez { $runes } runes du pot.
    }
play-you-predictions-wins = Vous gagnez la partie.
play-yourself-predictions-predicts = Vous vous prédisez la main la plus forte.
play-own-predictions-predicts = { $seat } se prédit la main la plus forte.
play-to-you-predictions-hypnotises = { $seat } utilise l’Hypnose sur vous.
play-to-you-predictions-uses-eye = { $seat } utilise l’Œil omniscient sur vous.
play-to-you-predictions-shows-card = { $seat } vous montre { $card }.
play-to-you-predictions-predicts = { $seat } vous prédit la main la plus forte.
