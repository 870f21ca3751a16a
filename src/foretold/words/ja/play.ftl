### ターミナルでのゲーム: テーブルの様子、質問、選択肢、コマンド。

## Lists

play-list-more = { $list }、{ $next }
play-list-last = { $list }、{ $next }
play-list-also = { $list }、{ $next }
play-list-sentence = { $list }{ $next }
play-note = { $choice }: { $note }
play-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## Players

play-you = あなた
play-bot = { $level }{ $seat }

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
play-card-predictions = { $suit }の{ $rank }({ $card })
play-card-rune = ルーンカード({ $card })
play-card-all-or-nothing = { $colour }の{ $number }({ $card })
play-effect-must = { $effect }(必須)
play-effect-may = { $effect }(任意)
play-effect-then = { $list }、次に{ $next }

## At the beginning and at the end

play-which-game = どのゲームで遊びますか? 番号で答えるか、「{ $quit }」と入力して終了してください。
play-bad-game = 「{ $answer }」というゲームはありません。{ $first }から{ $last }までの番号か{ $example }のような名前で答えるか、「{ $quit }」と入力して終了してください。
play-opening = { $game }。テーブル: { $players }。
play-options = オプション: { $options }。
play-seated = { $name }(席{ $seat })
play-kept = 決定のたびに、このファイルに保存されます:
play-practice = 練習なので、決定を取り消せます。
play-opening-help = 質問にはいつでも「{ $help }」と入力できます。
play-resumed = 保存したゲームを再開します。現在の状況:
play-farewell = ゲームは保存されました。いつでも再開できます:
play-over-kept = ゲーム終了です。記録はこのファイルにあります:
play-summary = 第{ $round }ラウンド終了:
play-thinking =
    { $you ->
        [yes] ヒントを考えています …
       *[no] { $player }が考えています …
    }

## Files

play-saved = ゲームをこのファイルに保存しました:
play-save-failed = ゲームを{ $file }に保存できません({ $reason })。別の場所に保存してください。
play-save-lost = ゲームを保存できませんでした。以前に保存したものは変わっていません。
play-file-exists = { $file }はすでにあります。別のファイルを指定してください。
play-file-unreadable = { $file }を読めません({ $reason })。パスを確認してください。
play-resume-none = ほかに再開できるゲームがありません。ファイルを指定してください。

## Answers that can't be

play-bad-answer = 「{ $answer }」はここでは選べません。{ $first }から{ $last }までの番号か、{ $example }のような表記で答えるか、「{ $help }」と入力してください。
play-bad-long = その行は答えとして長すぎます。番号を入力してください。
play-undo-practice = 取り消しは練習でだけ使えます。--practice を付けてゲームを始めてください。
play-undo-nothing = 取り消せる決定はまだありません。
play-undone = 取り消し: { $choice }。もう一度決めてください。

## Hints

play-hint = { $level }の選択: { $choice }。
play-hint-others = 次に良い選択:
play-hint-valued = { $choice } [{ $action }]、勝つ見込み{ $share }
play-hint-unvalued = { $choice } [{ $action }]

## The log

play-log-predictions = ターン{ $turn }:
play-log-all-or-nothing = トリック{ $turn }:

## The commands

play-command-help = ヘルプ
play-command-hand = 手札
play-command-gallery = ディスプレイ
play-command-trick = トリック
play-command-players = プレイヤー
play-command-log = 記録
play-command-rules = ルール
play-command-undo = 取り消し
play-command-hint = ヒント
play-command-save = 保存
play-command-resume = 再開
play-command-quit = 終了
play-help = 選択肢の番号か、play JM や take 2 のような表記で答えます。選択肢が一つに決まるなら、JM のようにカードだけでも答えられます。列と席は0から数えます。空の行で質問を繰り返します。コマンド:
play-help-word = { $word }({ $english })
play-help-line = { $word }: { $does }
play-help-help = このヘルプ
play-help-hand = 自分のカードとその価値
play-help-gallery = ディスプレイ、デッキ、捨て札
play-help-trick = トリック、切り札、前のトリック
play-help-players = 各プレイヤーについて分かっていること
play-help-log = このラウンドの出来事
play-help-rules = 今の選択の意味
play-help-undo = 直前の決定を取り消す(練習のみ)
play-help-hint = 上手なプレイヤーならどうするか
play-help-save = コピーを保存: save ファイル。ファイルなしなら保存先を表示
play-help-resume = 別のゲームを再開: resume ファイル。ファイルなしなら最後に遊んだもの
play-help-quit = 終了。ゲームは保存されます

## The table, All In – Predictions

play-standing = 第{ $round }ラウンド、ターン{ $turn }。ポットのルーン: { $pot }、あなたのルーン: { $runes }。
play-gallery = ディスプレイ、{ $limit }スペース中{ $count }枚:
play-column = 列{ $column }: { $card }
play-column-covering = 列{ $column }: { $card }、その下に{ $covered }
play-deck = デッキは{ $count }枚、捨て札は{ $pile }枚。
play-pile-top = 捨て札の一番上: { $card }。
play-hand =
    { $count ->
        [0] 手札はありません。
       *[other] 手札は{ $count }枚:
    }
play-holding = 手札: { $cards }。
play-worth = 今の手札: { $combination }、強さ{ $strength }。{ $runes }ルーンになります。
play-strengths = 役と、その強さとルーン: { $list }。

## The table, All or Nothing

play-trump = 切り札は{ $colour }。表になったカード: { $card }。
play-is-trump = { $card }、切り札
play-trick = トリック{ $trick }/{ $count }、切り札は{ $colour }。
play-other-cards = ほかの手札: { $cards }。
play-trick-card = { $player }: { $card }
play-leads =
    { $you ->
        [yes] あなたがリードします。
       *[no] { $player }がリードします。
    }
play-leads-first =
    { $you ->
        [yes] 最初のトリックはあなたがリードします。
       *[no] 最初のトリックは{ $player }がリードします。
    }
play-winning =
    { $you ->
        [yes] 今のところ、あなたが勝っています。
       *[no] 今のところ、{ $player }が勝っています。
    }
play-trick-before =
    { $you ->
        [yes] あなたが取った前のトリック: { $cards }。
       *[no] { $player }が取った前のトリック: { $cards }。
    }
play-my-bet-open = あなたの公開の賭けは{ $bet }、取ったトリックは{ $tricks }。
play-my-bet-secret = あなたの秘密の賭けは{ $bet }、取ったトリックは{ $tricks }。
play-must-follow = リードは{ $colour }で、フォローしなければなりません。
play-need-not-follow = リードは{ $colour }ですが、持っていないのでどのカードでも出せます。

## The players

play-player = { $name }(席{ $seat }): { $facts }。
play-has-runes = { $count }ルーン
play-has-points = { $count }点
play-has-cards = 手札{ $count }枚
play-has-tricks = { $count }トリック
play-is-all-in = オールイン
play-is-dealer = ディーラー
play-predicts = 予言: { $player }
play-announced = ターン{ $turn }に{ $combination }と宣言
play-holds = 確実に持っている: { $cards }
play-lacks = 確実に持っていない: { $colours }
play-bet-open = 公開の賭け{ $bet }
play-bet-secret = 秘密の賭け{ $bet }
play-bet-unsaid = 賭け{ $bet }
play-bet-open-hidden = 公開の賭け(まだ伏せてある)
play-bet-secret-hidden = 秘密の賭け
play-bet-chosen = 賭けを選択済み

## Questions, All In – Predictions

play-ask-predictions-turn = あなたの番です。どうしますか?
play-ask-predictions-take = { $card }: どのカードを取りますか?
play-ask-predictions-swap = { $card }: 手札を1枚交換しますか?
play-ask-predictions-draw = { $card }: デッキの一番上を引きますか?
play-ask-predictions-reveal = { $card }: デッキのカードを公開しますか?
play-ask-predictions-rune = { $card }: ルーンを取りますか?
play-ask-predictions-hypnosis = { $card }: 誰に催眠を使いますか?
play-ask-predictions-eye = { $card }: 誰のカードを見ますか?
play-ask-predictions-keep = { $card }: 公開したどのカードを手札に加えますか?
play-ask-predictions-hide = { $viewer }が全知の目であなたの手札を見ます。どのカードを隠しますか?
play-ask-predictions-discard = 手札は{ $count }枚、残せるのは5枚です。どれを捨てますか?
play-ask-predictions-predict = 最も強い手札は誰でしょう? 自分でもかまいません。
play-ask-give = { $card }と交換に、どのカードを出しますか?

## Questions, All or Nothing

play-ask-all-or-nothing-bet = いくつトリックを取りますか? このラウンドは{ $count }トリックです。
play-ask-all-or-nothing-open = あなたの賭けは{ $bet }です。公開ですか、秘密ですか?
play-ask-all-or-nothing-play = どのカードを出しますか?

## Choices

play-do-play = { $card }をプレイ
play-do-play-to-trick = { $card }をプレイ
play-do-pass = パス
play-do-all-in = オールイン
play-do-take = { $card }を取る、{ $place }
play-do-swap = { $given }を{ $card }と交換、{ $place }
play-do-get = { $card }をもらう、{ $place }
play-do-give = { $card }を出す
play-do-back = 戻る
play-do-draw = カードを1枚引く
play-do-reveal = { $count }枚公開する
play-do-rune = ルーンを取る
play-do-hypnosis = { $player }に催眠
play-do-eye = { $player }のカード4枚を見る
play-do-keep = { $card }を手札に加える
play-do-hide = { $card }を隠す
play-do-discard = { $card }を捨てる
play-do-predict =
    { $you ->
        [yes] 自分と予言
       *[no] { $player }と予言
    }
play-do-skip = この効果を使わない
play-do-bet = { $count }トリックに賭ける
play-do-open = 公開で賭ける
play-do-secret = 秘密で賭ける
play-note-pass = デッキの一番上がディスプレイに置かれる
play-note-all-in = デッキから2枚がディスプレイに置かれ、手札はラウンドの終わりまで変わらない
play-note-makes = { $combination }になる
play-note-trump = 切り札
play-note-leaves = 残り: { $combination }
play-note-too-high = このラウンドのトリック数より多い
play-note-open = ちょうど{ $bet }トリックなら{ $points }点、外れなら0点
play-note-secret = ちょうど{ $bet }トリックなら{ $points }点、外れなら1トリック1点

## What a choice means, All In – Predictions

play-rules-predictions-turn = 三つのうち一つをします。カードをプレイ: 効果を左から順に解決し、必須のものは必ず行います。その後カードはディスプレイに置かれ、手札は5枚で終わります。パス: デッキの一番上がディスプレイに置かれます。オールイン(1ラウンドに一人だけ): 催眠も全知の目も受けなくなりますが、以後のターンはすべてパスになります。ディスプレイが埋まると、全員が最も強い手札の持ち主を予言します。当てた人がポットを分け、手札ごとに強さの分のルーンを得ます。
play-rules-predictions-take = 取ったカードは手札に入り、全員に見えます。取れるのは各列の一番上だけです。
play-rules-predictions-swap = 手札1枚を、ディスプレイの重なっていないカード1枚と交換します。どちらも全員に見えます。
play-rules-predictions-draw = デッキの一番上が手札に入り、あなただけが見ます。
play-rules-predictions-reveal = デッキのカードを公開し、1枚を手札に加え、残りは捨て札に置きます。
play-rules-predictions-rune = サプライから1ルーンを得ます。
play-rules-predictions-hypnosis = そのプレイヤーは、今持っている役を声に出して言います。数字とマークは言いません。
play-rules-predictions-eye = そのプレイヤーは、手札5枚のうち4枚をあなただけに見せます。隠す1枚は本人が選びます。
play-rules-predictions-keep = そのカードは手札に入り、残りは捨て札に置かれます。
play-rules-predictions-hide = ほかの4枚をそのプレイヤーだけに見せます。
play-rules-predictions-discard = ターンの終わりに手札は5枚です。最後に捨てたカードが捨て札の一番上になります。
play-rules-predictions-predict = 最も強い手札の持ち主を当てた人がポットを等分し、余りは次のラウンドに残ります。さらに手札ごとに強さの分、ルーンカード1枚ごとに2ルーンを得ます。同じ役なら、より高いカードが勝ちます。

## What a choice means, All or Nothing

play-rules-all-or-nothing-bet = 取るトリック数を秘密に選びます。ちょうど当たれば、秘密の賭けは1トリック1点と3点、公開の賭けは1トリック2点と3点です。外れれば、秘密は1トリック1点、公開は0点です。
play-rules-all-or-nothing-open = ちょうど当たれば、公開の賭けは1トリック2点と3点ですが、外れれば0点です。秘密の賭けは1トリック1点で、ちょうど当たれば3点が加わります。公開の賭けは全員が答えた後に表にします。
play-rules-all-or-nothing-play = リードの色があればフォローします。なければどのカードでも出せます。最も高い切り札が勝ち、切り札がなければリードの色で最も高いカードが勝ちます。勝った人が次をリードします。

## What one did oneself, and what was done to one

play-you-predictions-round-begins = 第{ $round }ラウンド開始。最初はあなた。
play-you-predictions-dealt = あなたに{ $card }が配られる。
play-you-predictions-plays = あなたは{ $card }をプレイ。
play-you-predictions-passes = あなたはパス。
play-you-predictions-goes-all-in = あなたはオールイン。
play-you-predictions-pass-taken = あなたはオールイン中なのでパス。
play-you-predictions-takes = あなたは{ $card }を取る({ $place })。
play-you-predictions-swaps = あなたは{ $given }を{ $card }と交換({ $place })。
play-you-predictions-draws-card = あなたは{ $card }を引く。
play-you-predictions-reveals-card = あなたは{ $card }を公開。
play-you-predictions-keeps-card = あなたは{ $card }を手札に加える。
play-you-predictions-lays-on-pile = あなたは{ $card }を捨て札に置く。
play-you-predictions-gains-rune = あなたは1ルーンを得る。
play-you-predictions-skips = あなたは効果を使わない: { $effect }。
play-you-predictions-effect-passed-over = あなたは効果を解決できない: { $effect }。
play-you-predictions-hypnotises = あなたは{ $target }に催眠を使う。
play-you-predictions-announces = あなたは宣言する: { $combination }。
play-you-predictions-uses-eye = あなたは{ $target }に全知の目を使う。
play-you-predictions-shows-card = あなたは{ $viewer }に{ $card }を見せる。
play-you-predictions-hides-card = あなたは{ $viewer }に{ $card }を隠す。
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
play-you-all-or-nothing-deals-first = 最初のディーラーはあなた。
play-you-all-or-nothing-round-begins = 第{ $round }ラウンド開始。あなたが{ $cards }枚ずつ配る。
play-you-all-or-nothing-dealt = あなたに{ $card }が配られる。
play-you-all-or-nothing-bets = あなたの賭けは{ $bet }。
play-you-all-or-nothing-bets-openly = あなたは公開の賭け。
play-you-all-or-nothing-bets-secretly = あなたは秘密の賭け。
play-you-all-or-nothing-opens-bet = あなたは賭けを公開: { $bet }。
play-you-all-or-nothing-plays = あなたは{ $card }をプレイ。
play-you-all-or-nothing-cannot-follow = あなたは{ $colour }をフォローできない。
play-you-all-or-nothing-wins-trick = あなたは{ $card }でトリックを取る。
play-you-all-or-nothing-wins = あなたの勝ち。
