### The rules page.

## Tutto o niente

rules-all-or-nothing-lead = Di’ in anticipo quante prese farai. Solo con una scommessa esatta si ottiene tutto: segreta è prudente, scoperta è tutto o niente.
# 1
rules-all-or-nothing-material = Le carte
rules-all-or-nothing-material-players = Si gioca da tre a sei.
rules-all-or-nothing-material-cards = Ci sono 48 carte, usate tutte con qualsiasi numero di giocatori: quattro semi, [i:mark-red] rosso, [i:mark-yellow] giallo, [i:mark-green] verde e [i:mark-blue] blu, ognuno con i numeri da 1 a 12. Il 12 è il più alto. { rules-ours }
rules-all-or-nothing-material-faces = Una carta di ogni seme, e il dorso.
rules-all-or-nothing-material-bets = Ogni giocatore ha sette **carte scommessa**, da 0 a 6.
rules-all-or-nothing-material-bet-cards = Le sette carte scommessa.
# 2
rules-all-or-nothing-setup = Prima di ogni round
rules-all-or-nothing-setup-rounds = Una partita ha sette round, con più o meno carte:
rules-all-or-nothing-setup-round = Round
rules-all-or-nothing-setup-cards = Carte a testa
rules-all-or-nothing-setup-dealer = Per la prima distribuzione ognuno pesca una carta, e dà le carte chi ha la più alta; se più carte sono alte uguali, si pesca di nuovo fra queste. { rules-ours } Il tavolo può anche indicare il primo mazziere. Dopo ogni round dà le carte chi siede a sinistra.
rules-all-or-nothing-setup-deal = Il mazziere mescola tutte le 48 carte e ne dà a ognuno quante ne prevede il round.
rules-all-or-nothing-setup-trump = La carta successiva viene girata a faccia in su: il suo seme è **briscola** in questo round. Tutte le altre carte sono fuori gioco fino alla prossima distribuzione.
rules-all-or-nothing-setup-example = Si gira [7G]: la briscola è verde.
# 3
rules-all-or-nothing-bets = Le scommesse
rules-all-or-nothing-bets-choose = Ognuno sceglie in segreto una carta scommessa: quante prese pensa di fare. Ogni carta da 0 a 6 è permessa in ogni round, anche più di quante siano le prese. { rules-ours }
rules-all-or-nothing-bets-say = Poi ogni giocatore, cominciando a sinistra del mazziere, dice se la scommessa è [i:bet-open] **scoperta** o [i:bet-secret] **segreta**. Le risposte si sentono in quest’ordine; nessun numero si vede ancora.
rules-all-or-nothing-bets-turn = Quando tutti hanno parlato, le scommesse scoperte si girano insieme. Quelle segrete restano nascoste fino al punteggio del round.
rules-all-or-nothing-bets-example = Ada e Grace scommettono allo scoperto: 2 e 0. Le scommesse di Emmy e Sofja sono segrete.
# 4
rules-all-or-nothing-tricks = Le prese
rules-all-or-nothing-tricks-lead = Chi siede a sinistra del mazziere apre la prima presa. A turno ognuno gioca una carta. Chi vince la presa apre la successiva, finché tutte le carte sono giocate. { rules-ours }
rules-all-or-nothing-follow = Rispondere al seme
rules-all-or-nothing-follow-must = Se hai una carta del seme di apertura, devi giocarne una. Vale anche per la briscola.
rules-all-or-nothing-follow-free = Se non ne hai, scegli liberamente: gioca una briscola o scarta una carta di qualsiasi altro seme.
rules-all-or-nothing-winner = Chi vince la presa
rules-all-or-nothing-winner-about = Vince la briscola più alta. Se nessuno ha giocato briscole, vince la carta più alta del seme di apertura.
rules-all-or-nothing-winner-trump = La briscola è verde. Ada apre con [5R], Emmy risponde con [11R], Grace non ha rosso e scarta [12B], nemmeno Sofja ne ha e gioca una briscola: [2G] vince.
rules-all-or-nothing-winner-plain = La briscola è verde, ma nessuno ne gioca. Vince la carta rossa più alta, [11R]; [12B] è più alta, ma non del seme di apertura.
# 5
rules-all-or-nothing-score = Il punteggio
rules-all-or-nothing-score-about = Giocate tutte le carte, si mostrano le scommesse segrete e ognuno riceve punti:
rules-all-or-nothing-score-bet = Scommessa
rules-all-or-nothing-score-made = indovinata esattamente
rules-all-or-nothing-score-missed = sbagliata
rules-all-or-nothing-score-secret-made = 1 per presa + 3
rules-all-or-nothing-score-secret-missed = 1 per presa
rules-all-or-nothing-score-open-made = 2 per presa + 3
rules-all-or-nothing-score-open-missed = 0
rules-all-or-nothing-score-example = Un round in quattro con sei carte:
rules-all-or-nothing-score-tricks = Prese
rules-all-or-nothing-score-points = Punti
rules-all-or-nothing-score-near = Un esempio: chi scommette 3 e fa 4 prese ottiene 4 punti se la scommessa era segreta, nessuno se era scoperta. Con 3 prese esatte la scommessa segreta avrebbe dato 3 + 3 = 6 punti, quella scoperta 2 × 3 + 3 = 9.
rules-all-or-nothing-score-win = Dopo l’ultimo round vince chi ha più punti; chi ne ha altrettanti vince insieme. { rules-ours }
# 6
rules-all-or-nothing-options = Opzioni
rules-all-or-nothing-options-about = Le sceglie chi apre il tavolo. Il tavolo le mostra prima che la partita cominci.
rules-all-or-nothing-options-players = Quanti giocano.
rules-all-or-nothing-options-rounds = Quanti round si giocano. Le carte continuano allo stesso modo, 6 5 4 3 4 5 e di nuovo da 6: l’ottavo round ne ha 5. { rules-ours }
rules-all-or-nothing-options-target = La partita finisce dopo il primo round in cui qualcuno ha questi punti, al più tardi dopo il round 37. Il numero dei round allora non conta. { rules-ours }
rules-all-or-nothing-options-target-values = 1 o più
rules-all-or-nothing-options-none = nessuno
rules-all-or-nothing-options-drawn = estratto a sorte
rules-all-or-nothing-options-dealer = Quale posto dà le carte nel round 1. In una rivincita è il successivo. { rules-ours }
rules-all-or-nothing-options-deck = Altri semi o numeri, da un **file del mazzo**: da 3 a 8 semi i cui nomi cominciano con lettere diverse, numeri interi dal più basso al più alto, e almeno sei carte per giocatore più una. Le scommesse restano da 0 a 6.
# 7
rules-all-or-nothing-decisions = Le decisioni e come si scrivono
rules-all-or-nothing-decisions-about = Le partite registrate, il terminale e i programmi scrivono ogni decisione in breve. Una carta è il suo numero con la prima lettera del seme in inglese, R, Y, G o B: [7B] è 7B.
rules-all-or-nothing-decisions-bet = la scommessa, in segreto; si chiede da sinistra del mazziere
rules-all-or-nothing-decisions-open = se la scommessa è scoperta o segreta
rules-all-or-nothing-decisions-play = una carta per la presa; anche l’ultima di una mano
rules-all-or-nothing-decisions-who-all = tutti
rules-all-or-nothing-decisions-who-turn = chi è di turno
rules-all-or-nothing-decisions-memory = La presa prima di quella in corso si può guardare di nuovo. Le prese più vecchie restano chiuse, e bisogna ricordare chi non ha potuto rispondere a quale seme; se il tavolo ha l’aiuto alla memoria, lo mostra. Il risultato dell’ultimo round si può rivedere in ogni momento.
rules-all-or-nothing-decisions-record = In una partita registrata un mazzo mescolato è scritto nell’ordine della distribuzione: le carte del primo posto, quelle del secondo e così via, la carta di briscola, poi il resto.
