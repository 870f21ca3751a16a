### Der Web-Client.

## Titles and descriptions of its pages, also for shared links

web-title-home = Foretold – Kartenspiele ums Vorhersagen
web-about-home = Spiele ALL IN – Karten des Schicksals und Alles oder Nichts im Browser: sofort gegen Bots oder gemeinsam über einen Link. Kostenlos, ohne Konto.
web-title-new = Neuer Tisch – Foretold
web-about-new = Wähle Spiel, Optionen, Mitspielende und Bots und schick den anderen den Link.
web-title-lobby = Lobby – Foretold
web-about-lobby = Tische, die auf Mitspielende warten, und Spiele zum Zuschauen.
web-title-games = Meine Spiele – Foretold
web-about-games = Deine Spiele: zuerst die, die auf dich warten.
web-title-me = Konto – Foretold
web-about-me = Anmelden, Passkeys und Schlüssel für Programme.
web-title-learn = Spielen lernen – Foretold
web-about-learn = Beide Spiele in wenigen Sätzen und ein erstes Spiel gegen leichte Bots.
web-title-rules = Regeln – Foretold
web-about-rules = Die Regeln von ALL IN – Karten des Schicksals und Alles oder Nichts.
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
web-hero-about = Kartenspiele, in denen man es vorher wissen muss. Sammle Karten vor aller Augen, durchschaue die anderen und setze auf das, was kommt.
web-opponents = Stärke der Bots
web-play-now = Jetzt spielen
web-play-friends = Gemeinsam
web-more-options = Optionen
web-dealing = Die Karten werden gegeben …
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
web-lobby-waiting = Hier sind noch Plätze frei
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
web-how-many = Personen
web-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
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
web-option-drawn = ausgelost
web-deck-usual = der eingebaute Kartensatz
web-deck-choose = Datei wählen
web-deck-chosen =
    { $count ->
        [one] { $name } (1 Karte)
       *[other] { $name } ({ $count } Karten)
    }
web-deck-unnamed = ohne Namen
web-deck-usual-again = Wieder der eingebaute Kartensatz
web-deck-about = Eine TOML-Datei, die sagt, welche Karten es gibt und was sie tun.
web-deck-large = Die Datei ist zu groß für Karten; erlaubt sind 64 kB.
web-table = Tisch
web-clock = Bedenkzeit
web-clock-none = Unbegrenzt
web-clock-decision = { $seconds } Sekunden je Entscheidung
web-clock-bank = { $minutes } Minuten je Person, +{ $increment } s je Entscheidung
web-clock-days =
    { $days ->
        [one] { $days } Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
web-timeout-bot = Ist die Zeit um, entscheidet ein Bot
web-listed = Tisch in der Lobby zeigen
web-listed-about = Sonst finden ihn nur die, die den Link haben.
web-memory = Gedächtnishilfe
web-memory-about = Der Tisch merkt sich, was von allen zu sehen und zu hören war. Der Ablagestapel bleibt zu.
web-undo = Entscheidungen zurücknehmen
web-undo-about = Sofort, solange niemand etwas daraus erfahren hat; danach, wenn alle zustimmen.
web-spectators = Zuschauen erlaubt
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
web-seat-host = Tischleitung
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
web-void = Eine Zufallszahl für das Mischen wurde nicht rechtzeitig gezeigt ({ $players }). Diese Verteilung gilt nicht; gib noch einmal.
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
web-password-tokens = Auch alle Schlüssel für Programme ungültig machen
web-delete = Konto löschen
web-delete-sure = Endgültig löschen? Beendete Spiele bleiben, mit den damaligen Namen.
web-delete-yes = Ja, löschen
web-confirm = Bestätige, dass du es bist
web-confirm-why = Das ändert, wer dein Konto benutzen kann. Nach fünf Minuten wirst du wieder gefragt.
web-confirm-yes = Bestätigen
web-confirm-passkey = Mit einem Passkey
web-sessions = Wo du angemeldet bist
web-sessions-about = Melde ab, was du nicht kennst, und ändere dann dein Passwort. Ein Gerät bleibt bekannt, wenn du dich dort abmeldest: Probieren andere falsche Passwörter, kannst du dich dort trotzdem anmelden.
web-session-device = { $browser } auf { $system }
web-session-unknown = Unbekannter Browser
web-session-here = dieses Gerät
web-session-times = angemeldet { $begun }, zuletzt benutzt { $seen }
web-session-remembered = abgemeldet, zuletzt benutzt { $seen }
web-session-end = Abmelden
web-session-end-named = { $name } abmelden
web-session-forget = Vergessen
web-session-forget-named = { $name } vergessen
web-sessions-others = Überall sonst abmelden
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
