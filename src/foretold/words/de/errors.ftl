### Errors: one sentence for each code, named error- and the code, saying what was expected and what to do next.
### When an error has a file, it is put before the sentence by error-in-file; the sentences themselves don't name it.

error-in-file = { $file }: { $sentence }

## Games and options

error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; wähle eines von diesen: { $known }.
error-game-broken = Das Spiel „{ $game }“ ist installiert, lässt sich aber nicht verwenden: { $reason }. Korrigiere sein Paket oder wähle ein anderes Spiel.
error-option-missing = Das Spiel { $game } braucht die Option „{ $option }“; gib ihr einen Wert.
error-option-unknown = Das Spiel { $game } hat keine Option „{ $option }“; es hat diese: { $known }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich ist: { $expected }.
error-bot-broken = Der Bot „{ $bot }“ lässt sich nicht verwenden: { $reason }. Korrigiere ihn oder wähle einen anderen.
error-bot-illegal = Der Bot „{ $bot }“ hat { $answer } geantwortet, was jetzt nicht erlaubt ist; erlaubt ist: { $legal }. Korrigiere ihn oder wähle einen anderen.
error-bots-count = Gib einen Bot für alle Plätze an, oder { $count }, einen je Platz.
error-bots-alike = An den beiden Tischen spielen verschieden viele; gib einen Bot für alle Plätze an.
error-seed-invalid = Der Startwert „{ $value }“ ist weder eine ganze Zahl ab 0 noch eine Folge von 64 hexadezimalen Ziffern; gib eines von beiden an oder lass ihn weg.
error-seat-invalid = Den Platz „{ $seat }“ gibt es nicht; bei { $players } Personen zählen die Plätze ab 0, wähle also eine Zahl unter { $players }.

## Deck files

error-deck-unreadable = Die Kartendatei lässt sich nicht lesen; prüfe ihren Pfad und die Leserechte.
error-deck-not-toml = Zeile { $line } ist kein gültiges TOML; berichtige sie.
error-deck-complex = Zeile { $line } ist zu tief verschachtelt, oder ein Schlüssel oder eine Zahl darin ist zu lang; kein Kartensatz braucht das.
error-deck-number = Eine Zahl ist zu groß; verwende ganze Zahlen bis höchstens { $most }.
error-deck-slow = Diesen Kartensatz zu lesen dauert zu lange; mach ihn einfacher.
error-deck-key-unknown = Eine Kartendatei hat keinen Eintrag „{ $key }“; entferne ihn oder berichtige den Namen.
error-deck-key-missing = Der Eintrag „{ $key }“ fehlt; ergänze ihn.
error-deck-key-type = Der Eintrag „{ $key }“ ist vom falschen Typ; verlangt ist: { $expected }.
error-deck-game = Der Kartensatz ist für das Spiel „{ $game }“, verlangt ist: { $expected }.
error-deck-names-count = { $key } hat { $count } Namen, der Kartensatz aber { $needed } Farben. Gib jeder einen Namen.
error-deck-too-few =
    { $count ->
        [one] Der Kartensatz hat nur eine Karte, für so viele Personen braucht es { $needed }; ergänze Karten oder besetze weniger Plätze.
       *[other] Der Kartensatz hat { $count } Karten, für so viele Personen braucht es { $needed }; ergänze Karten oder besetze weniger Plätze.
    }
error-deck-too-many = Der Kartensatz hat { $count } Karten, erlaubt sind höchstens { $most }; entferne welche.
error-deck-language-unknown = Die Sprache „{ $key }“ ist unbekannt; Namen gibt es in en, fr, de, it und ja.

## Decks and reshuffles given as lists

error-stack-length =
    { $count ->
        [one] { $entry } nennt eine Karte, verlangt sind { $expected }; nenne jede Karte des Kartensatzes einmal.
       *[other] { $entry } nennt { $count } Karten, verlangt sind { $expected }; nenne jede Karte des Kartensatzes einmal.
    }
error-stack-card-unknown = { $entry } nennt „{ $card }“, aber diese Karte gibt es in diesem Kartensatz nicht; berichtige den Eintrag.
error-stack-card-repeated = { $entry } nennt { $card } zum zweiten Mal; nenne jede Karte einmal.
error-stack-type = { $entry } ist keine Liste von Karten; gib für jede Runde oder jedes Neumischen eine Liste von Kartennamen wie "JM" an.
error-stack-too-many = { $entry } ist eines zu viel; dieses Spiel nimmt höchstens { $most }.
error-reshuffle-not-the-pile = { $entry } enthält nicht genau die Karten des Ablagestapels; nenne diese Karten, die neue oberste zuerst.

## Die Datenbank, und Dateien mit Partien

error-store-unavailable = Partien können im Moment weder gelesen noch gespeichert werden; versuche es gleich noch einmal.
error-store-url = Das ist keine Adresse einer Datenbank; gib sqlite:///PFAD oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK an.
error-store-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist; installiere Foretold mit dem Extra „postgres“.
error-store-later = Die Datenbank stammt von einer späteren Version von Foretold (Revision { $revision }); aktualisiere Foretold, um sie zu benutzen.
error-store-in-use = Die Datenbank { $database } wird gerade von einem anderen Prozess benutzt; beende ihn zuerst oder nimm eine andere Datenbank.
error-store-in-use-by = Die Datenbank { $database } wird gerade von „foretold { $command }“ benutzt (Prozess { $pid }, seit { $since }); beende ihn zuerst oder nimm eine andere Datenbank.
error-store-in-use-port = Die Datenbank { $database } wird gerade von „foretold { $command }“ benutzt (Prozess { $pid }, seit { $since }, Port { $port }); beende ihn zuerst oder nimm eine andere Datenbank.
error-store-in-use-servers = Mit dieser Datenbank sind Foretold-Server verbunden ({ $count }, der erste seit { $since }); beende sie zuerst oder nimm eine andere Datenbank.
error-store-memory = Eine Datenbank im Arbeitsspeicher geht verloren, wenn ihr Server endet; gib eine an, die bleibt, etwa sqlite:///PFAD.
error-store-missing = Es gibt keine Datenbank { $database }; prüfe den Pfad.
error-store-empty = In dieser Datenbank ist noch nichts; starte zuerst einen Server mit ihr.
error-backup-foreign = Das ist keine Sicherung einer Foretold-Datenbank; gib eine Datei von foretold backup an.
error-backup-damaged = Die Sicherung ist beschädigt ({ $reason }); nimm eine andere.
error-backup-later = Die Sicherung stammt von einer späteren Version von Foretold (Revision { $revision }); aktualisiere Foretold, um sie wiederherzustellen.
error-backup-differs = Die Kopie enthält nicht dasselbe wie das Original; versuche es noch einmal und prüfe die Platte.
error-restore-occupied = In dieser Datenbank sind Partien oder Personen; nimm eine leere, oder gib --replace an, um alles zu ersetzen, was darin steht.
error-name-taken = Der Name „{ $name }“ ist vergeben; wähle einen anderen.
error-name-alike = „{ $name }“ ist dem Namen eines anderen Kontos zu ähnlich; wähle einen, der sich deutlich unterscheidet.
error-export-who = Niemand hat hier den Namen oder die Kennung „{ $name }“; gib den Namen eines Kontos oder eine Kennung an.
error-export-table = In dieser Datenbank gibt es keinen Tisch „{ $table }“; prüfe seine Kennung.
error-import-format = „{ $format }“ ist keine Datei mit Partien dieser Version von Foretold; eine solche beginnt mit foretold-export/1.
error-import-line = Zeile { $line } ist keine Zeile einer Datei mit Partien ({ $reason }); exportiere die Partien neu.
error-import-doubled = Zeile { $line }: { $key } steht zweimal an derselben Stelle; es wurde nichts importiert.
error-import-entry = Zeile { $line }: Eintrag { $entry } von Tisch { $table } passt nicht zur Partie; es wurde nichts importiert.
error-import-record = Zeile { $line }: Die Aufzeichnung von Tisch { $table } stimmt nicht mit seinem Protokoll überein; es wurde nichts importiert.
error-import-differs = Zeile { $line }: Die Datenbank hat an Tisch { $table } eine andere Partie; es wurde nichts importiert.
error-import-unfinished = Die Aufzeichnung ist von einer Partie, die nicht zu Ende ist; nur beendete Partien können importiert werden.

## Actions

error-action-unknown = „{ $action }“ ist keine Aktion dieses Spiels; schreibe sie so, wie die Liste der erlaubten Aktionen sie zeigt.
error-action-illegal = „{ $action }“ ist jetzt nicht möglich; wähle eine der erlaubten Aktionen.
error-game-over = Das Spiel ist zu Ende, „{ $action }“ geht nicht mehr; beginne ein neues Spiel.

## Records

error-record-not-json = Das ist kein JSON-Dokument: In Zeile { $line }, Spalte { $column } bricht es ab oder enthält einen Fehler; speichere die Aufzeichnung neu.
error-record-format = „{ $format }“ ist keine Aufzeichnung von Foretold; eine Aufzeichnung beginnt mit "format": "foretold/2".
error-record-later = Die Aufzeichnung hat das Format „{ $format }“ einer späteren Version von Foretold; aktualisiere Foretold, um sie zu lesen.
error-record-field-missing = { $entry } fehlt in der Aufzeichnung; ergänze es.
error-record-field-unknown = { $entry } gehört nicht in eine Aufzeichnung; entferne es.
error-record-field-doubled = { $entry } steht zweimal an derselben Stelle der Aufzeichnung; entferne eines von beiden.
error-record-field-type = { $entry } ist in der Aufzeichnung vom falschen Typ; verlangt ist: { $expected }.
error-record-options = { $entry } in der Aufzeichnung passt nicht: { $reason }
error-record-deck = { $entry } in der Aufzeichnung passt nicht: { $reason }
error-record-deck-missing = { $entry } fehlt: Die Aktionen reichen in eine Runde, deren Karten die Aufzeichnung nicht nennt; ergänze sie.
error-record-deck-extra = { $entry } ist übrig: Die Aktionen erreichen diese Runde nie; entferne es.
error-record-reshuffle-missing = { $entry } fehlt: Für die Aktionen wird einmal öfter neu gemischt, als die Aufzeichnung nennt; ergänze es.
error-record-reshuffle-extra = { $entry } ist übrig: Für die Aktionen wird nie so oft neu gemischt; entferne es.
error-record-action = { $entry } ist „{ $action }“, was an dieser Stelle nicht erlaubt ist; die Aufzeichnung muss genau enthalten, was gefragt wurde.
error-record-action-extra = { $entry } ist „{ $action }“, aber das Spiel war vorher zu Ende; entferne, was nach dem Ende kommt.
error-record-result = { $entry } folgt nicht aus den Aktionen, die zu { $expected } führen; berichtige oder entferne es.
error-record-players = { $entry } muss für jeden Platz einen Namen haben, { $expected } insgesamt; berichtige oder entferne es.

## Proofs of a fair deal

error-proof-missing = Die Aufzeichnung enthält keinen Beweis; nur Spiele, deren Karten ein Server gegeben hat, haben einen, nicht solche, die ein anderes weiterspielen.
error-proof-digest = Die Aufzeichnung wurde verändert, nachdem der Server sie ausgegeben hat; lade sie neu herunter.
error-proof-commitment = Der Server hat nicht Wort gehalten: { $entry } gehört nicht zu dem Startwert, den er nennt.
error-proof-seed = Der Server hat nicht Wort gehalten: { $entry } folgt nicht aus seinem Startwert und den Salzen aller am Tisch.
error-proof-order = Der Server hat nicht Wort gehalten: { $entry } ist nicht die Reihenfolge, die der Startwert ergibt.
error-proof-events = Der Server hat nicht Wort gehalten: { $entry } verletzt die Reihenfolge von Festlegungen und Salzen.

## Tables

error-table-unknown = Hier gibt es keinen Tisch; prüfe den Link.
error-table-private = Diesen Tisch sehen nur die, die daran sitzen; nimm dort Platz oder frage die Tischleitung.
error-table-damaged = Dieses Spiel lässt sich nicht mehr lesen und ist beiseitegelegt; die anderen Tische sind nicht betroffen.
error-table-log-full = Das Protokoll dieses Tisches ist zu lang geworden für alles außer dem Spiel selbst; spielt es zu Ende.
error-table-seats = Dieses Spiel hat { $expected } Plätze, beschrieben sind { $given }; beschreibe jeden Platz einmal.
error-table-deck-large = Ein Tisch nimmt hier Kartensätze mit höchstens { $most } Karten.
error-table-options-large = Die Optionen eines Tisches dürfen mit dem Kartensatz höchstens { $most } Byte haben; kürze Namen oder Kartensatz.
error-table-level = Einen Bot der Stufe „{ $level }“ gibt es nicht; wähle eine von diesen: { $known }.
error-table-nobody = Mindestens ein Platz muss für einen Menschen sein; gib einen frei.
error-table-begun = Das Spiel hat begonnen; das ging nur vorher.
error-table-dealing = Die Karten werden gleich gegeben; warte einen Augenblick.
error-salt-both = Sende ein Salz oder die Festlegung auf eines, nicht beides.
error-salt-late = Du hast zweimal das Salz nicht gezeigt, auf das du dich festgelegt hattest; an diesem Tisch spielst du ohne Salz.
error-salt-other = Das ist nicht das Salz, auf das du dich festgelegt hast, oder deine Festlegung ist älter als die jetzige des Servers.
error-reveal-nothing = Von dir wird jetzt kein Salz erwartet.
error-table-not-begun = Das Spiel hat noch nicht begonnen; warte auf die Karten.
error-table-over = Das Spiel ist zu Ende; bitte um eine Revanche, um weiterzuspielen.
error-table-host = Das darf nur die Tischleitung; bitte sie darum.
error-table-not-seated = Du sitzt nicht an diesem Tisch; nimm zuerst Platz.
error-table-seated-already = Du sitzt schon an diesem Tisch; steh auf, um einen anderen Platz zu nehmen.
error-table-seat-taken = Dieser Platz ist besetzt oder vorgemerkt; wähle einen anderen.
error-table-no-seat = Dieser Tisch hat keinen Platz mit der Nummer { $seat }; Programme zählen die Plätze ab 0.
error-table-full = An diesem Tisch ist kein Platz frei; schau zu oder eröffne einen anderen.
error-table-secret = Dieser Platz-Link gilt nicht oder wurde schon benutzt; bitte die Tischleitung um einen neuen.
error-table-name = Gib einen Namen mit sichtbaren Buchstaben an, der nicht mit bot: beginnt.
error-table-name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder zum Verwechseln ähnlich; wähle einen Namen, der sich deutlich unterscheidet.
error-name-mixed = „{ $name }“ mischt verschiedene Alphabete in einem Wort oder enthält seltene Schriftzeichen; schreibe jedes Wort in einem gebräuchlichen Alphabet.
error-name-bot = „{ $name }“ sieht wie der Name eines Bots aus; wähle einen anderen.
error-table-waiting =
    { $count ->
        [one] Ein Platz ist noch frei; besetze ihn oder gib ihn einem Bot, dann beginne.
       *[other] { $count } Plätze sind noch frei; besetze sie oder gib sie Bots, dann beginne.
    }
error-table-bot-sits = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
error-move-late = Entscheidung { $decision } ist vorbei, jetzt steht Entscheidung { $expected } an. Sieh noch einmal hin und wähle.
error-move-turn = Du bist nicht am Zug; warte darauf oder sage im Voraus, was du tun wirst.
error-premove-turn = Du bist am Zug: Entscheide jetzt, nicht im Voraus.
error-undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
error-undo-informed = Durch diese Entscheidung hat jemand etwas erfahren; an diesem Tisch lässt sie sich dann nicht mehr zurücknehmen.
error-request-open = Eine andere Bitte wartet noch auf Antworten; beantworte sie zuerst.
error-request-none = Jetzt wartet nichts auf deine Antwort.
error-vote-about = Über diese Person kannst du nicht abstimmen; stimme über eine andere ab, die euch warten lässt.
error-vote-early = Ein Platz wird { $seconds } Sekunden freigehalten, bevor die anderen abstimmen dürfen; warte noch etwas.
error-return-nothing = Auf deinem Platz sitzt kein Bot; es gibt nichts zurückzunehmen.
error-chat-off = An diesem Tisch gibt es keinen Chat.
error-chat-empty = In dieser Zeile ist nichts zu sehen; schreibe etwas.
error-chat-muted = Die Tischleitung hat dich an diesem Tisch stummgeschaltet.
error-chat-fast = Du schreibst zu schnell; warte ein paar Sekunden.
error-rematch-early = Eine Revanche ist möglich, wenn dieses Spiel zu Ende ist.
error-rematch-made = Die Revanche ist schon eröffnet: Geh zu Tisch { $table }.
error-not-stored = Das ließ sich nicht speichern und ist nicht geschehen; versuche es gleich noch einmal.
error-message-invalid = Die Nachricht ist nicht zu verstehen: { $reason }

## The server

error-game-running = Das Spiel ist nicht zu Ende; seine Geheimnisse werden erst am Ende gezeigt.
error-fork-point = Dieses Spiel lässt sich ab Entscheidung 0 bis { $most } weiterspielen; wähle eine davon.
error-address-unknown = An dieser Adresse gibt es nichts; /api zeigt, was es gibt.
error-not-found = Das gibt es nicht, oder es gehört nicht dir.
error-method-wrong = Diese Adresse nimmt diese Methode nicht an; siehe /api.
error-content-encoding = Der Inhalt darf nicht komprimiert sein; sende ihn ohne Content-Encoding.
error-content-type = Der Inhalt muss vom Typ { $expected } sein.
error-body-large = Der Inhalt ist zu groß; erlaubt sind { $most } Byte.
error-head-large = Die Kopfzeilen der Anfrage sind zu groß.
error-request-slow = Die Anfrage kam zu langsam an; sende sie noch einmal.
error-sign-in = Der Server weiß nicht, wer du bist; komm als Gast, melde dich an oder sende ein Token.
error-not-allowed = Deine Anmeldung erlaubt das nicht; nimm ein Cookie oder ein Token mit anderem Umfang.
error-token-wrong = Dieses Token ist unbekannt, abgelaufen oder widerrufen; lege ein neues an.
error-login-wrong = Name und Passwort passen nicht zusammen; prüfe beide.
error-password-wrong = Das Passwort ist falsch; versuche es noch einmal.
error-passkey-wrong = Der Passkey wurde nicht angenommen; beginne von vorn.
error-account-there = Du hast schon ein Konto.
error-account-none = Du hast noch kein Konto; lege zuerst eines an.
error-confirm-first = Bestätige zuerst mit deinem Passwort oder einem Passkey, dass du es bist; versuche es dann noch einmal.
error-csrf = Eine Anfrage, die etwas ändert, braucht neben dem Cookie die Kopfzeile { $header }.
error-origin-wrong = Diese Anfrage kommt von einer Seite einer anderen Website; die darf das nicht.
error-host-unknown = Dieser Server heißt nicht „{ $host }“; nimm seine eigene Adresse oder trage den Namen in seine Einstellungen ein.
error-too-fast = Das war zu viel in zu kurzer Zeit; warte einen Augenblick.
error-server-busy = Der Server arbeitet noch an deinen vorigen Anfragen; versuche es in ein paar Sekunden noch einmal.
error-too-many = Davon gibt es schon zu viele; schließe oder entferne welche.
error-server-closing = Der Server schließt für einen Augenblick; er kommt wieder, und jedes Spiel mit ihm.
error-server-fault = Hier ist etwas schiefgegangen, es steht im Protokoll des Servers; versuche es noch einmal.
error-config-value = Eine Einstellung ist nicht zu gebrauchen: { $reason }
error-config-file = Die Einstellungen in { $path } lassen sich nicht lesen: { $reason }
error-config-workers-database = Für { $workers } Prozesse braucht es PostgreSQL, denn SQLite ist nur für einen; nenne eine Datenbank wie postgresql://…, oder lass es bei einem.
error-config-workers-system = Dieses System kann einen Port nicht unter { $workers } Prozessen teilen; lass es bei einem, oder starte Server mit eigenen Ports hinter einem Proxy.
## Work in other processes and on other machines

error-extra-missing = Dafür braucht es das Paket { $package }, das nicht installiert ist; installiere Foretold mit dem Extra „{ $extra }“.
error-workers-lost = Ein Arbeitsprozess endete, bevor seine Arbeit getan war (Status { $status }); wenn der Speicher nicht reichte, nimm weniger Prozesse.
error-ray-unreachable = Unter „{ $address }“ antwortet kein Ray-Cluster; prüfe die Adresse und ob der Cluster läuft.
error-ray-refused = Der Ray-Cluster unter „{ $address }“ lässt sich nicht benutzen: { $reason }
error-ray-failed = Der Ray-Cluster konnte die Arbeit nicht tun: { $reason }
