### Il tavolo nel browser: come si chiamano le sue parti, chi decide, e che cosa si può fare oltre a giocare.

## The parts of the table

table-hand = La tua mano
table-players = Giocatori
table-actions = Che cosa puoi fare
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

table-card-back = Carta a faccia in giù
table-you = Tu
table-self = la propria mano
table-you-hold = Hai in mano

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

## Whose decision it is

table-why-turn = Non è il tuo turno.
table-why-illegal = Ora non si può scegliere.
table-why-over = La partita è finita.
table-why-spectator = Stai guardando e non hai carte.
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
table-vote-wait = Aspetta
table-vote-bot = Fai giocare un bot
table-vote-end = Proponi di finire la partita
table-sat-in = Un bot gioca al tuo posto.
table-return = Sono di nuovo qui
table-no = No

## The end of a round, and of the game

table-round-over = Il round è finito
table-last-round = L’ultimo round
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
table-rematch = Un’altra partita
table-rematch-join = Al prossimo tavolo
table-see-table = Vedi il tavolo

## Memory

table-memory-off = A questo tavolo non c’è l’aiuto alla memoria.
table-memory-none = Non si è ancora visto né sentito nulla.
table-memory-hands = Sicuramente in mano
table-in-turn = turno { $turn }

## Chat

table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-off = A questo tavolo la chat è chiusa.
table-chat-muted = Chi ospita ti ha tolto la parola.
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
table-key-move = da una scelta all’altra
table-key-choose = scegliere
table-key-back = indietro
table-key-hand = leggere la mano
table-key-table = leggere il tavolo
table-key-players = leggere i giocatori
table-key-log = leggere che cosa è successo
table-key-undo = annullare
table-key-rules = aprire le regole al punto giusto

## Suggerimenti per una prima partita

table-hint = Suggerimento
table-hint-done = Capito

## Games without words of their own

table-waits-any = { $player } decide.
