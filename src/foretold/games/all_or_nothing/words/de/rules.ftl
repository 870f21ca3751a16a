### The rules page.

## Alles oder Nichts

rules-all-or-nothing-lead = Sag im Voraus, wie viele Stiche du machst. Nur ein genauer Tipp zahlt voll: Geheim ist er sicher, offen geht es um alles oder nichts.
# 1
rules-all-or-nothing-material = Karten
rules-all-or-nothing-material-players = Drei bis sechs Personen können spielen.
rules-all-or-nothing-material-cards = Es gibt 48 Karten, und es werden immer alle gebraucht, wie viele auch mitspielen: vier Farben, [i:mark-red] Rot, [i:mark-yellow] Gelb, [i:mark-green] Grün und [i:mark-blue] Blau, jede mit den Zahlen 1 bis 12. Die 12 ist die höchste. { rules-ours }
rules-all-or-nothing-material-faces = Eine Karte jeder Farbe und die Rückseite.
rules-all-or-nothing-material-bets = Alle haben sieben **Tippkarten**, von 0 bis 6.
rules-all-or-nothing-material-bet-cards = Die sieben Tippkarten.
# 2
rules-all-or-nothing-setup = Vor jeder Runde
rules-all-or-nothing-setup-rounds = Ein Spiel hat sieben Runden, mit mehr oder weniger Karten:
rules-all-or-nothing-setup-round = Runde
rules-all-or-nothing-setup-cards = Karten je Person
rules-all-or-nothing-setup-dealer = Um das erste Geben ziehen alle eine Karte, und wer die höchste hat, gibt; sind mehrere gleich hoch, wird unter diesen noch einmal gezogen. { rules-ours } Der Tisch kann auch bestimmen, wer zuerst gibt. Nach jeder Runde gibt die Person zur Linken.
rules-all-or-nothing-setup-deal = Wer gibt, mischt alle 48 Karten und teilt allen so viele aus, wie die Runde hat.
rules-all-or-nothing-setup-trump = Die nächste Karte wird aufgedeckt: Ihre Farbe ist in dieser Runde **Trumpf**. Alle übrigen Karten sind bis zum nächsten Geben aus dem Spiel.
rules-all-or-nothing-setup-example = [7G] wird aufgedeckt: Grün ist Trumpf.
# 3
rules-all-or-nothing-bets = Tipps
rules-all-or-nothing-bets-choose = Alle wählen geheim eine Tippkarte: wie viele Stiche sie zu machen glauben. Jede von 0 bis 6 ist in jeder Runde erlaubt, auch mehr, als die Runde Stiche hat. { rules-ours }
rules-all-or-nothing-bets-say = Dann sagen alle reihum, links vom Geber beginnend, ob ihr Tipp [i:bet-open] **offen** oder [i:bet-secret] **geheim** ist. Die Antworten hört man in dieser Reihenfolge; Zahlen sieht man noch keine.
rules-all-or-nothing-bets-turn = Haben alle gesprochen, werden die offenen Tipps gemeinsam aufgedeckt. Die geheimen bleiben verborgen, bis die Runde gewertet wird.
rules-all-or-nothing-bets-example = Ada und Grace tippen offen: 2 und 0. Die Tipps von Emmy und Sofja sind geheim.
# 4
rules-all-or-nothing-tricks = Stiche
rules-all-or-nothing-tricks-lead = Wer links vom Geber sitzt, kommt zum ersten Stich heraus. Reihum spielen alle eine Karte. Wer den Stich gewinnt, kommt zum nächsten heraus, bis alle Karten gespielt sind. { rules-ours }
rules-all-or-nothing-follow = Farbe bedienen
rules-all-or-nothing-follow-must = Hast du eine Karte der angespielten Farbe, musst du eine davon spielen. Das gilt auch für Trumpf.
rules-all-or-nothing-follow-free = Hast du keine, bist du frei: Spiel einen Trumpf oder wirf eine Karte irgendeiner anderen Farbe ab.
rules-all-or-nothing-winner = Wer den Stich gewinnt
rules-all-or-nothing-winner-about = Der höchste Trumpf gewinnt. Wurde kein Trumpf gespielt, gewinnt die höchste Karte der angespielten Farbe.
rules-all-or-nothing-winner-trump = Grün ist Trumpf. Ada spielt [5R] an, Emmy bedient mit [11R], Grace hat kein Rot und wirft [12B] ab, Sofja hat auch keines und spielt einen Trumpf: [2G] gewinnt.
rules-all-or-nothing-winner-plain = Grün ist Trumpf, aber niemand spielt ihn. Die höchste rote Karte, [11R], gewinnt; [12B] ist höher, aber nicht von der angespielten Farbe.
# 5
rules-all-or-nothing-score = Wertung
rules-all-or-nothing-score-about = Sind alle Karten gespielt, werden die geheimen Tipps gezeigt, und alle bekommen Punkte:
rules-all-or-nothing-score-bet = Tipp
rules-all-or-nothing-score-made = genau getroffen
rules-all-or-nothing-score-missed = verfehlt
rules-all-or-nothing-score-secret-made = 1 je Stich + 3
rules-all-or-nothing-score-secret-missed = 1 je Stich
rules-all-or-nothing-score-open-made = 2 je Stich + 3
rules-all-or-nothing-score-open-missed = 0
rules-all-or-nothing-score-example = Eine Runde zu viert mit sechs Karten:
rules-all-or-nothing-score-tricks = Stiche
rules-all-or-nothing-score-points = Punkte
rules-all-or-nothing-score-near = Ein Beispiel: Wer 3 tippt und 4 Stiche macht, bekommt 4 Punkte, wenn der Tipp geheim war, und keinen, wenn er offen war. Bei genau 3 Stichen hätte der geheime Tipp 3 + 3 = 6 Punkte gebracht, der offene 2 × 3 + 3 = 9.
rules-all-or-nothing-score-win = Nach der letzten Runde gewinnt, wer die meisten Punkte hat; wer gleich viele hat, gewinnt gemeinsam. { rules-ours }
# 6
rules-all-or-nothing-options = Optionen
rules-all-or-nothing-options-about = Wer einen Tisch eröffnet, wählt sie. Der Tisch zeigt sie, bevor das Spiel beginnt.
rules-all-or-nothing-options-players = Wie viele spielen.
rules-all-or-nothing-options-rounds = Wie viele Runden gespielt werden. Die Karten gehen so weiter, 6 5 4 3 4 5 und wieder von 6 an: Die achte Runde hat 5. { rules-ours }
rules-all-or-nothing-options-target = Das Spiel endet nach der ersten Runde, in der jemand so viele Punkte hat, spätestens nach Runde 37. Die Zahl der Runden gilt dann nicht. { rules-ours }
rules-all-or-nothing-options-target-values = 1 oder mehr
rules-all-or-nothing-options-none = keine
rules-all-or-nothing-options-drawn = ausgelost
rules-all-or-nothing-options-dealer = Welcher Platz in Runde 1 gibt. Bei einer Revanche ist es der nächste. { rules-ours }
rules-all-or-nothing-options-deck = Andere Farben oder Zahlen aus einer **Kartendatei**: 3 bis 8 Farben, deren Namen mit verschiedenen Buchstaben beginnen, ganze Zahlen von der niedrigsten zur höchsten, und mindestens sechs Karten je Person und eine dazu. Die Tipps bleiben 0 bis 6.
# 7
rules-all-or-nothing-decisions = Entscheidungen und ihre Schreibweise
rules-all-or-nothing-decisions-about = Aufzeichnungen, das Terminal und Programme schreiben jede Entscheidung kurz. Eine Karte ist ihre Zahl mit dem ersten Buchstaben ihrer Farbe auf Englisch, R, Y, G oder B: [7B] ist 7B.
rules-all-or-nothing-decisions-bet = der Tipp, geheim; gefragt wird von links vom Geber an
rules-all-or-nothing-decisions-open = ob der Tipp offen oder geheim ist
rules-all-or-nothing-decisions-play = eine Karte für den Stich; auch die letzte Handkarte
rules-all-or-nothing-decisions-who-all = alle
rules-all-or-nothing-decisions-who-turn = wer am Zug ist
rules-all-or-nothing-decisions-memory = Den Stich vor dem jetzigen darf man noch einmal ansehen. Ältere Stiche bleiben zu, und wer welche Farbe nicht bedienen konnte, muss man sich merken; hat der Tisch die Gedächtnishilfe, zeigt sie das. Das Ergebnis der letzten Runde lässt sich jederzeit wieder ansehen.
rules-all-or-nothing-decisions-record = In einer Aufzeichnung steht ein gemischter Kartensatz in der Reihenfolge des Gebens: die Karten des ersten Platzes, die des zweiten und so weiter, die Trumpfkarte, dann der Rest.
