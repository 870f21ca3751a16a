### Le rapport d'une simulation : titres, ce que montre chaque graphique, têtes de tableaux.

## Nombres

lab-number-0 = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-number-4 = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
lab-percent-0 = { NUMBER($value, style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 0) }
lab-percent-1 = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent-2 = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent-3 = { NUMBER($value, style: "percent", minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-percent-4 = { NUMBER($value, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }

## La page

lab-title = { $game } : les chiffres d’une simulation
lab-lead = Les moustaches et les parenthèses sont des intervalles à 95 % ; sous chaque graphique, un tableau donne les nombres.
lab-sections = sections
lab-table = Tableau
lab-described = Le plus grand : { $most }, { $largest }. Le plus petit : { $least }, { $smallest }.
lab-fact-games = Parties
lab-fact-players = Joueurs
lab-fact-bots = Bots
lab-fact-seed = Première graine
lab-fact-options = Options
lab-fact-compared = Comparés
lab-reading = Comment lire ces chiffres
lab-intervals = Les parties sont indépendantes les unes des autres, ce qui se passe au sein d’une partie ne l’est pas. Chaque intervalle vient donc de la dispersion entre les parties : pour les moyennes, l’intervalle normal d’un rapport de sommes ; pour les parts, celui de Wilson, avec autant d’essais que cette dispersion en vaut.
lab-association = La valeur d’une carte ou d’un effet est une différence entre ceux qui l’ont eu et les autres : ce qui va ensemble, sans que l’un cause forcément l’autre.
lab-paired = Les deux tables ont joué les mêmes graines ; les différences sont la seconde moins la première, et leurs intervalles tiennent compte de ce qui lie les parties de même graine.

## Sections

lab-section-scores = Scores
lab-section-seats = Places
lab-section-levels = Niveaux
lab-section-cards = Cartes
lab-section-rounds = Manches
lab-section-length = Durée

## Têtes de tableaux

lab-head-count = sur
lab-head-share = part
lab-head-mean = moyenne
lab-head-rest = de plus que les autres
lab-head-difference = différence
lab-head-seat = place
lab-head-level = niveau
lab-head-number = nombre
lab-head-bin = de – à
lab-head-card = carte
lab-head-length = quoi
lab-head-round = manche

## De quoi parle un chiffre

lab-about-length-decisions = décisions par partie
lab-about-length-rounds = manches par partie

## Graphiques : un titre et ce qu'ils montrent

lab-figure-score-distribution = Scores finaux
lab-note-score-distribution = Fréquence de chaque score final, toutes places confondues.
lab-figure-score-by-seat = Score par place
lab-note-score-by-seat = Score final moyen de chaque place.
lab-figure-wins-by-seat = Victoires par place
lab-note-wins-by-seat = Part des parties gagnées par chaque place ; une victoire partagée compte en fractions.
lab-figure-score-by-level = Score par niveau
lab-note-score-by-level = Score final moyen d’un bot de chaque niveau ; les niveaux avancent d’une place à chaque partie.
lab-figure-wins-by-level = Victoires par niveau
lab-note-wins-by-level = Part des parties gagnées par un bot de ce niveau.
lab-figure-length = Durée des parties
lab-note-length = Moyennes.
lab-figure-decisions-distribution = Décisions par partie
lab-note-decisions-distribution = Fréquence des parties qui demandent tant de décisions, tous joueurs ensemble.
