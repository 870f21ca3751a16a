### Una partita nel terminale: il tavolo a parole, le domande, le scelte e i comandi.

## Lists

play-list-more = { $list }, { $next }
play-list-last = { $list } e { $next }
play-list-also = { $list }; { $next }
play-list-sentence = { $list } { $next }
play-note = { $choice }: { $note }
play-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## Players

play-you = tu
play-bot = { $level } { $seat }

## Cards

play-rank-number =
    { $number ->
        [8] l'8
       *[other] il { $number }
    }
play-rank-j = il Fante
play-rank-q = la Regina
play-rank-k = il Re
play-rank-a = l'Asso
play-suit-clock = di Orologi
play-suit-mask = di Maschere
play-suit-scarab = di Scarabei
play-suit-tree = di Alberi
play-suit-other = di { $suit }
play-card-predictions = { $rank } { $suit } ({ $card })
play-card-rune = la carta runa ({ $card })
play-card-all-or-nothing =
    { $number ->
        [1] l'1
        [8] l'8
        [11] l'11
       *[other] il { $number }
    } { $colour } ({ $card })
play-effect-must = { $effect } (obbligatorio)
play-effect-may = { $effect } (facoltativo)
play-effect-then = { $list }, poi { $next }

## At the beginning and at the end

play-which-game = A quale gioco vuoi giocare? Rispondi con il suo numero, oppure esci con { $quit }.
play-bad-game = «{ $answer }» non è un gioco di qui; rispondi con un numero da { $first } a { $last } o con un nome come { $example }, oppure esci con { $quit }.
play-opening = { $game }. Al tavolo: { $players }.
play-options = Opzioni: { $options }.
play-seated = { $name } (posto { $seat })
play-kept = Ogni decisione è salvata subito in questo file:
play-practice = È un allenamento: puoi annullare le tue decisioni.
play-opening-help = A ogni domanda puoi scrivere { $help }.
play-resumed = Riprendi una partita salvata. Ecco a che punto è:
play-farewell = La partita è salvata. Puoi riprenderla quando vuoi:
play-over-kept = La partita è finita. La registrazione è in questo file:
play-summary = Il round { $round } è finito:
play-thinking =
    { $you ->
        [yes] Penso a un consiglio …
       *[no] { $player } sta pensando …
    }

## Files

play-saved = La partita è salvata in questo file:
play-save-failed = La partita non si può salvare in { $file } ({ $reason }); salvala altrove.
play-save-lost = Non è stato possibile salvare la partita; ciò che era salvato prima non è cambiato.
play-file-exists = { $file } esiste già; indica un altro file.
play-file-unreadable = { $file } non si può leggere ({ $reason }); controlla il percorso.
play-resume-none = Non c'è un'altra partita da riprendere; indica il suo file.

## Answers that can't be

play-bad-answer = «{ $answer }» qui non è possibile; rispondi con un numero da { $first } a { $last }, o in notazione come { $example }, oppure scrivi { $help }.
play-bad-long = Questa riga è troppo lunga per una risposta; scrivi un numero.
play-undo-practice = Solo in allenamento si possono annullare le decisioni; comincia per questo una partita con --practice.
play-undo-nothing = Non hai ancora preso decisioni da annullare.
play-undone = Annullato: { $choice }. Decidi di nuovo.

## Hints

play-hint = { $level } sceglierebbe: { $choice }.
play-hint-others = Le scelte migliori dopo questa:
play-hint-valued = { $choice } [{ $action }], probabilità di vittoria { $share }
play-hint-unvalued = { $choice } [{ $action }]

## The log

play-log-predictions = Turno { $turn }:
play-log-all-or-nothing = Presa { $turn }:

## The commands

play-command-help = aiuto
play-command-hand = mano
play-command-gallery = galleria
play-command-trick = presa
play-command-players = giocatori
play-command-log = diario
play-command-rules = regole
play-command-undo = annulla
play-command-hint = consiglio
play-command-save = salva
play-command-resume = riprendi
play-command-quit = esci
play-help = Rispondi con il numero di una scelta o in notazione, come play JM o take 2; una carta da sola, come JM, basta se una sola scelta la nomina. Le colonne e i posti si contano da 0. Una riga vuota ripete la domanda. I comandi:
play-help-word = { $word } ({ $english })
play-help-line = { $word }: { $does }
play-help-help = questo aiuto
play-help-hand = le tue carte e quanto valgono
play-help-gallery = la galleria, il mazzo e la pila degli scarti
play-help-trick = la presa, la briscola e la presa precedente
play-help-players = che cosa si sa di ogni giocatore
play-help-log = che cosa è successo in questo round
play-help-rules = che cosa significa la scelta attuale
play-help-undo = annullare la tua ultima decisione (in allenamento)
play-help-hint = che cosa farebbe un buon giocatore
play-help-save = salvare una copia: save FILE; senza FILE dice dove è salvata la partita
play-help-resume = riprendere un'altra partita: resume FILE; senza FILE l'ultima che hai giocato
play-help-quit = uscire; la partita è salvata

## The table, All In – Predictions

play-standing = Round { $round }, turno { $turn }. Rune nel piatto: { $pot }; le tue: { $runes }.
play-gallery =
    { $count ->
        [one] Galleria, 1 slot occupato su { $limit }:
       *[other] Galleria, { $count } slot occupati su { $limit }:
    }
play-column = colonna { $column }: { $card }
play-column-covering = colonna { $column }: { $card }, che copre { $covered }
play-deck =
    { $count ->
        [one] Nel mazzo c'è 1 carta,
       *[other] Nel mazzo ci sono { $count } carte,
    } { $pile ->
        [one] nella pila degli scarti 1.
       *[other] nella pila degli scarti { $pile }.
    }
play-pile-top = In cima alla pila degli scarti: { $card }.
play-hand =
    { $count ->
        [0] Non hai carte in mano.
        [one] Hai 1 carta in mano:
       *[other] Hai { $count } carte in mano:
    }
play-holding = Hai in mano { $cards }.
play-worth =
    { $runes ->
        [one] La tua mano ora: { $combination }, forza { $strength }; renderebbe 1 runa.
       *[other] La tua mano ora: { $combination }, forza { $strength }; renderebbe { $runes } rune.
    }
play-strengths = Le combinazioni, con forza e rune: { $list }.

## The table, All or Nothing

play-trump = La briscola è { $colour }: la carta scoperta è { $card }.
play-is-trump = { $card }, briscola
play-trick = Presa { $trick } di { $count }, briscola { $colour }.
play-other-cards = Le tue altre carte: { $cards }.
play-trick-card = { $player }: { $card }
play-leads =
    { $you ->
        [yes] Apri tu.
       *[no] Apre { $player }.
    }
play-leads-first =
    { $you ->
        [yes] Apri tu la prima presa.
       *[no] Apre { $player } la prima presa.
    }
play-winning =
    { $you ->
        [yes] Per ora la presa è tua.
       *[no] Per ora la presa è di { $player }.
    }
play-trick-before =
    { $you ->
        [yes] La presa precedente, vinta da te: { $cards }.
       *[no] La presa precedente, vinta da { $player }: { $cards }.
    }
play-my-bet-open =
    { $tricks ->
        [one] La tua scommessa scoperta è { $bet }; finora hai 1 presa.
       *[other] La tua scommessa scoperta è { $bet }; finora hai { $tricks } prese.
    }
play-my-bet-secret =
    { $tricks ->
        [one] La tua scommessa segreta è { $bet }; finora hai 1 presa.
       *[other] La tua scommessa segreta è { $bet }; finora hai { $tricks } prese.
    }
play-must-follow = Il seme di apertura è { $colour } e devi rispondere.
play-need-not-follow = Il seme di apertura è { $colour }; non ne hai e puoi giocare qualsiasi carta.

## The players

play-player = { $name } (posto { $seat }): { $facts }.
play-has-runes =
    { $count ->
        [one] 1 runa
       *[other] { $count } rune
    }
play-has-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
play-has-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
play-has-tricks =
    { $count ->
        [one] 1 presa
       *[other] { $count } prese
    }
play-is-all-in = All In
play-is-dealer = mazziere
play-predicts = predizione: { $player }
play-announced = dichiarato nel turno { $turn }: { $combination }
play-holds = ha di sicuro { $cards }
play-lacks = di sicuro non ha { $colours }
play-bet-open = scommessa scoperta { $bet }
play-bet-secret = scommessa segreta { $bet }
play-bet-unsaid = scommessa { $bet }
play-bet-open-hidden = scommessa scoperta, non ancora rivelata
play-bet-secret-hidden = scommessa segreta
play-bet-chosen = scommessa scelta

## Questions, All In – Predictions

play-ask-predictions-turn = Tocca a te. Che cosa fai?
play-ask-predictions-take = { $card }: quale carta prendi in mano?
play-ask-predictions-swap = { $card }: scambi una delle tue carte?
play-ask-predictions-draw = { $card }: peschi la prima carta del mazzo?
play-ask-predictions-reveal = { $card }: riveli delle carte dal mazzo?
play-ask-predictions-rune = { $card }: prendi una runa?
play-ask-predictions-hypnosis = { $card }: chi ipnotizzi?
play-ask-predictions-eye = { $card }: di chi guardi le carte?
play-ask-predictions-keep = { $card }: quale delle carte rivelate tieni?
play-ask-predictions-hide = { $viewer } guarda la tua mano con l'Occhio Onnisciente. Quale carta nascondi?
play-ask-predictions-discard = Hai { $count } carte e puoi tenerne cinque. Quale scarti?
play-ask-predictions-predict = Chi ha la mano più forte? Puoi indicare anche te.
play-ask-give = Quale delle tue carte dai in cambio? Ricevi { $card }.

## Questions, All or Nothing

play-ask-all-or-nothing-bet =
    { $count ->
        [one] Quante prese farai? In questo round ce n'è 1.
       *[other] Quante prese farai? In questo round ce ne sono { $count }.
    }
play-ask-all-or-nothing-open = La tua scommessa è { $bet }. È scoperta o segreta?
play-ask-all-or-nothing-play = Quale carta giochi?

## Choices

play-do-play = giocare { $card }
play-do-play-to-trick = giocare { $card }
play-do-pass = passare
play-do-all-in = andare All In
play-do-take = prendere { $card }, { $place }
play-do-swap = dare { $given } per { $card }, { $place }
play-do-get = ricevere { $card }, { $place }
play-do-give = dare { $card }
play-do-back = indietro
play-do-draw = pescare una carta
play-do-reveal = rivelare { $count } carte
play-do-rune = prendere una runa
play-do-hypnosis = ipnotizzare { $player }
play-do-eye = guardare quattro carte di { $player }
play-do-keep = tenere { $card }
play-do-hide = nascondere { $card }
play-do-discard = scartare { $card }
play-do-predict =
    { $you ->
        [yes] predire la tua mano
       *[no] predire { $player }
    }
play-do-skip = rinunciare a questo effetto
play-do-bet =
    { $count ->
        [one] scommettere 1 presa
       *[other] scommettere { $count } prese
    }
play-do-open = scommessa scoperta
play-do-secret = scommessa segreta
play-note-pass = la prima carta del mazzo entra nella galleria
play-note-all-in = due carte del mazzo entrano nella galleria, la tua mano resta com'è fino alla fine del round
play-note-makes = dà { $combination }
play-note-trump = briscola
play-note-leaves = resta { $combination }
play-note-too-high = più di quante ce ne sono in questo round
play-note-open =
    { $bet ->
        [one] { $points } punti se fai esattamente 1 presa, altrimenti niente
       *[other] { $points } punti se fai esattamente { $bet } prese, altrimenti niente
    }
play-note-secret =
    { $bet ->
        [one] { $points } punti se fai esattamente 1 presa, altrimenti 1 punto per presa
       *[other] { $points } punti se fai esattamente { $bet } prese, altrimenti 1 punto per presa
    }

## What a choice means, All In – Predictions

play-rules-predictions-turn = Fai una di tre cose. Giocare una carta: i suoi effetti si applicano da sinistra a destra, quelli obbligatori senza scelta; poi la carta entra nella galleria, e finisci con cinque carte. Passare: la prima carta del mazzo entra nella galleria. Andare All In, un solo giocatore per round: nessuno può più ipnotizzarti o guardare le tue carte, ma nei tuoi turni successivi passi. Quando la galleria è piena, ognuno predice chi ha la mano più forte; chi ha ragione si divide il piatto, e ogni mano rende la sua forza.
play-rules-predictions-take = La carta va nella tua mano, davanti a tutti. Si può prendere solo la carta in cima a una colonna.
play-rules-predictions-swap = Una delle tue carte cambia posto con una carta non coperta della galleria, davanti a tutti.
play-rules-predictions-draw = La prima carta del mazzo va nella tua mano; solo tu la vedi.
play-rules-predictions-reveal = Si rivelano carte dal mazzo; ne tieni una, le altre vanno sulla pila degli scarti.
play-rules-predictions-rune = Ricevi una runa dalla riserva.
play-rules-predictions-hypnosis = Il giocatore deve dire ad alta voce quale combinazione ha ora, senza valori né semi.
play-rules-predictions-eye = Il giocatore mostra a te, e solo a te, quattro delle sue cinque carte, e sceglie quale nascondere.
play-rules-predictions-keep = La carta va nella tua mano, le altre vanno sulla pila degli scarti.
play-rules-predictions-hide = Mostri le altre quattro carte solo a questo giocatore.
play-rules-predictions-discard = Finisci il turno con cinque carte. L'ultima che scarti sta in cima alla pila.
play-rules-predictions-predict = Chi indica la mano più forte riceve una parte uguale del piatto; il resto rimane per il round successivo. Inoltre ogni mano rende la sua forza e ogni carta runa 2 rune. A parità di combinazione vince la carta più alta.

## What a choice means, All or Nothing

play-rules-all-or-nothing-bet = Scegli in segreto quante prese farai. Se la indovini, una scommessa segreta rende 1 punto per presa e altri 3, una scoperta 2 punti per presa e altri 3. Se la sbagli, una segreta rende 1 punto per presa, una scoperta niente.
play-rules-all-or-nothing-open = Se la indovini, una scommessa scoperta rende 2 punti per presa e altri 3, ma niente se la sbagli. Una segreta rende 1 punto per presa, e altri 3 se la indovini. Le scommesse scoperte si rivelano quando tutti hanno parlato.
play-rules-all-or-nothing-play = Rispondi al seme di apertura se puoi; altrimenti gioca qualsiasi carta. La briscola più alta vince la presa; senza briscole, la carta più alta del seme di apertura. Chi vince la presa apre la successiva.

## What one did oneself, and what was done to one

play-you-predictions-round-begins = Comincia il round { $round }; sei di mano.
play-you-predictions-dealt = Ricevi { $card }.
play-you-predictions-plays = Giochi { $card }.
play-you-predictions-passes = Passi.
play-you-predictions-goes-all-in = Vai All In.
play-you-predictions-pass-taken = Sei All In e passi.
play-you-predictions-takes = Prendi { $card }, { $place }.
play-you-predictions-swaps = Scambi { $given } con { $card }, { $place }.
play-you-predictions-draws-card = Peschi { $card }.
play-you-predictions-reveals-card = Riveli { $card }.
play-you-predictions-keeps-card = Tieni { $card }.
play-you-predictions-lays-on-pile = Metti { $card } sulla pila degli scarti.
play-you-predictions-gains-rune = Ottieni una runa.
play-you-predictions-skips = Rinunci all'effetto: { $effect }.
play-you-predictions-effect-passed-over = Non puoi applicare l'effetto: { $effect }.
play-you-predictions-hypnotises = Usi Ipnosi su { $target }.
play-you-predictions-announces = Dichiari: { $combination }.
play-you-predictions-uses-eye = Usi l'Occhio Onnisciente su { $target }.
play-you-predictions-shows-card = Mostri { $card } a { $viewer }.
play-you-predictions-hides-card = Nascondi { $card } a { $viewer }.
play-you-predictions-discards-card = Scarti { $card }.
play-you-predictions-predicts = Predici che { $target } ha la mano più forte.
play-you-predictions-strongest = Hai la mano più forte.
play-you-predictions-pot-paid =
    { $runes ->
        [one] Ricevi 1 runa dal piatto.
       *[other] Ricevi { $runes } rune dal piatto.
    }
play-you-predictions-wins = Vinci la partita.
play-yourself-predictions-predicts = Predici di avere tu la mano più forte.
play-own-predictions-predicts = { $seat } predice che la propria mano è la più forte.
play-to-you-predictions-hypnotises = { $seat } usa Ipnosi su di te.
play-to-you-predictions-uses-eye = { $seat } usa l'Occhio Onnisciente su di te.
play-to-you-predictions-shows-card = { $seat } ti mostra { $card }.
play-to-you-predictions-predicts = { $seat } predice che tu hai la mano più forte.
play-you-all-or-nothing-deals-first = Dai tu le carte per primo.
play-you-all-or-nothing-round-begins = Comincia il round { $round }: dai { $cards } carte a ciascuno.
play-you-all-or-nothing-dealt = Ricevi { $card }.
play-you-all-or-nothing-bets = Scommetti { $bet }.
play-you-all-or-nothing-bets-openly = Fai una scommessa scoperta.
play-you-all-or-nothing-bets-secretly = Fai una scommessa segreta.
play-you-all-or-nothing-opens-bet = Scopri la tua scommessa: { $bet }.
play-you-all-or-nothing-plays = Giochi { $card }.
play-you-all-or-nothing-cannot-follow = Non puoi rispondere a { $colour }.
play-you-all-or-nothing-wins-trick = Vinci la presa con { $card }.
play-you-all-or-nothing-wins = Vinci la partita.
