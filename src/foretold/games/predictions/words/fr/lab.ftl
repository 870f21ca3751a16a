### Figures of simulations.

## Sections

lab-section-combinations = Combinaisons
lab-section-predictions = Prédictions
lab-section-all-in = Tout risquer
lab-section-powers = Effets

## Têtes de tableaux

lab-head-place = position dans la manche
lab-head-order = ordre des prédictions
lab-head-combination = combinaison
lab-head-hands = parmi
lab-head-prediction = prédiction
lab-head-all-in = tout risquer
lab-head-effect = effet

## De quoi parle un chiffre

lab-about-place = { $value }ᵉ de la manche
lab-about-order = prédiction { $value }
lab-about-hands-hands = toutes les mains
lab-about-hands-strongest = mains les plus fortes
lab-about-prediction-all = toutes
lab-about-prediction-self = pour soi-même
lab-about-prediction-other = pour un autre
lab-about-all-in-rounds = quelqu’un risque tout
lab-about-all-in-strongest = le plus fort est l’annonceur
lab-about-all-in-right = l’annonceur prédit juste
lab-about-all-in-self = l’annonceur se nomme
lab-about-all-in-caller = l’annonceur
lab-about-all-in-others = chacun des autres
lab-about-length-turns = tours par manche
lab-about-length-reshuffles = mélanges par partie
lab-about-length-pot = runes dans le pot
lab-about-length-carried = runes restant au pot
lab-about-length-limit = finies par la limite

## Graphiques : un titre et ce qu'ils montrent

lab-figure-right-by-level = Prédictions justes par niveau
lab-note-right-by-level = Part des prédictions de ce niveau qui ont désigné la main la plus forte.
lab-figure-all-in-by-level = Tout risquer par niveau
lab-note-all-in-by-level = Fréquence à laquelle un bot de ce niveau risque tout, sur toutes ses manches.
lab-figure-gain-by-place = Gain selon la position dans la manche
lab-note-gain-by-place = Runes gagnées en moyenne dans une manche, effets rune compris, dans l’ordre du jeu depuis le premier joueur de la manche.
lab-figure-strongest-by-place = Main la plus forte selon la position
lab-note-strongest-by-place = Fréquence à laquelle chaque position dans l’ordre du tour a la main la plus forte.
lab-figure-combination-frequency = Combinaisons à la Révélation
lab-note-combination-frequency = Parmi toutes les mains montrées, et parmi les plus fortes seulement.
lab-figure-combination-wins = Quand chaque combinaison gagne
lab-note-combination-wins = Parmi les mains de cette combinaison, la part qui était la plus forte de sa manche.
lab-figure-prediction-right = Prédictions justes
lab-note-prediction-right = Part des prédictions qui ont désigné la main la plus forte : de toutes, de celles pour soi-même, de celles pour un autre.
lab-figure-prediction-self = Prédictions pour soi-même
lab-note-prediction-self = Part des prédictions qui désignent leur propre auteur.
lab-figure-prediction-by-order = Justesse selon l’ordre
lab-note-prediction-by-order = Qui prédit plus tard en sait plus.
lab-figure-prediction-right-count = Combien ont raison
lab-note-prediction-right-count = Joueurs qui partagent le pot d’une manche ; avec 0, le pot reste.
lab-figure-prediction-spread = Combien de places sont désignées
lab-note-prediction-spread = Places différentes désignées par les prédictions d’une manche ; 1 : tous d’accord.
lab-figure-all-in = Tout risquer
lab-note-all-in = Fréquence des manches où quelqu’un risque tout, et, parmi elles, celles où l’annonceur a raison.
lab-figure-all-in-gain = Gain après avoir tout risqué
lab-note-all-in-gain = Runes gagnées en moyenne dans une telle manche.
lab-figure-all-in-turn = Quand on risque tout
lab-note-all-in-turn = À quel tour de l’annonceur dans la manche.
lab-figure-all-in-turn-strongest = Justesse selon le tour
lab-note-all-in-turn-strongest = Fréquence à laquelle l’annonceur tient la main la plus forte, selon le tour de l’annonce.
lab-figure-card-held = Valeur d’une carte en main
lab-note-card-held = Runes gagnées dans la manche par qui tient la carte à la Révélation, au-dessus de la moyenne des autres.
lab-figure-card-strongest = Main la plus forte selon la carte
lab-note-card-strongest = Parmi les mains qui tiennent la carte, la part qui était la plus forte de sa manche.
lab-figure-card-played = Valeur d’une carte jouée
lab-note-card-played = Runes gagnées dans la manche par qui a joué la carte, au-dessus de la moyenne des autres.
lab-figure-effect-used = Valeur de chaque effet
lab-note-effect-used = Runes gagnées dans la manche par qui a utilisé l’effet au moins une fois, au-dessus de la moyenne des autres.
lab-figure-effect-frequency = Fréquence de chaque effet
lab-note-effect-frequency = Part des joueurs qui l’utilisent au moins une fois dans une manche.
lab-figure-turns-distribution = Tours par manche
lab-note-turns-distribution = Fréquence des manches de tant de tours, tours passés automatiquement compris.
lab-figure-turns-over = Manches interrompues
lab-note-turns-over = Part des manches finies par la limite de 20 tours par place.
