### I livelli dei giocatori automatici: un nome, e come giocano, in una frase.

bot-random = Casuale
bot-random-style = Fa una cosa qualsiasi tra quelle permesse, senza pensare: la misura di tutti gli altri.
bot-novice = Novizio
bot-novice-style = Ama le carte alte, crede nella propria mano, dimentica presto ciò che è stato mostrato e scommette un po’ troppo.
bot-adept = Adepto
bot-adept-style = Soppesa le probabilità, ricorda ogni carta e ogni dichiarazione e rischia solo ciò che probabilmente conviene.
bot-seer = Veggente
bot-seer-style = Guarda in molti mondi possibili, gioca ciascuno fino in fondo e fa ciò che vince più spesso; pensa finché gli si lascia tempo.
