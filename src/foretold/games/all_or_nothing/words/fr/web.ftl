### Pages in the browser.

## Titles and descriptions of its pages, also for shared links

web-title-rules-all-or-nothing = Tout ou rien : les règles – Foretold
web-about-rules-all-or-nothing = Les règles de Tout ou rien pour trois à six joueurs, en images : paris ouverts et secrets, plis, atout, décompte et toutes les options.

## Home

web-about-all-or-nothing = Annoncez combien de plis vous ferez, ouvertement ou en secret. Seul un pari exact rapporte tout.

## Learning

web-learn-all-or-nothing-1 = Chacun reçoit le même nombre de cartes ; une carte est retournée : sa couleur est l’atout.
web-learn-all-or-nothing-2 = Choisissez une carte de pari : combien de plis ferez-vous ? Dites ensuite si votre pari est ouvert ou secret.
web-learn-all-or-nothing-3 = Fournissez la couleur demandée si vous le pouvez. L’atout le plus fort remporte le pli ; sans atout, la plus forte carte de la couleur demandée.
web-learn-all-or-nothing-4 = Un pari exact rapporte 3 points de plus ; s’il est ouvert, chaque pli compte 2.
web-learn-all-or-nothing-5 = Un pari ouvert manqué ne rapporte rien ; un pari secret manqué donne encore un point par pli.
