### Pages in the browser.

## Titles and descriptions of its pages, also for shared links

web-title-rules-all-or-nothing = Tutto o niente: le regole – Foretold
web-about-rules-all-or-nothing = Le regole di Tutto o niente da tre a sei giocatori, con immagini: scommesse scoperte e segrete, prese, briscola, punteggio e tutte le opzioni.

## Home

web-about-all-or-nothing = Di’ quante prese farai, allo scoperto o in segreto. Solo con una scommessa esatta si ottiene tutto.

## Learning

web-learn-all-or-nothing-1 = Tutti ricevono lo stesso numero di carte; una carta viene girata a faccia in su, e il suo seme è briscola.
web-learn-all-or-nothing-2 = Scegli una carta scommessa: quante prese farai? Poi di’ se la tua scommessa è scoperta o segreta.
web-learn-all-or-nothing-3 = Rispondi al seme di apertura, se puoi. Vince la presa la briscola più alta; senza briscola, la carta più alta del seme di apertura.
web-learn-all-or-nothing-4 = Con una scommessa esatta si ottengono 3 punti in più; se è scoperta, ogni presa vale 2.
web-learn-all-or-nothing-5 = Chi sbaglia una scommessa scoperta non ottiene nulla; con una segreta si ottiene ancora un punto per presa.
