### ブラウザーのテーブル。部品の名前、誰の決定か、遊ぶ以外にできること。

## The parts of the table

table-hand = あなたの手札
table-players = プレイヤー
table-actions = できること
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
table-you = あなた
table-self = 自分
table-you-hold = あなたの役

## Players

table-away = 離席中
table-stand-in = ボットが代理
table-decides = 今の手番
table-time-left = 残り時間
table-days = { $count }日
table-watching = このテーブルを観戦しています。
table-sentence = { $text }。

## Whose decision it is

table-why-turn = あなたの番ではありません。
table-why-illegal = 今は選べません。
table-why-over = ゲームは終わりました。
table-why-spectator = 観戦中のため手札はありません。
table-see-rules = ルールを見る

## Decisions ahead, undo, requests, votes

table-planned = 次の決定で：{ $action }
table-unplan = 取り消す
table-undo = 取り消す
table-abandon = ゲームの終了を提案
table-request-undo = { $player }が決定の取り消しを求めています。
table-request-abandon = { $player }がゲームの終了を求めています。
table-request-waits = ほかの人の返事を待っています。
table-agree = 同意
table-refuse = 拒否
table-vote = { $player }は離席中です。どうしますか？
table-vote-wait = 待つ
table-vote-bot = ボットに任せる
table-vote-end = ゲームの終了を提案
table-sat-in = ボットがあなたの代わりにプレイしています。
table-return = 戻りました
table-no = いいえ

## The end of a round, and of the game

table-round-over = ラウンド終了
table-last-round = 前のラウンド
table-go-on = 続ける
table-result = 結果
table-round-short = R
table-total = 合計
table-you-won = あなたの勝ちです！
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
table-memory-none = まだ何も見聞きしていません。
table-memory-hands = 確実に手札にあるカード
table-in-turn = ターン{ $turn }

## Chat

table-chat-empty = まだ発言はありません。
table-chat-say = メッセージ
table-chat-send = 送信
table-chat-off = このテーブルではチャットを使えません。
table-chat-muted = ホストにより発言が止められています。
table-chat-spectator = 発言できるのはプレイヤーだけです。
table-phrase-hello = こんにちは！
table-phrase-luck = 頑張りましょう！
table-phrase-nice = お見事！
table-phrase-thanks = ありがとう！
table-phrase-think = 少し待ってください…
table-phrase-oops = おっと！
table-phrase-again = もう一度？
table-phrase-bye = さようなら！

## Keys

table-keys = キー操作
table-key-move = 選択肢を移動
table-key-choose = 選ぶ
table-key-back = 戻る
table-key-hand = 手札を読む
table-key-table = テーブルを読む
table-key-players = プレイヤーを読む
table-key-log = 出来事を読む
table-key-undo = 取り消す
table-key-rules = 今の場面のルールを開く

## 最初のゲームのヒント

table-hint = ヒント
table-hint-done = わかりました

## Games without words of their own

table-waits-any = { $player }が決めています。
