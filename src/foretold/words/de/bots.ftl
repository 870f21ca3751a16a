### Die Stufen der Bots: ein Name, und in einem Satz, wie sie spielen.

bot-random = Zufall
bot-random-style = Tut irgendetwas Erlaubtes, ohne nachzudenken: das Maß aller anderen.
bot-novice = Neuling
bot-novice-style = Mag hohe Karten, glaubt an das eigene Blatt, vergisst bald, was gezeigt wurde, und tippt etwas zu kühn.
bot-adept = Profi
bot-adept-style = Wägt Chancen ab, merkt sich jede Karte und jede Ansage und wagt nur, was sich wahrscheinlich lohnt.
bot-seer = Orakel
bot-seer-style = Blickt in viele mögliche Welten, spielt jede zu Ende und tut, was am häufigsten gewinnt; denkt so lange nach, wie es darf.
