### The table in the browser.

## The parts of the table

table-bet-cards = 賭けカード

## Cards and places

table-trick = トリック { $trick }/{ $count }
table-trick-before = 前のトリック：{ $player }
table-trump = 切り札：{ $colour }
table-open = 公開
table-secret = 秘密

## Whose decision it is

table-waits-bet = { $player }が賭けカードを選んでいます。
table-waits-open = { $player }が公開か秘密かを決めています。
table-waits-play = { $player }が出すカードを選んでいます。
table-why-follow = リードされた色を出してください。

## The end of a round, and of the game

table-made = 賭け成功

## Memory

table-memory-lacks = 確実に持っていない色

## 最初のゲームのヒント

table-hint-bet-title = あなたの賭け
table-hint-bet = このカードで何トリック取れるでしょうか。答えはまだ誰にも見えません。ぴったりのときだけ、3点が加わります。
table-hint-open-title = 公開か秘密か
table-hint-open = ちょうど当てると3点に加えて、公開なら1トリックにつき2点、秘密なら1点。外すと、公開は0点、秘密なら1トリックにつき1点です。
table-hint-play-title = トリック
table-hint-play = リードされた色を持っていれば、その色を出します。なければ何でも出せます。切り札はほかのどの色にも勝ちます。
