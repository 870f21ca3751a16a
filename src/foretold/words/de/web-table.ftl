### Der Tisch im Browser: wie seine Teile heißen, wer entscheidet, und was man außer Spielen tun kann.

## The parts of the table

table-hand = Dein Blatt
table-players = Am Tisch
table-actions = Was du tun kannst
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
table-you = Du
table-self = eigenes Blatt
table-you-hold = Du hast

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

## Whose decision it is

table-why-turn = Du bist nicht am Zug.
table-why-illegal = Das kann jetzt nicht gewählt werden.
table-why-over = Das Spiel ist vorbei.
table-why-spectator = Du siehst zu und hast keine Karten.
table-see-rules = Was die Regeln sagen

## Decisions ahead, undo, requests, votes

table-planned = Bei deiner nächsten Entscheidung: { $action }
table-unplan = Zurücknehmen
table-undo = Zurücknehmen
table-abandon = Spielabbruch vorschlagen
table-request-undo = { $player } möchte eine Entscheidung zurücknehmen.
table-request-abandon = { $player } schlägt vor, das Spiel abzubrechen.
table-request-waits = Warten auf die anderen.
table-agree = Zustimmen
table-refuse = Ablehnen
table-vote = { $player } ist abwesend. Was tun?
table-vote-wait = Warten
table-vote-bot = Einen Bot spielen lassen
table-vote-end = Spielabbruch vorschlagen
table-sat-in = Ein Bot spielt auf deinem Platz.
table-return = Ich bin zurück
table-no = Nein

## The end of a round, and of the game

table-round-over = Die Runde ist vorbei
table-last-round = Die letzte Runde
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
table-memory-none = Noch war nichts zu sehen oder zu hören.
table-memory-hands = Sicher auf der Hand
table-in-turn = Zug { $turn }

## Chat

table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden
table-chat-off = An diesem Tisch ist der Chat aus.
table-chat-muted = Die Tischleitung hat dich stummgeschaltet.
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
table-key-move = von Möglichkeit zu Möglichkeit
table-key-choose = wählen
table-key-back = zurück
table-key-hand = Blatt vorlesen
table-key-table = Tisch vorlesen
table-key-players = vorlesen, wer am Tisch sitzt
table-key-log = vorlesen, was geschah
table-key-undo = zurücknehmen
table-key-rules = die Regeln zur jetzigen Frage öffnen

## Hinweise für ein erstes Spiel

table-hint = Hinweis
table-hint-done = Verstanden

## Games without words of their own

table-waits-any = { $player } entscheidet.
