### Words of the game.

## Games

game-all-or-nothing = オール・オア・ナッシング

## Suits

suit-red = 赤
suit-yellow = 黄
suit-green = 緑
suit-blue = 青

## Options of All or Nothing

option-rounds = ラウンド数
option-target = 目標点
option-dealer = 第1ラウンドのディーラー席
