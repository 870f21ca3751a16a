### What happened at the table.

## All or Nothing

fact-all-or-nothing-deals-first = 最初のディーラーは{ $seat }。
fact-all-or-nothing-round-begins = 第{ $round }ラウンド開始。{ $seat }が{ $cards }枚ずつ配る。
fact-all-or-nothing-dealt = { $seat }に{ $card }が配られる。
fact-all-or-nothing-trump = { $card }を表にし、その色が切り札になる。
fact-all-or-nothing-has-bet = { $seat }が賭けカードを選んだ。
fact-all-or-nothing-bets = { $seat }の賭けは{ $bet }。
fact-all-or-nothing-bets-openly = { $seat }は公開の賭け。
fact-all-or-nothing-bets-secretly = { $seat }は秘密の賭け。
fact-all-or-nothing-opens-bet = { $seat }が賭けを公開：{ $bet }。
fact-all-or-nothing-plays = { $seat }が{ $card }をプレイする。
fact-all-or-nothing-cannot-follow = { $seat }は{ $colour }をフォローできない。
fact-all-or-nothing-wins-trick = { $seat }が{ $card }でトリックを取る。
fact-all-or-nothing-shows-bet = { $seat }が秘密の賭けを見せる：{ $bet }。
fact-all-or-nothing-scores = { $seat }は{ $points }点：賭け{ $bet }、トリック{ $tricks }。
fact-all-or-nothing-wins = { $seat }の勝ち。
