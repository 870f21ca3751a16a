### What happened at the table.

## All or Nothing

fact-all-or-nothing-deals-first = { $seat } donne en premier.
fact-all-or-nothing-round-begins = La manche { $round } commence : { $seat } donne { $cards } cartes à chacun.
fact-all-or-nothing-dealt = { $seat } reçoit { $card }.
fact-all-or-nothing-trump = On retourne { $card } : sa couleur est l’atout.
fact-all-or-nothing-has-bet = { $seat } a choisi une carte de pari.
fact-all-or-nothing-bets = { $seat } parie { $bet }.
fact-all-or-nothing-bets-openly = { $seat } fait un pari ouvert.
fact-all-or-nothing-bets-secretly = { $seat } fait un pari secret.
fact-all-or-nothing-opens-bet = { $seat } retourne son pari : { $bet }.
fact-all-or-nothing-plays = { $seat } joue { $card }.
fact-all-or-nothing-cannot-follow = { $seat } ne peut pas fournir la couleur demandée ({ $colour }).
fact-all-or-nothing-wins-trick = { $seat } remporte le pli avec { $card }.
fact-all-or-nothing-shows-bet = { $seat } montre son pari secret : { $bet }.
fact-all-or-nothing-scores = { $seat } marque { $points } : pari { $bet }, plis { $tricks }.
fact-all-or-nothing-wins = { $seat } gagne la partie.
