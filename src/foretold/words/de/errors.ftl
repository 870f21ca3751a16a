### Errors: one sentence for each code, named error- and the code, saying what was expected and what to do next.
### When an error has a file, it is put before the sentence by error-in-file; the sentences themselves don't name it.

error-in-file = { $file }: { $sentence }

## Games and options

error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; wähle eines von diesen: { $known }.
error-option-missing = Das Spiel { $game } braucht die Option „{ $option }“: gib ihr einen Wert.
error-option-unknown = Das Spiel { $game } hat keine Option „{ $option }“; es hat diese: { $known }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich ist: { $expected }.
error-bots-count = Gib einen Bot für alle Plätze an, oder { $count }, einen je Platz.
error-bots-alike = Die beiden Tische haben verschieden viele Spieler; gib einen Bot für alle Plätze an.
error-seed-invalid = Der Startwert „{ $value }“ ist weder eine ganze Zahl ab 0 noch eine Folge von 64 hexadezimalen Ziffern; gib eines von beiden an oder lass ihn weg.
error-seat-invalid = Den Platz „{ $seat }“ gibt es nicht; bei { $players } Spielern zählen die Plätze ab 0, wähle also eine Zahl unter { $players }.

## Deck files

error-deck-unreadable = Die Kartendatei lässt sich nicht lesen; prüfe ihren Pfad und die Leserechte.
error-deck-not-toml = Zeile { $line } ist kein gültiges TOML; berichtige sie.
error-deck-key-unknown = Eine Kartendatei hat keinen Eintrag „{ $key }“; entferne ihn oder berichtige den Namen.
error-deck-key-missing = Der Eintrag „{ $key }“ fehlt; ergänze ihn.
error-deck-key-type = Der Eintrag „{ $key }“ hat die falsche Art; verlangt ist: { $expected }.
error-deck-game = Die Karten sind für das Spiel „{ $game }“, verlangt ist: { $expected }.
error-deck-rank-missing = Der Kartenwert „{ $card }“ hat keine Effekte; ergänze ihn unter [effects].
error-deck-rank-unknown = Den Kartenwert „{ $card }“ gibt es nicht; [effects] nimmt 2 bis 10, J, Q, K, A und rune.
error-deck-card-unknown = Die Karte „{ $card }“ gibt es nicht; schreibe Kartenwert und Buchstaben der Farbe wie in 7S, oder R1 oder R2.
error-deck-effect-unknown = Die Karte { $card } hat einen unbekannten Effekt „{ $effect }“; nimm take, swap, draw, reveal 2, reveal 3, reveal 4, rune, hypnosis oder eye, mit * wenn er verpflichtend ist.
error-deck-suit-missing = Die Farbe „{ $suit }“ fehlt; nenne alle vier, die beste zuerst.
error-deck-suit-repeated = Die Farbe „{ $suit }“ steht zweimal da; nenne jede nur einmal.
error-deck-suit-unknown = Die Farbe „{ $suit }“ gibt es nicht; die Farben sind Clock, Mask, Scarab und Tree.
error-deck-suit-count =
    { $count ->
        [one] Die Karten haben nur eine Farbe, müssen aber 3 bis 8 haben; ergänze welche.
       *[other] Die Karten haben { $count } Farben, müssen aber 3 bis 8 haben; ergänze oder entferne welche.
    }
error-deck-names-count = { $key } hat { $count } Namen, das Blatt aber { $needed } Farben. Gib jeder einen Namen.
error-deck-suit-letter = Die Farbe „{ $suit }“ muss mit einem Buchstaben beginnen, und mit einem anderen als jede andere Farbe; benenne sie um.
error-deck-face-empty = Die Karte { $card } hat keinen Effekt; gib ihr einen bis vier.
error-deck-face-full = Die Karte { $card } hat { $count } Effekte, erlaubt sind höchstens vier; entferne welche.
error-deck-face-no-gain = Die Karte { $card } hat keinen verpflichtenden Effekt, der eine Karte bringt; versieh ein take, draw oder reveal mit *.
error-deck-ranks-order = Der Kartenwert „{ $card }“ steht nicht an seiner Stelle; nenne die Kartenwerte als ganze Zahlen, den niedrigsten zuerst, jeden einmal.
error-deck-too-few =
    { $count ->
        [one] Es ist nur eine Karte da, für so viele Spieler braucht es { $needed }; ergänze Karten oder spielt zu weniger.
       *[other] Es sind { $count } Karten da, für so viele Spieler braucht es { $needed }; ergänze Karten oder spielt zu weniger.
    }
error-deck-too-many = Es sind { $count } Karten da, erlaubt sind höchstens { $most }; entferne welche.
error-deck-language-unknown = Die Sprache „{ $key }“ ist unbekannt; Namen stehen in en, fr, de, it und ja.

## Decks and reshuffles given as lists

error-stack-length =
    { $count ->
        [one] { $entry } nennt eine Karte, verlangt sind { $expected }; nenne jede Karte des Stapels einmal.
       *[other] { $entry } nennt { $count } Karten, verlangt sind { $expected }; nenne jede Karte des Stapels einmal.
    }
error-stack-card-unknown = { $entry } nennt „{ $card }“, was keine Karte dieses Stapels ist; berichtige sie.
error-stack-card-repeated = { $entry } nennt { $card } zum zweiten Mal; nenne jede Karte einmal.
error-stack-type = { $entry } ist keine Liste von Karten; gib für jede Runde oder jedes Neumischen eine Liste von Kartennamen wie "JM" an.
error-stack-too-many = { $entry } ist zu viel; dieses Spiel nimmt höchstens { $most }.
error-reshuffle-not-the-pile = { $entry } enthält nicht genau die Karten des Ablagestapels; nenne diese Karten, die neue oberste zuerst.

## Die Datenbank, und Dateien mit Partien

error-store-unavailable = Partien können im Moment weder gelesen noch gespeichert werden; versuche es gleich noch einmal.
error-store-url = Das ist keine Adresse einer Datenbank; gib sqlite:///PFAD oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK an.
error-store-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist; installiere Foretold mit dem Extra „postgres“.
error-store-later = Die Datenbank stammt von einer späteren Version von Foretold (Revision { $revision }); aktualisiere Foretold, um sie zu benutzen.
error-name-taken = Der Name „{ $name }“ ist vergeben; wähle einen anderen.
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
error-action-illegal = Platz { $actor } kann jetzt nicht „{ $action }“; wähle eine der erlaubten Aktionen.
error-game-over = Das Spiel ist aus, „{ $action }“ geht nicht mehr; gib ein neues Spiel.

## Records

error-record-not-json = Das ist kein JSON-Dokument: in Zeile { $line }, Spalte { $column } bricht es ab oder enthält einen Fehler; speichere die Aufzeichnung neu.
error-record-format = „{ $format }“ ist keine Aufzeichnung von Foretold; eine Aufzeichnung beginnt mit "format": "foretold/1".
error-record-later = Die Aufzeichnung hat das Format „{ $format }“ einer späteren Version von Foretold; aktualisiere Foretold, um sie zu lesen.
error-record-field-missing = { $entry } fehlt in der Aufzeichnung; ergänze es.
error-record-field-unknown = { $entry } gehört nicht in eine Aufzeichnung; entferne es.
error-record-field-doubled = { $entry } steht zweimal an derselben Stelle der Aufzeichnung; entferne eines von beiden.
error-record-field-type = { $entry } hat in der Aufzeichnung die falsche Art; verlangt ist: { $expected }.
error-record-options = { $entry } in der Aufzeichnung passt nicht: { $reason }
error-record-deck = { $entry } in der Aufzeichnung passt nicht: { $reason }
error-record-deck-missing = { $entry } fehlt: die Aktionen reichen in eine Runde, deren Karten die Aufzeichnung nicht nennt; ergänze sie.
error-record-deck-extra = { $entry } ist übrig: die Aktionen erreichen diese Runde nie; entferne es.
error-record-reshuffle-missing = { $entry } fehlt: die Aktionen brauchen einmal Neumischen mehr, als die Aufzeichnung nennt; ergänze es.
error-record-reshuffle-extra = { $entry } ist übrig: die Aktionen brauchen dieses Neumischen nie; entferne es.
error-record-action = { $entry } ist „{ $action }“, was an dieser Stelle nicht erlaubt ist; die Aufzeichnung muss genau enthalten, was gefragt wurde.
error-record-action-extra = { $entry } ist „{ $action }“, aber das Spiel war vorher aus; entferne, was nach dem Ende kommt.
error-record-result = { $entry } folgt nicht aus den Aktionen, die zu { $expected } führen; berichtige oder entferne es.
error-record-players = { $entry } muss für jeden Platz einen Namen haben, { $expected } insgesamt; berichtige oder entferne es.

## Proofs of a fair deal

error-proof-missing = Die Aufzeichnung enthält keinen Beweis; nur Spiele, deren Karten ein Server gegeben hat, haben einen, nicht solche, die ein anderes weiterspielen.
error-proof-digest = Die Aufzeichnung wurde verändert, nachdem der Server sie ausgegeben hat; lade sie neu herunter.
error-proof-commitment = Der Server hat nicht Wort gehalten: { $entry } gehört nicht zu dem Startwert, den er nennt.
error-proof-seed = Der Server hat nicht Wort gehalten: { $entry } folgt nicht aus seinem Startwert und dem Salz der Spieler.
error-proof-order = Der Server hat nicht Wort gehalten: { $entry } ist nicht die Reihenfolge, die der Startwert ergibt.

## Tables

error-table-unknown = Hier gibt es keinen Tisch; prüfe den Link.
error-table-private = Diesen Tisch sehen nur seine Spieler; nimm dort Platz oder frage den Gastgeber.
error-table-damaged = Dieses Spiel lässt sich nicht mehr lesen und ist beiseitegelegt; die anderen Tische sind nicht betroffen.
error-table-log-full = Dieser Tisch ist zu lang geworden für alles außer dem Spiel selbst; spielt es zu Ende.
error-table-seats = Dieses Spiel hat { $expected } Plätze, beschrieben sind { $given }; beschreibe jeden Platz einmal.
error-table-level = Einen Bot der Stufe „{ $level }“ gibt es nicht; wähle eine von diesen: { $known }.
error-table-nobody = Mindestens ein Platz muss für einen Menschen sein; gib einen Stuhl frei.
error-table-begun = Das Spiel hat begonnen; das ging nur vorher.
error-table-not-begun = Das Spiel hat noch nicht begonnen; warte auf die Karten.
error-table-over = Das Spiel ist zu Ende; verlange eine Revanche, um weiterzuspielen.
error-table-host = Das darf nur der Gastgeber; bitte ihn darum.
error-table-not-seated = Du sitzt nicht an diesem Tisch; nimm zuerst Platz.
error-table-seated-already = Du sitzt schon an diesem Tisch; steh auf, um einen anderen Platz zu nehmen.
error-table-seat-taken = Platz { $seat } ist besetzt oder vorgemerkt; wähle einen anderen.
error-table-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht; die Plätze zählen ab 0.
error-table-full = An diesem Tisch ist kein Platz frei; schau zu oder eröffne einen anderen.
error-table-secret = Dieser Platz-Link gilt nicht oder wurde schon benutzt; bitte den Gastgeber um einen neuen.
error-table-name = Gib einen Namen mit sichtbaren Buchstaben an, der nicht mit bot: beginnt.
error-table-name-taken = An diesem Tisch heißt schon jemand „{ $name }“; wähle einen anderen Namen.
error-table-waiting =
    { $count ->
        [one] Ein Platz ist noch frei; besetze ihn oder gib ihn einem Bot, dann beginne.
       *[other] { $count } Plätze sind noch frei; besetze sie oder gib sie Bots, dann beginne.
    }
error-table-bot-sits = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
error-move-late = Entscheidung { $decision } ist vorbei, jetzt steht Entscheidung { $expected } an. Sieh noch einmal hin und wähle.
error-move-turn = Du bist nicht am Zug; warte darauf oder sage im Voraus, was du tun wirst.
error-premove-turn = Du bist am Zug: entscheide jetzt, nicht im Voraus.
error-undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
error-undo-informed = Jemand hat durch diese Entscheidung etwas erfahren, und anders lässt dieser Tisch kein Zurücknehmen zu.
error-request-open = Eine andere Bitte wartet noch auf Antworten; beantworte sie zuerst.
error-request-none = Jetzt wartet nichts auf deine Antwort.
error-vote-about = Über Platz { $seat } kannst du nicht abstimmen; stimme über einen anderen Spieler ab, der euch warten lässt.
error-vote-early = Ein Platz wird { $seconds } Sekunden freigehalten, ehe die anderen abstimmen dürfen; warte noch etwas.
error-return-nothing = Auf deinem Platz sitzt kein Bot; es gibt nichts zurückzunehmen.
error-chat-off = An diesem Tisch gibt es keinen Chat.
error-chat-empty = Diese Zeile zeigt nichts; schreibe etwas.
error-chat-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
error-rematch-early = Eine Revanche ist möglich, wenn dieses Spiel zu Ende ist.
error-rematch-made = Die Revanche ist schon eröffnet: geh zu Tisch { $table }.
error-not-stored = Das ließ sich nicht speichern und ist nicht geschehen; versuche es gleich noch einmal.
error-message-invalid = Die Nachricht ist nicht zu verstehen: { $reason }

## The server

error-game-running = Das Spiel ist nicht zu Ende; seine Geheimnisse zeigt es erst dann.
error-fork-point = Dieses Spiel lässt sich ab Entscheidung 0 bis { $most } weiterspielen; wähle eine davon.
error-address-unknown = An dieser Adresse gibt es nichts; /api zeigt, was es gibt.
error-not-found = Das gibt es nicht, oder es gehört nicht dir.
error-method-wrong = Diese Adresse nimmt diese Methode nicht an; siehe /api.
error-content-type = Der Inhalt muss vom Typ { $expected } sein.
error-body-large = Der Inhalt ist zu groß; erlaubt sind { $most } Bytes.
error-sign-in = Der Server weiß nicht, wer du bist; komm als Gast, melde dich an oder sende ein Token.
error-not-allowed = Dieser Schlüssel öffnet diese Tür nicht; nimm ein Cookie oder ein Token mit anderem Umfang.
error-token-wrong = Dieses Token ist unbekannt, abgelaufen oder widerrufen; mache ein neues.
error-login-wrong = Name und Passwort passen nicht zusammen; prüfe beide.
error-passkey-wrong = Der Passkey wurde nicht angenommen; beginne von vorn.
error-account-there = Du hast schon ein Konto.
error-account-none = Du hast noch kein Konto; lege zuerst eines an.
error-csrf = Eine Anfrage, die etwas ändert, braucht neben dem Cookie die Kopfzeile { $header }.
error-origin-wrong = Diese Anfrage kommt von einer Seite einer anderen Website; die darf das nicht.
error-host-unknown = Dieser Server heißt nicht „{ $host }“; nimm seine eigene Adresse oder trage den Namen in seine Einstellungen ein.
error-too-fast = Das war zu viel in zu kurzer Zeit; warte einen Augenblick.
error-too-many = Davon gibt es schon zu viele; schließe oder entferne welche.
error-server-closing = Der Server schließt für einen Augenblick; er kommt wieder, und jedes Spiel mit ihm.
error-server-fault = Hier ist etwas schiefgegangen, es steht im Protokoll des Servers; versuche es noch einmal.
error-config-value = Eine Einstellung ist nicht zu gebrauchen: { $reason }
error-config-file = Die Einstellungen in { $path } lassen sich nicht lesen: { $reason }
error-config-workers-database = Für { $workers } Prozesse braucht es PostgreSQL, denn SQLite ist für einen; nenne eine Datenbank wie postgresql://…, oder lass es bei einem.
error-config-workers-system = Dieses System kann einen Port nicht unter { $workers } Prozessen teilen; lass es bei einem, oder starte Server mit eigenen Ports hinter einem Proxy.
## Work in other processes and on other machines

error-extra-missing = Dafür braucht es das Paket { $package }, das nicht installiert ist; installiere Foretold mit dem Extra „{ $extra }“.
error-workers-lost = Ein Arbeitsprozess endete, bevor seine Arbeit getan war (Status { $status }); wenn der Speicher nicht reichte, nimm weniger Prozesse.
error-ray-unreachable = Unter „{ $address }“ antwortet kein Ray-Cluster; prüfe die Adresse und ob der Cluster läuft.
error-ray-refused = Der Ray-Cluster unter „{ $address }“ lässt sich nicht benutzen: { $reason }
error-ray-failed = Der Ray-Cluster konnte die Arbeit nicht tun: { $reason }
