### Der Web-Client.

## Titles and descriptions of its pages, also for shared links

web-title-home = Foretold – Kartenspiele ums Vorhersagen
web-about-home = Spiele ALL IN – Karten des Schicksals und Alles oder Nichts im Browser: sofort gegen Bots oder mit Freunden über einen Link. Kostenlos, ohne Konto.
web-title-new = Neuer Tisch – Foretold
web-about-new = Wähle Spiel, Optionen, Mitspieler und Bots und schick deinen Freunden den Link.
web-title-lobby = Lobby – Foretold
web-about-lobby = Tische, die auf Mitspieler warten, und Spiele zum Zuschauen.
web-title-games = Meine Spiele – Foretold
web-about-games = Deine Spiele: zuerst die, die auf dich warten.
web-title-me = Konto – Foretold
web-about-me = Anmelden, Passkeys und Schlüssel für Programme.
web-title-learn = Spielen lernen – Foretold
web-about-learn = Beide Spiele in wenigen Sätzen und ein erstes Spiel gegen einen leichten Gegner.
web-title-rules = Regeln – Foretold
web-about-rules = Die Regeln von ALL IN – Karten des Schicksals und Alles oder Nichts.
web-title-rules-predictions = ALL IN – Karten des Schicksals: die Regeln – Foretold
web-about-rules-predictions = Die Regeln von ALL IN – Karten des Schicksals für zwei bis fünf Spieler, mit Bildern: Züge, Effekte der Karten, Kombinationen, Prophezeiungen, Wertung und alle Optionen.
web-title-rules-all-or-nothing = Alles oder Nichts: die Regeln – Foretold
web-about-rules-all-or-nothing = Die Regeln von Alles oder Nichts für drei bis sechs Spieler, mit Bildern: offene und geheime Tipps, Stiche, Trumpf, Wertung und alle Optionen.
web-title-replays = Wiederholungen – Foretold
web-about-replays = Deine beendeten Spiele, zum Wiederansehen.
web-title-table = Du bist an einen Tisch eingeladen – Foretold
web-about-table = Setz dich und spiel mit, direkt im Browser: ohne Konto, ohne Installation.
web-title-game = Ein beendetes Spiel – Foretold
web-about-game = Wie das Spiel verlief, mit offenen Karten.
web-title-nowhere = Nicht gefunden – Foretold
web-about-nowhere = Vielleicht ist der Link nicht vollständig, oder es gibt die Seite nicht mehr. Von hier aus findest du alles andere.

## Everywhere

web-nav = Hauptseiten
web-nav-home = Spielen
web-nav-lobby = Lobby
web-nav-games = Meine Spiele
web-nav-learn = Lernen
web-nav-me = Konto
web-skip = Zum Inhalt
web-loading = Einen Moment …
web-close = Schließen
web-cancel = Abbrechen
web-save = Speichern
web-done = Gespeichert.
web-remove = Entfernen
web-remove-named = { $name } entfernen
web-all = Alle ansehen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-nowhere = Unter dieser Adresse gibt es nichts.
web-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
web-error-unreachable = Der Server ist nicht erreichbar; prüfe die Verbindung und versuche es noch einmal.
web-offline = Du bist offline
web-offline-about = Die Anleitung und die beendeten Spiele, die du schon angesehen hast, sind trotzdem da.
web-offline-again = Noch einmal versuchen
web-guest = Gast

## Settings

web-settings = Einstellungen
web-language = Sprache
web-theme = Aussehen
web-theme-auto = Automatisch
web-theme-dark = Nacht
web-theme-light = Tag
web-your-name = Dein Name
web-motion-less = Weniger Bewegung
web-sound = Ton
web-hints = Hinweise am Tisch
web-hints-about = Jeder Effekt und jede Art von Entscheidung wird einmal erklärt, wenn sie zum ersten Mal vorkommt. Wieder eingeschaltet, kommen alle von Neuem.
web-notify = In einem anderen Tab melden, wenn ich dran bin
web-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.

## Home

web-hero = Wer hat das stärkste Blatt?
web-hero-about = Zwei Kartenspiele, in denen man es vorher wissen muss. Sammle Karten vor aller Augen, durchschaue die anderen und setze auf das, was kommt.
web-opponents = Stärke der Bots
web-play-now = Jetzt spielen
web-play-friends = Mit Freunden
web-more-options = Optionen
web-dealing = Die Karten werden gegeben …
web-about-predictions = Bilde aus der offenen Auslage ein Pokerblatt, nutze die Kräfte der Karten und prophezeie, wer das stärkste Blatt hat.
web-about-all-or-nothing = Sag voraus, wie viele Stiche du machst, offen oder geheim. Nur ein genauer Tipp zahlt sich voll aus.
web-join = Einem Tisch beitreten
web-join-link = Link oder Code
web-join-go = Beitreten
web-join-wrong = Das ist kein Link zu einem Tisch; ein solcher enthält /t/.
web-learn-about = Noch nie gespielt? Für ein erstes Spiel genügen ein paar Sätze; den Rest sagt dir der Tisch.
web-learn-go = So wird gespielt
web-replays = Wiederholungen

## Tables in lists

web-line-your-turn = Du bist dran
web-line-over = Beendet
web-line-playing = Läuft
web-line-free =
    { $count ->
        [0] Voll
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
web-lobby-waiting = Warten auf Mitspieler
web-lobby-going = Zum Zuschauen
web-lobby-empty = Zurzeit gibt es keinen offenen Tisch. Eröffne einen, dann finden ihn die anderen hier.
web-games-turn = Du bist dran
web-games-going = Laufende Spiele
web-games-over = Beendet
web-games-empty = Du hast hier noch nicht gespielt.
web-games-export = Alle beendeten Spiele herunterladen
web-replays-empty = Hier findest du später deine beendeten Spiele.
web-verify = Karten prüfen

## A new table

web-new-table = Neuer Tisch
web-game = Spiel
web-how-many = Spieler
web-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
web-seats = Plätze
web-seat-number = Platz { $seat }
web-seat-for = Platz { $seat }
web-seat-person = Mensch
web-seat-person-link = Mensch, über den Link
web-seat-bot = Bot: { $level }
web-fill-bots = Überall Bots
web-fill-people = Überall Menschen
web-options = Optionen
web-option-side = Spielhilfe
web-option-discard = Ablagestapel
web-option-heirs = Liegen nach der letzten Runde mehrere gleichauf vorn, wird noch eine gespielt.
web-option-drawn = ausgelost
web-deck-usual = die üblichen Karten
web-deck-choose = Datei wählen
web-deck-chosen =
    { $count ->
        [one] { $name } (1 Karte)
       *[other] { $name } ({ $count } Karten)
    }
web-deck-unnamed = ohne Namen
web-deck-usual-again = Wieder die üblichen Karten
web-deck-about = Eine TOML-Datei, die sagt, welche Karten es gibt und was sie tun.
web-deck-large = Die Datei ist zu groß für Karten; erlaubt sind 64 kB.
web-table = Tisch
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-decision = { $seconds } Sekunden je Entscheidung
web-clock-bank = { $minutes } Minuten je Spieler, +{ $increment } s je Entscheidung
web-clock-days =
    { $days ->
        [one] { $days } Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
web-timeout-bot = Ist die Zeit um, entscheidet ein Bot
web-listed = Tisch in der Lobby zeigen
web-listed-about = Sonst finden ihn nur die, die den Link haben.
web-memory = Gedächtnishilfe
web-memory-about = Der Tisch zeigt, was sich jeder merken könnte.
web-undo = Entscheidungen zurücknehmen
web-undo-about = Sofort, solange niemand etwas daraus erfahren hat; danach, wenn alle zustimmen.
web-spectators = Zuschauer willkommen
web-chat = Chat
web-open-table = Tisch eröffnen

## The waiting room

web-invite-title = Lade die anderen ein
web-invite-link = Schick ihnen diesen Link
web-sit-title = Hinsetzen
web-sit = Hinsetzen
web-sit-here = Hier sitzen
web-sit-full = Alle Plätze sind besetzt. Wenn der Tisch es erlaubt, kannst du ab Spielbeginn zuschauen.
web-sit-kept = Die freien Plätze sind für Eingeladene reserviert. Ist deiner dabei, setz dich.
web-seat-free = Frei
web-seat-kept = Reserviert
web-seat-you = du
web-seat-host = Gastgeber
web-seat-away = nicht da
web-seat-link = Platzlink
web-seat-link-for = Link nur für Platz { $seat }
web-begin = Karten geben
web-leave = Platz verlassen
web-name-why = Die anderen sehen diesen Namen. Ein Konto brauchst du nicht.
web-waiting-free =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-waiting-ready = Alle sind da.
web-table-closed = Dieser Tisch lässt sich nicht öffnen

## A finished game

web-finished = Ein beendetes Spiel
web-result-won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
web-result-nobody = Niemand gewinnt.
web-record = Aufzeichnung herunterladen
web-play-again = Noch einmal spielen

## The account

web-me-hello = Hallo, { $name }
web-me-why = Du spielst ohne Konto, als Gast in diesem Browser. Mit einem Konto findest du deine Spiele auf jedem Gerät wieder.
web-me-which = Neues Konto oder Anmelden
web-account = Konto
web-account-new = Neues Konto
web-account-name = Name
web-account-make = Konto anlegen
web-account-passkey = Mit Passkey
web-sign-in = Anmelden
web-sign-in-passkey = Mit Passkey anmelden
web-sign-out = Abmelden
web-password = Passwort
web-password-length = Mindestens 8 Zeichen
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-delete = Konto löschen
web-delete-sure = Endgültig löschen? Beendete Spiele bleiben, mit den damaligen Namen.
web-delete-yes = Ja, löschen
web-passkeys = Passkeys
web-passkeys-about = Melde dich mit Fingerabdruck, Gesicht oder PIN deines Geräts an, ohne Passwort.
web-passkey-name = Name des Geräts
web-passkey-add = Passkey hinzufügen
web-passkey-none = Es wurde kein Passkey gewählt.
web-passkey-unknown = Dieser Browser erlaubt Passkeys nur auf sicheren Seiten (https).
web-tokens = Schlüssel für Programme
web-tokens-about = Dein eigener Bot meldet sich mit einem solchen Schlüssel an.
web-api = Die API
web-token-name = Wofür er ist
web-token-scope = Er darf
web-token-play = für mich spielen
web-token-read = nur lesen
web-token-make = Schlüssel anlegen
web-token-secret = Der Schlüssel; er wird nur dieses eine Mal gezeigt

## Learning

web-learn-try = Ein erstes Spiel
web-learn-rules = Alle Regeln
web-learn-predictions-1 = Du hast fünf Handkarten. In deinem Zug spielst du eine aus und führst ihre Effekte von oben nach unten aus; die mit einem Stern musst du ausführen.
web-learn-predictions-2 = Effekte nehmen oder tauschen Karten der Auslage, ziehen vom Nachziehstapel, bringen Runen oder blicken in andere Hände: Hypnose und Allsehendes Auge.
web-learn-predictions-3 = Oder du passt: Dann kommt die oberste Karte des Nachziehstapels in die Auslage. Ist die Auslage voll, enden die Züge der Runde.
web-learn-predictions-4 = Wer sich sicher ist, geht ALL IN: Zwei Karten kommen in die Auslage, und die Hand bleibt bis zum Aufdecken, wie sie ist.
web-learn-predictions-5 = Am Ende prophezeien alle, wer das stärkste Blatt hat. Richtige Prophezeiungen teilen sich den Pot, und jedes Blatt zahlt, was es wert ist. Wer nach der letzten Runde die meisten Runen hat, gewinnt.
web-learn-all-or-nothing-1 = Alle bekommen gleich viele Karten; eine Karte wird aufgedeckt, ihre Farbe ist Trumpf.
web-learn-all-or-nothing-2 = Wähle eine Tippkarte: Wie viele Stiche machst du? Sag dann, ob dein Tipp offen oder geheim ist.
web-learn-all-or-nothing-3 = Bediene die ausgespielte Farbe, wenn du kannst. Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.
web-learn-all-or-nothing-4 = Ein genauer Tipp zahlt voll, ein offener mehr als ein geheimer.
web-learn-all-or-nothing-5 = Wer einen offenen Tipp verfehlt, bekommt nichts; ein geheimer bringt noch einen Punkt je Stich.
