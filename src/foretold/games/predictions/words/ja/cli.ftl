### What the commands print.

## foretold replay

cli-story-predictions = ポット{ $pot }、持ち越し{ $carry }、最も強い手札：{ $strongest }
cli-story-tie = ルーンが同数のときは、最終ラウンドの手札が最も強い人の勝ちです。

## foretold deck

cli-deck-suits = スート（強い順）：{ $suits }

## Heads of columns

cli-column-hand = 手札
cli-column-combination = 役
cli-column-strength = 強さ
cli-column-prediction = 予言
cli-column-rank = 値
cli-column-effects = 効果（★ = 必須）
