### The table in the browser.

## The parts of the table

table-bet-cards = Tippkarten

## Cards and places

table-trick = Stich { $trick } von { $count }
table-trick-before = Letzter Stich: { $player }
table-trump = Trumpf: { $colour }
table-open = offen
table-secret = geheim

## Whose decision it is

table-waits-bet = { $player } wählt eine Tippkarte.
table-waits-open = { $player } sagt, ob der Tipp offen oder geheim ist.
table-waits-play = { $player } wählt eine Karte zum Ausspielen.
table-why-follow = Bediene die angespielte Farbe.

## The end of a round, and of the game

table-made = Tipp erfüllt

## Memory

table-memory-lacks = Sicher ohne

## Hinweise für ein erstes Spiel

table-hint-bet-title = Dein Tipp
table-hint-bet = Wie viele Stiche machst du mit diesen Karten? Noch sieht niemand deine Antwort. Nur die genaue Zahl bringt die 3 Extrapunkte.
table-hint-open-title = Offen oder geheim
table-hint-open = Ein genau erfüllter Tipp bringt 3 Punkte und dazu je Stich 2, wenn er offen ist, oder 1, wenn er geheim ist. Verfehlst du ihn, bringt ein offener Tipp nichts, ein geheimer immer noch 1 Punkt je Stich.
table-hint-play-title = Der Stich
table-hint-play = Spiele die angespielte Farbe, wenn du sie hast. Sonst spiele, was du willst: Trumpf schlägt jede andere Farbe.
