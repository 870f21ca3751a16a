### The game in words.

## Cards

play-rank-number = { $number }
play-rank-j = Bube
play-rank-q = Dame
play-rank-k = König
play-rank-a = Ass
play-suit-clock = der Uhren
play-suit-mask = der Masken
play-suit-scarab = der Skarabäen
play-suit-tree = der Bäume
play-suit-other = von { $suit }
play-card-predictions = { $rank } { $suit } ({ $card })
play-card-rune = Runenkarte ({ $card })
play-effect-must = { $effect } (Pflicht)
play-effect-may = { $effect } (freiwillig)
play-effect-then = { $list }, dann { $next }

## The log

play-log-predictions = Zug { $turn }:

## The commands

play-command-gallery = auslage
play-help-gallery = Auslage, Nachziehstapel und Ablagestapel

## The table, All In – Predictions

play-standing = Runde { $round }, Zug { $turn }. Runen im Pot: { $pot }; deine: { $runes }.
play-gallery = Auslage, { $count } von { $limit } Feldern belegt:
play-column = Spalte { $column }: { $card }
play-column-covering = Spalte { $column }: { $card }, darunter { $covered }
play-deck =
    { $count ->
        [one] Im Nachziehstapel liegt 1 Karte,
       *[other] Im Nachziehstapel liegen { $count } Karten,
    } { $pile ->
        [one] im Ablagestapel 1.
       *[other] im Ablagestapel { $pile }.
    }
play-pile-top = Oben auf dem Ablagestapel: { $card }.
play-holding = Du hast auf der Hand: { $cards }.
play-worth =
    { $runes ->
        [one] Dein Blatt jetzt: { $combination }, Rang { $strength }; es brächte 1 Rune.
       *[other] Dein Blatt jetzt: { $combination }, Rang { $strength }; es brächte { $runes } Runen.
    }
play-strengths = Die Kombinationen mit Rang und Runen: { $list }.

## The players

play-has-runes =
    { $count ->
        [one] 1 Rune
       *[other] { $count } Runen
    }
play-is-all-in = ALL IN
play-predicts = prophezeit: { $player }
play-announced = angesagt in Zug { $turn }: { $combination }

## Questions, All In – Predictions

play-ask-predictions-turn = Du bist am Zug. Was tust du?
play-ask-predictions-take = { $card }: Welche Karte nimmst du auf die Hand?
play-ask-predictions-swap = { $card }: Tauschst du eine deiner Karten?
play-ask-predictions-draw = { $card }: Ziehst du die oberste Karte des Nachziehstapels?
play-ask-predictions-reveal = { $card }: Deckst du Karten vom Nachziehstapel auf?
play-ask-predictions-rune = { $card }: Nimmst du eine Rune?
play-ask-predictions-hypnosis = { $card }: Wen hypnotisierst du?
play-ask-predictions-eye = { $card }: Wessen Karten siehst du dir an?
play-ask-predictions-keep = { $card }: Welche der aufgedeckten Karten behältst du?
play-ask-predictions-hide = { $viewer } sieht mit dem Allsehenden Auge in dein Blatt. Welche Karte verbirgst du?
play-ask-predictions-discard = Du hast { $count } Karten und darfst fünf behalten. Welche wirfst du ab?
play-ask-predictions-predict = Wer hat das stärkste Blatt? Du darfst dich selbst nennen.
play-ask-give = Welche deiner Karten gibst du für { $card }?

## Choices

play-do-play = { $card } ausspielen
play-do-pass = passen
play-do-all-in = ALL IN gehen
play-do-take = { $card } nehmen, { $place }
play-do-swap = { $given } gegen { $card } tauschen, { $place }
play-do-get = { $card } bekommen, { $place }
play-do-give = { $card } geben
play-do-draw = eine Karte ziehen
play-do-reveal = { $count } Karten aufdecken
play-do-rune = eine Rune nehmen
play-do-hypnosis = { $player } hypnotisieren
play-do-eye = vier Karten von { $player } ansehen
play-do-keep = { $card } behalten
play-do-hide = { $card } verbergen
play-do-discard = { $card } abwerfen
play-do-predict =
    { $you ->
        [yes] dir selbst das stärkste Blatt prophezeien
       *[no] { $player } das stärkste Blatt prophezeien
    }
play-do-skip = auf diesen Effekt verzichten
play-note-pass = die oberste Karte des Nachziehstapels kommt in die Auslage
play-note-all-in = zwei Karten vom Nachziehstapel kommen in die Auslage, dein Blatt bleibt bis zur Wertung, wie es ist
play-note-makes = ergibt { $combination }
play-note-leaves = es bleibt: { $combination }

## What a choice means, All In – Predictions

play-rules-predictions-turn = Du hast eine von drei Möglichkeiten. Eine Karte ausspielen: Ihre Effekte gelten von links nach rechts, Pflichteffekte ohne Wahl; danach kommt die Karte in die Auslage, und du hast am Ende fünf Karten. Passen: Die oberste Karte des Nachziehstapels kommt in die Auslage. ALL IN gehen, nur eine Person je Runde: Niemand kann dich mehr hypnotisieren oder deine Karten ansehen, aber in allen weiteren Zügen passt du. Ist die Auslage voll, prophezeien alle, wer das stärkste Blatt hat; wer recht hat, bekommt einen Anteil am Pot, und jedes Blatt bringt seinen Rang.
play-rules-predictions-take = Die Karte kommt auf deine Hand, alle sehen sie. Nur die oberste Karte einer Spalte kann genommen werden.
play-rules-predictions-swap = Eine deiner Karten tauscht den Platz mit einer unbedeckten Karte der Auslage, alle sehen beide.
play-rules-predictions-draw = Die oberste Karte des Nachziehstapels kommt auf deine Hand; nur du siehst sie.
play-rules-predictions-reveal = Karten vom Nachziehstapel werden aufgedeckt; eine behältst du, die anderen kommen auf den Ablagestapel.
play-rules-predictions-rune = Du bekommst eine Rune aus dem Vorrat.
play-rules-predictions-hypnosis = Die gewählte Person muss laut sagen, welche Kombination sie jetzt hat, ohne Wert und Farbe.
play-rules-predictions-eye = Die gewählte Person zeigt dir, und nur dir, vier ihrer fünf Karten; welche sie verbirgt, bestimmt sie.
play-rules-predictions-keep = Die Karte kommt auf deine Hand, die anderen kommen auf den Ablagestapel.
play-rules-predictions-hide = Die anderen vier Karten zeigst du dieser Person allein.
play-rules-predictions-discard = Am Ende des Zuges hast du fünf Karten. Die zuletzt abgeworfene liegt oben auf dem Ablagestapel.
play-rules-predictions-predict = Alle, die das stärkste Blatt richtig prophezeien, bekommen einen gleichen Anteil am Pot; der Rest bleibt für die nächste Runde. Außerdem bringt jedes Blatt seinen Rang und jede Runenkarte 2 Runen. Bei gleicher Kombination gewinnt die höhere Karte.

## What one did oneself, and what was done to one

play-you-predictions-round-begins = Runde { $round } beginnt; du fängst an.
play-you-predictions-dealt = Du bekommst { $card }.
play-you-predictions-plays = Du spielst { $card } aus.
play-you-predictions-passes = Du passt.
play-you-predictions-goes-all-in = Du gehst ALL IN.
play-you-predictions-pass-taken = Du bist ALL IN und passt.
play-you-predictions-takes = Du nimmst { $card }, { $place }.
play-you-predictions-swaps = Du tauschst { $given } gegen { $card }, { $place }.
play-you-predictions-draws-card = Du ziehst { $card }.
play-you-predictions-reveals-card = Du deckst { $card } auf.
play-you-predictions-keeps-card = Du behältst { $card }.
play-you-predictions-lays-on-pile = Du legst { $card } auf den Ablagestapel.
play-you-predictions-gains-rune = Du bekommst eine Rune.
play-you-predictions-skips = Du verzichtest auf den Effekt: { $effect }.
play-you-predictions-effect-passed-over = Du kannst den Effekt nicht ausführen: { $effect }.
play-you-predictions-hypnotises = Du wendest Hypnose auf { $target } an.
play-you-predictions-announces = Du sagst an: { $combination }.
play-you-predictions-uses-eye = Du richtest das Allsehende Auge auf { $target }.
play-you-predictions-shows-card = Du zeigst { $viewer } { $card }.
play-you-predictions-hides-card = Du verbirgst { $card } vor { $viewer }.
play-you-predictions-discards-card = Du wirfst { $card } ab.
play-you-predictions-predicts = Du prophezeist { $target } das stärkste Blatt.
play-you-predictions-strongest = Du hast das stärkste Blatt.
play-you-predictions-pot-paid =
    { $runes ->
        [one] Du bekommst 1 Rune aus dem Pot.
       *[other] Du bekommst { $runes } Runen aus dem Pot.
    }
play-you-predictions-wins = Du gewinnst das Spiel.
play-yourself-predictions-predicts = Du prophezeist dir selbst das stärkste Blatt.
play-own-predictions-predicts = { $seat } prophezeit sich selbst das stärkste Blatt.
play-to-you-predictions-hypnotises = { $seat } wendet Hypnose auf dich an.
play-to-you-predictions-uses-eye = { $seat } richtet das Allsehende Auge auf dich.
play-to-you-predictions-shows-card = { $seat } zeigt dir { $card }.
play-to-you-predictions-predicts = { $seat } prophezeit dir das stärkste Blatt.
