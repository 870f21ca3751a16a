### The rules page.

## ALL IN – Karten des Schicksals

rules-predictions-lead = Stell vor aller Augen ein starkes Blatt aus fünf Karten zusammen, finde heraus, was die anderen haben, und sag am Ende der Runde, wessen Blatt das stärkste ist.
# 1
rules-predictions-material = Karten, Runen und Marker
rules-predictions-material-players = Zwei bis fünf Personen können spielen.
rules-predictions-material-cards = Es gibt 54 Karten. Jede der vier Farben hat dreizehn: 2 bis 10, Bube, Dame, König und Ass. Die zwei **Runenkarten** haben keine Farbe.
rules-predictions-material-faces = Eine Karte jeder Farbe, eine Runenkarte und die Rückseite. Die Symbole am Rand sind die Effekte der Karte; ein Stern kennzeichnet die, die du ausführen musst.
rules-predictions-material-suits = Die Farben haben eine Reihenfolge, die nur zählt, wenn zwei Blätter sonst gleich sind: [i:suit-clock] Uhr ist die beste, dann [i:suit-mask] Maske, [i:suit-scarab] Skarabäus und [i:suit-tree] Baum. { rules-ours }
rules-predictions-material-runes = **Runen** sind die Punkte. Es gibt 50 davon: 29 zu 1, 14 zu 5 und 7 zu 10, zusammen 169. Gehen sie einmal aus, werden Gewinne trotzdem ausgezahlt. { rules-ours }
rules-predictions-material-tokens = Runen zu 1, 5 und 10 und ein Prophezeiung-Marker.
rules-predictions-material-aid = Die **Spielhilfe** nennt die Kombinationen. Ihre Seiten A und B bewerten zwei davon verschieden ([#score Wertung]); alle spielen mit derselben Seite. Spielt eure ersten Partien mit Seite A, bevor ihr Seite B versucht.
rules-predictions-material-token = Alle haben einen **Prophezeiung-Marker**.
# 2
rules-predictions-setup = Vor jeder Runde
rules-predictions-setup-rounds = Ein Spiel hat drei Runden. Jede beginnt so:
rules-predictions-setup-deal = Alle 54 Karten werden gemischt, alle bekommen fünf. Die übrigen sind der Nachziehstapel, verdeckt.
rules-predictions-setup-gallery = Die zwei obersten Karten des Nachziehstapels kommen offen in die ersten beiden Spalten der Auslage.
rules-predictions-setup-pot = In den Pot kommen Runen, zu denen, die vielleicht noch darin liegen.
rules-predictions-setup-token = Alle nehmen ihren Prophezeiung-Marker zurück.
rules-predictions-setup-seer = Nur bei der Variante [#options Schatten der Vergangenheit]: Eine weitere Karte vom Nachziehstapel wird aufgedeckt und beginnt den Ablagestapel.
rules-predictions-setup-sizes = Wie groß die Auslage ist und wie viele Runen in den Pot kommen, hängt davon ab, wie viele mitspielen:
rules-predictions-setup-players = Personen
rules-predictions-setup-columns = Spalten
rules-predictions-setup-limit = Karten, wenn sie voll ist
rules-predictions-setup-runes = Runen in Runde 1, 2, 3
rules-predictions-setup-start = Die Auslage für drei Personen zu Beginn einer Runde: fünf Spalten, jede mit Platz für zwei Karten.
rules-predictions-setup-first = Die erste Runde beginnt, wer links von der Person sitzt, die gegeben hat. An unseren Tischen gibt niemand: Der Server lost aus, wer beginnt, und bei einer Revanche ist der nächste Platz an der Reihe, wenn der Tisch nichts anderes sagt. { rules-ours } Eine spätere Runde beginnt, wer die wenigsten Runen hat; haben mehrere gleich wenige, dann wer von ihnen in der Runde davor das schwächste Blatt hatte.
# 3
rules-predictions-turn = Dein Zug: eine von drei Möglichkeiten
rules-predictions-turn-about = Gespielt wird reihum im Uhrzeigersinn. In deinem Zug wählst du genau eine von drei Möglichkeiten: eine Karte ausspielen, passen oder ALL IN gehen.
rules-predictions-play = Eine Karte ausspielen
rules-predictions-playing-effects = Leg eine Handkarte offen vor dich hin und geh ihre Effekte von oben nach unten durch. Die mit einem Stern [i:star] musst du ausführen, alle anderen darfst du auch lassen.
rules-predictions-playing-last = Sind die Effekte ausgeführt und hast du wieder fünf Karten, kommt die ausgespielte Karte in die [#gallery Auslage].
rules-predictions-playing-example = Du spielst [JM]. Der erste Effekt hat einen Stern: Du nimmst eine Karte aus der Auslage, hier [9C]. Der zweite steht dir frei: Du ziehst eine Karte. Das macht sechs, also kommt eine auf den Ablagestapel. Zuletzt kommt [JM] selbst in die Auslage.
rules-predictions-discard = Zurück auf fünf Karten
rules-predictions-discard-about = Hast du nach den Effekten mehr als fünf Karten, wirfst du ab, bis es fünf sind. Welche und in welcher Reihenfolge, entscheidest du. Sie kommen offen auf den Ablagestapel, und alle sehen sie. Was immer geschah: Dein Zug endet mit genau fünf Handkarten.
rules-predictions-pass = Passen
rules-predictions-pass-about = Die oberste Karte des Nachziehstapels kommt offen in die Auslage. Dein Blatt bleibt, wie es ist, und du bist weiter in der Runde dabei.
rules-predictions-all-in = ALL IN gehen
rules-predictions-all-in-once = Das kann in einer Runde nur eine Person, und nur einmal. Du legst dein Blatt verdeckt hin, und die zwei obersten Karten des Nachziehstapels kommen offen in die Auslage, eine nach der anderen. Ist nur noch für eine Platz, kommt nur eine hinein. { rules-ours }
rules-predictions-all-in-after = Bis die Runde endet, kann niemand [#hypnosis Hypnose] oder das [#eye Allsehende Auge] gegen dich richten, und dein Blatt ändert sich nicht mehr: In jedem deiner weiteren Züge wird für dich gepasst.
rules-predictions-end = Wenn die Züge vorbei sind
rules-predictions-end-full = Ist die Auslage am Ende eines Zuges voll, folgen die [#predictions Prophezeiungen]. Wenn nicht, ist die Person zur Linken am Zug.
rules-predictions-end-limit = Keine Runde dauert ewig: Nach 20 Zügen je Person (40 zu zweit, 100 zu fünft) folgen am Ende dieses Zuges die Prophezeiungen, ob die Auslage voll ist oder nicht. Züge, in denen für jemanden gepasst wird, zählen mit. { rules-ours }
# 4
rules-predictions-gallery = Auslage, Nachziehstapel und Ablagestapel
rules-predictions-gallery-enter = Eine Karte, die in die Auslage kommt, nimmt das am weitesten links liegende freie Feld der ersten Reihe. Hat diese keine Lücke mehr, nimmt sie das am weitesten links liegende freie Feld der zweiten Reihe, über der Karte dort.
rules-predictions-gallery-gap = Jemand hat eine Karte der ersten Reihe genommen. Die nächste Karte, [KS], füllt diese Lücke, bevor es in der zweiten Reihe weitergeht.
rules-predictions-gallery-covered = Eine **bedeckte** Karte bleibt sichtbar, ist aber gesperrt: Solange die Karte über ihr liegt, kann man sie weder nehmen noch tauschen. Die oberste Karte jeder Spalte ist **unbedeckt**.
rules-predictions-gallery-pile = Vom Ablagestapel darf man nur die oberste Karte ansehen, bei [#options Das innere Auge schließen] nicht einmal die. Wie viele Karten Nachziehstapel, Ablagestapel und Hände haben, dürfen alle wissen.
rules-predictions-gallery-empty = Wird eine Karte vom Nachziehstapel gebraucht und ist er leer, wird in diesem Moment, nicht früher, der Ablagestapel zu einem neuen gemischt. { rules-ours } Bei [#options Schatten der Vergangenheit] wird auch dessen oberste Karte eingemischt, und keine andere beginnt den Stapel.
# 5
rules-predictions-effects = Die Effekte
rules-predictions-effects-about = Es gibt sieben Arten von Effekten. [#deck Welche Karte was kann], steht weiter unten. Ein Effekt, der sich nicht ausführen lässt, weil keine Karte unbedeckt ist oder niemand gewählt werden kann, entfällt, mit oder ohne Stern. { rules-ours }
rules-predictions-take-about = Du nimmst eine unbedeckte Karte der Auslage auf die Hand. Bei [#options Schatten der Vergangenheit] kann es stattdessen die oberste Karte des Ablagestapels sein.
rules-predictions-take-sees = Alle sehen, welche Karte du nimmst.
rules-predictions-swap-about = Eine deiner Handkarten und eine unbedeckte Karte der Auslage wechseln die Plätze: Deine liegt danach, wo die andere war. Bei [#options Schatten der Vergangenheit] kannst du stattdessen mit der obersten Karte des Ablagestapels tauschen.
rules-predictions-swap-sees = Alle sehen beide Karten.
rules-predictions-draw-about = Die oberste Karte des Nachziehstapels kommt auf deine Hand.
rules-predictions-draw-sees = Nur du siehst sie.
rules-predictions-reveal = 3, 4 oder 5 aufdecken
rules-predictions-reveal-about = Du deckst so viele Karten vom Nachziehstapel auf, wie das Symbol zeigt: [i:effect-reveal-3] drei, [i:effect-reveal-4] vier oder [i:effect-reveal-5] fünf. Eine deiner Wahl kommt auf deine Hand, die anderen offen auf den Ablagestapel, in der Reihenfolge, in der sie aufgedeckt wurden. { rules-ours } Geht der Nachziehstapel mittendrin aus, wird der Ablagestapel neu gemischt, und du deckst weiter auf.
rules-predictions-reveal-sees = Alle sehen alle Karten und welche du behältst. Bei [#options Das innere Auge schließen] siehst nur du sie, und die anderen kommen verdeckt auf den Ablagestapel.
rules-predictions-rune-about = Du bekommst eine Rune aus dem Vorrat.
rules-predictions-rune-sees = Alle sehen es.
rules-predictions-hypnosis-about = Du wählst eine andere Person, die nicht ALL IN ist. Sie sagt laut, welches die stärkste Kombination ist, die sie in diesem Moment hat, oder dass sie keine hat. Sie nennt nur deren Namen, weder Wert noch Farbe. { rules-ours }
rules-predictions-hypnosis-sees = Alle hören es.
rules-predictions-eye-about = Du wählst eine andere Person, die nicht ALL IN ist. Sie sucht eine Handkarte aus, die sie verbirgt, und zeigt dir die anderen vier.
rules-predictions-eye-sees = Nur du siehst die vier Karten; die anderen sehen, dass es geschieht.
# 6
rules-predictions-predictions = Prophezeiungen
rules-predictions-predictions-about = Sind die Züge vorbei, prophezeien alle, wer das stärkste Blatt hat. Man darf auch sich selbst nennen.
rules-predictions-predictions-many = **Zu dritt bis zu fünft:** reihum und offen. Es beginnt, wer links von der Person sitzt, die den letzten Zug hatte.
rules-predictions-predictions-two = **Zu zweit:** Beide wählen gleichzeitig und geheim, dann werden beide Marker aufgedeckt. Hier wird nacheinander geantwortet, aber niemand erfährt die erste Antwort, bevor die zweite gegeben ist.
rules-predictions-predictions-example = Emmy hatte den letzten Zug; also prophezeit zuerst Grace, dann Ada, dann Emmy.
# 7
rules-predictions-score = Wertung
rules-predictions-score-show = Alle Blätter werden nacheinander gezeigt, in der Reihenfolge der Prophezeiungen: Es beginnt, wer links von der Person sitzt, die den letzten Zug hatte. { rules-ours } Es zählt die beste Kombination der Karten, die keine Runenkarten sind; eine Kombination aus fünf Karten braucht also fünf davon.
rules-predictions-score-combination = Kombination
rules-predictions-score-side-a = Seite A
rules-predictions-score-side-b = Seite B
rules-predictions-score-strength = Die Zahl ist der **Rang**. Sie sagt, welches Blatt stärker ist, und so viele Runen bringt es auch ein. Auf Seite B tauschen Full House und Straße ihre Ränge.
rules-predictions-score-straight-flush = fünf aufeinanderfolgende Werte, alle von einer Farbe
rules-predictions-score-four = vier vom gleichen Wert
rules-predictions-score-full-house = drei von einem Wert, zwei von einem anderen
rules-predictions-score-flush = fünf von einer Farbe
rules-predictions-score-straight = fünf aufeinanderfolgende Werte
rules-predictions-score-three = drei vom gleichen Wert
rules-predictions-score-two-pairs = zwei von einem Wert, zwei von einem anderen
rules-predictions-score-pair = zwei vom gleichen Wert
rules-predictions-score-nothing = nichts davon
rules-predictions-score-ace = In einer Folge steht das Ass über dem König ([10M] [JM] [QM] [KM] [AM]) oder unter der 2 ([AC] [2C] [3C] [4C] [5C]): Dort zählt es 1, und die 5 ist die höchste Karte. In der Mitte steht es nie: König, Ass, 2 ist keine Folge.
rules-predictions-ties = Gleiche Kombinationen
rules-predictions-ties-key = Von zwei Blättern mit gleichem Rang ist das mit der höheren **Schlüsselkarte** stärker. Das ist die höchste der Karten, aus denen die Kombination besteht.
rules-predictions-ties-full-house = Full House: Nur der Drilling zählt.
rules-predictions-ties-two-pairs = Zwei Paare: Das höhere Paar zählt.
rules-predictions-ties-low = Straße, die mit dem Ass beginnt: Die 5 zählt.
rules-predictions-ties-nothing = Nichts: Die höchste Karte des Blatts zählt. { rules-ours }
rules-predictions-ties-suit = Haben die Schlüsselkarten den gleichen Wert, entscheidet die bessere Farbe: bei jedem Blatt die beste unter den Karten dieses Werts in der Kombination. { rules-ours } Karten, die nicht zur Kombination gehören, zählen nie.
rules-predictions-ties-example = Beide haben zwei Paare, und bei beiden sind die Neunen das höhere. Ada hat die Neun der Uhren, Emmy bestenfalls die der Masken: Adas Blatt ist stärker. Dass Emmys anderes Paar höher ist, spielt keine Rolle, ihr Ass auch nicht.
rules-predictions-ties-always = Zwei Blätter sind also niemals gleich. Dieselbe Reihenfolge entscheidet jeden Gleichstand von Blättern: wer die nächste Runde beginnt und wer nach der letzten gewinnt. { rules-ours }
rules-predictions-pay = Was es einbringt
rules-predictions-pay-pot = **Der Pot.** Alle, die richtig prophezeit haben, wer das stärkste Blatt hat, bekommen den gleichen Anteil am Pot, abgerundet. Was übrig ist, bleibt für die nächste Runde im Pot, und alles bleibt darin, wenn niemand recht hatte. Nach der letzten Runde verfällt es.
rules-predictions-pay-hands = **Die Blätter.** Alle bekommen so viele Runen, wie der Rang ihres Blatts angibt.
rules-predictions-pay-rune-cards = **Runenkarten.** Jede Runenkarte in einem Blatt bringt 2 Runen mehr.
rules-predictions-pay-example = Drei Personen, Seite A, 7 Runen im Pot. Ada hat das stärkste Blatt. Ada und Grace haben es ihr prophezeit und bekommen je 3 Runen; 1 bleibt im Pot.
rules-predictions-pay-hand = Blatt
rules-predictions-pay-predicted = Prophezeit
rules-predictions-pay-runes = Runen
rules-predictions-pay-ada = 3 + 4 = 7
rules-predictions-pay-emmy = 3
rules-predictions-pay-grace = 3 + 1 + 2 = 6
rules-predictions-win = Wer gewinnt
rules-predictions-win-about = Nach Runde 3 gewinnt, wer die meisten Runen hat. Haben mehrere die meisten, gewinnt unter ihnen das stärkste Blatt der letzten Runde. Bei [#options Kinder der Prophezeiung] entscheidet stattdessen eine weitere Runde.
# 8
rules-predictions-options = Optionen
rules-predictions-options-about = Wer einen Tisch eröffnet, wählt sie. Der Tisch zeigt sie, bevor das Spiel beginnt.
rules-predictions-options-players = Wie viele spielen. Danach richten sich Auslage und Pot.
rules-predictions-options-side-a = Full House 6, Straße 4.
rules-predictions-options-side-b = Full House 4, Straße 6.
rules-predictions-options-open = Alles, wie es auf dieser Seite steht.
rules-predictions-options-seer = Der Ablagestapel beginnt mit einer offenen Karte. Nehmen und Tauschen können statt einer Karte der Auslage die oberste des Ablagestapels nutzen; eine Karte, die du dabei tauschst, liegt danach zuoberst.
rules-predictions-options-blind = Abgeworfen wird verdeckt, und niemand sieht in den Stapel. Aufdecken zeigt die Karten nur dir, und die, die du nicht behältst, kommen verdeckt auf den Ablagestapel.
rules-predictions-options-heirs = Liegen nach Runde 3 mehrere gleichauf vorn, wird noch eine Runde gespielt; zum Pot kommen 10 Runen dazu. Alle spielen diese Runde, nicht nur die Führenden. { rules-ours } Steht es dann immer noch gleich, gewinnt niemand.
rules-predictions-options-first = Welcher Platz Runde 1 beginnt. { rules-ours }
rules-predictions-options-drawn = ausgelost
rules-predictions-options-deck = Andere Effekte auf den Karten: siehe [#deck Welche Karte was kann].
# 9
rules-predictions-deck = Welche Karte was kann
rules-predictions-deck-built-in = Die gedruckten Regeln erklären die Effekte, aber nicht, welche Karte welche trägt. Im eingebauten Kartensatz haben die vier Karten eines Werts dieselben Effekte. { rules-ours } Von oben nach unten, mit einem Stern für die, die du ausführen musst:
rules-predictions-deck-file = Die Effekte sind nicht festgelegt: Sie stehen in einer **Kartendatei**, damit man mit den Karten des eigenen Spiels spielen kann. Sie nennt die Effekte jedes Werts von oben nach unten (* ist der Stern), nötigenfalls die einer einzelnen Karte, und die Farben, die beste zuerst:
rules-predictions-deck-checks = Die gedruckten Karten decken 3, 4 oder 5 auf; in einer Datei sind 2 bis 5 möglich. { rules-ours } Eine Datei wird abgelehnt, mit Karte und Grund, wenn sie für ein anderes Spiel ist; wenn ein Wert oder eine Farbe fehlt, eine Farbe doppelt vorkommt oder ein Wert, eine Karte oder ein Effekt unbekannt ist; wenn eine Karte keinen Effekt oder mehr als vier hat; oder wenn sie keinen Effekt mit Stern hat, der eine Karte bringt (nehmen, ziehen oder aufdecken), denn dann könnte ein Zug nicht mit fünf Karten enden. { rules-ours }
# 10
rules-predictions-decisions = Entscheidungen und ihre Schreibweise
rules-predictions-decisions-about = Aufzeichnungen, das Terminal und Programme schreiben jede Entscheidung kurz. Diese Schreibweise zählt Plätze und Spalten ab 0; sonst werden sie überall ab 1 gezählt. Eine Karte ist ihr Wert mit dem Buchstaben ihrer Farbe, C, M, S oder T: [JM] ist JM. Die Runenkarten sind R1 und R2.
rules-predictions-decisions-turn = was im Zug getan wird
rules-predictions-decisions-effect = einen Effekt ausführen oder, wo er keinen Stern hat, darauf verzichten
rules-predictions-decisions-keep = welche aufgedeckte Karte man behält
rules-predictions-decisions-hide = welche Karte man vor dem Auge verbirgt
rules-predictions-decisions-discard = eine Karte zu viel, eine nach der anderen; die letzte liegt oben
rules-predictions-decisions-predict = die Prophezeiung
rules-predictions-decisions-who-turn = wer am Zug ist
rules-predictions-decisions-who-target = wen das Auge trifft
rules-predictions-decisions-who-all = alle
rules-predictions-decisions-asked = Manches geschieht ohne Frage: Ziehen, Aufdecken und Rune mit Stern, das Passen einer Person, die ALL IN ist, und das Übergehen dessen, was nicht möglich ist. Alles andere wird gefragt, auch wenn es nur eine Antwort gibt.
rules-predictions-decisions-memory = Was auf dem Tisch liegt, darf man jederzeit ansehen, aber niemand darf den Ablagestapel durchsehen. Was vorher zu sehen oder zu hören war, muss man sich merken: Karten, die sichtbar auf eine Hand kamen, die vier Karten eines Auges, was angesagt wurde. Hat der Tisch die Gedächtnishilfe, zeigt sie das bis zum Ende der Runde, nie aber eine Liste des Ablagestapels. Das Ergebnis der letzten Runde lässt sich jederzeit wieder ansehen.
rules-predictions-decisions-record = In einer Aufzeichnung steht ein gemischter Kartensatz in der Reihenfolge des Gebens: die fünf Karten des ersten Platzes, die des zweiten und so weiter, die zwei der Auslage, bei Schatten der Vergangenheit die eine des Ablagestapels, dann der Nachziehstapel von oben.
rules-at-gallery = Auslage
