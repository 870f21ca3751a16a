### Words of the game.

## Games

game-predictions = オールイン：予言

## Suits

suit-clock = 時計
suit-mask = 仮面
suit-scarab = スカラベ
suit-tree = 樹

## Ranks that have a name

rank-j = J
rank-q = Q
rank-k = K
rank-a = A
rank-rune = ルーンカード

## Combinations

combination-straight-flush = ストレートフラッシュ
combination-four = フォーカード
combination-full-house = フルハウス
combination-flush = フラッシュ
combination-straight = ストレート
combination-three = スリーカード
combination-two-pairs = ツーペア
combination-pair = ワンペア
combination-nothing = 無し

## Effects, as a card names them

effect-take = 取る
effect-swap = 交換
effect-draw = 引く
effect-reveal = { $count }枚公開
effect-rune = ルーン
effect-hypnosis = 催眠
effect-eye = 全知の目

## Places

place-number = 列{ $number }
column-number = { $number }
place-discard = 捨て札の一番上

## Options of All In – Predictions

option-side = 早見表 { $value }面
option-first = 第1ラウンドのスタート席
option-discard-open = 公開の捨て札
option-discard-seer = 捨て札のねじ曲げ
option-discard-blind = 心眼を閉じて
option-heirs = 予言の継承者
