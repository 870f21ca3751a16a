### Figures of simulations.

## Sections

lab-section-bets = Paris
lab-section-ways = Ouvert ou secret

## Têtes de tableaux

lab-head-after-dealer = position après le donneur
lab-head-bet = pari
lab-head-tricks = plis
lab-head-trick = pli
lab-head-way = ouvert ou secret
lab-head-rank = valeur
lab-head-trump = atout ou non

## De quoi parle un chiffre

lab-about-after-dealer = { $value } après le donneur
lab-about-length-tricks = plis par partie
lab-about-trick-trump = gagné par un atout
lab-about-trick-leader = gagné par qui a entamé
lab-about-trick-bet = plis pariés par pli à faire
lab-about-way-open = ouvert
lab-about-way-secret = secret
lab-about-trump-trump = en atout
lab-about-trump-plain = sinon

## Graphiques : un titre et ce qu'ils montrent

lab-figure-made-by-level = Paris tenus par niveau
lab-note-made-by-level = Part des paris de ce niveau tenus exactement.
lab-figure-open-by-level = Paris ouverts par niveau
lab-note-open-by-level = Part des paris ouverts de ce niveau.
lab-figure-wins-by-dealer = Victoires selon la position après le premier donneur
lab-note-wins-by-dealer = Part des parties gagnées ; une victoire partagée compte en fractions.
lab-figure-made-by-place = Paris tenus selon la position après le donneur
lab-note-made-by-place = Part des paris tenus exactement, selon la position dans la manche ; la première entame.
lab-figure-points-by-place = Points selon la position après le donneur
lab-note-points-by-place = Points moyens d’une manche.
lab-figure-bet-calibration = Paris et plis
lab-note-bet-calibration = Plis gagnés en moyenne pour chaque pari ; sur la ligne pointillée, les paris seraient justes en moyenne.
lab-figure-bet-to-tricks = Ce que devient chaque pari
lab-note-bet-to-tricks = En bas : le pari. À gauche : les plis gagnés. Chaque colonne fait l’ensemble de ces paris ; encadré, le pari est tenu.
lab-figure-bet-made = Paris tenus
lab-note-bet-made = Part de chaque pari tenue exactement.
lab-figure-bet-points = Points par pari
lab-note-bet-points = Points que rapporte chaque pari en moyenne.
lab-figure-bet-frequency = Fréquence de chaque pari
lab-note-bet-frequency = Part de tous les paris.
lab-figure-way-made = Tenus : ouverts et secrets
lab-note-way-made = Part des paris tenus exactement.
lab-figure-way-points = Points : ouverts et secrets
lab-note-way-points = Points moyens d’un pari.
lab-figure-way-bet-made = Tenus, par pari
lab-note-way-bet-made = Part des paris ouverts et des paris secrets tenus exactement.
lab-figure-way-bet-points = Points, par pari
lab-note-way-bet-points = Points moyens des paris ouverts et des paris secrets.
lab-figure-way-bet-frequency = Fréquence des paris ouverts
lab-note-way-bet-frequency = Part ouverte de chaque pari.
lab-figure-round-made = Paris tenus par manche
lab-note-round-made = Part des paris tenus exactement ; les manches ont 6, 5, 4, 3, 4, 5 cartes et ainsi de suite.
lab-figure-round-points = Points par manche
lab-note-round-points = Points moyens d’un joueur à chaque manche.
lab-figure-round-open = Paris ouverts par manche
lab-note-round-open = Part des paris ouverts.
lab-figure-card-won = Plis gagnés par chaque carte
lab-note-card-won = Sur les fois où la carte a été jouée, la part où elle a gagné le pli.
lab-figure-rank-won = Atout ou non
lab-note-rank-won = Part des plis que gagne une carte de chaque valeur, en atout et sinon.
lab-figure-card-points = Valeur d’une carte reçue
lab-note-card-points = Points de la manche de qui a reçu la carte, au-dessus de la moyenne des autres cartes.
lab-figure-trick-winner = Ce qui gagne un pli
lab-note-trick-winner = Part de tous les plis.
lab-figure-tricks-bet = Les paris sont-ils trop hauts ensemble ?
lab-note-tricks-bet = Tous les paris d’une manche additionnés, par pli à gagner : au-dessus de 1, tous ne peuvent être justes.
