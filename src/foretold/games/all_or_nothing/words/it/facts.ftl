### What happened at the table.

## All or Nothing

fact-all-or-nothing-deals-first = La prima distribuzione tocca a { $seat }.
fact-all-or-nothing-round-begins = Comincia il round { $round }: { $seat } dà { $cards } carte a ciascuno.
fact-all-or-nothing-dealt = { $seat } riceve { $card }.
fact-all-or-nothing-trump = Si gira { $card }: il suo seme è briscola.
fact-all-or-nothing-has-bet = { $seat } ha scelto una carta scommessa.
fact-all-or-nothing-bets = { $seat } scommette { $bet }.
fact-all-or-nothing-bets-openly = { $seat } fa una scommessa scoperta.
fact-all-or-nothing-bets-secretly = { $seat } fa una scommessa segreta.
fact-all-or-nothing-opens-bet = { $seat } scopre la scommessa: { $bet }.
fact-all-or-nothing-plays = { $seat } gioca { $card }.
fact-all-or-nothing-cannot-follow = { $seat } non può rispondere al seme di apertura ({ $colour }).
fact-all-or-nothing-wins-trick = { $seat } vince la presa con { $card }.
fact-all-or-nothing-shows-bet = { $seat } mostra la scommessa segreta: { $bet }.
fact-all-or-nothing-scores = { $seat } segna { $points }: scommessa { $bet }, prese { $tricks }.
fact-all-or-nothing-wins = { $seat } vince la partita.
