### Pages in the browser.

## Titles and descriptions of its pages, also for shared links

web-title-rules-predictions = オールイン：予言 ルール – Foretold
web-about-rules-predictions = 2人から5人で遊ぶ「オールイン：予言」のルールを図入りで。ターン、カードの効果、役、予言、得点、すべてのオプション。

## Home

web-about-predictions = ディスプレイのカードでポーカーの役を作り、カードの効果を使い、誰の手札がいちばん強いかを予言します。

## A new table

web-option-side = 早見表
web-option-discard = 捨て札
web-option-heirs = 最終ラウンド後に首位が並んでいたら、もう1ラウンド行います。

## Learning

web-learn-predictions-1 = 手札は5枚です。自分のターンに1枚をプレイし、効果を上から順に解決します。星の付いた効果は必ず行います。
web-learn-predictions-2 = 効果には、ディスプレイのカードを取る・交換する、デッキから引く、ルーンを得る、ほかの手札を探る（催眠・全知の目）などがあります。
web-learn-predictions-3 = パスもできます。そのときはデッキの一番上のカードがディスプレイに置かれます。ディスプレイがいっぱいになると、そのラウンドのターンは終わりです。
web-learn-predictions-4 = 自信があればオールイン。カード2枚がディスプレイに置かれ、手札は表明のときまで変わりません。
web-learn-predictions-5 = 最後に、誰の手札がいちばん強いかを全員が予言します。当たった人でポットを分け、手札もその価値だけルーンになります。最終ラウンドの後、ルーンが最も多い人の勝ちです。
