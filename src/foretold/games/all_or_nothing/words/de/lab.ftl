### Figures of simulations.

## Abschnitte

lab-section-bets = Tipps
lab-section-ways = Offen oder geheim

## Köpfe der Tabellen

lab-head-after-dealer = Stelle nach dem Geber
lab-head-bet = Tipp
lab-head-tricks = Stiche
lab-head-trick = Stich
lab-head-way = offen oder geheim
lab-head-rank = Wert
lab-head-trump = Trumpf oder nicht

## Wovon eine Zahl handelt

lab-about-after-dealer = { $value }. Stelle nach dem Geber
lab-about-length-tricks = Stiche je Spiel
lab-about-trick-trump = mit Trumpf gewonnen
lab-about-trick-leader = vom Anspiel gewonnen
lab-about-trick-bet = getippte Stiche je möglichem Stich
lab-about-way-open = offen
lab-about-way-secret = geheim
lab-about-trump-trump = als Trumpf
lab-about-trump-plain = sonst

## Bilder: ein Titel und was sie zeigen

lab-figure-made-by-level = Erfüllte Tipps nach Stufe
lab-note-made-by-level = Anteil der Tipps dieser Stufe, die genau erfüllt wurden.
lab-figure-open-by-level = Offene Tipps nach Stufe
lab-note-open-by-level = Anteil der offenen Tipps dieser Stufe.
lab-figure-wins-by-dealer = Siege nach Stelle nach dem ersten Geber
lab-note-wins-by-dealer = Anteil der gewonnenen Spiele; ein geteilter Sieg zählt anteilig.
lab-figure-made-by-place = Erfüllte Tipps nach Stelle nach dem Geber
lab-note-made-by-place = Anteil der genau erfüllten Tipps nach der Stelle in der Runde; die erste spielt an.
lab-figure-points-by-place = Punkte nach Stelle nach dem Geber
lab-note-points-by-place = Mittlere Punktzahl einer Runde.
lab-figure-bet-calibration = Tipps und Stiche
lab-note-bet-calibration = Mittlere Zahl der Stiche zu jedem Tipp; auf der gestrichelten Linie wären Tipps im Mittel richtig.
lab-figure-bet-to-tricks = Was aus jedem Tipp wird
lab-note-bet-to-tricks = Unten: der Tipp. Links: die Stiche. Jede Spalte umfasst alle Tipps auf diese Zahl; umrahmt ist der Tipp erfüllt.
lab-figure-bet-made = Erfüllte Tipps
lab-note-bet-made = Wie oft jeder Tipp genau erfüllt wurde.
lab-figure-bet-points = Punkte nach Tipp
lab-note-bet-points = Mittlere Punktzahl, die jeder Tipp bringt.
lab-figure-bet-frequency = Wie oft jeder Tipp gewählt wird
lab-note-bet-frequency = Anteil an allen Tipps.
lab-figure-way-made = Erfüllt: offen und geheim
lab-note-way-made = Anteil der genau erfüllten Tipps.
lab-figure-way-points = Punkte: offen und geheim
lab-note-way-points = Mittlere Punktzahl eines Tipps.
lab-figure-way-bet-made = Erfüllt, nach Tipp
lab-note-way-bet-made = Anteil der offenen und der geheimen Tipps, die genau erfüllt wurden.
lab-figure-way-bet-points = Punkte, nach Tipp
lab-note-way-bet-points = Mittlere Punktzahl der offenen und der geheimen Tipps.
lab-figure-way-bet-frequency = Wie oft ein Tipp offen ist
lab-note-way-bet-frequency = Wie oft jeder Tipp offen war.
lab-figure-round-made = Erfüllte Tipps nach Runde
lab-note-round-made = Anteil der genau erfüllten Tipps; die Runden haben 6, 5, 4, 3, 4, 5 Karten und so fort.
lab-figure-round-points = Punkte nach Runde
lab-note-round-points = Mittlere Punktzahl je Platz in jeder Runde.
lab-figure-round-open = Offene Tipps nach Runde
lab-note-round-open = Anteil der offenen Tipps.
lab-figure-card-won = Gewonnene Stiche jeder Karte
lab-note-card-won = Wie oft die Karte den Stich gewann, wenn sie gespielt wurde.
lab-figure-rank-won = Trumpf oder nicht
lab-note-rank-won = Wie oft eine Karte jedes Werts den Stich gewinnt, als Trumpf und sonst.
lab-figure-card-points = Wert einer erhaltenen Karte
lab-note-card-points = Punkte der Runde mit dieser Karte im ausgeteilten Blatt, über dem Mittel aller anderen Karten.
lab-figure-trick-winner = Was einen Stich gewinnt
lab-note-trick-winner = Anteil an allen Stichen.
lab-figure-tricks-bet = Sind die Tipps zusammen zu hoch?
lab-note-tricks-bet = Alle Tipps einer Runde zusammen, geteilt durch die Zahl ihrer Stiche: Über 1 können nicht alle stimmen.
