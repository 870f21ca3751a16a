### 二つのゲームのルールのページ。節、図、表の順番は web/src/rules/ にあります。
###
### 文中の [JM] はカード、[i:star] は絵、[#turn …] は節へのリンク、**…** は太字です。

## ページ

rules-title = { $game } ルール
rules-contents = 目次
rules-try = 遊ぶ
rules-print = 印刷
rules-before = 前
rules-after = 後
rules-who-sees = 誰に何がわかるか
rules-usual = 標準
rules-usual-is = 標準: { $value }
rules-name-ada = エイダ
rules-name-emmy = エミー
rules-name-grace = グレース
rules-name-sofja = ソフィヤ
rules-at-you = あなた
rules-at-hand = 手札
rules-at-opponent = 相手
rules-at-deck = デッキ
rules-at-gallery = ディスプレイ
rules-at-pile = 捨て札
rules-at-reserve = サプライ
rules-player = プレイヤー
rules-who = 決める人
rules-decision = 決めること
rules-notation = 書き方

## オールイン:予言

rules-predictions-lead = みんなの見ている前で5枚の強い手札を作り、ほかの人が何を持っているかを探り、ラウンドの終わりに、誰の手札がいちばん強いかを言い当てます。

# 1
rules-predictions-material = カード、ルーン、トークン
rules-predictions-material-players = 2人から5人で遊びます。
rules-predictions-material-cards = カードは54枚です。四つのスートにそれぞれ13枚、2から10、J、Q、K、Aがあります。2枚の**ルーンカード**にはスートがありません。
rules-predictions-material-faces = 各スートのカード1枚ずつと、ルーンカード、裏面です。左側のアイコンがカードの効果で、星の付いたものは必ず行います。
rules-predictions-material-suits = スートには順番があり、ほかがすべて同じ手札を比べるときだけ使います。いちばん上が [i:suit-clock] 時計、次に [i:suit-mask] 仮面、[i:suit-scarab] スカラベ、[i:suit-tree] 樹です。
rules-predictions-material-runes = **ルーン**は得点です。トークンは50枚あり、1が29枚、5が14枚、10が7枚、合わせて169です。足りなくなっても、得点はすべて受け取れます。
rules-predictions-material-tokens = 1、5、10のルーンと、予言トークン。
rules-predictions-material-aid = **早見表**には役が並んでいます。A面とB面では二つの役の強さが違います([#score 公開と得点])。全員が同じ面を使います。
rules-predictions-material-token = **予言トークン**は1人1枚です。

# 2
rules-predictions-setup = ラウンドの準備
rules-predictions-setup-rounds = ゲームは3ラウンドです。どのラウンドも次のように始まります。
rules-predictions-setup-deal = 54枚すべてを切り混ぜ、全員に5枚ずつ配ります。残りは裏向きのデッキです。
rules-predictions-setup-gallery = デッキの上から2枚を、ディスプレイの列0と列1に表向きに置きます。
rules-predictions-setup-pot = 前から残っている分に加えて、ポットにルーンを入れます。
rules-predictions-setup-token = 全員が予言トークンを手元に戻します。
rules-predictions-setup-seer = バリアント[#options 捨て札のねじ曲げ]のときだけ、デッキからもう1枚を表向きにし、捨て札の最初のカードにします。
rules-predictions-setup-sizes = ディスプレイの大きさとポットに入れる数は、人数で決まります。
rules-predictions-setup-players = 人数
rules-predictions-setup-columns = 列
rules-predictions-setup-limit = いっぱいになる枚数
rules-predictions-setup-runes = 第1、2、3ラウンドのルーン
rules-predictions-setup-start = 3人のときの、ラウンド開始時のディスプレイ。5列あり、各列に2枚まで置けます。
rules-predictions-setup-first = 第1ラウンドはディーラーの左隣から始めます。ここのテーブルでは、指定がなければ席0です。第2ラウンドからは、ルーンの最も少ない人から始めます。同数なら、その中で前のラウンドの手札が最も弱かった人です。

# 3
rules-predictions-turn = ターン:三つのうち一つ
rules-predictions-turn-about = ターンは左回りに進みます。自分のターンには、カードをプレイ、パス、オールインのうち、ちょうど一つを行います。
rules-predictions-play = カードをプレイ
rules-predictions-playing-effects = 手札1枚を自分の前に表向きに出し、効果を上から順に解決します。星 [i:star] の付いた効果は必ず行い、ほかの効果は行わなくてもかまいません。
rules-predictions-playing-last = 効果が終わり、手札が5枚に戻ったら、プレイしたカードを[#gallery ディスプレイ]に置きます。
rules-predictions-playing-example = [JM] をプレイします。一つ目の効果には星があるので、ディスプレイから1枚、ここでは [9C] を取ります。二つ目は任意です。1枚引きました。手札が6枚になったので、1枚を捨て札に置きます。最後に [JM] をディスプレイに置きます。
rules-predictions-discard = 手札を5枚に戻す
rules-predictions-discard-about = 効果の後で手札が5枚より多ければ、5枚になるまで捨てます。どのカードをどの順に捨てるかは自由です。カードは表向きに捨て札に置かれ、全員に見えます。何があっても、ターンの終わりの手札はちょうど5枚です。
rules-predictions-pass = パス
rules-predictions-pass-about = デッキの一番上を表向きにディスプレイに置きます。手札はそのままで、ラウンドには引き続き参加します。
rules-predictions-all-in = オールイン
rules-predictions-all-in-once = 1ラウンドに一人だけ、一度だけできます。手札を伏せて置き、デッキの上から2枚を、1枚ずつ表向きにディスプレイに置きます。空きが一つしかなければ、1枚だけ置きます。
rules-predictions-all-in-after = ラウンドが終わるまで、[#hypnosis 催眠]も[#eye 全知の目]もあなたを対象にできません。手札はもう変わらず、以後の自分のターンは自動的にパスになります。
rules-predictions-end = ターンの終わり
rules-predictions-end-full = ターンの終わりにディスプレイがいっぱいなら、[#predictions 予言]に移ります。そうでなければ、左隣のターンです。
rules-predictions-end-limit = ラウンドがいつまでも続くことはありません。1人あたり20ターン(2人なら40、5人なら100)が過ぎると、ディスプレイがいっぱいでなくても、そのターンの終わりに予言に移ります。自動的なパスも数えます。

# 4
rules-predictions-gallery = ディスプレイ、デッキ、捨て札
rules-predictions-gallery-enter = ディスプレイに入るカードは、1段目のいちばん左の空きスペースに置きます。1段目に空きがなければ、2段目のいちばん左の空きスペースに、下のカードに重ねて置きます。
rules-predictions-gallery-gap = 誰かが1段目のカードを取りました。次のカード [KS] は、2段目に進む前に、その空きに入ります。
rules-predictions-gallery-covered = **重なっている**(上に別のカードがある)カードは、見えていますが動かせません。上のカードがなくなるまで、取ることも交換することもできません。各列の一番上が**重なっていない**カードです。
rules-predictions-gallery-pile = 捨て札は、一番上だけを見ることができます。[#options 心眼を閉じて]では、それも見られません。デッキ、捨て札、手札の枚数は、誰でも知ることができます。
rules-predictions-gallery-empty = デッキのカードが必要になり、デッキが空のときは、その時点で(それより前ではなく)捨て札を切り混ぜて新しいデッキにします。[#options 捨て札のねじ曲げ]でも、一番上のカードまで切り混ぜ、新しく捨て札を始めるカードは置きません。

# 5
rules-predictions-effects = 効果
rules-predictions-effects-about = 効果は7種類です。[#deck どのカードが何をするか]は下にあります。対象のカードやプレイヤーがなく行えない効果は、星があってもなくても飛ばします。
rules-predictions-take-about = ディスプレイの重なっていないカード1枚を手札に加えます。[#options 捨て札のねじ曲げ]では、代わりに捨て札の一番上を取ることもできます。
rules-predictions-take-sees = どのカードを取ったか、全員に見えます。
rules-predictions-swap-about = 手札1枚と、ディスプレイの重なっていないカード1枚を入れ替えます。出したカードは、相手のカードがあった場所に置きます。[#options 捨て札のねじ曲げ]では、代わりに捨て札の一番上と交換することもできます。
rules-predictions-swap-sees = 2枚とも全員に見えます。
rules-predictions-draw-about = デッキの一番上を手札に加えます。
rules-predictions-draw-sees = 見るのはあなただけです。
rules-predictions-reveal = 2枚・3枚・4枚公開
rules-predictions-reveal-about = アイコンの枚数だけ、デッキの上からカードを表にします。[i:effect-reveal-2] は2枚、[i:effect-reveal-3] は3枚、[i:effect-reveal-4] は4枚です。好きな1枚を手札に加え、残りは表にした順に、表向きに捨て札に置きます。途中でデッキがなくなったら、捨て札を切り混ぜて新しいデッキにし、続けます。
rules-predictions-reveal-sees = すべてのカードと、あなたが選んだカードが、全員に見えます。[#options 心眼を閉じて]では、見るのはあなただけで、残りは裏向きに捨て札に置きます。
rules-predictions-rune-about = サプライから1ルーンを得ます。
rules-predictions-rune-sees = 全員に見えます。
rules-predictions-hypnosis-about = オールインしていない相手を1人選びます。その人は、今の手札でいちばん強い役を、役がなければないことを、声に出して言います。言うのは役の名前だけで、数字もスートも言いません。
rules-predictions-hypnosis-sees = 全員に聞こえます。
rules-predictions-eye-about = オールインしていない相手を1人選びます。その人は、隠すカードを手札から1枚選び、ほかの4枚をあなたに見せます。
rules-predictions-eye-sees = 4枚を見るのはあなただけです。ほかの人には、使われたことだけがわかります。

# 6
rules-predictions-predictions = 予言
rules-predictions-predictions-about = ターンが終わったら、全員が、誰の手札がいちばん強いかを予言します。自分を選んでもかまいません。
rules-predictions-predictions-many = **3人から5人:** 順番に、公開で予言します。最後のターンを行った人の左隣から始めます。
rules-predictions-predictions-two = **2人:** 2人同時に、秘密に選び、それから両方のトークンを表にします。ここでは順に答えますが、2人目が答えるまで、1人目の答えは誰にもわかりません。
rules-predictions-predictions-example = 最後のターンはエミーでした。そこで、グレース、エイダ、エミーの順に予言します。

# 7
rules-predictions-score = 公開と得点
rules-predictions-score-show = 手番の順に、全員の手札を公開します。ルーンカード以外のカードで作れる最も強い役を数えます。5枚の役には、ルーンカード以外のカードが5枚必要です。
rules-predictions-score-combination = 役
rules-predictions-score-side-a = A面
rules-predictions-score-side-b = B面
rules-predictions-score-strength = この数が**強さ**です。手札の強弱を決め、そのままもらえるルーンの数にもなります。B面では、フルハウスとストレートの値が入れ替わります。
rules-predictions-score-straight-flush = 同じスートの続いた5枚
rules-predictions-score-four = 同じ数字4枚
rules-predictions-score-full-house = 同じ数字3枚と、別の同じ数字2枚
rules-predictions-score-flush = 同じスート5枚
rules-predictions-score-straight = 続いた5枚
rules-predictions-score-three = 同じ数字3枚
rules-predictions-score-two-pairs = 同じ数字2枚が2組
rules-predictions-score-pair = 同じ数字2枚
rules-predictions-score-nothing = どれでもない
rules-predictions-score-ace = 続き札では、AはKの上([10M] [JM] [QM] [KM] [AM])か、2の下([AC] [2C] [3C] [4C] [5C])に置きます。2の下では1と数え、いちばん高いカードは5です。間には置けません。K、A、2は続き札ではありません。
rules-predictions-ties = 同じ役のとき
rules-predictions-ties-key = 同じ強さの手札では、**決め札**の高いほうが強くなります。決め札は、役を作っているカードのうち最も高いカードです。
rules-predictions-ties-full-house = フルハウス:3枚組だけを比べます。
rules-predictions-ties-two-pairs = ツーペア:高いほうのペアを比べます。
rules-predictions-ties-low = Aから始まるストレート:5を比べます。
rules-predictions-ties-nothing = 無し:手札のいちばん高いカードを比べます。
rules-predictions-ties-suit = 決め札の数字も同じなら、スートの強いほうが勝ちます。それぞれの手札で、役の中のその数字のカードのうち、最も強いスートを比べます。役に入っていないカードは数えません。
rules-predictions-ties-example = どちらもツーペアで、高いほうのペアは9です。エイダの9には時計があり、エミーは仮面が最高なので、エイダの手札が強くなります。エミーのもう一つのペアが高いことも、Aも、関係ありません。
rules-predictions-ties-always = ですから、二つの手札が同じになることはありません。次のラウンドを誰が始めるか、最後に誰が勝つかなど、手札の比べ合いはすべてこの順で決めます。
rules-predictions-pay = 得点
rules-predictions-pay-pot = **ポット** 最も強い手札の持ち主を予言した人全員で、ポットを等分します(端数切り捨て)。余りは次のラウンドのポットに残り、誰も当たらなければすべて残ります。最後のラウンドの後に残った分は、なくなります。
rules-predictions-pay-hands = **手札** 全員が、手札の強さの数だけルーンを得ます。
rules-predictions-pay-rune-cards = **ルーンカード** 手札のルーンカード1枚につき、さらに2ルーンを得ます。
rules-predictions-pay-example = 3人、A面、ポットは7ルーン。エイダの手札がいちばん強く、エイダとグレースが予言を当てたので、3ルーンずつ受け取ります。1はポットに残ります。
rules-predictions-pay-hand = 手札
rules-predictions-pay-predicted = 予言
rules-predictions-pay-runes = ルーン
rules-predictions-pay-ada = 3 + 4 = 7
rules-predictions-pay-emmy = 3
rules-predictions-pay-grace = 3 + 1 + 2 = 6
rules-predictions-win = 勝者
rules-predictions-win-about = 第3ラウンドの後、ルーンの最も多い人の勝ちです。同数なら、その中で最後のラウンドの手札が最も強い人が勝ちます。[#options 予言の継承者]では、代わりにもう1ラウンドで決めます。

# 8
rules-predictions-options = オプション
rules-predictions-options-about = テーブルを開く人が選びます。テーブルには、ゲームが始まる前に表示されます。
rules-predictions-options-players = 遊ぶ人数です。ディスプレイとポットの大きさが決まります。
rules-predictions-options-side-a = フルハウス6、ストレート4。
rules-predictions-options-side-b = フルハウス4、ストレート6。
rules-predictions-options-open = すべてこのページのとおりです。
rules-predictions-options-seer = 捨て札は、表向きの1枚から始めます。「取る」と「交換」では、ディスプレイのカードの代わりに捨て札の一番上を使えます。交換で出したカードが、新しい一番上になります。
rules-predictions-options-blind = 捨てるカードは裏向きで、捨て札は誰も見ません。「公開」のカードはあなただけが見て、手札に加えなかったカードは裏向きに捨て札に置きます。
rules-predictions-options-heirs = 第3ラウンドの後で首位が並んでいたら、全員でもう1ラウンド遊びます。ポットには10ルーンを加えます。それでも並んでいれば、勝者はいません。
rules-predictions-options-first = 第1ラウンドを始める席です。
rules-predictions-options-deck = カードの効果を変えます。[#deck どのカードが何をするか]を見てください。

# 9
rules-predictions-deck = どのカードが何をするか
rules-predictions-deck-built-in = 標準のデッキでは、同じ数字の4枚は同じ効果を持ちます。上から順に、必ず行うものには星が付いています。
rules-predictions-deck-file = 効果は決まったものではなく、**デッキファイル**に書かれています。手持ちのカードと同じ効果で遊ぶためです。数字ごとの効果を上から順に(* は星)、必要なら1枚だけ違うカードの効果を、そしてスートを強い順に書きます。
rules-predictions-deck-checks = 次のファイルは、カードと理由を示して断られます。別のゲームのもの、数字かスートが足りないもの、同じスートが2回あるもの、知らない数字・カード・効果があるもの、効果がないか四つより多いカードがあるもの、星の付いた、カードを得る効果(取る・引く・公開)のないカードがあるもの(ターンを5枚で終われなくなるためです)。

# 10
rules-predictions-decisions = 決めることと書き方
rules-predictions-decisions-about = 記録、端末、プログラムでは、決めたことを短く書きます。席と列は0から数えます。カードは、数字にスートの文字 C、M、S、T を付けて書きます。[JM] は JM です。ルーンカードは R1 と R2 です。
rules-predictions-decisions-turn = ターンに何をするか
rules-predictions-decisions-effect = 効果を行うか、星がなければ行わないか
rules-predictions-decisions-keep = 公開したどのカードを手札に加えるか
rules-predictions-decisions-hide = 全知の目からどのカードを隠すか
rules-predictions-decisions-discard = 多すぎるカードを1枚ずつ。最後の1枚が一番上になる
rules-predictions-decisions-predict = 予言
rules-predictions-decisions-who-turn = 手番の人
rules-predictions-decisions-who-target = 全知の目の相手
rules-predictions-decisions-who-all = 全員
rules-predictions-decisions-asked = 聞かれずに行われるものもあります。星の付いた「引く」「公開」「ルーン」、オールインした人のパス、行えない効果を飛ばすことです。ほかはすべて、答えが一つしかなくても聞かれます。
rules-predictions-decisions-memory = テーブルにあるものは、いつでも見られます。前に見えたもの、つまり見える形で手札や捨て札に入ったカード、全知の目の4枚、言われた役は、覚えておくものです。記憶の補助のあるテーブルでは、ラウンドの終わりまで表示されます。前のラウンドの結果は、いつでももう一度見られます。
rules-predictions-decisions-record = 記録では、切り混ぜたカードを配る順に書きます。席0の5枚、席1の5枚と続き、ディスプレイの2枚、捨て札のねじ曲げでは捨て札の1枚、そしてデッキを上から順に書きます。

## オール・オア・ナッシング

rules-all-or-nothing-lead = 何トリック取るかを先に決めます。満点になるのは、ぴったり当てたときだけ。秘密にすれば安全、公開すれば、すべてか無かです。

# 1
rules-all-or-nothing-material = カード
rules-all-or-nothing-material-players = 3人から6人で遊びます。
rules-all-or-nothing-material-cards = カードは48枚で、人数にかかわらずすべて使います。[i:mark-red] 赤、[i:mark-yellow] 黄、[i:mark-green] 緑、[i:mark-blue] 青の4色に、それぞれ1から12の数字があります。12が最も高い数字です。
rules-all-or-nothing-material-faces = 各色のカード1枚ずつと、裏面。
rules-all-or-nothing-material-bets = 全員が、0から6の**賭けカード**7枚を持ちます。
rules-all-or-nothing-material-bet-cards = 7枚の賭けカード。

# 2
rules-all-or-nothing-setup = ラウンドの準備
rules-all-or-nothing-setup-rounds = ゲームは7ラウンドで、配る枚数が変わります。
rules-all-or-nothing-setup-round = ラウンド
rules-all-or-nothing-setup-cards = 1人の枚数
rules-all-or-nothing-setup-dealer = 最初のディーラーは、全員が1枚引いて決めます。最も高い人が配り、同じなら、その人たちで引き直します。テーブルで決めておくこともできます。その後は、ラウンドごとに左隣に移ります。
rules-all-or-nothing-setup-deal = ディーラーは48枚すべてを切り混ぜ、そのラウンドの枚数を全員に配ります。
rules-all-or-nothing-setup-trump = 次の1枚を表にします。その色が、このラウンドの**切り札**です。残りのカードは、次に配るまで使いません。
rules-all-or-nothing-setup-example = [7G] が表になりました。切り札は緑です。

# 3
rules-all-or-nothing-bets = 賭け
rules-all-or-nothing-bets-choose = 全員が、取れると思うトリック数の賭けカードを、秘密に選びます。どのラウンドでも、0から6のどれでも選べます。そのラウンドのトリック数より多くてもかまいません。
rules-all-or-nothing-bets-say = ディーラーの左隣から順に、賭けを [i:bet-open] **公開**にするか [i:bet-secret] **秘密**にするかを言います。答えはこの順に聞こえますが、数字はまだ見えません。
rules-all-or-nothing-bets-turn = 全員が答えたら、公開の賭けを一斉に表にします。秘密の賭けは、ラウンドの得点を数えるまで伏せておきます。
rules-all-or-nothing-bets-example = エイダとグレースは公開で、2と0に賭けました。エミーとソフィヤの賭けは秘密です。

# 4
rules-all-or-nothing-tricks = トリック
rules-all-or-nothing-tricks-lead = 最初のトリックは、ディーラーの左隣がリードします。順に1枚ずつ出します。トリックを取った人が次をリードし、すべてのカードを出すまで続けます。
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
rules-all-or-nothing-score-secret-made = 1トリック1点 + 3点
rules-all-or-nothing-score-secret-missed = 1トリック1点
rules-all-or-nothing-score-open-made = 1トリック2点 + 3点
rules-all-or-nothing-score-open-missed = 0点
rules-all-or-nothing-score-example = 4人、6枚のラウンドの例:
rules-all-or-nothing-score-tricks = トリック
rules-all-or-nothing-score-points = 得点
rules-all-or-nothing-score-win = 最後のラウンドの後、得点の最も多い人の勝ちです。同点の人は、ともに勝者です。

# 6
rules-all-or-nothing-options = オプション
rules-all-or-nothing-options-about = テーブルを開く人が選びます。テーブルには、ゲームが始まる前に表示されます。
rules-all-or-nothing-options-players = 遊ぶ人数です。
rules-all-or-nothing-options-rounds = ラウンドの数です。枚数は 6 5 4 3 4 5 と進み、また6から繰り返します。第8ラウンドは5枚です。
rules-all-or-nothing-options-target = 誰かがこの得点に届いた最初のラウンドの後、遅くとも第37ラウンドの後に、ゲームが終わります。このときラウンド数の指定は使いません。
rules-all-or-nothing-options-target-values = 1以上
rules-all-or-nothing-options-none = なし
rules-all-or-nothing-options-drawn = 引いて決める
rules-all-or-nothing-options-dealer = 第1ラウンドに配る席です。
rules-all-or-nothing-options-deck = **デッキファイル**で、色や数字を変えます。名前の頭文字がすべて違う3から8の色、小さい順に並べた整数、そして1人6枚と、さらに1枚以上のカードが必要です。賭けは0から6のままです。

# 7
rules-all-or-nothing-decisions = 決めることと書き方
rules-all-or-nothing-decisions-about = 記録、端末、プログラムでは、決めたことを短く書きます。カードは、数字に色の英語の頭文字 R、Y、G、B を付けて書きます。[7B] は 7B です。
rules-all-or-nothing-decisions-bet = 秘密の賭け。ディーラーの左隣から聞かれる
rules-all-or-nothing-decisions-open = 賭けを公開にするか秘密にするか
rules-all-or-nothing-decisions-play = トリックに出すカード。最後の1枚も聞かれる
rules-all-or-nothing-decisions-who-all = 全員
rules-all-or-nothing-decisions-who-turn = 手番の人
rules-all-or-nothing-decisions-memory = 一つ前のトリックは、もう一度見られます。それより前のトリックや、誰がどの色を出せなかったかは、覚えておくものです。記憶の補助のあるテーブルでは表示されます。前のラウンドの結果は、いつでももう一度見られます。
rules-all-or-nothing-decisions-record = 記録では、切り混ぜたカードを配る順に書きます。席0のカード、席1のカードと続き、切り札の1枚、そして残りを書きます。
