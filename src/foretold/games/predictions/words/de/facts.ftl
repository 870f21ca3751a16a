### What happened at the table.

## All In – Predictions

fact-predictions-round-begins = Runde { $round } beginnt; { $seat } fängt an.
fact-predictions-pot-filled = { $added } Runen kommen in den Pot, er enthält nun { $pot }.
fact-predictions-dealt = { $seat } bekommt { $card }.
fact-predictions-gallery-gains = { $card } kommt in die Auslage, Spalte { $column }.
fact-predictions-pile-begins = { $card } eröffnet den Ablagestapel.
fact-predictions-plays = { $seat } spielt { $card } aus.
fact-predictions-passes = { $seat } passt.
fact-predictions-goes-all-in = { $seat } geht ALL IN.
fact-predictions-pass-taken = { $seat } ist ALL IN und passt.
fact-predictions-takes = { $seat } nimmt { $card } ({ $place }).
fact-predictions-swaps = { $seat } tauscht { $given } gegen { $card } ({ $place }).
fact-predictions-draws = { $seat } zieht eine Karte.
fact-predictions-draws-card = { $seat } zieht { $card }.
fact-predictions-reveals = { $seat } deckt { $count } Karten auf.
fact-predictions-reveals-card = { $seat } deckt { $card } auf.
fact-predictions-keeps = { $seat } behält eine der Karten.
fact-predictions-keeps-card = { $seat } behält { $card }.
fact-predictions-lays-on-pile = { $seat } legt { $card } auf den Ablagestapel.
fact-predictions-gains-rune = { $seat } bekommt eine Rune.
fact-predictions-skips = { $seat } verzichtet auf den Effekt: { $effect }.
fact-predictions-effect-passed-over = { $seat } kann den Effekt nicht ausführen: { $effect }.
fact-predictions-hypnotises = { $seat } wendet Hypnose auf { $target } an.
fact-predictions-announces = { $seat } sagt an: { $combination }.
fact-predictions-uses-eye = { $seat } richtet das Allsehende Auge auf { $target }.
fact-predictions-shows-card = { $seat } zeigt { $viewer } { $card }.
fact-predictions-hides-card = { $seat } verbirgt { $card } vor { $viewer }.
fact-predictions-discards = { $seat } wirft eine Karte verdeckt ab.
fact-predictions-discards-card = { $seat } wirft { $card } ab.
fact-predictions-reshuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel von { $count } Karten gemischt.
fact-predictions-deck-order = { $card } liegt als Nächstes im neuen Nachziehstapel.
fact-predictions-gallery-full = Die Auslage ist voll.
fact-predictions-turns-over = Der letzte Zug der Runde ist vorbei.
fact-predictions-predicts = { $seat } prophezeit { $target } das stärkste Blatt.
fact-predictions-has-predicted = { $seat } hat eine Prophezeiung gewählt.
fact-predictions-hand-card = { $seat } hatte { $card } auf der Hand.
fact-predictions-hand-shown = { $seat } zeigt { $combination }, Rang { $strength }.
fact-predictions-strongest = { $seat } hat das stärkste Blatt.
fact-predictions-pot-paid =
    { $runes ->
        [one] { $seat } bekommt 1 Rune aus dem Pot.
       *[other] { $seat } bekommt { $runes } Runen aus dem Pot.
    }
fact-predictions-pot-carried =
    { $runes ->
        [one] 1 Rune bleibt im Pot.
       *[other] { $runes } Runen bleiben im Pot.
    }
fact-predictions-hand-paid = { $seat } bekommt { $runes } für das Blatt.
fact-predictions-rune-cards-paid = { $seat } bekommt { $runes } für Runenkarten.
fact-predictions-heirs-round = Mehrere liegen gleichauf vorn: Es wird noch eine Runde gespielt.
fact-predictions-wins = { $seat } gewinnt das Spiel.
fact-predictions-nobody-wins = Niemand gewinnt das Spiel.
