### Il tavolo nel browser: come si chiamano le sue parti, chi decide, e che cosa si può fare oltre a giocare.

## The parts of the table

table-gallery = Galleria
table-hand = La tua mano
table-players = Giocatori
table-revealed = Carte rivelate
table-actions = Che cosa puoi fare
table-bet-cards = Carte scommessa
table-panel = Cronaca, chat, punteggi e memoria
table-log = Cronaca
table-chat = Chat
table-scores = Punteggi
table-memory = Memoria
table-menu = Menu
table-sound = Suono
table-close = Chiudi
table-rules = Regole

## Cards and places

table-card-back = Carta coperta
table-covered = { $card }, coperta, colonna { $column }
table-deck = Mazzo: { $count }
table-pile = Scarti: { $count }
table-pile-top = Pila degli scarti: { $count }, in cima { $card }
table-pot = Piatto
table-rune-card-pays = Alla fine del round rende altre 2 rune.
table-you = Tu
table-self = la propria mano
table-you-hold = Hai in mano
table-strength = Forza
table-worth = La tua mano ora: { $combination }, forza { $strength }.
table-trick = Presa { $trick } di { $count }
table-trick-before = Ultima presa: { $player }
table-trump = Briscola: { $colour }
table-open = scoperta
table-secret = segreta

## Players

table-away = assente
table-stand-in = gioca un bot
table-decides = decide ora
table-time-left = Tempo rimasto
table-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
table-watching = Stai guardando questo tavolo.
table-sentence = { $text }.

## The card being resolved

table-steps = Effetti: { $card }
table-step-done = (fatto)
table-step-now = (ora)
table-step-next = (dopo)
table-to-gallery = galleria

## Whose decision it is

table-waits-turn = È il turno di { $player }.
table-waits-take = { $player } sceglie una carta da prendere.
table-waits-swap = { $player } può scambiare una carta.
table-waits-draw = { $player } può pescare una carta.
table-waits-reveal = { $player } può rivelare delle carte.
table-waits-rune = { $player } può prendere una runa.
table-waits-hypnosis = { $player } può ipnotizzare qualcuno.
table-waits-eye = { $player } può guardare le carte di qualcuno.
table-waits-keep = { $player } sceglie quale carta tenere.
table-waits-hide = { $player } sceglie quale carta nascondere all'Occhio.
table-waits-discard = { $player } sceglie una carta da scartare.
table-waits-predict = { $player } predice chi ha la mano più forte.
table-waits-bet = { $player } sceglie una carta scommessa.
table-waits-open = { $player } dice se la scommessa è scoperta o segreta.
table-waits-play = { $player } sceglie una carta da giocare.
table-why-turn = Non è il tuo turno.
table-why-illegal = Ora non si può scegliere.
table-why-over = La partita è finita.
table-why-spectator = Stai guardando e non hai carte.
table-why-covered = C'è sopra un'altra carta: è bloccata.
table-why-follow = Rispondi al seme di apertura.
table-why-all-in = Questo giocatore è All In e non può essere scelto.
table-why-pile = A questo tavolo la pila degli scarti non si usa.
table-see-rules = Che cosa dicono le regole

## Decisions ahead, undo, requests, votes

table-planned = Alla tua prossima decisione: { $action }
table-unplan = Annulla
table-undo = Annulla
table-abandon = Proponi di finire la partita
table-request-undo = { $player } chiede di annullare una decisione.
table-request-abandon = { $player } propone di finire la partita.
table-request-waits = In attesa degli altri.
table-agree = Accetta
table-refuse = Rifiuta
table-vote = { $player } è assente. Che cosa facciamo?
table-vote-wait = Aspettare
table-vote-bot = Far giocare un bot
table-vote-end = Finire la partita
table-sat-in = Un bot gioca al tuo posto.
table-return = Sono di nuovo qui
table-all-in-sure = Andare All In?
table-all-in-note = Nei tuoi turni successivi di questo round passerai.
table-no = No

## The end of a round, and of the game

table-showdown = Si mostrano le mani
table-round-over = Il round è finito
table-last-round = L'ultimo round
table-pot-shared = Nel piatto: { $pot }; resta per il prossimo round: { $carry }
table-strongest = mano più forte
table-right = giusto
table-made = scommessa riuscita
table-go-on = Continua
table-result = Risultato
table-round-short = Round
table-total = Totale
table-you-won = Hai vinto la partita!
table-won =
    { $count ->
        [one] { $players } vince la partita.
       *[other] { $players } vincono la partita.
    }
table-nobody-won = Nessuno vince la partita.
table-ended-abandoned = La partita è stata interrotta.
table-rematch = Un'altra partita
table-rematch-join = Al prossimo tavolo
table-see-table = Vedi il tavolo

## Memory

table-memory-off = A questo tavolo non c'è l'aiuto alla memoria.
table-memory-hands = Sicuramente in mano
table-memory-announced = Annunciato
table-memory-eye = Occhio Onnisciente
table-memory-pile = Pila degli scarti, dal basso
table-memory-deck = Sicuramente nel mazzo
table-memory-lacks = Sicuramente senza
table-memory-tricks = Prese precedenti
table-memory-out = Sicuramente fuori gioco
table-in-turn = turno { $turn }

## Chat

table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-say = Di' qualcosa
table-chat-send = Invia
table-chat-off = A questo tavolo la chat è chiusa.
table-chat-muted = L'host ti ha silenziato.
table-chat-spectator = Qui possono scrivere solo i giocatori.
table-phrase-hello = Ciao!
table-phrase-luck = Buona fortuna!
table-phrase-nice = Ben giocato!
table-phrase-thanks = Grazie!
table-phrase-think = Un momento, per favore…
table-phrase-oops = Ops!
table-phrase-again = Ancora una?
table-phrase-bye = Arrivederci!

## Keys

table-keys = Tasti
table-key-move = da una scelta all'altra
table-key-choose = scegliere
table-key-back = indietro
table-key-hand = leggere la mano
table-key-gallery = leggere la galleria o la presa
table-key-players = leggere i giocatori
table-key-log = leggere che cosa è successo
table-key-undo = annullare
table-key-rules = aprire le regole al punto giusto

## Suggerimenti per una prima partita

table-hint = Suggerimento
table-hint-done = Capito
table-hint-reveal-title = Rivelare
table-hint-discard-title = Troppe carte
table-hint-turn-title = Il tuo turno
table-hint-turn = Gioca una carta: i suoi effetti vanno dall'alto in basso, e quelli con la stella sono obbligatori. Oppure passa: la prima carta del mazzo va nella galleria. Oppure va' All In. Fermati su una carta per vedere che cosa fa.
table-hint-all-in-title = All In
table-hint-all-in = Chi va All In posa la mano fino alla rivelazione: due carte vanno nella galleria, nessuno può più spiare quella mano, e nei turni successivi passa. Un solo giocatore per round.
table-hint-predict-title = La predizione
table-hint-predict = Indica chi ha la mano più forte; puoi essere anche tu. Tutti quelli che hanno ragione si dividono il piatto. Inoltre ogni mano rende la sua forza.
table-hint-bet-title = La tua scommessa
table-hint-bet = Quante prese farai con queste carte? Nessuno vede ancora la tua risposta. Solo il numero esatto dà i 3 punti in più.
table-hint-open-title = Scoperta o segreta
table-hint-open = Scoperta paga il doppio, ma niente se la sbagli. Segreta dà comunque 1 punto per presa, e altri 3 se è esatta.
table-hint-play-title = La presa
table-hint-play = Gioca il seme di apertura se ce l'hai. Altrimenti gioca quello che vuoi: la briscola batte ogni altro seme.
