### The game in words.

## Cards

play-rank-number =
    { $number ->
        [8] l’8
       *[other] il { $number }
    }
play-rank-j = il Fante
play-rank-q = la Regina
play-rank-k = il Re
play-rank-a = l’Asso
play-suit-clock = di Orologi
play-suit-mask = di Maschere
play-suit-scarab = di Scarabei
play-suit-tree = di Alberi
play-suit-other = di { $suit }
play-card-predictions = { $rank } { $suit } ({ $card })
play-card-rune = la carta runa ({ $card })
play-effect-must = { $effect } (obbligatorio)
play-effect-may = { $effect } (facoltativo)
play-effect-then = { $list }, poi { $next }

## The log

play-log-predictions = Turno { $turn }:

## The commands

play-command-gallery = galleria
play-help-gallery = la galleria, il mazzo e la pila degli scarti

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
        [one] Nel mazzo c’è 1 carta,
       *[other] Nel mazzo ci sono { $count } carte,
    } { $pile ->
        [one] nella pila degli scarti 1.
       *[other] nella pila degli scarti { $pile }.
    }
play-pile-top = In cima alla pila degli scarti: { $card }.
play-holding = Hai in mano { $cards }.
play-worth =
    { $runes ->
        [one] La tua mano ora: { $combination }, forza { $strength }; si otterrebbe 1 runa.
       *[other] La tua mano ora: { $combination }, forza { $strength }; si otterrebbero { $runes } rune.
    }
play-strengths = Le combinazioni, con forza e rune: { $list }.

## The players

play-has-runes =
    { $count ->
        [one] 1 runa
       *[other] { $count } rune
    }
play-is-all-in = All In
play-predicts = predizione: { $player }
play-announced = dichiarato nel turno { $turn }: { $combination }

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
play-ask-predictions-hide = { $viewer } guarda la tua mano con l’Occhio Onnisciente. Quale carta nascondi?
play-ask-predictions-discard = Hai { $count } carte e puoi tenerne cinque. Quale scarti?
play-ask-predictions-predict = Chi ha la mano più forte? Puoi indicare anche te.
play-ask-give = Quale delle tue carte dai in cambio? Ricevi { $card }.

## Choices

play-do-play = gioca { $card }
play-do-pass = passa
play-do-all-in = vai All In
play-do-take = prendi { $card }, { $place }
play-do-swap = dai { $given } per { $card }, { $place }
play-do-get = ricevi { $card }, { $place }
play-do-give = dai { $card }
play-do-draw = pesca una carta
play-do-reveal = rivela { $count } carte
play-do-rune = prendi una runa
play-do-hypnosis = ipnotizza { $player }
play-do-eye = guarda quattro carte di { $player }
play-do-keep = tieni { $card }
play-do-hide = nascondi { $card }
play-do-discard = scarta { $card }
play-do-predict =
    { $you ->
        [yes] predici che la tua mano è la più forte
       *[no] predici che { $player } ha la mano più forte
    }
play-do-skip = rinuncia a questo effetto
play-note-pass = la prima carta del mazzo entra nella galleria
play-note-all-in = due carte del mazzo entrano nella galleria, la tua mano resta com’è fino alla Rivelazione
play-note-makes = dà { $combination }
play-note-leaves = resta: { $combination }

## What a choice means, All In – Predictions

play-rules-predictions-turn = Scegli 1 azione fra 3. Giocare una carta: i suoi effetti si applicano da sinistra a destra, quelli obbligatori senza scelta; poi la carta entra nella galleria, e finisci con cinque carte. Passare: la prima carta del mazzo entra nella galleria. Andare All In, un solo giocatore per round: nessuno può più ipnotizzarti o guardare le tue carte, ma nei tuoi turni successivi passi. Quando la galleria è piena, ognuno predice chi ha la mano più forte; chi ha ragione si divide il piatto, e per ogni mano si ottiene la sua forza.
play-rules-predictions-take = La carta va nella tua mano, davanti a tutti. Si può prendere solo la carta in cima a una colonna.
play-rules-predictions-swap = Una delle tue carte cambia posto con una carta non coperta della galleria, davanti a tutti.
play-rules-predictions-draw = La prima carta del mazzo va nella tua mano; solo tu la vedi.
play-rules-predictions-reveal = Si rivelano carte dal mazzo; ne tieni una, le altre vanno sulla pila degli scarti.
play-rules-predictions-rune = Ricevi una runa dalla riserva.
play-rules-predictions-hypnosis = Il giocatore deve dire ad alta voce quale combinazione ha ora, senza valori né semi.
play-rules-predictions-eye = Il giocatore mostra a te, e solo a te, quattro delle sue cinque carte, e sceglie quale nascondere.
play-rules-predictions-keep = La carta va nella tua mano, le altre vanno sulla pila degli scarti.
play-rules-predictions-hide = Mostri le altre quattro carte solo a questo giocatore.
play-rules-predictions-discard = Finisci il turno con cinque carte. L’ultima che scarti sta in cima alla pila.
play-rules-predictions-predict = Chi indica la mano più forte riceve una parte uguale del piatto; il resto rimane per il round successivo. Inoltre per ogni mano si ottiene la sua forza e per ogni carta runa 2 rune. A parità di combinazione vince la carta più alta.

## What one did oneself, and what was done to one

play-you-predictions-round-begins = Comincia il round { $round }; inizi tu.
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
play-you-predictions-skips = Rinunci all’effetto: { $effect }.
play-you-predictions-effect-passed-over = Non puoi applicare l’effetto: { $effect }.
play-you-predictions-hypnotises = Usi Ipnosi su { $target }.
play-you-predictions-announces = Dichiari: { $combination }.
play-you-predictions-uses-eye = Usi l’Occhio Onnisciente su { $target }.
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
play-to-you-predictions-uses-eye = { $seat } usa l’Occhio Onnisciente su di te.
play-to-you-predictions-shows-card = { $seat } ti mostra { $card }.
play-to-you-predictions-predicts = { $seat } predice che tu hai la mano più forte.
