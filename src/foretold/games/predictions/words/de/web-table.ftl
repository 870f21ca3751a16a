### The table in the browser.

## The parts of the table

table-gallery = Auslage
table-revealed = Aufgedeckte Karten

## Cards and places

table-covered = { $card }, bedeckt, Spalte { $column }
table-deck = Nachziehstapel: { $count }
table-pile = Ablagestapel: { $count }
table-pile-top = Ablagestapel: { $count }, oben { $card }
table-pot = Pot
table-rune-card-pays = Bei der Wertung bringt sie 2 Runen dazu.
table-strength = Rang
table-worth = Dein Blatt jetzt: { $combination }, Rang { $strength }.

## The card being resolved

table-steps = Effekte: { $card }
table-step-done = (erledigt)
table-step-now = (jetzt)
table-step-next = (folgt noch)
table-to-gallery = Auslage

## Whose decision it is

table-waits-turn = { $player } ist am Zug.
table-waits-take = { $player } wählt eine Karte zum Nehmen.
table-waits-swap = { $player } darf eine Karte tauschen.
table-waits-draw = { $player } darf eine Karte ziehen.
table-waits-reveal = { $player } darf Karten aufdecken.
table-waits-rune = { $player } darf eine Rune nehmen.
table-waits-hypnosis = { $player } darf jemanden hypnotisieren.
table-waits-eye = { $player } darf Karten ansehen.
table-waits-keep = { $player } wählt, welche Karte bleibt.
table-waits-hide = { $player } wählt, welche Karte dem Auge verborgen bleibt.
table-waits-discard = { $player } wählt eine Karte zum Abwerfen.
table-waits-predict = { $player } prophezeit, wer das stärkste Blatt hat.
table-why-covered = Eine andere Karte liegt darauf: Sie ist gesperrt.
table-why-all-in = Diese Person ist ALL IN und kann nicht gewählt werden.
table-why-pile = Der Ablagestapel kann an diesem Tisch nicht genutzt werden.

## Decisions ahead, undo, requests, votes

table-all-in-sure = ALL IN gehen?
table-all-in-note = In deinen weiteren Zügen dieser Runde passt du.

## The end of a round, and of the game

table-showdown = Wertung
table-pot-shared = Im Pot: { $pot }; bleibt für die nächste Runde: { $carry }
table-strongest = stärkstes Blatt
table-right = richtig

## Memory

table-memory-announced = Angesagt
table-memory-eye = Allsehendes Auge

## Hinweise für ein erstes Spiel

table-hint-reveal-title = Aufdecken
table-hint-discard-title = Zu viele Karten
table-hint-turn-title = Dein Zug
table-hint-turn = Spiele eine Karte aus: Ihre Effekte gelten von oben nach unten, die mit Stern musst du ausführen. Oder passe: Dann kommt die oberste Karte des Nachziehstapels in die Auslage. Oder geh ALL IN. Verweile auf einer Karte, um zu sehen, was sie kann.
table-hint-all-in-title = ALL IN
table-hint-all-in = Wer ALL IN geht, legt das Blatt bis zur Wertung hin: Zwei Karten kommen in die Auslage, niemand kann das Blatt mehr ausspähen, und in allen weiteren Zügen wird gepasst. Nur eine Person je Runde.
table-hint-predict-title = Die Prophezeiung
table-hint-predict = Sag, wer das stärkste Blatt hat; das kannst auch du sein. Alle, die recht haben, teilen sich den Pot. Außerdem bringt jedes Blatt seinen Rang.
