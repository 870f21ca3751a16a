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

play-bad-answer = „{ $answer }“ geht hier nicht; antworte mit einer Nummer von { $first } bis { $last } oder zum Beispiel mit { $example }, oder gib { $help } ein.
play-bad-long = Diese Zeile ist zu lang für eine Antwort; gib eine Nummer ein.
play-undo-practice = Nur im Übungsspiel lassen sich Entscheidungen zurücknehmen; beginne dafür ein Spiel mit --practice.
play-undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
play-undone = Zurückgenommen: { $choice }. Entscheide noch einmal.

## Hints

play-hint = { $level } würde wählen: { $choice }.
play-hint-others = Die nächstbesten:
play-hint-valued = { $choice } [{ $action }], Gewinnchance { $share }
play-hint-unvalued = { $choice } [{ $action }]

## The commands

play-command-help = hilfe
play-command-hand = blatt
play-command-table = tisch
play-command-players = personen
play-command-log = verlauf
play-command-rules = regeln
play-command-undo = zurück
play-command-hint = rat
play-command-save = speichern
play-command-resume = weiter
play-command-quit = ende
play-help = Antworte mit der Nummer einer Möglichkeit, oder nenne die Karten und Namen, die du siehst, etwa play JM, take 9C oder predict Profi 2; eine Karte allein genügt, wenn nur eine Möglichkeit sie nennt. Auch die Notation der Aufzeichnungen wird verstanden; sie zählt Spalten und Plätze ab 0. Eine leere Zeile wiederholt die Frage. Die Befehle:
play-help-word = { $word } ({ $english })
play-help-line = { $word }: { $does }
play-help-help = diese Hilfe
play-help-hand = deine Karten und was sie wert sind
play-help-table = was auf dem Tisch liegt
play-help-players = was von den anderen bekannt ist
play-help-log = was in dieser Runde geschah
play-help-rules = was die jetzige Wahl bedeutet
play-help-undo = die letzte Entscheidung zurücknehmen (im Übungsspiel)
play-help-hint = was ein Profi täte
play-help-save = eine Kopie speichern: save DATEI; ohne DATEI: sagen, wo das Spiel gespeichert ist
play-help-resume = ein anderes Spiel weiterspielen: resume DATEI; ohne DATEI: das zuletzt gespielte
play-help-quit = aufhören; das Spiel ist gespeichert

## The table

play-hand =
    { $count ->
        [0] Du hast keine Karten auf der Hand.
        [one] Du hast 1 Karte auf der Hand:
       *[other] Du hast { $count } Karten auf der Hand:
    }

## The players

play-player = { $name } (Platz { $seat }): { $facts }.
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
play-holds = sicher auf der Hand: { $cards }

## Choices

play-do-back = zurück

## Games without words of their own

play-ask-any = Du bist am Zug. Was tust du?
play-log-any = Zug { $turn }:
