### Les règles des deux jeux, en pages. L'ordre des sections, des images et des tableaux est dans web/src/rules/.
###
### Dans un texte, [JM] est une carte, [i:star] un dessin, [#turn …] un lien vers une section, **…** du gras.

## Les pages

rules-title = { $game } : les règles
rules-contents = Sommaire
rules-try = Jouer
rules-print = Imprimer
rules-ours = [ours notre choix]
rules-ours-about = Là où les règles imprimées ne disent rien, ou ne montrent qu’une image, il a fallu choisir. Ces endroits portent la mention { rules-ours }
rules-before = avant
rules-after = après
rules-who-sees = Qui apprend quoi
rules-usual = par défaut
rules-usual-is = par défaut : { $value }
rules-name-ada = Ada
rules-name-emmy = Emmy
rules-name-grace = Grace
rules-name-sofja = Sofja
rules-at-you = vous
rules-at-hand = main
rules-at-opponent = adversaire
rules-at-deck = paquet
rules-at-pile = défausse
rules-at-reserve = réserve
rules-player = Joueur
rules-who = Qui décide
rules-decision = Décision
rules-notation = Notation
