### The game in words.

## Cards

play-card-all-or-nothing = { $colour } { $number } ({ $card })

## The log

play-log-all-or-nothing = Stich { $turn }:

## The commands

play-command-trick = stich
play-help-trick = der Stich, der Trumpf und der Stich davor

## The table, All or Nothing

play-trump = Trumpf ist { $colour }: Aufgedeckt wurde { $card }.
play-is-trump = { $card }, Trumpf
play-trick = Stich { $trick } von { $count }, Trumpf ist { $colour }.
play-other-cards = Deine anderen Karten: { $cards }.
play-trick-card = { $player }: { $card }
play-leads =
    { $you ->
        [yes] Du kommst heraus.
       *[no] { $player } kommt heraus.
    }
play-leads-first =
    { $you ->
        [yes] Zum ersten Stich kommst du heraus.
       *[no] Zum ersten Stich kommt { $player } heraus.
    }
play-winning =
    { $you ->
        [yes] Bisher gehört der Stich dir.
       *[no] Bisher gehört der Stich { $player }.
    }
play-trick-before =
    { $you ->
        [yes] Der Stich davor, den du gewonnen hast: { $cards }.
       *[no] Der Stich davor, den { $player } gewonnen hat: { $cards }.
    }
play-my-bet-open =
    { $tricks ->
        [one] Du hast offen { $bet } getippt und bisher 1 Stich.
       *[other] Du hast offen { $bet } getippt und bisher { $tricks } Stiche.
    }
play-my-bet-secret =
    { $tricks ->
        [one] Du hast geheim { $bet } getippt und bisher 1 Stich.
       *[other] Du hast geheim { $bet } getippt und bisher { $tricks } Stiche.
    }
play-must-follow = { $colour } ist angespielt, du musst bedienen.
play-need-not-follow = { $colour } ist angespielt; du hast keine und darfst jede Karte spielen.

## The players

play-has-tricks =
    { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    }
play-is-dealer = gibt
play-lacks = hat sicher nichts in { $colours }
play-bet-open = offener Tipp { $bet }
play-bet-secret = geheimer Tipp { $bet }
play-bet-unsaid = Tipp { $bet }
play-bet-open-hidden = offener Tipp, noch nicht aufgedeckt
play-bet-secret-hidden = geheimer Tipp
play-bet-chosen = Tipp gewählt

## Questions, All or Nothing

play-ask-all-or-nothing-bet =
    { $count ->
        [one] Wie viele Stiche gewinnst du? Diese Runde hat 1.
       *[other] Wie viele Stiche gewinnst du? Diese Runde hat { $count }.
    }
play-ask-all-or-nothing-open = Dein Tipp ist { $bet }. Offen oder geheim?
play-ask-all-or-nothing-play = Welche Karte spielst du?

## Choices

play-do-play-to-trick = { $card } spielen
play-do-bet =
    { $count ->
        [one] 1 Stich tippen
       *[other] { $count } Stiche tippen
    }
play-do-open = offen tippen
play-do-secret = geheim tippen
play-note-trump = Trumpf
play-note-too-high = mehr, als diese Runde hat
play-note-open =
    { $bet ->
        [one] { $points } Punkte bei genau 1 Stich, sonst nichts
       *[other] { $points } Punkte bei genau { $bet } Stichen, sonst nichts
    }
play-note-secret =
    { $bet ->
        [one] { $points } Punkte bei genau 1 Stich, sonst 1 Punkt je Stich
       *[other] { $points } Punkte bei genau { $bet } Stichen, sonst 1 Punkt je Stich
    }

## What a choice means, All or Nothing

play-rules-all-or-nothing-bet = Wähle geheim, wie viele Stiche du gewinnst. Genau getroffen bringt ein geheimer Tipp 1 Punkt je Stich und 3 dazu, ein offener 2 Punkte je Stich und 3 dazu. Verfehlt bringt ein geheimer 1 Punkt je Stich, ein offener nichts.
play-rules-all-or-nothing-open = Genau getroffen bringt ein offener Tipp 2 Punkte je Stich und 3 dazu, verfehlt aber nichts. Ein geheimer bringt 1 Punkt je Stich und, genau getroffen, 3 dazu. Offene Tipps werden aufgedeckt, wenn alle gesprochen haben.
play-rules-all-or-nothing-play = Bediene die angespielte Farbe, wenn du kannst; sonst spiele eine beliebige Karte. Der höchste Trumpf gewinnt den Stich; ohne Trumpf die höchste Karte der angespielten Farbe. Wer den Stich gewinnt, kommt zum nächsten heraus.

## What one did oneself, and what was done to one

play-you-all-or-nothing-deals-first = Du gibst zuerst.
play-you-all-or-nothing-round-begins = Runde { $round } beginnt: Du gibst allen { $cards } Karten.
play-you-all-or-nothing-dealt = Du bekommst { $card }.
play-you-all-or-nothing-bets = Du tippst { $bet }.
play-you-all-or-nothing-bets-openly = Du tippst offen.
play-you-all-or-nothing-bets-secretly = Du tippst geheim.
play-you-all-or-nothing-opens-bet = Du deckst deinen Tipp auf: { $bet }.
play-you-all-or-nothing-plays = Du spielst { $card }.
play-you-all-or-nothing-cannot-follow = Du kannst { $colour } nicht bedienen.
play-you-all-or-nothing-wins-trick = Du gewinnst den Stich mit { $card }.
play-you-all-or-nothing-wins = Du gewinnst das Spiel.
