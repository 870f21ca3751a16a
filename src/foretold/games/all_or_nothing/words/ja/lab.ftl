### Figures of simulations.

## 項目

lab-section-bets = 賭け
lab-section-ways = 公開と秘密

## 表の見出し

lab-head-after-dealer = ディーラーからの順番
lab-head-bet = 賭け
lab-head-tricks = トリック
lab-head-trick = トリック
lab-head-way = 公開か秘密か
lab-head-rank = 値
lab-head-trump = 切り札かどうか

## 数字の対象

lab-about-after-dealer = ディーラーから{ $value }番目
lab-about-length-tricks = 1ゲームのトリック数
lab-about-trick-trump = 切り札が勝つ
lab-about-trick-leader = リードした人が勝つ
lab-about-trick-bet = 1トリックあたりの賭け数
lab-about-way-open = 公開
lab-about-way-secret = 秘密
lab-about-trump-trump = 切り札のとき
lab-about-trump-plain = それ以外

## 図:題名と説明

lab-figure-made-by-level = レベルごとの賭けの成功率
lab-note-made-by-level = そのレベルの賭けのうち、ちょうど当たった割合。
lab-figure-open-by-level = レベルごとの公開の割合
lab-note-open-by-level = そのレベルの賭けのうち、公開した割合。
lab-figure-wins-by-dealer = 最初のディーラーからの順番ごとの勝率
lab-note-wins-by-dealer = 勝つ割合。勝利を分け合ったときは、人数で割って数えます。
lab-figure-made-by-place = ディーラーからの順番ごとの成功率
lab-note-made-by-place = ラウンドでの順番ごとの、ちょうど当たった賭けの割合。1番目がリードします。
lab-figure-points-by-place = ディーラーからの順番ごとの得点
lab-note-points-by-place = 1ラウンドの得点の平均。
lab-figure-bet-calibration = 賭けとトリック
lab-note-bet-calibration = 各賭けで取ったトリックの平均。破線上なら、賭けは平均して合っています。
lab-figure-bet-to-tricks = 賭けの結果
lab-note-bet-to-tricks = 横：賭け。縦：取ったトリック。各列がその数の賭け全体です。枠内は成功です。
lab-figure-bet-made = 賭けの成功率
lab-note-bet-made = 各賭けがちょうど当たった割合。
lab-figure-bet-points = 賭けごとの得点
lab-note-bet-points = 各賭けで得る得点の平均。
lab-figure-bet-frequency = 賭けの選択頻度
lab-note-bet-frequency = すべての賭けに占める割合。
lab-figure-way-made = 公開と秘密の成功率
lab-note-way-made = ちょうど当たった賭けの割合。
lab-figure-way-points = 公開と秘密の得点
lab-note-way-points = 1回の賭けの得点の平均。
lab-figure-way-bet-made = 賭けごとの公開と秘密の成功率
lab-note-way-bet-made = 公開と秘密それぞれの、ちょうど当たった割合。
lab-figure-way-bet-points = 賭けごとの公開と秘密の得点
lab-note-way-bet-points = 公開と秘密それぞれの得点の平均。
lab-figure-way-bet-frequency = 公開の頻度
lab-note-way-bet-frequency = 各賭けのうち公開された割合。
lab-figure-round-made = ラウンドごとの成功率
lab-note-round-made = ちょうど当たった賭けの割合。カードは6、5、4、3、4、5枚…と変わります。
lab-figure-round-points = ラウンドごとの得点
lab-note-round-points = 各ラウンドのプレイヤーの得点の平均。
lab-figure-round-open = ラウンドごとの公開の割合
lab-note-round-open = 公開した賭けの割合。
lab-figure-card-won = カードごとのトリック獲得率
lab-note-card-won = そのカードが出されたうち、トリックを取った割合。
lab-figure-rank-won = 切り札かどうか
lab-note-rank-won = 各値のカードがトリックを取る割合。切り札のときとそれ以外。
lab-figure-card-points = 配られたカードの価値
lab-note-card-points = そのカードを配られた人のラウンドの得点と、他のカードの平均との差。
lab-figure-trick-winner = トリックの勝ち方
lab-note-trick-winner = すべてのトリックに占める割合。
lab-figure-tricks-bet = 賭けの合計は高すぎる？
lab-note-tricks-bet = 1ラウンドの賭けの合計を、取れるトリックの数で割った値。1を超えると全員は当たりません。
