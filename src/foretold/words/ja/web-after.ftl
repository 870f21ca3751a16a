### After the game: the result, the replay, sharing, playing on, the proof.

## Shared links

after-share-title = { $game }：{ $players }
after-share-score = { $player } { $score }
after-share-scores = 最終得点：{ $scores }。
after-share-link = 固定リンク
after-share-moment = この場面を共有

## The result

after-played = { $when }に終了
after-standing = 最終得点
after-more = 結果とリプレイ
after-by-round = ラウンドごとの得点
after-rounds = 各ラウンド
after-round = 第{ $round }ラウンド
after-round-won = 最強の手札は{ $player }の{ $combination }でした。
after-round-watch = 第{ $round }ラウンドを見る
after-no-round = 最後まで行われたラウンドはありません。
after-watch = リプレイを見る
after-to-result = 結果
after-keep = 保存と検証
after-keep-about = 記録にはすべてのカードと決定が入っていて、カードが公正に配られたことを誰でも検証できます。
after-prove = カードの公正さを証明する

## The replay

after-replay = リプレイ
after-title-replay = リプレイ：{ $game }
after-position = 位置
after-at = 決定 { $at } / { $count }、第{ $round }ラウンド
after-at-short = { $at } / { $count }
after-begin = カードが配られました。
after-by-bot = { $player }の代わりにボットが決めました。
after-by-clock = { $player }の持ち時間が切れました。
after-first = 最初へ
after-last = 最後へ
after-back-decision = 前の決定へ
after-next-decision = 次の決定へ
after-back-turn = 前のターンへ
after-next-turn = 次のターンへ
after-back-round = 前のラウンドへ
after-next-round = 次のラウンドへ
after-play = 再生
after-pause = 一時停止
after-eyes = 視点
after-eyes-open = 全カード公開
after-eyes-spectator = 観戦者
after-hand = { $player }の手札
after-keys = キー：← → 決定、↑ ↓ ターン、PageUp・PageDown ラウンド、Home・End、スペースで再生と一時停止。
after-round-end = 第{ $round }ラウンド終了

## Playing on

after-fork = ここから続ける
after-fork-last = 最終ラウンドから続ける
after-fork-about = 同じカードのまま、この場面から新しいテーブルで続けます。ほかの席にはボットが座ります。
after-fork-seat = あなたの席
after-fork-level = ボット
after-fork-go = 座ってプレイ
