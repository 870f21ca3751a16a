### Der Bericht einer Simulation: Titel, was jedes Bild zeigt, Köpfe der Tabellen.

## Zahlen

lab-number-0 = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-number-4 = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
lab-percent-0 = { NUMBER($value, style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 0) }
lab-percent-1 = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent-2 = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent-3 = { NUMBER($value, style: "percent", minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-percent-4 = { NUMBER($value, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }

## Die Seite

lab-title = { $game }: die Zahlen einer Simulation
lab-lead = Fehlerbalken und Klammern sind 95-%-Intervalle; unter jedem Diagramm steht eine Tabelle mit den Zahlen.
lab-sections = Abschnitte
lab-table = Tabelle
lab-described = Größter Wert: { $most }, { $largest }. Kleinster Wert: { $least }, { $smallest }.
lab-fact-games = Spiele
lab-fact-players = Personen
lab-fact-bots = Bots
lab-fact-seed = Erster Startwert
lab-fact-options = Optionen
lab-fact-compared = Verglichen
lab-reading = Lesehilfe
lab-intervals = Spiele sind voneinander unabhängig; was innerhalb eines Spiels geschieht, ist es nicht. Deshalb folgt jedes Intervall aus der Streuung zwischen den Spielen: für Mittelwerte das Normalintervall eines Quotienten von Summen, für Anteile das von Wilson mit der Zahl von Versuchen, die dieser Streuung entspricht.
lab-association = Der Wert einer Karte oder eines Effekts ist ein Unterschied zwischen denen, die sie oder ihn hatten, und den anderen. Er zeigt, was zusammen auftritt, nicht unbedingt Ursache und Wirkung.
lab-paired = Beide Tische spielten mit denselben Startwerten. Unterschiede sind die Werte des zweiten Tisches minus die des ersten; ihre Intervalle berücksichtigen, wie Spiele mit demselben Startwert zusammenhängen.

## Abschnitte

lab-section-scores = Punkte
lab-section-seats = Plätze
lab-section-levels = Stufen
lab-section-cards = Karten
lab-section-rounds = Runden
lab-section-length = Länge

## Köpfe der Tabellen

lab-head-count = von
lab-head-share = Anteil
lab-head-mean = Mittel
lab-head-rest = über den anderen
lab-head-difference = Unterschied
lab-head-seat = Platz
lab-head-level = Stufe
lab-head-number = Anzahl
lab-head-bin = von – bis
lab-head-card = Karte
lab-head-length = was
lab-head-round = Runde

## Wovon eine Zahl handelt

lab-about-length-decisions = Entscheidungen je Spiel
lab-about-length-rounds = Runden je Spiel

## Bilder: ein Titel und was sie zeigen

lab-figure-score-distribution = Endstände
lab-note-score-distribution = Wie oft jeder Endstand vorkommt, über alle Plätze.
lab-figure-score-by-seat = Punkte nach Platz
lab-note-score-by-seat = Mittlerer Endstand jedes Platzes.
lab-figure-wins-by-seat = Siege nach Platz
lab-note-wins-by-seat = Anteil der Spiele, die jeder Platz gewinnt; ein geteilter Sieg zählt anteilig.
lab-figure-score-by-level = Punkte nach Stufe
lab-note-score-by-level = Mittlerer Endstand eines Bots jeder Stufe; die Stufen rücken von Spiel zu Spiel einen Platz weiter.
lab-figure-wins-by-level = Siege nach Stufe
lab-note-wins-by-level = Anteil der Spiele, die ein Bot dieser Stufe gewinnt.
lab-figure-length = Länge der Spiele
lab-note-length = Mittelwerte.
lab-figure-decisions-distribution = Entscheidungen je Spiel
lab-note-decisions-distribution = Wie oft ein Spiel so viele Entscheidungen braucht, von allen zusammen.
