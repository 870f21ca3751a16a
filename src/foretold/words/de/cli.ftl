### The command line: help, complaints about arguments, and what the commands print.

## Numbers

cli-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
cli-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Help

cli-about = Ein Tisch für Spiele der Vorhersage.
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-help-help = diese Hilfe zeigen und aufhören
cli-help-version = die Version zeigen und aufhören
cli-help-lang = die Sprache der Antworten: { $languages } (Standard: was die Umgebung sagt)
cli-help-json = ein JSON-Objekt statt des Textes ausgeben

## Complaints about arguments

cli-usage-wrong = { $command }: { $message } (siehe { $command } --help)
cli-usage-required = es fehlt: { $names }
cli-usage-unrecognized = unbekannt: { $names }
cli-usage-argument = { $name }: { $message }
cli-usage-choice = „{ $value }“ ist nicht möglich, wähle aus { $choices }
cli-usage-together = geht nicht zusammen mit { $name }
cli-usage-one-value = ein Wert fehlt
cli-usage-no-value = nimmt keinen Wert, aber „{ $value }“ wurde angegeben
cli-usage-ambiguous = „{ $option }“ kann { $matches } bedeuten
cli-usage-number = „{ $value }“ ist keine ganze Zahl ab { $lowest }
cli-usage-option = „{ $value }“ hat nicht die Form NAME=VALUE
cli-usage-seconds = „{ $value }“ ist keine Zahl von Sekunden über 0
cli-usage-name = „{ $value }“ geht nicht; gib einen Namen aus 1 bis 60 Buchstaben, der nicht mit bot: beginnt

## Files and the system

cli-file-missing = Die Datei { $file } gibt es nicht; prüfe den Pfad.
cli-file-directory = { $file } ist ein Ordner; nenne eine Datei darin.
cli-file-unreadable = { $file } lässt sich nicht lesen; prüfe den Pfad und die Leserechte.
cli-file-not-text = { $file } ist kein Text in UTF-8; gib eine Datei an, die Foretold oder ein Texteditor geschrieben hat.
cli-file-large = { $file } ist größer als { $size } MiB, was keine Aufzeichnung ist; gib eine andere Datei an.
cli-file-unwritable = { $file } lässt sich nicht schreiben; nenne eine Datei in einem Ordner, den es gibt und in den du schreiben darfst.
cli-system-refused = Das System verweigerte: { $reason }.
cli-compiling = Foretold bereitet seine Regeln für diese Maschine vor; das dauert einige Sekunden, nur einmal.

## foretold play

cli-play-about = ein Spiel im Terminal spielen, gegen Bots
cli-play-game = { $games }; fehlt es, wird gefragt
cli-play-players = wie viele Personen, Bots mitgezählt (Standard: 4)
cli-play-bots = die Stufe der Bots ({ $levels }), oder eine für jeden, wie adept,novice (Standard: adept)
cli-play-seat = dein Platz; hier wird wie in Aufzeichnungen ab 0 gezählt (Standard: 0)
cli-play-name = dein Name in der Aufzeichnung (Standard: You)
cli-play-seed = der Startwert der Karten: eine Zahl oder 64 Hexadezimalziffern (Standard: ein geheimer)
cli-play-practice = Übungsspiel: Entscheidungen lassen sich zurücknehmen
cli-play-budget = wie lange ein Bot über eine Entscheidung nachdenken darf (Standard: 1)
cli-play-resume = das Spiel in dieser Datei weiterspielen
cli-play-save = das Spiel in dieser Datei aufheben (Standard: eine neue in deinem Datenordner)
cli-play-settled = Ein gespeichertes Spiel hat schon sein Spiel, seine Optionen und seinen Startwert; lass das weg: { $names }.
cli-play-bots-count =
    { $count ->
        [one] Gib --bots eine einzige Stufe.
       *[other] Gib --bots eine Stufe für alle oder { $count } Stufen, eine für jeden Bot.
    }

## foretold replay

cli-replay-about = ein gespeichertes Spiel nachspielen und prüfen
cli-replay-file = die Aufzeichnung eines Spiels; - liest sie von der Standardeingabe
cli-story-title = { $game }, { $players } Personen
cli-story-round = Runde { $number } – { $facts }
cli-story-unfinished = Das Spiel ist nicht zu Ende: { $actor } entscheidet als Nächstes.
cli-story-nobody = Niemand gewinnt.
cli-story-winners =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] Der Sieg ist geteilt: { $winners }.
    }

## foretold verify

cli-verify-about = mit der Aufzeichnung eines Spiels beweisen, dass der Server fair gegeben hat
cli-verify-fair =
    Es wurde fair gegeben: { $orders ->
        [one] Die eine Reihenfolge der Karten folgt
       *[other] Alle { $orders } Reihenfolgen der Karten folgen
    } aus dem Startwert des Servers und den Salzen aller am Tisch, in der Reihenfolge, in der sie festgelegt und gezeigt wurden.
    Festlegung: { $commitment }. Vergleiche sie mit der, die vor dem Geben gezeigt wurde.
cli-verify-salts = Festgelegte Salze: { $committed }; von Anfang an offene: { $open }; Plätze ohne Salz: { $none }. Vorher ungültige Verteilungen: { $voids }.
cli-verify-old = Dieses Spiel stammt aus der Zeit vor der Festlegung auf Salze: Der Beweis zeigt nicht, in welcher Reihenfolge Startwert und Salze feststanden.

## foretold deck

cli-deck-about = Kartendateien prüfen
cli-deck-check-about = eine Kartendatei prüfen und ihren Inhalt zeigen
cli-deck-file = die Kartendatei, in TOML
cli-deck-good = Gültige Karten für { $game }.
cli-deck-name = Name: { $name }
cli-deck-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## foretold simulate

cli-simulate-about = viele Spiele zwischen Bots spielen, mit Statistik, Bildern und Tabellen
cli-simulate-game = { $games }
cli-simulate-bots = die Stufe der Bots ({ $levels }), oder eine je Platz, etwa adept,novice,random,random (Standard: random)
cli-simulate-games = wie viele Spiele (Standard: 10000)
cli-simulate-players = wie viele Plätze (Standard: so viele, wie Bots genannt sind, sonst 4)
cli-simulate-seed = der Startwert des ersten Spiels, jedes weitere nimmt den nächsten (Standard: ein zufälliger)
cli-simulate-option = eine Option des Spiels, wie side=B oder deck=meine.toml; darf mehrmals stehen
cli-simulate-against = mit einem zweiten Tisch vergleichen, der diese Option anders hat, etwa side=B oder deck=anderes.toml; gleiche Startwerte; mehrmals möglich
cli-simulate-out = Ergebnisse, Bericht und Tabellen in diesem Ordner; derselbe Befehl macht weiter, wo er unterbrochen wurde
cli-simulate-format = Tabellen im Ordner: csv, parquet, csv,parquet oder none (Standard: csv)
cli-simulate-report = den Bericht, eine HTML-Seite, in diese Datei schreiben
cli-simulate-threads = wie viele Kerne (Standard: alle)
cli-simulate-ray = die Spiele auf den Ray-Cluster an dieser Adresse verteilen
cli-simulate-progress = { $done } von { $total } Spielen, noch { $seconds } s
cli-simulate-title =
    { $count ->
        [one] { $game }: { $count } Spiel, Startwert { $seed }, Bots: { $bots }
       *[other] { $game }: { $count } Spiele, erster Startwert { $seed }, Bots: { $bots }
    }
cli-simulate-decisions = Entscheidungen je Spiel: { $decisions }
cli-simulate-intervals = In Klammern: 95-%-Intervalle. Ein geteilter Sieg zählt anteilig.
cli-simulate-compared = { $second } weniger { $first }, Spiel für Spiel mit gleichen Startwerten:
cli-simulate-written = Bericht: { $file }
cli-simulate-interrupted = Unterbrochen. Die bisherigen Spiele sind in { $folder }; derselbe Befehl macht dort weiter.
cli-simulate-other = { $folder } enthält eine andere Simulation oder eine einer anderen Version; gib einen anderen Ordner oder denselben Befehl an.
cli-simulate-not-folder = { $folder } ist eine Datei, kein Ordner; gib einen Ordner an.
cli-simulate-in-use = Ein anderer Prozess simuliert in { $folder }; warte, bis er fertig ist, oder gib einen anderen Ordner an.
cli-simulate-parquet = Parquet braucht das Paket pyarrow. Installiere Foretold mit dem Extra „lab“ oder nimm --format csv.

## foretold rate (all else: rate.ftl)

cli-rate-about = Bots in einem Turnier bewerten, mit denselben Karten auf wechselnden Plätzen, bis ihre Reihenfolge feststeht

## foretold bench

cli-bench-about = messen, wie schnell Foretold auf dieser Maschine ist
cli-bench-json = ein JSON-Objekt je Zeile statt der Tabelle ausgeben
cli-bench-only = nur diesen Wert messen
cli-bench-peers = auch vergleichbare Programme messen, im selben Lauf
cli-bench-unknown = Die Messgröße „{ $name }“ gibt es nicht. Es gibt: { $known }.
cli-bench-running = Gemessen wird auf einem Kern; jede Messgröße dauert ein paar Sekunden.
cli-bench-missing = Nicht gemessen: Es fehlt das Paket { $package }. Installiere Foretold mit dem Extra „bench“.

## foretold export, foretold import (more in store.ftl)

cli-export-about = die Spiele eines Servers, einer Person oder eines Tisches in eine Datei schreiben
cli-import-about = die Spiele einer Datei in die Datenbank eines Servers übernehmen
cli-backup-about = die ganze Datenbank eines Servers in eine Datei sichern, auch im laufenden Betrieb
cli-restore-about = die Datenbank eines Servers aus einer Sicherung wiederherstellen

## Heads of columns

cli-column-player = Person
cli-column-gain = Gewinn
cli-column-score = Stand
cli-column-cards = Karten
cli-column-seat = Platz
cli-column-level = Stufe
cli-column-mean-score = mittlerer Stand
cli-column-win-share = Anteil der Siege

## serve

cli-help-no-browser = ohne Befehl: den Browser nicht öffnen
cli-serve-about = einen Server für Menschen und Programme betreiben
cli-serve-config = eine TOML-Datei mit Einstellungen
cli-serve-host = die Adresse, an der gelauscht wird (Standard: 127.0.0.1)
cli-serve-port = der Port, an dem gelauscht wird (Standard: 8472)
cli-serve-database = wo Spiele aufgehoben werden: sqlite:///PFAD oder postgresql://… (Standard: eine Datei in deinem Datenordner)
cli-serve-workers = wie viele Prozesse zusammen arbeiten (Standard: 1; mehr brauchen PostgreSQL)
cli-serve-show-config = die Einstellungen ohne ihre Geheimnisse anzeigen und beenden
cli-serve-open = Der Tisch ist eröffnet: { $link }
cli-serve-taken = Der Server kann an { $place } nicht lauschen: { $reason }. Wähle mit --port einen anderen Port.
