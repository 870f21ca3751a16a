### foretold rate: help, the table, and the report.

## Help

rate-bots = random,novice,adept のようにレベル（{ $levels }）で指定するボット。同じレベルを何度でも指定できる
rate-players = 席の数（既定：ゲームが許すかぎりボットの数）
rate-games = ゲーム数の上限（既定：3000）
rate-seed = 最初の配札のシード。以後の配札は1ずつ増やした値を使う（既定：ランダム）
rate-jobs = プロセス数（既定：コアごとに1つ）
rate-ray = 10.0.0.1:6379 や auto のようなアドレスの Ray クラスターで実行する（追加機能「ray」）
rate-report = 表と図をこの HTML ファイルに書き出す

## Complaints

rate-bots-few = --bots には novice,adept のように2つ以上のボットを指定してください。
rate-games-few = --games には{ $lowest }以上を指定してください。各配札を、ボットの数だけ繰り返します。

## The table

rate-progress = 最大{ $total }ゲーム中{ $done }ゲーム、残り最大{ $seconds }秒
rate-title = { $game }：{ $players }席の大会
rate-amount = 配札：{ $deals }、ゲーム：{ $games }、最初のシード：{ $seed }
rate-name = { $level } { $number }
rate-column-bot = ボット
rate-column-rating = レーティング
rate-column-points = ポイント
rate-column-wins = 勝率
rate-column-score = 平均得点
rate-column-pair = 隣り合う順位
rate-column-difference = ポイントの差
rate-column-settled = 確定
rate-pair = { $better } が { $worse } より上
rate-yes = はい
rate-no = いいえ
rate-settled = 順位は95%で確定しました。
rate-open = 95%では未確定：{ $pairs }。ゲームを増やすと確定することがあります（--games）。
rate-about-points = ポイント：自分より下で終わったほかの席の割合で、順位を決めます。どのボットも、すべての配札のすべての手札を1度ずつ担当しました。
rate-about-rating = レーティング：openskill（Plackett–Luce）。全員25から始まります。
rate-about-intervals = 括弧内は95%区間。ポイント、勝率、差の区間は、終わりを前もって決めていなくても有効です。
rate-plot-ratings = レーティングと95%区間
rate-plot-differences = 隣り合う順位のポイントの差と95%区間
