### Ein Spiel im Terminal: der Tisch in Worten, Fragen, Möglichkeiten und Befehle.

## Lists

play-list-more = { $list }, { $next }
play-list-last = { $list } und { $next }
play-list-also = { $list }; { $next }
play-list-sentence = { $list } { $next }
play-note = { $choice }: { $note }
play-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## Players

play-you = du
play-bot = { $level } { $seat }

## Cards

play-rank-number = { $number }
play-rank-j = Bube
play-rank-q = Dame
play-rank-k = König
play-rank-a = Ass
play-suit-clock = Uhr
play-suit-mask = Maske
play-suit-scarab = Skarabäus
play-suit-tree = Baum
play-suit-other = { $suit }
play-card-predictions = { $suit } { $rank } ({ $card })
play-card-rune = Runenkarte ({ $card })
play-card-all-or-nothing = { $colour } { $number } ({ $card })
play-effect-must = { $effect } (Pflicht)
play-effect-may = { $effect } (freiwillig)
play-effect-then = { $list }, dann { $next }

## At the beginning and at the end

play-which-game = Welches Spiel willst du spielen? Antworte mit seiner Nummer, oder geh mit { $quit }.
play-bad-game = „{ $answer }“ ist hier kein Spiel; antworte mit einer Nummer von { $first } bis { $last } oder einem Namen wie { $example }, oder geh mit { $quit }.
play-opening = { $game }. Am Tisch: { $players }.
play-options = Optionen: { $options }.
play-seated = { $name } (Platz { $seat })
play-kept = Jede Entscheidung wird sofort in dieser Datei gespeichert:
play-practice = Dies ist ein Übungsspiel: Entscheidungen lassen sich zurücknehmen.
play-opening-help = Bei jeder Frage kannst du { $help } eingeben.
play-resumed = Du spielst ein gespeichertes Spiel weiter. So steht es:
play-farewell = Das Spiel ist gespeichert. Du kannst jederzeit weiterspielen:
play-over-kept = Das Spiel ist zu Ende. Seine Aufzeichnung steht in dieser Datei:
play-summary = Runde { $round } ist vorbei:
play-thinking =
    { $you ->
        [yes] Ein Rat wird überlegt …
       *[no] { $player } überlegt …
    }

## Files

play-saved = Das Spiel ist in dieser Datei gespeichert:
play-save-failed = Das Spiel lässt sich nicht in { $file } speichern ({ $reason }); speichere es woanders.
play-save-lost = Das Spiel konnte nicht gespeichert werden; was vorher gespeichert war, ist unverändert.
play-file-exists = { $file } gibt es schon; nenne eine andere Datei.
play-file-unreadable = { $file } lässt sich nicht lesen ({ $reason }); prüfe den Pfad.
play-resume-none = Es gibt kein anderes Spiel zum Weiterspielen; nenne seine Datei.

## Answers that can't be

play-bad-answer = „{ $answer }“ geht hier nicht; antworte mit einer Nummer von { $first } bis { $last } oder in Notation wie { $example }, oder gib { $help } ein.
play-bad-long = Diese Zeile ist zu lang für eine Antwort; gib eine Nummer ein.
play-undo-practice = Nur im Übungsspiel lassen sich Entscheidungen zurücknehmen; beginne dafür ein Spiel mit --practice.
play-undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
play-undone = Zurückgenommen: { $choice }. Entscheide noch einmal.

## Hints

play-hint = { $level } würde wählen: { $choice }.
play-hint-others = Die nächstbesten:
play-hint-valued = { $choice } [{ $action }], Gewinnchance { $share }
play-hint-unvalued = { $choice } [{ $action }]

## The log

play-log-predictions = Zug { $turn }:
play-log-all-or-nothing = Stich { $turn }:

## The commands

play-command-help = hilfe
play-command-hand = blatt
play-command-gallery = auslage
play-command-trick = stich
play-command-players = spieler
play-command-log = verlauf
play-command-rules = regeln
play-command-undo = zurück
play-command-hint = rat
play-command-save = speichern
play-command-resume = weiter
play-command-quit = ende
play-help = Antworte mit der Nummer einer Möglichkeit oder in Notation, etwa play JM oder take 2; eine Karte allein, etwa JM, genügt, wenn nur eine Möglichkeit sie nennt. Spalten und Plätze zählen ab 0. Eine leere Zeile wiederholt die Frage. Die Befehle:
play-help-word = { $word } ({ $english })
play-help-line = { $word }: { $does }
play-help-help = diese Hilfe
play-help-hand = deine Karten und was sie wert sind
play-help-gallery = Auslage, Nachziehstapel und Ablagestapel
play-help-trick = der Stich, der Trumpf und der Stich davor
play-help-players = was von jedem Spieler bekannt ist
play-help-log = was in dieser Runde geschah
play-help-rules = was die jetzige Wahl bedeutet
play-help-undo = die letzte Entscheidung zurücknehmen (im Übungsspiel)
play-help-hint = was ein guter Spieler täte
play-help-save = eine Kopie speichern: save DATEI; ohne DATEI: sagen, wo das Spiel gespeichert ist
play-help-resume = ein anderes Spiel weiterspielen: resume DATEI; ohne DATEI: das zuletzt gespielte
play-help-quit = aufhören; das Spiel ist gespeichert

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
play-hand =
    { $count ->
        [0] Du hast keine Karten auf der Hand.
        [one] Du hast 1 Karte auf der Hand:
       *[other] Du hast { $count } Karten auf der Hand:
    }
play-holding = Du hast auf der Hand: { $cards }.
play-worth =
    { $runes ->
        [one] Dein Blatt jetzt: { $combination }, Rang { $strength }; es brächte 1 Rune.
       *[other] Dein Blatt jetzt: { $combination }, Rang { $strength }; es brächte { $runes } Runen.
    }
play-strengths = Die Kombinationen mit Rang und Runen: { $list }.

## The table, All or Nothing

play-trump = Trumpf ist { $colour }: aufgedeckt wurde { $card }.
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

play-player = { $name } (Platz { $seat }): { $facts }.
play-has-runes =
    { $count ->
        [one] 1 Rune
       *[other] { $count } Runen
    }
play-has-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
play-has-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
play-has-tricks =
    { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    }
play-is-all-in = ALL IN
play-is-dealer = Geber
play-predicts = prophezeit: { $player }
play-announced = angesagt in Zug { $turn }: { $combination }
play-holds = sicher auf der Hand: { $cards }
play-lacks = hat sicher nichts in { $colours }
play-bet-open = offener Tipp { $bet }
play-bet-secret = geheimer Tipp { $bet }
play-bet-unsaid = Tipp { $bet }
play-bet-open-hidden = offener Tipp, noch nicht aufgedeckt
play-bet-secret-hidden = geheimer Tipp
play-bet-chosen = Tipp gewählt

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

## Questions, All or Nothing

play-ask-all-or-nothing-bet =
    { $count ->
        [one] Wie viele Stiche gewinnst du? Diese Runde hat 1.
       *[other] Wie viele Stiche gewinnst du? Diese Runde hat { $count }.
    }
play-ask-all-or-nothing-open = Dein Tipp ist { $bet }. Offen oder geheim?
play-ask-all-or-nothing-play = Welche Karte spielst du?

## Choices

play-do-play = { $card } ausspielen
play-do-play-to-trick = { $card } spielen
play-do-pass = passen
play-do-all-in = ALL IN gehen
play-do-take = { $card } nehmen, { $place }
play-do-swap = { $given } gegen { $card } tauschen, { $place }
play-do-get = { $card } bekommen, { $place }
play-do-give = { $card } geben
play-do-back = zurück zur ersten Frage
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
        [yes] das eigene Blatt prophezeien
       *[no] { $player } prophezeien
    }
play-do-skip = auf diesen Effekt verzichten
play-do-bet =
    { $count ->
        [one] 1 Stich tippen
       *[other] { $count } Stiche tippen
    }
play-do-open = offen tippen
play-do-secret = geheim tippen
play-note-pass = die oberste Karte des Nachziehstapels kommt in die Auslage
play-note-all-in = zwei Karten vom Nachziehstapel kommen in die Auslage, dein Blatt bleibt bis zum Ende der Runde, wie es ist
play-note-makes = ergibt { $combination }
play-note-trump = Trumpf
play-note-leaves = es bleibt: { $combination }
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

## What a choice means, All In – Predictions

play-rules-predictions-turn = Tu eines von dreien. Eine Karte ausspielen: ihre Effekte gelten von links nach rechts, die mit Pflicht ohne Wahl; danach kommt die Karte in die Auslage, und du hast am Ende fünf Karten. Passen: die oberste Karte des Nachziehstapels kommt in die Auslage. ALL IN gehen, nur ein Spieler je Runde: niemand kann dich mehr hypnotisieren oder deine Karten ansehen, aber in allen weiteren Zügen passt du. Ist die Auslage voll, prophezeit jeder, wer das stärkste Blatt hat; wer recht hat, teilt sich den Pot, und jedes Blatt bringt seinen Rang.
play-rules-predictions-take = Die Karte kommt auf deine Hand, alle sehen sie. Nur die oberste Karte einer Spalte kann genommen werden.
play-rules-predictions-swap = Eine deiner Karten tauscht den Platz mit einer unbedeckten Karte der Auslage, alle sehen beide.
play-rules-predictions-draw = Die oberste Karte des Nachziehstapels kommt auf deine Hand; nur du siehst sie.
play-rules-predictions-reveal = Karten vom Nachziehstapel werden aufgedeckt; eine behältst du, die anderen kommen auf den Ablagestapel.
play-rules-predictions-rune = Du bekommst eine Rune aus dem Vorrat.
play-rules-predictions-hypnosis = Der Spieler muss laut sagen, welche Kombination er jetzt hat, ohne Wert und Farbe.
play-rules-predictions-eye = Der Spieler zeigt dir, und nur dir, vier seiner fünf Karten; welche er verbirgt, bestimmt er.
play-rules-predictions-keep = Die Karte kommt auf deine Hand, die anderen kommen auf den Ablagestapel.
play-rules-predictions-hide = Die anderen vier Karten zeigst du diesem Spieler allein.
play-rules-predictions-discard = Am Ende des Zuges hast du fünf Karten. Die zuletzt abgeworfene liegt oben auf dem Ablagestapel.
play-rules-predictions-predict = Wer das stärkste Blatt nennt, bekommt einen gleichen Anteil am Pot; der Rest bleibt für die nächste Runde. Außerdem bringt jedes Blatt seinen Rang und jede Runenkarte 2 Runen. Bei gleicher Kombination gewinnt die höhere Karte.

## What a choice means, All or Nothing

play-rules-all-or-nothing-bet = Wähle geheim, wie viele Stiche du gewinnst. Genau getroffen bringt ein geheimer Tipp 1 Punkt je Stich und 3 dazu, ein offener 2 Punkte je Stich und 3 dazu. Verfehlt bringt ein geheimer 1 Punkt je Stich, ein offener nichts.
play-rules-all-or-nothing-open = Genau getroffen bringt ein offener Tipp 2 Punkte je Stich und 3 dazu, verfehlt aber nichts. Ein geheimer bringt 1 Punkt je Stich und, genau getroffen, 3 dazu. Offene Tipps werden aufgedeckt, wenn alle gesprochen haben.
play-rules-all-or-nothing-play = Bediene die angespielte Farbe, wenn du kannst; sonst spiele eine beliebige Karte. Der höchste Trumpf gewinnt den Stich; ohne Trumpf die höchste Karte der angespielten Farbe. Wer den Stich gewinnt, kommt zum nächsten heraus.

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
play-you-all-or-nothing-deals-first = Du gibst als Erster.
play-you-all-or-nothing-round-begins = Runde { $round } beginnt: du gibst jedem { $cards } Karten.
play-you-all-or-nothing-dealt = Du bekommst { $card }.
play-you-all-or-nothing-bets = Du tippst { $bet }.
play-you-all-or-nothing-bets-openly = Du tippst offen.
play-you-all-or-nothing-bets-secretly = Du tippst geheim.
play-you-all-or-nothing-opens-bet = Du deckst deinen Tipp auf: { $bet }.
play-you-all-or-nothing-plays = Du spielst { $card }.
play-you-all-or-nothing-cannot-follow = Du kannst { $colour } nicht bedienen.
play-you-all-or-nothing-wins-trick = Du gewinnst den Stich mit { $card }.
play-you-all-or-nothing-wins = Du gewinnst das Spiel.
