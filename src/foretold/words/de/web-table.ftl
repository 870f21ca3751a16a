### Der Tisch im Browser: wie seine Teile heißen, wer entscheidet, und was man außer Spielen tun kann.

## The parts of the table

table-gallery = Auslage
table-hand = Dein Blatt
table-players = Spieler
table-revealed = Aufgedeckte Karten
table-actions = Was du tun kannst
table-bet-cards = Tippkarten
table-panel = Verlauf, Chat, Punkte und Gedächtnis
table-log = Verlauf
table-chat = Chat
table-scores = Punkte
table-memory = Gedächtnis
table-menu = Menü
table-sound = Ton
table-close = Schließen
table-rules = Regeln

## Cards and places

table-card-back = Verdeckte Karte
table-covered = { $card }, bedeckt, Spalte { $column }
table-deck = Nachziehstapel: { $count }
table-pile = Ablage: { $count }
table-pile-top = Ablagestapel: { $count }, oben { $card }
table-pot = Pot
table-rune-card-pays = Beim Aufdecken bringt sie 2 Runen dazu.
table-you = Du
table-self = eigenes Blatt
table-you-hold = Du hast
table-strength = Rang
table-worth = Dein Blatt jetzt: { $combination }, Rang { $strength }.
table-trick = Stich { $trick } von { $count }
table-trick-before = Letzter Stich: { $player }
table-trump = Trumpf: { $colour }
table-open = offen
table-secret = geheim

## Players

table-away = abwesend
table-stand-in = ein Bot spielt
table-decides = entscheidet gerade
table-time-left = Restzeit
table-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
table-watching = Du siehst diesem Tisch zu.
table-sentence = { $text }.

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
table-waits-hide = { $player } wählt, welche Karte vor dem Auge verborgen bleibt.
table-waits-discard = { $player } wählt eine Karte zum Abwerfen.
table-waits-predict = { $player } prophezeit, wer das stärkste Blatt hat.
table-waits-bet = { $player } wählt eine Tippkarte.
table-waits-open = { $player } sagt, ob der Tipp offen oder geheim ist.
table-waits-play = { $player } wählt eine Karte zum Ausspielen.
table-why-turn = Du bist nicht am Zug.
table-why-illegal = Das kann jetzt nicht gewählt werden.
table-why-over = Das Spiel ist vorbei.
table-why-spectator = Du siehst zu und hast keine Karten.
table-why-covered = Eine andere Karte liegt darauf: Sie ist gesperrt.
table-why-follow = Bediene die angespielte Farbe.
table-why-all-in = Dieser Spieler ist ALL IN und kann nicht gewählt werden.
table-why-pile = Der Ablagestapel kann an diesem Tisch nicht genutzt werden.
table-see-rules = Was die Regeln sagen

## Decisions ahead, undo, requests, votes

table-planned = Bei deiner nächsten Entscheidung: { $action }
table-unplan = Zurücknehmen
table-undo = Zurücknehmen
table-abandon = Spielabbruch vorschlagen
table-request-undo = { $player } möchte eine Entscheidung zurücknehmen.
table-request-abandon = { $player } schlägt vor, das Spiel abzubrechen.
table-request-waits = Die anderen werden gefragt.
table-agree = Zustimmen
table-refuse = Ablehnen
table-vote = { $player } ist abwesend. Was tun?
table-vote-wait = Warten
table-vote-bot = Einen Bot spielen lassen
table-vote-end = Spiel beenden
table-sat-in = Ein Bot spielt auf deinem Platz.
table-return = Ich bin zurück
table-all-in-sure = ALL IN gehen?
table-all-in-note = In deinen weiteren Zügen dieser Runde passt du.
table-no = Nein

## The end of a round, and of the game

table-showdown = Aufdecken
table-round-over = Die Runde ist vorbei
table-last-round = Die letzte Runde
table-pot-shared = Im Pot: { $pot }; bleibt für die nächste Runde: { $carry }
table-strongest = stärkstes Blatt
table-right = richtig
table-made = Tipp erfüllt
table-go-on = Weiter
table-result = Ergebnis
table-round-short = Runde
table-total = Summe
table-you-won = Du gewinnst das Spiel!
table-won =
    { $count ->
        [one] { $players } gewinnt das Spiel.
       *[other] { $players } gewinnen das Spiel.
    }
table-nobody-won = Niemand gewinnt das Spiel.
table-ended-abandoned = Das Spiel wurde abgebrochen.
table-rematch = Noch einmal
table-rematch-join = Zum nächsten Tisch
table-see-table = Tisch ansehen

## Memory

table-memory-off = An diesem Tisch gibt es keine Gedächtnishilfe.
table-memory-hands = Sicher auf der Hand
table-memory-announced = Angesagt
table-memory-eye = Allsehendes Auge
table-memory-pile = Ablagestapel, von unten
table-memory-deck = Sicher im Nachziehstapel
table-memory-lacks = Sicher ohne
table-memory-tricks = Frühere Stiche
table-memory-out = Sicher nicht im Spiel
table-in-turn = Zug { $turn }

## Chat

table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden
table-chat-off = An diesem Tisch ist der Chat aus.
table-chat-muted = Der Gastgeber hat dich stummgeschaltet.
table-chat-spectator = Hier können nur Mitspielende schreiben.
table-phrase-hello = Hallo!
table-phrase-luck = Viel Glück!
table-phrase-nice = Gut gespielt!
table-phrase-thanks = Danke!
table-phrase-think = Einen Moment, bitte …
table-phrase-oops = Hoppla!
table-phrase-again = Noch einmal?
table-phrase-bye = Tschüss!

## Keys

table-keys = Tasten
table-key-move = von Wahl zu Wahl
table-key-choose = wählen
table-key-back = zurück
table-key-hand = Blatt vorlesen
table-key-gallery = Auslage oder Stich vorlesen
table-key-players = Spieler vorlesen
table-key-log = vorlesen, was geschah
table-key-undo = zurücknehmen
table-key-rules = die Regeln zur jetzigen Frage öffnen

## Hinweise für ein erstes Spiel

table-hint = Hinweis
table-hint-done = Verstanden
table-hint-reveal-title = Aufdecken
table-hint-discard-title = Zu viele Karten
table-hint-turn-title = Dein Zug
table-hint-turn = Spiel eine Karte aus: Ihre Effekte gelten von oben nach unten, die mit Stern musst du ausführen. Oder passe: Dann kommt die oberste Karte des Nachziehstapels in die Auslage. Oder geh ALL IN. Verweile auf einer Karte, um zu sehen, was sie kann.
table-hint-all-in-title = ALL IN
table-hint-all-in = Wer ALL IN geht, legt sein Blatt bis zum Aufdecken hin: Zwei Karten kommen in die Auslage, niemand kann das Blatt mehr ausspähen, und in allen weiteren Zügen wird gepasst. Nur ein Spieler je Runde.
table-hint-predict-title = Die Prophezeiung
table-hint-predict = Nenn den Spieler mit dem stärksten Blatt; das kannst auch du sein. Alle, die recht haben, teilen sich den Pot. Außerdem bringt jedes Blatt seinen Rang.
table-hint-bet-title = Dein Tipp
table-hint-bet = Wie viele Stiche machst du mit diesen Karten? Noch sieht niemand deine Antwort. Nur die genaue Zahl bringt die 3 Punkte dazu.
table-hint-open-title = Offen oder geheim
table-hint-open = Offen zahlt ein Tipp doppelt; verfehlst du ihn, gibt es nichts. Geheim bringt er in jedem Fall 1 Punkt je Stich und 3 dazu, wenn er genau ist.
table-hint-play-title = Der Stich
table-hint-play = Spiel die angespielte Farbe, wenn du sie hast. Sonst spiel, was du willst: Trumpf schlägt jede andere Farbe.
