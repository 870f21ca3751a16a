### What happened at the table.

## All In – Predictions

fact-predictions-round-begins = 第{ $round }ラウンド開始。最初は{ $seat }。
fact-predictions-pot-filled = ポットに{ $added }ルーンを加え、合計{ $pot }ルーン。
fact-predictions-dealt = { $seat }に{ $card }が配られる。
fact-predictions-gallery-gains = { $card }をディスプレイの列{ $column }に置く。
fact-predictions-pile-begins = { $card }が捨て札の最初の1枚になる。
fact-predictions-plays = { $seat }が{ $card }をプレイする。
fact-predictions-passes = { $seat }がパス。
fact-predictions-goes-all-in = { $seat }がオールイン。
fact-predictions-pass-taken = { $seat }はオールイン中なのでパス。
fact-predictions-takes = { $seat }が{ $card }を取る（{ $place }）。
fact-predictions-swaps = { $seat }が{ $given }を{ $card }と交換（{ $place }）。
fact-predictions-draws = { $seat }がカードを1枚引く。
fact-predictions-draws-card = { $seat }が{ $card }を引く。
fact-predictions-reveals = { $seat }がカードを{ $count }枚公開。
fact-predictions-reveals-card = { $seat }が{ $card }を公開。
fact-predictions-keeps = { $seat }がそのうち1枚を手札に加える。
fact-predictions-keeps-card = { $seat }が{ $card }を手札に加える。
fact-predictions-lays-on-pile = { $seat }が{ $card }を捨て札に置く。
fact-predictions-gains-rune = { $seat }が1ルーンを得る。
fact-predictions-skips = { $seat }は効果を使わない：{ $effect }。
fact-predictions-effect-passed-over = { $seat }は効果を解決できない：{ $effect }。
fact-predictions-hypnotises = { $seat }が{ $target }に催眠を使う。
fact-predictions-announces = { $seat }が宣言：{ $combination }。
fact-predictions-uses-eye = { $seat }が{ $target }に全知の目を使う。
fact-predictions-shows-card = { $seat }が{ $viewer }に{ $card }を見せる。
fact-predictions-hides-card = { $seat }が{ $viewer }から{ $card }を隠す。
fact-predictions-discards = { $seat }がカードを1枚裏向きに捨てる。
fact-predictions-discards-card = { $seat }が{ $card }を捨てる。
fact-predictions-reshuffled = 捨て札をシャッフルし、{ $count }枚の新しいデッキにする。
fact-predictions-deck-order = 新しいデッキの次のカードは{ $card }。
fact-predictions-gallery-full = ディスプレイが埋まった。
fact-predictions-turns-over = ラウンドの最後のターンが終わった。
fact-predictions-predicts = { $seat }は最も強い手札を{ $target }と予言。
fact-predictions-has-predicted = { $seat }が予言を決めた。
fact-predictions-hand-card = { $seat }の手札：{ $card }。
fact-predictions-hand-shown = { $seat }の役は{ $combination }、強さ{ $strength }。
fact-predictions-strongest = 最も強い手札は{ $seat }。
fact-predictions-pot-paid = { $seat }がポットから{ $runes }ルーンを得る。
fact-predictions-pot-carried = ポットに{ $runes }ルーン残る。
fact-predictions-hand-paid = { $seat }が手札で{ $runes }ルーンを得る。
fact-predictions-rune-cards-paid = { $seat }がルーンカードで{ $runes }ルーンを得る。
fact-predictions-heirs-round = 首位が同点なので、もう1ラウンド行う。
fact-predictions-wins = { $seat }の勝ち。
fact-predictions-nobody-wins = 勝者なし。
