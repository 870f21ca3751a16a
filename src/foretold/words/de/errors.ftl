### Errors: one sentence for each code, named error- and the code, saying what was expected and what to do next.
### When an error has a file, it is put before the sentence by error-in-file; the sentences themselves don't name it.

error-in-file = { $file }: { $sentence }

## Games and options

error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; wähle eines von diesen: { $known }.
error-option-missing = Das Spiel { $game } braucht die Option „{ $option }“: gib ihr einen Wert.
error-option-unknown = Das Spiel { $game } hat keine Option „{ $option }“; es hat diese: { $known }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich ist: { $expected }.
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

## Work in other processes and on other machines

error-extra-missing = Dafür braucht es das Paket { $package }, das nicht installiert ist; installiere Foretold mit dem Extra „{ $extra }“.
error-workers-lost = Ein Arbeitsprozess endete, bevor seine Arbeit getan war (Status { $status }); wenn der Speicher nicht reichte, nimm weniger Prozesse.
error-ray-unreachable = Unter „{ $address }“ antwortet kein Ray-Cluster; prüfe die Adresse und ob der Cluster läuft.
error-ray-refused = Der Ray-Cluster unter „{ $address }“ lässt sich nicht benutzen: { $reason }
error-ray-failed = Der Ray-Cluster konnte die Arbeit nicht tun: { $reason }
