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
        [yes] Penso a un consiglio…
       *[no] { $player } sta pensando…
    }

## Files

play-saved = La partita è salvata in questo file:
play-save-failed = La partita non si può salvare in { $file } ({ $reason }); salvala altrove.
play-save-lost = Non è stato possibile salvare la partita; ciò che era salvato prima non è cambiato.
play-file-exists = { $file } esiste già; indica un altro file.
play-file-unreadable = { $file } non si può leggere ({ $reason }); controlla il percorso.
play-resume-none = Non c’è un’altra partita da riprendere; indica il suo file.

## Answers that can't be

play-bad-answer = «{ $answer }» qui non è possibile; rispondi con un numero da { $first } a { $last }, oppure per esempio con { $example }, o scrivi { $help }.
play-bad-long = Questa riga è troppo lunga per una risposta; scrivi un numero.
play-undo-practice = Solo in allenamento si possono annullare le decisioni; comincia per questo una partita con --practice.
play-undo-nothing = Non hai ancora preso decisioni da annullare.
play-undone = Annullato: { $choice }. Decidi di nuovo.

## Hints

play-hint = { $level } sceglierebbe: { $choice }.
play-hint-others = Le scelte migliori dopo questa:
play-hint-valued = { $choice } [{ $action }], probabilità di vittoria { $share }
play-hint-unvalued = { $choice } [{ $action }]

## The commands

play-command-help = aiuto
play-command-hand = mano
play-command-table = tavolo
play-command-players = giocatori
play-command-log = diario
play-command-rules = regole
play-command-undo = annulla
play-command-hint = consiglio
play-command-save = salva
play-command-resume = riprendi
play-command-quit = esci
play-help = Rispondi con il numero di una scelta, oppure nomina le carte e i giocatori che vedi, come play JM, take 9C o predict Adepto 2; una carta da sola basta se una sola scelta la nomina. Si capisce anche la notazione delle registrazioni, che conta colonne e posti da 0. Una riga vuota ripete la domanda. I comandi:
play-help-word = { $word } ({ $english })
play-help-line = { $word }: { $does }
play-help-help = questo aiuto
play-help-hand = le tue carte e quanto valgono
play-help-table = che cosa c’è sul tavolo
play-help-players = che cosa si sa di ogni giocatore
play-help-log = che cosa è successo in questo round
play-help-rules = che cosa significa la scelta attuale
play-help-undo = annullare la tua ultima decisione (in allenamento)
play-help-hint = che cosa farebbe un buon giocatore
play-help-save = salvare una copia: save FILE; senza FILE dice dove è salvata la partita
play-help-resume = riprendere un’altra partita: resume FILE; senza FILE l’ultima che hai giocato
play-help-quit = uscire; la partita è salvata

## The table

play-hand =
    { $count ->
        [0] Non hai carte in mano.
        [one] Hai 1 carta in mano:
       *[other] Hai { $count } carte in mano:
    }

## The players

play-player = { $name } (posto { $seat }): { $facts }.
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
play-holds = ha di sicuro { $cards }

## Choices

play-do-back = indietro

## Games without words of their own

play-ask-any = Tocca a te. Che cosa fai?
play-log-any = Turno { $turn }:
