### The table in the browser.

## The parts of the table

table-gallery = ディスプレイ
table-revealed = 公開されたカード

## Cards and places

table-covered = { $card }、重なっている、列{ $column }
table-deck = デッキ：{ $count }
table-pile = 捨て札：{ $count }
table-pile-top = 捨て札：{ $count }、一番上は{ $card }
table-pot = ポット
table-rune-card-pays = 表明のときに2ルーンを追加で得ます。
table-strength = 強さ
table-worth = 今の手札：{ $combination }、強さ{ $strength }。

## The card being resolved

table-steps = 効果：{ $card }
table-step-done = （済み）
table-step-now = （今）
table-step-next = （これから）
table-to-gallery = ディスプレイへ

## Whose decision it is

table-waits-turn = { $player }の番です。
table-waits-take = { $player }が取るカードを選んでいます。
table-waits-swap = { $player }が交換するか考えています。
table-waits-draw = { $player }が引くか考えています。
table-waits-reveal = { $player }が公開するか考えています。
table-waits-rune = { $player }がルーンを取るか考えています。
table-waits-hypnosis = { $player }が催眠の相手を選んでいます。
table-waits-eye = { $player }が全知の目の相手を選んでいます。
table-waits-keep = { $player }が残すカードを選んでいます。
table-waits-hide = { $player }が隠すカードを選んでいます。
table-waits-discard = { $player }が捨てるカードを選んでいます。
table-waits-predict = { $player }が予言しています。
table-why-covered = 上に別のカードがあり、動かせません。
table-why-all-in = オールイン中のプレイヤーは選べません。
table-why-pile = このテーブルでは捨て札は使えません。

## Decisions ahead, undo, requests, votes

table-all-in-sure = オールインしますか？
table-all-in-note = このラウンドの以後のターンはパスになります。

## The end of a round, and of the game

table-showdown = 表明
table-pot-shared = ポット：{ $pot }、次へ残る：{ $carry }
table-strongest = 最も強い手札
table-right = 的中

## Memory

table-memory-announced = 宣言された役
table-memory-eye = 全知の目

## 最初のゲームのヒント

table-hint-reveal-title = 公開
table-hint-discard-title = カードが多すぎます
table-hint-turn-title = あなたのターン
table-hint-turn = カードをプレイすると、効果を上から順に解決します。星の付いた効果は必ず行います。パスなら、デッキの一番上がディスプレイに置かれます。オールインもできます。カードの上で止まると、効果の説明が出ます。
table-hint-all-in-title = オールイン
table-hint-all-in = オールインすると、表明のときまで手札を裏向きに置きます。ディスプレイに2枚が置かれ、その手札は誰にも探られませんが、以後のターンはすべてパスです。1ラウンドに一人だけです。
table-hint-predict-title = 予言
table-hint-predict = 手札がいちばん強いと思うプレイヤーを選びます。自分でもかまいません。当てた人全員でポットを分けます。さらに、手札の強さの分もルーンになります。
