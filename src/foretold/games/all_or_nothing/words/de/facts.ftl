### What happened at the table.

## All or Nothing

fact-all-or-nothing-deals-first = { $seat } gibt zuerst.
fact-all-or-nothing-round-begins = Runde { $round } beginnt: { $seat } gibt allen { $cards } Karten.
fact-all-or-nothing-dealt = { $seat } bekommt { $card }.
fact-all-or-nothing-trump = { $card } wird aufgedeckt: Diese Farbe ist Trumpf.
fact-all-or-nothing-has-bet = { $seat } hat eine Tippkarte gewählt.
fact-all-or-nothing-bets = { $seat } tippt { $bet }.
fact-all-or-nothing-bets-openly = { $seat } tippt offen.
fact-all-or-nothing-bets-secretly = { $seat } tippt geheim.
fact-all-or-nothing-opens-bet = { $seat } deckt den Tipp auf: { $bet }.
fact-all-or-nothing-plays = { $seat } spielt { $card }.
fact-all-or-nothing-cannot-follow = { $seat } kann { $colour } nicht bedienen.
fact-all-or-nothing-wins-trick = { $seat } gewinnt den Stich mit { $card }.
fact-all-or-nothing-shows-bet = { $seat } zeigt den geheimen Tipp: { $bet }.
fact-all-or-nothing-scores = { $seat } bekommt { $points }: Tipp { $bet }, Stiche { $tricks }.
fact-all-or-nothing-wins = { $seat } gewinnt das Spiel.
