### ターミナルでのゲーム: テーブルの様子、質問、選択肢、コマンド。

## Lists

play-list-more = { $list }、{ $next }
play-list-last = { $list }、{ $next }
play-list-also = { $list }、{ $next }
play-list-sentence = { $list }{ $next }
play-note = { $choice }：{ $note }
play-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## Players

play-you = あなた
play-bot = { $level }{ $seat }

## At the beginning and at the end

play-which-game = どのゲームで遊びますか？　番号で答えるか、「{ $quit }」と入力して終了してください。
play-bad-game = 「{ $answer }」というゲームはありません。{ $first }から{ $last }までの番号か{ $example }のような名前で答えるか、「{ $quit }」と入力して終了してください。
play-opening = { $game }。テーブル：{ $players }。
play-options = オプション：{ $options }。
play-seated = { $name }（席{ $seat }）
play-kept = 決定のたびに、このファイルに保存されます：
play-practice = 練習なので、決定を取り消せます。
play-opening-help = 質問にはいつでも「{ $help }」と入力できます。
play-resumed = 保存したゲームを再開します。現在の状況：
play-farewell = ゲームは保存されました。いつでも再開できます：
play-over-kept = ゲーム終了です。記録はこのファイルにあります：
play-summary = 第{ $round }ラウンド終了：
play-thinking =
    { $you ->
        [yes] ヒントを考えています…
       *[no] { $player }が考えています…
    }

## Files

play-saved = ゲームをこのファイルに保存しました：
play-save-failed = ゲームを{ $file }に保存できません（{ $reason }）。別の場所に保存してください。
play-save-lost = ゲームを保存できませんでした。以前に保存したものは変わっていません。
play-file-exists = { $file }はすでにあります。別のファイルを指定してください。
play-file-unreadable = { $file }を読めません（{ $reason }）。パスを確認してください。
play-resume-none = ほかに再開できるゲームがありません。ファイルを指定してください。

## Answers that can't be

play-bad-answer = 「{ $answer }」はここでは選べません。{ $first }から{ $last }までの番号か、{ $example } のように答えるか、「{ $help }」と入力してください。
play-bad-long = その行は答えとして長すぎます。番号を入力してください。
play-undo-practice = 取り消しは練習でだけ使えます。--practice を付けてゲームを始めてください。
play-undo-nothing = 取り消せる決定はまだありません。
play-undone = 取り消し：{ $choice }。もう一度決めてください。

## Hints

play-hint = { $level }の選択：{ $choice }。
play-hint-others = 次に良い選択：
play-hint-valued = { $choice } [{ $action }]、勝つ見込み{ $share }
play-hint-unvalued = { $choice } [{ $action }]

## The commands

play-command-help = ヘルプ
play-command-hand = 手札
play-command-table = テーブル
play-command-players = プレイヤー
play-command-log = 記録
play-command-rules = ルール
play-command-undo = 取り消し
play-command-hint = ヒント
play-command-save = 保存
play-command-resume = 再開
play-command-quit = 終了
play-help = 選択肢の番号で答えるか、play JM、take 9C、predict 熟練者2 のように、見えているカードや名前で答えます。選択肢が一つに決まるなら、カードだけでもかまいません。記録の表記も使えますが、列と席を0から数えます。空の行で質問を繰り返します。コマンド：
play-help-word = { $word }（{ $english }）
play-help-line = { $word }：{ $does }
play-help-help = このヘルプ
play-help-hand = 自分のカードとその価値
play-help-table = テーブルにあるもの
play-help-players = 各プレイヤーについて分かっていること
play-help-log = このラウンドの出来事
play-help-rules = 今の選択の意味
play-help-undo = 直前の決定を取り消す（練習のみ）
play-help-hint = 上手なプレイヤーならどうするか
play-help-save = コピーを保存：save ファイル。ファイルなしなら保存先を表示
play-help-resume = 別のゲームを再開：resume ファイル。ファイルなしなら最後に遊んだもの
play-help-quit = 終了。ゲームは保存されます

## The table

play-hand =
    { $count ->
        [0] 手札はありません。
       *[other] 手札は{ $count }枚：
    }

## The players

play-player = { $name }（席{ $seat }）：{ $facts }。
play-has-points = { $count }点
play-has-cards = 手札{ $count }枚
play-holds = 確実に持っている：{ $cards }

## Choices

play-do-back = 戻る

## Games without words of their own

play-ask-any = あなたの番です。どうしますか？
play-log-any = ターン{ $turn }：
