### Pages in the browser.

## Titles and descriptions of its pages, also for shared links

web-title-rules-all-or-nothing = Alles oder Nichts: die Regeln – Foretold
web-about-rules-all-or-nothing = Die Regeln von Alles oder Nichts für drei bis sechs Personen, mit Bildern: offene und geheime Tipps, Stiche, Trumpf, Wertung und alle Optionen.

## Home

web-about-all-or-nothing = Sag voraus, wie viele Stiche du machst, offen oder geheim. Nur ein genauer Tipp zahlt sich voll aus.

## Learning

web-learn-all-or-nothing-1 = Alle bekommen gleich viele Karten; eine Karte wird aufgedeckt, ihre Farbe ist Trumpf.
web-learn-all-or-nothing-2 = Wähle eine Tippkarte: Wie viele Stiche machst du? Sag dann, ob dein Tipp offen oder geheim ist.
web-learn-all-or-nothing-3 = Bediene die angespielte Farbe, wenn du kannst. Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der angespielten Farbe.
web-learn-all-or-nothing-4 = Ein genauer Tipp bringt 3 Punkte dazu; ist er offen, zählt jeder Stich 2.
web-learn-all-or-nothing-5 = Wer einen offenen Tipp verfehlt, bekommt nichts; ein geheimer bringt noch einen Punkt je Stich.
