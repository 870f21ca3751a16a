### The command line: help, complaints about arguments, and what the commands print.

## Numbers

cli-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
cli-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Help

cli-about = 予言のゲームのためのテーブル。
cli-usage = 使い方：
cli-commands = コマンド
cli-arguments = 引数
cli-options = オプション
cli-help-help = このヘルプを表示して終了する
cli-help-version = バージョンを表示して終了する
cli-help-lang = 表示する言語：{ $languages }（既定：環境変数に従う）
cli-help-json = 文章の代わりにJSONオブジェクトを1つ出力する

## Complaints about arguments

cli-usage-wrong = { $command }：{ $message }（{ $command } --help を参照）
cli-usage-required = 次が足りません：{ $names }
cli-usage-unrecognized = 不明な引数です：{ $names }
cli-usage-argument = { $name }：{ $message }
cli-usage-choice = 「{ $value }」は選べません。次から選んでください：{ $choices }
cli-usage-together = { $name }とは一緒に使えません
cli-usage-one-value = 値がありません
cli-usage-no-value = 値は取りませんが「{ $value }」が指定されました
cli-usage-ambiguous = 「{ $option }」は { $matches } のどれか分かりません
cli-usage-number = 「{ $value }」は{ $lowest }以上の整数ではありません
cli-usage-option = 「{ $value }」は NAME=VALUE の形ではありません
cli-usage-seconds = 「{ $value }」は0より大きい秒数ではありません
cli-usage-name = 「{ $value }」は使えません。bot: で始まらない1から60文字の名前を指定してください

## Files and the system

cli-file-missing = ファイル { $file } がありません。パスを確認してください。
cli-file-directory = { $file } はフォルダーです。中のファイルを指定してください。
cli-file-unreadable = { $file } を読めません。パスと読み取り権限を確認してください。
cli-file-not-text = { $file } はUTF-8のテキストではありません。Foretold かテキストエディターで書いたファイルを指定してください。
cli-file-large = { $file } は{ $size } MiBを超えており、記録ではありません。別のファイルを指定してください。
cli-file-unwritable = { $file } に書けません。書き込みのできる既存のフォルダーにあるファイルを指定してください。
cli-system-refused = システムに拒否されました：{ $reason }
cli-compiling = Foretold がこのマシン用にルールを準備しています。初回だけ数秒かかります。

## foretold play

cli-play-about = ターミナルでボットと対戦する
cli-play-game = { $games }。省略すると質問される
cli-play-players = ボットを含むプレイヤー数（既定：4）
cli-play-bots = ボットのレベル（{ $levels }）。adept,novice のように一人ずつ指定もできる（既定：adept）
cli-play-seat = 自分の席。ここでは記録と同じく0から数える（既定：0）
cli-play-name = 記録に残す自分の名前（既定：You）
cli-play-seed = カードのシード：数か64桁の16進数（既定：秘密の値）
cli-play-practice = 練習：決定を取り消せる
cli-play-budget = ボットが一つの決定に使える時間（既定：1）
cli-play-resume = このファイルのゲームを再開する
cli-play-save = ゲームをこのファイルに保存する（既定：データフォルダーの新しいファイル）
cli-play-settled = 保存したゲームにはゲーム、オプション、シードがすでにあります。次を外してください：{ $names }。
cli-play-bots-count =
    { $count ->
       *[other] --bots には全員分のレベルを一つ、またはボット{ $count }人分のレベルを指定してください。
    }

## foretold replay

cli-replay-about = 保存したゲームを再生して検査する
cli-replay-file = ゲームの記録。- は標準入力から読む
cli-story-title = { $game }、{ $players }人
cli-story-round = 第{ $number }ラウンド – { $facts }
cli-story-unfinished = ゲームはまだ終わっていません。次は{ $actor }の番です。
cli-story-nobody = 勝者なし。
cli-story-winners =
    { $count ->
        [1] { $winners }の勝ち。
       *[other] 勝利を分け合います：{ $winners }
    }

## foretold verify

cli-verify-about = ゲームの記録から、サーバーの配札が公正だったことを証明する
cli-verify-fair =
    配札は公正でした。カードの{ $orders }通りの並びはすべて、確約され公開された順序どおりに、サーバーのシードとプレイヤーのソルトから決まっています。
    確約：{ $commitment }。配る前に表示されたものと比べてください。
cli-verify-salts = 確約されたソルト：{ $committed }、最初から公開：{ $open }、ソルトのない席：{ $none }。それまでに無効となった配札：{ $voids }。
cli-verify-old = このゲームはソルトの確約が始まる前のものです。シードとソルトがどの順に決められたかは証明されません。

## foretold deck

cli-deck-about = デッキファイルを検査する
cli-deck-check-about = デッキファイルを検査して内容を表示する
cli-deck-file = TOML形式のデッキファイル
cli-deck-good = { $game }の正しいデッキです。
cli-deck-name = 名前：{ $name }
cli-deck-cards = { $count }枚

## foretold simulate

cli-simulate-about = ボット同士で多くのゲームを行い、統計・図・表を出す
cli-simulate-game = { $games }
cli-simulate-bots = ボットのレベル（{ $levels }）。席ごとに指定もできる。例：adept,novice,random,random（既定：random）
cli-simulate-games = ゲーム数（既定：10000）
cli-simulate-players = プレイヤー数（既定：指定したボットの数、なければ4）
cli-simulate-seed = 最初のゲームのシード。以後のゲームは1ずつ増やした値を使う（既定：ランダム）
cli-simulate-option = side=B や deck=my.toml のようなゲームのオプション。複数指定可
cli-simulate-against = このオプションだけが異なる2つ目のテーブルと比べる。例：side=B、deck=other.toml。シードは同じ。複数指定可
cli-simulate-out = 結果・レポート・表をこのフォルダーに保存する。中断しても、同じコマンドで続きから実行する
cli-simulate-format = フォルダーに置く表：csv、parquet、csv,parquet、none（既定：csv）
cli-simulate-report = レポート（HTMLページ）をこのファイルに書き出す
cli-simulate-threads = 使うコアの数（既定：すべて）
cli-simulate-ray = このアドレスのRayクラスターにゲームを分ける
cli-simulate-progress = { $total }ゲーム中{ $done }、残り{ $seconds }秒
cli-simulate-title = { $game }：{ $count }ゲーム、最初のシード{ $seed }、ボット：{ $bots }
cli-simulate-decisions = 1ゲームの決定数：{ $decisions }
cli-simulate-intervals = 括弧内は95%区間。勝利を分け合ったときは、勝者の人数で割って数えます。
cli-simulate-compared = 同じシードのゲームごとの、{ $second }と{ $first }の差：
cli-simulate-written = レポート：{ $file }
cli-simulate-interrupted = 中断しました。これまでのゲームは{ $folder }にあります。同じコマンドで続きから実行できます。
cli-simulate-other = { $folder }には別のシミュレーション、または別のバージョンのものがあります。別のフォルダーか、同じコマンドを指定してください。
cli-simulate-not-folder = { $folder }はフォルダーではなくファイルです。フォルダーを指定してください。
cli-simulate-in-use = 別のプロセスが{ $folder }でシミュレーション中です。終わるまで待つか、別のフォルダーを指定してください。
cli-simulate-parquet = Parquetにはパッケージ pyarrow が必要です。Foretold を追加機能「lab」付きでインストールするか、--format csv を使ってください。

## foretold rate (all else: rate.ftl)

cli-rate-about = ボットを大会で評価する。同じ配札で席を替え、順位が確定するまで続ける

## foretold bench

cli-bench-about = このマシンでの Foretold の速さを測る
cli-bench-json = 表の代わりに1行に1つのJSONオブジェクトを出力する
cli-bench-only = この値だけを測る
cli-bench-peers = 比較できる他のプログラムも同時に測る
cli-bench-unknown = 計測項目「{ $name }」はありません。項目は{ $known }です。
cli-bench-running = 1コアで計測しています。各項目に数秒かかります。
cli-bench-missing = 計測できません。パッケージ { $package } が必要です。Foretold を追加機能「bench」付きでインストールしてください。

## foretold export, foretold import (more in store.ftl)

cli-export-about = サーバー、プレイヤー、またはテーブルのゲームをファイルに書き出す
cli-import-about = ファイルのゲームをサーバーのデータベースに取り込む
cli-backup-about = サーバーのデータベース全体を、稼働中のままファイルにバックアップする
cli-restore-about = バックアップからサーバーのデータベースを復元する

## Heads of columns

cli-column-player = プレイヤー
cli-column-gain = 獲得
cli-column-score = 得点
cli-column-cards = カード
cli-column-seat = 席
cli-column-level = レベル
cli-column-mean-score = 平均得点
cli-column-win-share = 勝率

## serve

cli-help-no-browser = コマンドなしのとき、ブラウザーを開かない
cli-serve-about = 人とプログラムのためのサーバーを動かす
cli-serve-config = 設定を書いた TOML ファイル
cli-serve-host = 待ち受けるアドレス（既定：127.0.0.1）
cli-serve-port = 待ち受けるポート（既定：8472）
cli-serve-database = ゲームの保存先：sqlite:///パス か postgresql://…（既定：データフォルダーのファイル）
cli-serve-workers = 同時に動かすプロセスの数（既定：1。2以上にはPostgreSQLが必要）
cli-serve-show-config = 設定を（秘密を除いて）表示して終了する
cli-serve-open = テーブルを開きました：{ $link }
cli-serve-taken = { $place } で待ち受けられません：{ $reason }。--port で別のポートを選んでください。
