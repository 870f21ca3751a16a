### The game in words.

## Cards

play-rank-number = { $number }
play-rank-j = J
play-rank-q = Q
play-rank-k = K
play-rank-a = A
play-suit-clock = 時計
play-suit-mask = 仮面
play-suit-scarab = スカラベ
play-suit-tree = 樹
play-suit-other = { $suit }
play-card-predictions = { $suit }の{ $rank }（{ $card }）
play-card-rune = ルーンカード（{ $card }）
play-effect-must = { $effect }（必須）
play-effect-may = { $effect }（任意）
play-effect-then = { $list }、次に{ $next }

## The log

play-log-predictions = ターン{ $turn }：

## The commands

play-command-gallery = ディスプレイ
play-help-gallery = ディスプレイ、デッキ、捨て札

## The table, All In – Predictions

play-standing = 第{ $round }ラウンド、ターン{ $turn }。ポットのルーン：{ $pot }、あなたのルーン：{ $runes }。
play-gallery = ディスプレイ、{ $limit }スペース中{ $count }枚：
play-column = 列{ $column }：{ $card }
play-column-covering = 列{ $column }：{ $card }、その下に{ $covered }
play-deck = デッキは{ $count }枚、捨て札は{ $pile }枚。
play-pile-top = 捨て札の一番上：{ $card }。
play-holding = 手札：{ $cards }。
play-worth = 今の手札：{ $combination }、強さ{ $strength }。{ $runes }ルーンになります。
play-strengths = 役と、その強さとルーン：{ $list }。

## The players

play-has-runes = { $count }ルーン
play-is-all-in = オールイン
play-predicts = 予言：{ $player }
play-announced = ターン{ $turn }に{ $combination }と宣言

## Questions, All In – Predictions

play-ask-predictions-turn = あなたの番です。どうしますか？
play-ask-predictions-take = { $card }：どのカードを取りますか？
play-ask-predictions-swap = { $card }：手札を1枚交換しますか？
play-ask-predictions-draw = { $card }：デッキの一番上を引きますか？
play-ask-predictions-reveal = { $card }：デッキのカードを公開しますか？
play-ask-predictions-rune = { $card }：ルーンを取りますか？
play-ask-predictions-hypnosis = { $card }：誰に催眠を使いますか？
play-ask-predictions-eye = { $card }：誰のカードを見ますか？
play-ask-predictions-keep = { $card }：公開したどのカードを手札に加えますか？
play-ask-predictions-hide = { $viewer }が全知の目であなたの手札を見ます。どのカードを隠しますか？
play-ask-predictions-discard = 手札は{ $count }枚、残せるのは5枚です。どれを捨てますか？
play-ask-predictions-predict = 最も強い手札は誰でしょう？　自分でもかまいません。
play-ask-give = { $card }と交換に、どのカードを出しますか？

## Choices

play-do-play = { $card }をプレイする
play-do-pass = パスする
play-do-all-in = オールインする
play-do-take = { $card }を取る、{ $place }
play-do-swap = { $given }を{ $card }と交換する、{ $place }
play-do-get = { $card }をもらう、{ $place }
play-do-give = { $card }を出す
play-do-draw = カードを1枚引く
play-do-reveal = { $count }枚公開する
play-do-rune = ルーンを取る
play-do-hypnosis = { $player }に催眠を使う
play-do-eye = { $player }のカード4枚を見る
play-do-keep = { $card }を手札に加える
play-do-hide = { $card }を隠す
play-do-discard = { $card }を捨てる
play-do-predict =
    { $you ->
        [yes] 最も強い手札は自分と予言する
       *[no] 最も強い手札は{ $player }と予言する
    }
play-do-skip = この効果を使わない
play-note-pass = デッキの一番上がディスプレイに置かれる
play-note-all-in = デッキから2枚がディスプレイに置かれ、手札は表明のときまで変わらない
play-note-makes = { $combination }になる
play-note-leaves = 残り：{ $combination }

## What a choice means, All In – Predictions

play-rules-predictions-turn = 三つのアクションから一つを選びます。カードをプレイする：効果を左から順に解決し、必須のものは必ず行います。その後カードはディスプレイに置かれ、手札は5枚で終わります。パスする：デッキの一番上がディスプレイに置かれます。オールインする（1ラウンドに一人だけ）：催眠も全知の目も受けなくなりますが、以後のターンはすべてパスになります。ディスプレイが埋まると、全員が最も強い手札の持ち主を予言します。当てた人がポットを分け、手札ごとに強さの分のルーンを得ます。
play-rules-predictions-take = 取ったカードは手札に入り、全員に見えます。取れるのは各列の一番上だけです。
play-rules-predictions-swap = 手札1枚を、ディスプレイの重なっていないカード1枚と交換します。どちらも全員に見えます。
play-rules-predictions-draw = デッキの一番上が手札に入り、あなただけが見ます。
play-rules-predictions-reveal = デッキのカードを公開し、1枚を手札に加え、残りは捨て札に置きます。
play-rules-predictions-rune = サプライから1ルーンを得ます。
play-rules-predictions-hypnosis = そのプレイヤーは、今持っている役を声に出して言います。値とスートは言いません。
play-rules-predictions-eye = そのプレイヤーは、手札5枚のうち4枚をあなただけに見せます。隠す1枚は本人が選びます。
play-rules-predictions-keep = そのカードは手札に入り、残りは捨て札に置かれます。
play-rules-predictions-hide = ほかの4枚をそのプレイヤーだけに見せます。
play-rules-predictions-discard = ターンの終わりに手札は5枚です。最後に捨てたカードが捨て札の一番上になります。
play-rules-predictions-predict = 最も強い手札の持ち主を当てた人がポットを等分し、余りは次のラウンドに残ります。さらに手札ごとに強さの分、ルーンカード1枚ごとに2ルーンを得ます。同じ役なら、より高いカードが勝ちます。

## What one did oneself, and what was done to one

play-you-predictions-round-begins = 第{ $round }ラウンド開始。最初はあなた。
play-you-predictions-dealt = あなたに{ $card }が配られる。
play-you-predictions-plays = あなたは{ $card }をプレイする。
play-you-predictions-passes = あなたはパス。
play-you-predictions-goes-all-in = あなたはオールイン。
play-you-predictions-pass-taken = あなたはオールイン中なのでパス。
play-you-predictions-takes = あなたは{ $card }を取る（{ $place }）。
play-you-predictions-swaps = あなたは{ $given }を{ $card }と交換（{ $place }）。
play-you-predictions-draws-card = あなたは{ $card }を引く。
play-you-predictions-reveals-card = あなたは{ $card }を公開。
play-you-predictions-keeps-card = あなたは{ $card }を手札に加える。
play-you-predictions-lays-on-pile = あなたは{ $card }を捨て札に置く。
play-you-predictions-gains-rune = あなたは1ルーンを得る。
play-you-predictions-skips = あなたは効果を使わない：{ $effect }。
play-you-predictions-effect-passed-over = あなたは効果を解決できない：{ $effect }。
play-you-predictions-hypnotises = あなたは{ $target }に催眠を使う。
play-you-predictions-announces = あなたは宣言する：{ $combination }。
play-you-predictions-uses-eye = あなたは{ $target }に全知の目を使う。
play-you-predictions-shows-card = あなたは{ $viewer }に{ $card }を見せる。
play-you-predictions-hides-card = あなたは{ $viewer }から{ $card }を隠す。
play-you-predictions-discards-card = あなたは{ $card }を捨てる。
play-you-predictions-predicts = あなたは最も強い手札を{ $target }と予言。
play-you-predictions-strongest = 最も強い手札はあなた。
play-you-predictions-pot-paid = あなたはポットから{ $runes }ルーンを得る。
play-you-predictions-wins = あなたの勝ち。
play-yourself-predictions-predicts = あなたは最も強い手札を自分と予言。
play-own-predictions-predicts = { $seat }は最も強い手札を自分自身と予言。
play-to-you-predictions-hypnotises = { $seat }があなたに催眠を使う。
play-to-you-predictions-uses-eye = { $seat }があなたに全知の目を使う。
play-to-you-predictions-shows-card = { $seat }があなたに{ $card }を見せる。
play-to-you-predictions-predicts = { $seat }は最も強い手札をあなたと予言。
