### ゲームの用語。印刷されたルールに従う。

## Places

seat = 席{ $seat }

## Options of both games

option-players = プレイヤー数
option-deck = デッキファイル

## Keys of a view, for games without words of their own

label-hand = あなたの手札
label-round = ラウンド
