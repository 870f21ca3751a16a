### Figures of simulations.

## 項目

lab-section-combinations = 役
lab-section-predictions = 予言
lab-section-all-in = オールイン
lab-section-powers = 効果

## 表の見出し

lab-head-place = ラウンドの順番
lab-head-order = 予言の順番
lab-head-combination = 役
lab-head-hands = 対象
lab-head-prediction = 予言
lab-head-all-in = オールイン
lab-head-effect = 効果

## 数字の対象

lab-about-place = { $value }番目
lab-about-order = { $value }番目の予言
lab-about-hands-hands = すべての手札
lab-about-hands-strongest = 最強の手札
lab-about-prediction-all = すべて
lab-about-prediction-self = 自分
lab-about-prediction-other = 他のプレイヤー
lab-about-all-in-rounds = 誰かがオールイン
lab-about-all-in-strongest = 宣言者が最強
lab-about-all-in-right = 宣言者の予言が的中
lab-about-all-in-self = 宣言者が自分を予言
lab-about-all-in-caller = 宣言者
lab-about-all-in-others = 他の各プレイヤー
lab-about-length-turns = 1ラウンドのターン数
lab-about-length-reshuffles = 1ゲームの再シャッフル数
lab-about-length-pot = ポットのルーン
lab-about-length-carried = ポットに残るルーン
lab-about-length-limit = 上限で終了

## 図:題名と説明

lab-figure-right-by-level = レベルごとの予言の的中率
lab-note-right-by-level = そのレベルの予言のうち、最強の手札の持ち主を当てた割合。
lab-figure-all-in-by-level = レベルごとのオールインの割合
lab-note-all-in-by-level = そのレベルのボットがオールインするラウンドの割合。
lab-figure-gain-by-place = ラウンドの順番ごとの獲得
lab-note-gain-by-place = 1ラウンドで得るルーンの平均（ルーン効果を含む）。ラウンドの最初のプレイヤーからのターン順。
lab-figure-strongest-by-place = 順番ごとの最強の手札の割合
lab-note-strongest-by-place = 各順番のプレイヤーが最強の手札を持つ割合。
lab-figure-combination-frequency = 表明時の役
lab-note-combination-frequency = 表明されたすべての手札と、最強の手札だけに占める割合。
lab-figure-combination-wins = 役ごとの最強の割合
lab-note-combination-wins = その役の手札のうち、ラウンドで最強だった割合。
lab-figure-prediction-right = 予言の的中率
lab-note-prediction-right = 最強の手札の持ち主を当てた予言の割合。すべて、自分への予言、他のプレイヤーへの予言。
lab-figure-prediction-self = 自分への予言
lab-note-prediction-self = 自分自身を指した予言の割合。
lab-figure-prediction-by-order = 予言の順番ごとの的中率
lab-note-prediction-by-order = 後から予言する人ほど多くを聞いています。
lab-figure-prediction-right-count = 的中した人数
lab-note-prediction-right-count = ラウンドのポットを分け合う人数。0ならポットは残ります。
lab-figure-prediction-spread = 予言された席の数
lab-note-prediction-spread = 1ラウンドの予言が指す席の種類。1なら全員一致。
lab-figure-all-in = オールイン
lab-note-all-in = 誰かがオールインするラウンドの割合と、そのうち宣言者が正しい割合。
lab-figure-all-in-gain = オールイン後の獲得
lab-note-all-in-gain = そのようなラウンドで得るルーンの平均。
lab-figure-all-in-turn = オールインのターン
lab-note-all-in-turn = そのラウンドで宣言者の何回目のターンか。
lab-figure-all-in-turn-strongest = ターンごとの最強の割合
lab-note-all-in-turn-strongest = 宣言したターンごとに、宣言者が最強の手札を持つ割合。
lab-figure-card-held = 手札のカードの価値
lab-note-card-held = 表明時にそのカードを持つ人がラウンドで得るルーンと、他の全員の平均との差。
lab-figure-card-strongest = カードごとの最強の割合
lab-note-card-strongest = そのカードを含む手札のうち、ラウンドで最強だった割合。
lab-figure-card-played = プレイしたカードの価値
lab-note-card-played = そのカードをプレイした人がラウンドで得るルーンと、他の全員の平均との差。
lab-figure-effect-used = 効果の価値
lab-note-effect-used = その効果を一度でも使った人がラウンドで得るルーンと、使わなかった人の平均との差。
lab-figure-effect-frequency = 効果の使用頻度
lab-note-effect-frequency = 1ラウンドに一度でも使うプレイヤーの割合。
lab-figure-turns-distribution = 1ラウンドのターン数
lab-note-turns-distribution = ターン数ごとの頻度（オールイン後の自動パスを含む）。
lab-figure-turns-over = 打ち切られたラウンド
lab-note-turns-over = 1席20ターンの上限で終わったラウンドの割合。
