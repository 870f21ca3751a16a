### The rules page.

## オールイン:予言

rules-predictions-lead = みんなの見ている前で5枚の強い手札を作り、ほかの人が何を持っているかを探り、ラウンドの終わりに、誰の手札がいちばん強いかを言い当てます。
# 1
rules-predictions-material = カード、ルーン、トークン
rules-predictions-material-players = 2人から5人で遊びます。
rules-predictions-material-cards = カードは54枚です。四つのスートにそれぞれ13枚、2から10、J、Q、K、Aがあります。2枚の**ルーンカード**にはスートがありません。
rules-predictions-material-faces = 各スートのカード1枚ずつと、ルーンカード、裏面です。左側のアイコンがカードの効果で、星の付いたものは必ず行います。
rules-predictions-material-suits = スートには順番があり、ほかがすべて同じ手札を比べるときだけ使います。いちばん上が [i:suit-clock] 時計、次に [i:suit-mask] 仮面、[i:suit-scarab] スカラベ、[i:suit-tree] 樹です。{ rules-ours }
rules-predictions-material-runes = **ルーン**は得点です。トークンは50枚あり、1が29枚、5が14枚、10が7枚、合わせて169です。足りなくなっても、得点はすべて受け取れます。{ rules-ours }
rules-predictions-material-tokens = 1、5、10のルーンと、予言トークン。
rules-predictions-material-aid = **早見表**には役が並んでいます。A面とB面では二つの役の強さが違います（[#score 表明と得点]）。全員が同じ面を使います。最初のうちはA面で遊び、慣れてからB面を試してください。
rules-predictions-material-token = **予言トークン**は1人1枚です。
# 2
rules-predictions-setup = ラウンドの準備
rules-predictions-setup-rounds = ゲームは3ラウンドです。どのラウンドも次のように始まります。
rules-predictions-setup-deal = 54枚すべてをシャッフルし、全員に5枚ずつ配ります。残りは裏向きのデッキです。
rules-predictions-setup-gallery = デッキの上から2枚を、ディスプレイの左端の二つの列に表向きに置きます。
rules-predictions-setup-pot = 前から残っている分に加えて、ポットにルーンを入れます。
rules-predictions-setup-token = 全員が予言トークンを手元に戻します。
rules-predictions-setup-seer = 選択ルール[#options 捨て札のねじ曲げ]のときだけ、デッキからもう1枚を表向きにし、捨て札の最初のカードにします。
rules-predictions-setup-sizes = ディスプレイの大きさとポットに入れる数は、人数で決まります。
rules-predictions-setup-players = 人数
rules-predictions-setup-columns = 列
rules-predictions-setup-limit = いっぱいになる枚数
rules-predictions-setup-runes = 第1、2、3ラウンドのルーン
rules-predictions-setup-start = 3人のときの、ラウンド開始時のディスプレイ。5列あり、各列に2枚まで置けます。
rules-predictions-setup-first = 第1ラウンドはディーラーの左隣から始めます。ここのテーブルにはディーラーがいないので、最初に始める人はサーバーが抽選で決め、再戦では次の席から始めます。テーブルで指定することもできます。{ rules-ours }第2ラウンドからは、ルーンの最も少ない人から始めます。同数なら、その中で前のラウンドの手札が最も弱かった人です。
# 3
rules-predictions-turn = ターン：三つのアクションから一つ
rules-predictions-turn-about = ターンは時計回りに進みます。自分のターンには、カードをプレイする、パスする、オールインするという三つのアクションから、ちょうど一つを選んで行います。
rules-predictions-play = カードをプレイする
rules-predictions-playing-effects = 手札1枚を自分の前に表向きに出し、効果を上から順に解決します。星 [i:star] の付いた効果は必ず行い、ほかの効果は行わなくてもかまいません。
rules-predictions-playing-last = 効果が終わり、手札が5枚に戻ったら、プレイしたカードを[#gallery ディスプレイ]に置きます。
rules-predictions-playing-example = [JM] をプレイします。一つ目の効果には星があるので、ディスプレイから1枚、ここでは [9C] を取ります。二つ目は任意です。1枚引きました。手札が6枚になったので、1枚を捨て札に置きます。最後に [JM] をディスプレイに置きます。
rules-predictions-discard = 手札を5枚に戻す
rules-predictions-discard-about = 効果の後で手札が5枚より多ければ、5枚になるまで捨てます。どのカードをどの順に捨てるかは自由です。カードは表向きに捨て札に置かれ、全員に見えます。何があっても、ターンの終わりの手札はちょうど5枚です。
rules-predictions-pass = パス
rules-predictions-pass-about = デッキの一番上を表向きにディスプレイに置きます。手札はそのままで、ラウンドには引き続き参加します。
rules-predictions-all-in = オールイン
rules-predictions-all-in-once = 1ラウンドに一人だけ、一度だけできます。手札を裏向きに置き、デッキの上から2枚を、1枚ずつ表向きにディスプレイに置きます。空きが一つしかなければ、1枚だけ置きます。{ rules-ours }
rules-predictions-all-in-after = ラウンドが終わるまで、[#hypnosis 催眠]も[#eye 全知の目]もあなたを対象にできません。手札はもう変わらず、以後の自分のターンは自動的にパスになります。
rules-predictions-end = ターンの終わり
rules-predictions-end-full = ターンの終わりにディスプレイがいっぱいなら、[#predictions 予言]に移ります。そうでなければ、左隣のターンです。
rules-predictions-end-limit = ラウンドがいつまでも続くことはありません。1人あたり20ターン（2人なら40、5人なら100）が過ぎると、ディスプレイがいっぱいでなくても、そのターンの終わりに予言に移ります。自動的なパスも数えます。{ rules-ours }
# 4
rules-predictions-gallery = ディスプレイ、デッキ、捨て札
rules-predictions-gallery-enter = ディスプレイに入るカードは、1段目のいちばん左の空きスペースに置きます。1段目に空きがなければ、2段目のいちばん左の空きスペースに、下のカードに重ねて置きます。
rules-predictions-gallery-gap = 誰かが1段目のカードを取りました。次のカード [KS] は、2段目に進む前に、その空きに入ります。
rules-predictions-gallery-covered = **重なっている**（上に別のカードがある）カードは、見えていますが動かせません。上のカードがなくなるまで、取ることも交換することもできません。各列の一番上が**重なっていない**カードです。
rules-predictions-gallery-pile = 捨て札は、一番上だけを見ることができます。[#options 心眼を閉じて]では、それも見られません。デッキ、捨て札、手札の枚数は、誰でも知ることができます。
rules-predictions-gallery-empty = デッキのカードが必要になり、デッキが空のときは、その時点で（それより前ではなく）捨て札をシャッフルして新しいデッキにします。{ rules-ours }[#options 捨て札のねじ曲げ]でも、一番上のカードまでシャッフルし、新しく捨て札を始めるカードは置きません。
# 5
rules-predictions-effects = 効果
rules-predictions-effects-about = 効果は7種類です。[#deck どのカードが何をするか]は下にあります。対象のカードやプレイヤーがなく行えない効果は、星があってもなくても飛ばします。{ rules-ours }
rules-predictions-take-about = ディスプレイの重なっていないカード1枚を手札に加えます。[#options 捨て札のねじ曲げ]では、代わりに捨て札の一番上を取ることもできます。
rules-predictions-take-sees = どのカードを取ったか、全員に見えます。
rules-predictions-swap-about = 手札1枚と、ディスプレイの重なっていないカード1枚を入れ替えます。出したカードは、相手のカードがあった場所に置きます。[#options 捨て札のねじ曲げ]では、代わりに捨て札の一番上と交換することもできます。
rules-predictions-swap-sees = 2枚とも全員に見えます。
rules-predictions-draw-about = デッキの一番上を手札に加えます。
rules-predictions-draw-sees = 見るのはあなただけです。
rules-predictions-reveal = 3枚・4枚・5枚公開
rules-predictions-reveal-about = アイコンの枚数だけ、デッキの上からカードを表にします。[i:effect-reveal-3] は3枚、[i:effect-reveal-4] は4枚、[i:effect-reveal-5] は5枚です。好きな1枚を手札に加え、残りは表にした順に、表向きに捨て札に置きます。{ rules-ours }途中でデッキがなくなったら、捨て札をシャッフルして新しいデッキにし、続けます。
rules-predictions-reveal-sees = すべてのカードと、あなたが選んだカードが、全員に見えます。[#options 心眼を閉じて]では、見るのはあなただけで、残りは裏向きに捨て札に置きます。
rules-predictions-rune-about = サプライから1ルーンを得ます。
rules-predictions-rune-sees = 全員に見えます。
rules-predictions-hypnosis-about = オールインしていない相手を1人選びます。その人は、今の手札でいちばん強い役を、役がなければないことを、声に出して言います。言うのは役の名前だけで、値もスートも言いません。{ rules-ours }
rules-predictions-hypnosis-sees = 全員に聞こえます。
rules-predictions-eye-about = オールインしていない相手を1人選びます。その人は、隠すカードを手札から1枚選び、ほかの4枚をあなたに見せます。
rules-predictions-eye-sees = 4枚を見るのはあなただけです。ほかの人には、使われたことだけがわかります。
# 6
rules-predictions-predictions = 予言
rules-predictions-predictions-about = ターンが終わったら、全員が、誰の手札がいちばん強いかを予言します。自分を選んでもかまいません。
rules-predictions-predictions-many = **3人から5人：** 順番に、公開で予言します。最後のターンを行った人の左隣から始めます。
rules-predictions-predictions-two = **2人：** 2人同時に、秘密に選び、それから両方のトークンを表にします。ここでは順に答えますが、2人目が答えるまで、1人目の答えは誰にもわかりません。
rules-predictions-predictions-example = 最後のターンはエミーでした。そこで、グレース、エイダ、エミーの順に予言します。
# 7
rules-predictions-score = 表明と得点
rules-predictions-score-show = 予言と同じ順に、全員の手札を一人ずつ表明します。最後のターンを行った人の左隣から始めます。{ rules-ours }ルーンカード以外のカードで作れる最も強い役を数えます。5枚の役には、ルーンカード以外のカードが5枚必要です。
rules-predictions-score-combination = 役
rules-predictions-score-side-a = A面
rules-predictions-score-side-b = B面
rules-predictions-score-strength = この数が**強さ**です。手札の強弱を決め、そのままもらえるルーンの数にもなります。B面では、フルハウスとストレートの強さが入れ替わります。
rules-predictions-score-straight-flush = 同じスートで値の続いた5枚
rules-predictions-score-four = 同じ値4枚
rules-predictions-score-full-house = 同じ値3枚と、別の同じ値2枚
rules-predictions-score-flush = 同じスート5枚
rules-predictions-score-straight = 値の続いた5枚
rules-predictions-score-three = 同じ値3枚
rules-predictions-score-two-pairs = 同じ値2枚が2組
rules-predictions-score-pair = 同じ値2枚
rules-predictions-score-nothing = どれでもない
rules-predictions-score-ace = ストレートでは、AはKの上（[10M] [JM] [QM] [KM] [AM]）か、2の下（[AC] [2C] [3C] [4C] [5C]）に置きます。2の下では1と数え、いちばん高いカードは5です。間には置けません。K、A、2はつながりません。
rules-predictions-ties = 同じ役のとき
rules-predictions-ties-key = 同じ強さの手札では、**決め札**の高いほうが強くなります。決め札は、役を作っているカードのうち最も高いカードです。
rules-predictions-ties-full-house = フルハウス：3枚組だけを比べます。
rules-predictions-ties-two-pairs = ツーペア：高いほうのペアを比べます。
rules-predictions-ties-low = Aから始まるストレート：5を比べます。
rules-predictions-ties-nothing = 無し：手札のいちばん高いカードを比べます。{ rules-ours }
rules-predictions-ties-suit = 決め札の値も同じなら、スートの強いほうが勝ちます。それぞれの手札で、役の中のその値のカードのうち、最も強いスートを比べます。{ rules-ours }役に入っていないカードは数えません。
rules-predictions-ties-example = どちらもツーペアで、高いほうのペアは9です。エイダの9には時計があり、エミーは仮面が最高なので、エイダの手札が強くなります。エミーのもう一つのペアが高いことも、Aも、関係ありません。
rules-predictions-ties-always = ですから、二つの手札が同じになることはありません。次のラウンドを誰が始めるか、最後に誰が勝つかなど、手札の優劣はすべてこの順で決めます。{ rules-ours }
rules-predictions-pay = 得点
rules-predictions-pay-pot = **ポット** 最も強い手札の持ち主を予言した人全員で、ポットを等分します（端数切り捨て）。余りは次のラウンドのポットに残り、誰も当たらなければすべて残ります。最後のラウンドの後に残った分は、なくなります。
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
rules-predictions-options-heirs = 第3ラウンドの後で首位が並んでいたら、もう1ラウンド遊びます。ポットには10ルーンを加えます。首位の人だけでなく、全員が参加します。{ rules-ours }それでも並んでいれば、勝者はいません。
rules-predictions-options-first = 第1ラウンドを始める席です。{ rules-ours }
rules-predictions-options-drawn = 抽選
rules-predictions-options-deck = カードの効果を変えます。[#deck どのカードが何をするか]を見てください。
# 9
rules-predictions-deck = どのカードが何をするか
rules-predictions-deck-built-in = 印刷されたルールには効果の説明はありますが、どのカードがどの効果を持つかは書かれていません。標準のデッキでは、同じ値の4枚は同じ効果を持ちます。{ rules-ours }上から順に、必ず行うものには星が付いています。
rules-predictions-deck-file = 効果は決まったものではなく、**デッキファイル**に書かれています。手持ちのカードと同じ効果で遊ぶためです。値ごとの効果を上から順に（* は星）、必要なら1枚だけ違うカードの効果を、そしてスートを強い順に書きます。
rules-predictions-deck-checks = 印刷されたカードの公開は3枚、4枚、5枚ですが、ファイルでは2枚から5枚まで使えます。{ rules-ours }次のファイルは、カードと理由を示して断られます。別のゲームのもの、値かスートが足りないもの、同じスートが2回あるもの、知らない値・カード・効果があるもの、効果がないか四つより多いカードがあるもの、星の付いた、カードを得る効果（取る・引く・公開）のないカードがあるもの（ターンを5枚で終われなくなるためです）。{ rules-ours }
# 10
rules-predictions-decisions = 決めることと書き方
rules-predictions-decisions-about = 記録、ターミナル、プログラムでは、決めたことを短く書きます。この表記では席と列を0から数え、ほかではすべて1から数えます。カードは、値にスートの文字 C、M、S、T を付けて書きます。[JM] は JM です。ルーンカードは R1 と R2 です。
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
rules-predictions-decisions-memory = テーブルにあるものは、いつでも見られますが、捨て札の中を調べることは誰にもできません。前に見聞きしたこと、つまり見える形で手札に入ったカード、全知の目の4枚、宣言された役は、覚えておくものです。記憶の補助のあるテーブルでは、これらがラウンドの終わりまで表示されますが、捨て札の一覧は表示されません。前のラウンドの結果は、いつでももう一度見られます。
rules-predictions-decisions-record = 記録では、シャッフルしたカードを配る順に書きます。1番目の席の5枚、2番目の席の5枚と続き、ディスプレイの2枚、捨て札のねじ曲げでは捨て札の1枚、そしてデッキを上から順に書きます。
rules-at-gallery = ディスプレイ
