### ブラウザーのテーブル。部品の名前、誰の決定か、遊ぶ以外にできること。

## The parts of the table

table-gallery = ディスプレイ
table-hand = あなたの手札
table-players = プレイヤー
table-revealed = 公開されたカード
table-actions = できること
table-bet-cards = 賭けカード
table-panel = ログ、チャット、得点、記憶
table-log = ログ
table-chat = チャット
table-scores = 得点
table-memory = 記憶
table-menu = メニュー
table-sound = 音
table-close = 閉じる
table-rules = ルール

## Cards and places

table-card-back = 裏向きのカード
table-covered = { $card }、重なっている、列{ $column }
table-deck = デッキ: { $count }
table-pile = 捨て札: { $count }
table-pile-top = 捨て札: { $count }、一番上は{ $card }
table-pot = ポット
table-rune-card-pays = ラウンドの終わりに2ルーンを追加で得ます。
table-you = あなた
table-self = 自分
table-you-hold = あなたの役
table-strength = 強さ
table-worth = 今の手札: { $combination }、強さ{ $strength }。
table-trick = トリック { $trick }/{ $count }
table-trick-before = 前のトリック: { $player }
table-trump = 切り札: { $colour }
table-open = 公開
table-secret = 秘密

## Players

table-away = 離席中
table-stand-in = ボットが代理
table-decides = 今の手番
table-time-left = 残り時間
table-days = { $count }日
table-watching = このテーブルを観戦しています。
table-sentence = { $text }。

## The card being resolved

table-steps = 効果: { $card }
table-step-done = (済み)
table-step-now = (今)
table-step-next = (これから)
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
table-waits-bet = { $player }が賭けカードを選んでいます。
table-waits-open = { $player }が公開か秘密かを決めています。
table-waits-play = { $player }が出すカードを選んでいます。
table-why-turn = あなたの番ではありません。
table-why-illegal = 今は選べません。
table-why-over = ゲームは終わりました。
table-why-spectator = 観戦中のため手札はありません。
table-why-covered = 上に別のカードがあり、動かせません。
table-why-follow = リードされた色を出してください。
table-why-all-in = オールイン中のプレイヤーは選べません。
table-why-pile = このテーブルでは捨て札は使えません。
table-see-rules = ルールを見る

## Decisions ahead, undo, requests, votes

table-planned = 次の決定で: { $action }
table-unplan = 取り消す
table-undo = 取り消す
table-abandon = ゲームの終了を提案
table-request-undo = { $player }が決定の取り消しを求めています。
table-request-abandon = { $player }がゲームの終了を求めています。
table-request-waits = ほかの人の返事を待っています。
table-agree = 同意
table-refuse = 拒否
table-vote = { $player }は離席中です。どうしますか?
table-vote-wait = 待つ
table-vote-bot = ボットに任せる
table-vote-end = ゲームを終える
table-sat-in = ボットがあなたの代わりに打っています。
table-return = 戻りました
table-all-in-sure = オールインしますか?
table-all-in-note = このラウンドの以後のターンはパスになります。
table-no = いいえ

## The end of a round, and of the game

table-showdown = 手札の公開
table-round-over = ラウンド終了
table-last-round = 前のラウンド
table-pot-shared = ポット: { $pot }、次へ残る: { $carry }
table-strongest = 最も強い手札
table-right = 的中
table-made = 賭け成功
table-go-on = 続ける
table-result = 結果
table-round-short = R
table-total = 合計
table-you-won = あなたの勝ちです!
table-won =
    { $count ->
       *[other] { $players }の勝ちです。
    }
table-nobody-won = 勝者はいません。
table-ended-abandoned = ゲームは途中で終わりました。
table-rematch = もう一度
table-rematch-join = 次のテーブルへ
table-see-table = テーブルを見る

## Memory

table-memory-off = このテーブルでは記憶の補助を使いません。
table-memory-hands = 確実に手札にあるカード
table-memory-announced = 宣言された役
table-memory-eye = 全知の目
table-memory-pile = 捨て札(下から)
table-memory-deck = 確実にデッキにあるカード
table-memory-lacks = 確実に持っていない色
table-memory-tricks = 以前のトリック
table-memory-out = 確実に使われないカード
table-in-turn = ターン{ $turn }

## Chat

table-chat-empty = まだ発言はありません。
table-chat-say = メッセージ
table-chat-send = 送信
table-chat-off = このテーブルではチャットを使えません。
table-chat-muted = ホストにより発言が止められています。
table-chat-spectator = 発言できるのはプレイヤーだけです。
table-phrase-hello = こんにちは!
table-phrase-luck = 頑張りましょう!
table-phrase-nice = お見事!
table-phrase-thanks = ありがとう!
table-phrase-think = 少し待ってください…
table-phrase-oops = おっと!
table-phrase-again = もう一度?
table-phrase-bye = さようなら!

## Keys

table-keys = キー操作
table-key-move = 選択肢を移動
table-key-choose = 選ぶ
table-key-back = 戻る
table-key-hand = 手札を読む
table-key-gallery = ディスプレイかトリックを読む
table-key-players = プレイヤーを読む
table-key-log = 出来事を読む
table-key-undo = 取り消す
table-key-rules = 今の場面のルールを開く

## 最初のゲームのヒント

table-hint = ヒント
table-hint-done = わかりました
table-hint-reveal-title = 公開
table-hint-discard-title = カードが多すぎます
table-hint-turn-title = あなたのターン
table-hint-turn = カードをプレイすると、効果を上から順に解決します。星の付いた効果は必ず行います。パスなら、デッキの一番上がディスプレイに置かれます。オールインもできます。カードの上で止まると、効果の説明が出ます。
table-hint-all-in-title = オールイン
table-hint-all-in = オールインすると、公開のときまで手札を伏せて置きます。ディスプレイに2枚が置かれ、その手札は誰にも探られませんが、以後のターンはすべてパスです。1ラウンドに一人だけです。
table-hint-predict-title = 予言
table-hint-predict = 手札がいちばん強いと思うプレイヤーを選びます。自分でもかまいません。当てた人全員でポットを分けます。さらに、手札の強さの分もルーンになります。
table-hint-bet-title = あなたの賭け
table-hint-bet = このカードで何トリック取れるでしょうか。答えはまだ誰にも見えません。ぴったりのときだけ、3点が加わります。
table-hint-open-title = 公開か秘密か
table-hint-open = 公開なら2倍、ただし外れると0点です。秘密なら、いつでも1トリック1点、ぴったりならさらに3点です。
table-hint-play-title = トリック
table-hint-play = リードされた色を持っていれば、その色を出します。なければ何でも出せます。切り札はほかのどの色にも勝ちます。
