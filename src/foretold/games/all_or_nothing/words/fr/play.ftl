### The game in words.

## Cards

play-card-all-or-nothing = le { $number } { $colour } ({ $card })

## The log

play-log-all-or-nothing = Pli { $turn } :

## The commands

play-command-trick = pli
play-help-trick = le pli, l’atout et le pli d’avant

## The table, All or Nothing

play-trump = L’atout est { $colour } : la carte retournée est { $card }.
play-is-trump = { $card }, atout
play-trick = Pli { $trick } sur { $count }, atout { $colour }.
play-other-cards = Vos autres cartes : { $cards }.
play-trick-card = { $player } : { $card }
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
        [yes] Pour l’instant, le pli est à vous.
       *[no] Pour l’instant, le pli est à { $player }.
    }
play-trick-before =
    { $you ->
        [yes] Le pli d’avant, que vous avez remporté : { $cards }.
       *[no] Le pli d’avant, remporté par { $player } : { $cards }.
    }
play-my-bet-open =
    { $tricks ->
        [one] Votre pari ouvert est { $bet } ; vous avez { $tricks } pli.
       *[other] Votre pari ouvert est { $bet } ; vous avez { $tricks } plis.
    }
play-my-bet-secret =
    { $tricks ->
        [one] Votre pari secret est { $bet } ; vous avez { $tricks } pli.
       *[other] Votre pari secret est { $bet } ; vous avez { $tricks } plis.
    }
play-must-follow = Couleur demandée : { $colour } ; vous devez la fournir.
play-need-not-follow = Couleur demandée : { $colour } ; vous n’en avez pas et jouez ce que vous voulez.

## The players

play-has-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
play-is-dealer = donneur
play-lacks = n’a sûrement pas de { $colours }
play-bet-open = pari ouvert { $bet }
play-bet-secret = pari secret { $bet }
play-bet-unsaid = pari { $bet }
play-bet-open-hidden = pari ouvert, pas encore retourné
play-bet-secret-hidden = pari secret
play-bet-chosen = pari choisi

## Questions, All or Nothing

play-ask-all-or-nothing-bet =
    { $count ->
        [one] Combien de plis ferez-vous ? Cette manche en compte { $count }.
       *[other] Combien de plis ferez-vous ? Cette manche en compte { $count }.
    }
play-ask-all-or-nothing-open = Votre pari est { $bet }. Est-il ouvert ou secret ?
play-ask-all-or-nothing-play = Quelle carte jouez-vous ?

## Choices

play-do-play-to-trick = jouer { $card }
play-do-bet =
    { $count ->
        [one] parier { $count } pli
       *[other] parier { $count } plis
    }
play-do-open = pari ouvert
play-do-secret = pari secret
play-note-trump = atout
play-note-too-high = plus que n’en compte cette manche
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

## What a choice means, All or Nothing

play-rules-all-or-nothing-bet = Choisissez en secret combien de plis vous ferez. Tenu exactement, un pari secret rapporte 1 point par pli et 3 de plus, un pari ouvert 2 points par pli et 3 de plus. Manqué, un pari secret rapporte 1 point par pli, un pari ouvert rien.
play-rules-all-or-nothing-open = Tenu exactement, un pari ouvert rapporte 2 points par pli et 3 de plus, mais rien s’il est manqué. Un pari secret rapporte 1 point par pli, et 3 de plus s’il est tenu exactement. Les paris ouverts sont retournés quand tous ont parlé.
play-rules-all-or-nothing-play = Fournissez la couleur demandée si vous le pouvez ; sinon, jouez ce que vous voulez. L’atout le plus haut remporte le pli ; sans atout, la carte la plus haute de la couleur demandée. Qui remporte le pli entame le suivant.

## What one did oneself, and what was done to one

play-you-all-or-nothing-deals-first = Vous donnez en premier.
play-you-all-or-nothing-round-begins = La manche { $round } commence : vous donnez { $cards } cartes à chacun.
play-you-all-or-nothing-dealt = Vous recevez { $card }.
play-you-all-or-nothing-bets = Vous pariez { $bet }.
play-you-all-or-nothing-bets-openly = Vous faites un pari ouvert.
play-you-all-or-nothing-bets-secretly = Vous faites un pari secret.
play-you-all-or-nothing-opens-bet = Vous retournez votre pari : { $bet }.
play-you-all-or-nothing-plays = Vous jouez { $card }.
play-you-all-or-nothing-cannot-follow = Vous ne pouvez pas fournir la couleur demandée ({ $colour }).
play-you-all-or-nothing-wins-trick = Vous remportez le pli avec { $card }.
play-you-all-or-nothing-wins = Vous gagnez la partie.
