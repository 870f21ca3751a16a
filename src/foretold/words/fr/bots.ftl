### Les niveaux des joueurs automatiques : un nom, et leur façon de jouer en une phrase.

bot-random = Hasard
bot-random-style = Fait n’importe quoi de permis, sans réfléchir : la mesure de tous les autres.
bot-novice = Novice
bot-novice-style = Aime les cartes hautes, croit en sa propre main, oublie vite ce qui a été montré et parie un peu trop hardiment.
bot-adept = Adepte
bot-adept-style = Pèse les chances, retient chaque carte et chaque annonce, et ne risque que ce qui rapportera sans doute.
bot-seer = Voyant
bot-seer-style = Regarde dans de nombreux mondes possibles, joue chacun jusqu’au bout et fait ce qui gagne le plus souvent ; réfléchit aussi longtemps qu’on le lui permet.
