### シミュレーションのレポート:題名、各図の説明、表の見出し。

## 数

lab-number-0 = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-number-4 = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
lab-percent-0 = { NUMBER($value, style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 0) }
lab-percent-1 = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent-2 = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent-3 = { NUMBER($value, style: "percent", minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-percent-4 = { NUMBER($value, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }

## ページ

lab-title = { $game }：シミュレーションの数字
lab-lead = ひげと括弧は95%区間を表します。各図の下に数値の表があります。
lab-sections = 項目
lab-table = 表
lab-described = 最大：{ $most }、{ $largest }。最小：{ $least }、{ $smallest }。
lab-fact-games = ゲーム数
lab-fact-players = プレイヤー
lab-fact-bots = ボット
lab-fact-seed = 最初のシード
lab-fact-options = オプション
lab-fact-compared = 比較
lab-reading = 読み方
lab-intervals = ゲーム同士は独立ですが、一つのゲームの中の出来事は独立ではありません。そこで、区間はすべてゲーム間のばらつきから求めています。平均には和の比の正規近似による区間、割合には、そのばらつきに相当する試行回数によるウィルソンの区間を使います。
lab-association = カードや効果の価値は、それを持った人と持たなかった人の差です。同時に起こりやすいことを示しますが、原因とは限りません。
lab-paired = 二つのテーブルは同じシードでプレイしました。差は2番目から1番目を引いた値で、区間は同じシードのゲーム同士の関係を考慮しています。

## 項目

lab-section-scores = 得点
lab-section-seats = 席
lab-section-levels = レベル
lab-section-cards = カード
lab-section-rounds = ラウンド
lab-section-length = 長さ

## 表の見出し

lab-head-count = 母数
lab-head-share = 割合
lab-head-mean = 平均
lab-head-rest = 他との差
lab-head-difference = 差
lab-head-seat = 席
lab-head-level = レベル
lab-head-number = 数
lab-head-bin = 範囲
lab-head-card = カード
lab-head-length = 内容
lab-head-round = ラウンド

## 数字の対象

lab-about-length-decisions = 1ゲームの決定数
lab-about-length-rounds = 1ゲームのラウンド数

## 図:題名と説明

lab-figure-score-distribution = 最終得点
lab-note-score-distribution = 各最終得点の頻度（全席）。
lab-figure-score-by-seat = 席ごとの得点
lab-note-score-by-seat = 各席の最終得点の平均。
lab-figure-wins-by-seat = 席ごとの勝率
lab-note-wins-by-seat = 各席が勝つ割合。勝利を分け合ったときは、人数で割って数えます。
lab-figure-score-by-level = レベルごとの得点
lab-note-score-by-level = 各レベルのボットの最終得点の平均。レベルは1ゲームごとに席を1つずつ移ります。
lab-figure-wins-by-level = レベルごとの勝率
lab-note-wins-by-level = そのレベルのボット1体が勝つ割合。
lab-figure-length = ゲームの長さ
lab-note-length = 平均。
lab-figure-decisions-distribution = 1ゲームの決定数
lab-note-decisions-distribution = 全員の決定数の合計ごとの頻度。
