### Figures of simulations.

## Abschnitte

lab-section-combinations = Kombinationen
lab-section-predictions = Prophezeiungen
lab-section-all-in = ALL IN
lab-section-powers = Effekte

## Köpfe der Tabellen

lab-head-place = Stelle in der Runde
lab-head-order = Reihenfolge der Prophezeiungen
lab-head-combination = Kombination
lab-head-hands = unter
lab-head-prediction = Prophezeiung
lab-head-all-in = ALL IN
lab-head-effect = Effekt

## Wovon eine Zahl handelt

lab-about-place = { $value }. Stelle
lab-about-order = Prophezeiung { $value }
lab-about-hands-hands = alle Blätter
lab-about-hands-strongest = stärkste Blätter
lab-about-prediction-all = alle
lab-about-prediction-self = für sich selbst
lab-about-prediction-other = für jemand anderen
lab-about-all-in-rounds = jemand geht ALL IN
lab-about-all-in-strongest = … mit dem stärksten Blatt
lab-about-all-in-right = … mit richtiger Prophezeiung
lab-about-all-in-self = … prophezeit sich selbst
lab-about-all-in-caller = wer ALL IN ging
lab-about-all-in-others = alle anderen
lab-about-length-turns = Züge je Runde
lab-about-length-reshuffles = Neumischungen je Spiel
lab-about-length-pot = Runen im Pot
lab-about-length-carried = Runen, die im Pot bleiben
lab-about-length-limit = durch die Grenze beendet

## Bilder: ein Titel und was sie zeigen

lab-figure-right-by-level = Richtige Prophezeiungen nach Stufe
lab-note-right-by-level = Anteil der Prophezeiungen dieser Stufe, die das stärkste Blatt nannten.
lab-figure-all-in-by-level = ALL IN nach Stufe
lab-note-all-in-by-level = Wie oft ein Bot dieser Stufe ALL IN geht, von allen seinen Runden.
lab-figure-gain-by-place = Gewinn nach Stelle in der Runde
lab-note-gain-by-place = Mittlerer Runengewinn einer Runde, Runen-Effekte eingeschlossen, in Zugreihenfolge vom Beginn der Runde an.
lab-figure-strongest-by-place = Stärkstes Blatt nach Stelle
lab-note-strongest-by-place = Wie oft jede Stelle der Zugreihenfolge das stärkste Blatt hat.
lab-figure-combination-frequency = Kombinationen bei der Wertung
lab-note-combination-frequency = Von allen gezeigten Blättern und von den stärksten allein.
lab-figure-combination-wins = Wie oft jede Kombination gewinnt
lab-note-combination-wins = Von den Blättern mit dieser Kombination der Anteil, der das stärkste der Runde war.
lab-figure-prediction-right = Richtige Prophezeiungen
lab-note-prediction-right = Anteil der Prophezeiungen, die das stärkste Blatt nannten: von allen, von denen für sich selbst, von denen für jemand anderen.
lab-figure-prediction-self = Prophezeiungen für sich selbst
lab-note-prediction-self = Anteil der Prophezeiungen für das eigene Blatt.
lab-figure-prediction-by-order = Richtig nach Reihenfolge
lab-note-prediction-by-order = Wer später prophezeit, hat mehr gehört.
lab-figure-prediction-right-count = Wie viele recht haben
lab-note-prediction-right-count = Wie viele sich den Pot einer Runde teilen; bei 0 bleibt der Pot.
lab-figure-prediction-spread = Wie viele Plätze genannt werden
lab-note-prediction-spread = Verschiedene Plätze, die die Prophezeiungen einer Runde nennen; 1: alle einig.
lab-figure-all-in = ALL IN
lab-note-all-in = In wie vielen Runden jemand ALL IN geht, und wie oft das dann richtig ist.
lab-figure-all-in-gain = Gewinn nach ALL IN
lab-note-all-in-gain = Mittlerer Runengewinn in einer solchen Runde.
lab-figure-all-in-turn = Wann jemand ALL IN geht
lab-note-all-in-turn = Im wievielten eigenen Zug der Runde.
lab-figure-all-in-turn-strongest = Wie oft richtig, nach Zug
lab-note-all-in-turn-strongest = Wie oft das Blatt, mit dem jemand ALL IN geht, das stärkste ist, nach dem Zug, in dem das geschieht.
lab-figure-card-held = Wert einer Karte im Blatt
lab-note-card-held = Runengewinn der Runde mit dieser Karte bei der Wertung, über dem Mittel aller anderen.
lab-figure-card-strongest = Stärkstes Blatt nach Karte
lab-note-card-strongest = Von den Blättern mit der Karte der Anteil, der das stärkste der Runde war.
lab-figure-card-played = Wert einer ausgespielten Karte
lab-note-card-played = Runengewinn der Runde, wenn die Karte ausgespielt wurde, über dem Mittel aller anderen.
lab-figure-effect-used = Wert jedes Effekts
lab-note-effect-used = Runengewinn der Runde, wenn der Effekt mindestens einmal genutzt wurde, über dem Mittel der anderen.
lab-figure-effect-frequency = Wie oft jeder Effekt genutzt wird
lab-note-effect-frequency = Anteil der Spielenden, die ihn in einer Runde mindestens einmal nutzen.
lab-figure-turns-distribution = Züge je Runde
lab-note-turns-distribution = Wie oft eine Runde so viele Züge hat, erzwungenes Passen nach ALL IN eingeschlossen.
lab-figure-turns-over = Abgebrochene Runden
lab-note-turns-over = Anteil der Runden, die die Grenze von 20 Zügen je Platz beendete.
