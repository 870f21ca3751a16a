### The rules page.

## オール・オア・ナッシング

rules-all-or-nothing-lead = 何トリック取るかを先に決めます。満点になるのは、ぴったり当てたときだけ。秘密にすれば安全、公開すれば、すべてか無かです。
# 1
rules-all-or-nothing-material = カード
rules-all-or-nothing-material-players = 3人から6人で遊びます。
rules-all-or-nothing-material-cards = カードは48枚で、人数にかかわらずすべて使います。[i:mark-red] 赤、[i:mark-yellow] 黄、[i:mark-green] 緑、[i:mark-blue] 青の4色に、それぞれ1から12の数字があります。12が最も高い数字です。{ rules-ours }
rules-all-or-nothing-material-faces = 各色のカード1枚ずつと、裏面。
rules-all-or-nothing-material-bets = 全員が、0から6の**賭けカード**7枚を持ちます。
rules-all-or-nothing-material-bet-cards = 7枚の賭けカード。
# 2
rules-all-or-nothing-setup = ラウンドの準備
rules-all-or-nothing-setup-rounds = ゲームは7ラウンドで、配る枚数が変わります。
rules-all-or-nothing-setup-round = ラウンド
rules-all-or-nothing-setup-cards = 1人の枚数
rules-all-or-nothing-setup-dealer = 最初のディーラーは、全員が1枚引いて決めます。最も高い人が配り、同じなら、その人たちで引き直します。{ rules-ours }テーブルで決めておくこともできます。その後は、ラウンドごとに左隣に移ります。
rules-all-or-nothing-setup-deal = ディーラーは48枚すべてをシャッフルし、そのラウンドの枚数を全員に配ります。
rules-all-or-nothing-setup-trump = 次の1枚を表にします。その色が、このラウンドの**切り札**です。残りのカードは、次に配るまで使いません。
rules-all-or-nothing-setup-example = [7G] が表になりました。切り札は緑です。
# 3
rules-all-or-nothing-bets = 賭け
rules-all-or-nothing-bets-choose = 全員が、取れると思うトリック数の賭けカードを、秘密に選びます。どのラウンドでも、0から6のどれでも選べます。そのラウンドのトリック数より多くてもかまいません。{ rules-ours }
rules-all-or-nothing-bets-say = ディーラーの左隣から順に、賭けを [i:bet-open] **公開**にするか [i:bet-secret] **秘密**にするかを言います。答えはこの順に聞こえますが、数字はまだ見えません。
rules-all-or-nothing-bets-turn = 全員が答えたら、公開の賭けを一斉に表にします。秘密の賭けは、ラウンドの得点を数えるまで伏せておきます。
rules-all-or-nothing-bets-example = エイダとグレースは公開で、2と0に賭けました。エミーとソフィヤの賭けは秘密です。
# 4
rules-all-or-nothing-tricks = トリック
rules-all-or-nothing-tricks-lead = 最初のトリックは、ディーラーの左隣がリードします。順に1枚ずつ出します。トリックを取った人が次をリードし、すべてのカードを出すまで続けます。{ rules-ours }
rules-all-or-nothing-follow = マストフォロー
rules-all-or-nothing-follow-must = リードされた色のカードを持っていれば、その色を出さなければなりません。切り札がリードされたときも同じです。
rules-all-or-nothing-follow-free = 持っていなければ自由です。切り札を出しても、ほかの色のカードを捨ててもかまいません。
rules-all-or-nothing-winner = トリックを取る人
rules-all-or-nothing-winner-about = 最も高い切り札が勝ちます。切り札が出ていなければ、リードされた色の最も高いカードが勝ちます。
rules-all-or-nothing-winner-trump = 切り札は緑です。エイダが [5R] をリードし、エミーは [11R] でフォローします。グレースは赤がなく、[12B] を捨てます。ソフィヤも赤がなく、切り札を出しました。[2G] の勝ちです。
rules-all-or-nothing-winner-plain = 切り札は緑ですが、誰も出しませんでした。最も高い赤の [11R] が勝ちます。[12B] は数字は高くても、リードされた色ではありません。
# 5
rules-all-or-nothing-score = 得点
rules-all-or-nothing-score-about = すべてのカードを出し終えたら、秘密の賭けを公開し、全員が得点します。
rules-all-or-nothing-score-bet = 賭け
rules-all-or-nothing-score-made = ぴったり
rules-all-or-nothing-score-missed = 外れ
rules-all-or-nothing-score-secret-made = 1トリック1点＋3点
rules-all-or-nothing-score-secret-missed = 1トリック1点
rules-all-or-nothing-score-open-made = 1トリック2点＋3点
rules-all-or-nothing-score-open-missed = 0点
rules-all-or-nothing-score-example = 4人、6枚のラウンドの例：
rules-all-or-nothing-score-tricks = トリック
rules-all-or-nothing-score-points = 得点
rules-all-or-nothing-score-near = 例：3と賭けて4トリック取った場合、秘密の賭けなら4点、公開の賭けなら0点です。ちょうど3トリックなら、秘密は3＋3＝6点、公開は2×3＋3＝9点になります。
rules-all-or-nothing-score-win = 最後のラウンドの後、得点の最も多い人の勝ちです。同点の人は、ともに勝者です。{ rules-ours }
# 6
rules-all-or-nothing-options = オプション
rules-all-or-nothing-options-about = テーブルを開く人が選びます。テーブルには、ゲームが始まる前に表示されます。
rules-all-or-nothing-options-players = 遊ぶ人数です。
rules-all-or-nothing-options-rounds = ラウンドの数です。枚数は 6 5 4 3 4 5 と進み、また6から繰り返します。第8ラウンドは5枚です。{ rules-ours }
rules-all-or-nothing-options-target = 誰かがこの得点に届いた最初のラウンドの後、遅くとも第37ラウンドの後に、ゲームが終わります。このときラウンド数の指定は使いません。{ rules-ours }
rules-all-or-nothing-options-target-values = 1以上
rules-all-or-nothing-options-none = なし
rules-all-or-nothing-options-drawn = 抽選
rules-all-or-nothing-options-dealer = 第1ラウンドに配る席です。再戦では次の席になります。{ rules-ours }
rules-all-or-nothing-options-deck = **デッキファイル**で、色や数字を変えます。名前の頭文字がすべて違う3から8の色、小さい順に並べた整数、そして1人6枚と、さらに1枚以上のカードが必要です。賭けは0から6のままです。
# 7
rules-all-or-nothing-decisions = 決めることと書き方
rules-all-or-nothing-decisions-about = 記録、ターミナル、プログラムでは、決めたことを短く書きます。カードは、数字に色の英語の頭文字 R、Y、G、B を付けて書きます。[7B] は 7B です。
rules-all-or-nothing-decisions-bet = 秘密の賭け。ディーラーの左隣から聞かれる
rules-all-or-nothing-decisions-open = 賭けを公開にするか秘密にするか
rules-all-or-nothing-decisions-play = トリックに出すカード。最後の1枚も聞かれる
rules-all-or-nothing-decisions-who-all = 全員
rules-all-or-nothing-decisions-who-turn = 手番の人
rules-all-or-nothing-decisions-memory = 一つ前のトリックは、もう一度見られます。それより前のトリックは見られず、誰がどの色を出せなかったかは、覚えておくものです。記憶の補助のあるテーブルでは、それが表示されます。前のラウンドの結果は、いつでももう一度見られます。
rules-all-or-nothing-decisions-record = 記録では、シャッフルしたカードを配る順に書きます。1番目の席のカード、2番目の席のカードと続き、切り札のカード、そして残りを書きます。
