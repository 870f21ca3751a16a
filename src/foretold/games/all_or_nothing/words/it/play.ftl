### The game in words.

## Cards

play-card-all-or-nothing =
    { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    } { $colour } ({ $card })

## The log

play-log-all-or-nothing = Presa { $turn }:

## The commands

play-command-trick = presa
play-help-trick = la presa, la briscola e la presa precedente

## The table, All or Nothing

play-trump = Briscola: { $colour }; la carta girata è { $card }.
play-is-trump = { $card }, briscola
play-trick = Presa { $trick } di { $count }, briscola: { $colour }.
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

play-has-tricks =
    { $count ->
        [one] 1 presa
       *[other] { $count } prese
    }
play-is-dealer = mazziere
play-lacks = di sicuro non ha { $colours }
play-bet-open = scommessa scoperta { $bet }
play-bet-secret = scommessa segreta { $bet }
play-bet-unsaid = scommessa { $bet }
play-bet-open-hidden = scommessa scoperta, non ancora girata
play-bet-secret-hidden = scommessa segreta
play-bet-chosen = scommessa scelta

## Questions, All or Nothing

play-ask-all-or-nothing-bet =
    { $count ->
        [one] Quante prese farai? In questo round ce n’è 1.
       *[other] Quante prese farai? In questo round ce ne sono { $count }.
    }
play-ask-all-or-nothing-open = La tua scommessa è { $bet }. È scoperta o segreta?
play-ask-all-or-nothing-play = Quale carta giochi?

## Choices

play-do-play-to-trick = gioca { $card }
play-do-bet =
    { $count ->
        [one] scommetti 1 presa
       *[other] scommetti { $count } prese
    }
play-do-open = scommetti allo scoperto
play-do-secret = scommetti in segreto
play-note-trump = briscola
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

## What a choice means, All or Nothing

play-rules-all-or-nothing-bet = Scegli in segreto quante prese farai. Se indovini, con una scommessa segreta si ottiene 1 punto per presa e altri 3, con una scoperta 2 punti per presa e altri 3. Se sbagli, con una segreta si ottiene 1 punto per presa, con una scoperta niente.
play-rules-all-or-nothing-open = Se la indovini, con una scommessa scoperta si ottengono 2 punti per presa e altri 3, ma niente se la sbagli. Con una segreta si ottiene 1 punto per presa, e altri 3 se la indovini. Le scommesse scoperte si girano quando tutti hanno parlato.
play-rules-all-or-nothing-play = Rispondi al seme di apertura se puoi; altrimenti gioca qualsiasi carta. La briscola più alta vince la presa; senza briscole, la carta più alta del seme di apertura. Chi vince la presa apre la successiva.

## What one did oneself, and what was done to one

play-you-all-or-nothing-deals-first = La prima distribuzione tocca a te.
play-you-all-or-nothing-round-begins = Comincia il round { $round }: dai { $cards } carte a ciascuno.
play-you-all-or-nothing-dealt = Ricevi { $card }.
play-you-all-or-nothing-bets = Scommetti { $bet }.
play-you-all-or-nothing-bets-openly = Fai una scommessa scoperta.
play-you-all-or-nothing-bets-secretly = Fai una scommessa segreta.
play-you-all-or-nothing-opens-bet = Scopri la tua scommessa: { $bet }.
play-you-all-or-nothing-plays = Giochi { $card }.
play-you-all-or-nothing-cannot-follow = Non puoi rispondere al seme di apertura ({ $colour }).
play-you-all-or-nothing-wins-trick = Vinci la presa con { $card }.
play-you-all-or-nothing-wins = Vinci la partita.
