### Errors: one sentence for each code, named error- and the code, saying what was expected and what to do next.
### When an error has a file, it is put before the sentence by error-in-file; the sentences themselves don't name it.

error-in-file = { $file }: { $sentence }

## Games and options

error-unknown-game = 「{ $game }」というゲームはありません。次から選んでください: { $known }
error-option-missing = ゲーム { $game } にはオプション「{ $option }」が必要です。値を指定してください。
error-option-unknown = ゲーム { $game } にオプション「{ $option }」はありません。使えるのは次のとおりです: { $known }
error-option-value = オプション「{ $option }」を「{ $value }」にはできません。指定できる値: { $expected }
error-seed-invalid = シード「{ $value }」は0以上の整数でも64桁の16進数でもありません。どちらかで指定するか、省略してください。
error-seat-invalid = 席「{ $seat }」はありません。{ $players }人のとき席の番号は0から始まります。{ $players }より小さい数を選んでください。

## Deck files

error-deck-unreadable = デッキファイルを読めません。パスと読み取り権限を確認してください。
error-deck-not-toml = { $line }行目は正しいTOMLではありません。修正してください。
error-deck-key-unknown = デッキファイルに項目「{ $key }」はありません。削除するか、綴りを直してください。
error-deck-key-missing = 項目「{ $key }」がありません。追加してください。
error-deck-key-type = 項目「{ $key }」の型が違います。必要な型: { $expected }
error-deck-game = このデッキはゲーム「{ $game }」用ですが、必要なのは { $expected } 用です。
error-deck-rank-missing = ランク「{ $card }」の効果がありません。[effects] に追加してください。
error-deck-rank-unknown = ランク「{ $card }」はありません。[effects] に書けるのは 2〜10、J、Q、K、A、rune です。
error-deck-card-unknown = カード「{ $card }」はありません。7S のようにランクとスートの文字で、または R1、R2 と書いてください。
error-deck-effect-unknown = カード { $card } に不明な効果「{ $effect }」があります。take、swap、draw、reveal 2、reveal 3、reveal 4、rune、hypnosis、eye を使い、強制なら * を付けてください。
error-deck-suit-missing = スート「{ $suit }」がありません。4つのスートを強い順にすべて書いてください。
error-deck-suit-repeated = スート「{ $suit }」が2回あります。それぞれ1回だけ書いてください。
error-deck-suit-unknown = スート「{ $suit }」はありません。スートは Clock、Mask、Scarab、Tree です。
error-deck-suit-count = デッキに{ $count }色ありますが、3〜8色でなければなりません。色の数を直してください。
error-deck-names-count = { $key }には{ $count }個の名前がありますが、デッキのスートは{ $needed }種です。それぞれに名前を付けてください。
error-deck-suit-letter = 色「{ $suit }」は文字で始まり、その文字が他の色と違っていなければなりません。名前を変えてください。
error-deck-face-empty = カード { $card } に効果がありません。1つから4つの効果を付けてください。
error-deck-face-full = カード { $card } に効果が{ $count }個ありますが、4個までです。減らしてください。
error-deck-face-no-gain = カード { $card } にはカードを得る強制効果がありません。take、draw、reveal のどれかに * を付けてください。
error-deck-ranks-order = ランク「{ $card }」の順番が違います。整数で小さい順に、それぞれ1回だけ書いてください。
error-deck-too-few = デッキは{ $count }枚ですが、この人数には{ $needed }枚必要です。カードを増やすか、人数を減らしてください。
error-deck-too-many = デッキは{ $count }枚ですが、{ $most }枚までです。減らしてください。
error-deck-language-unknown = 言語「{ $key }」はありません。名前は en、fr、de、it、ja で書けます。

## Decks and reshuffles given as lists

error-stack-length = { $entry } は{ $count }枚ですが、{ $expected }枚必要です。デッキのカードをすべて1回ずつ書いてください。
error-stack-card-unknown = { $entry } の「{ $card }」はこのデッキのカードではありません。修正してください。
error-stack-card-repeated = { $entry } に { $card } が2回あります。カードは1回ずつ書いてください。
error-stack-type = { $entry } はカードのリストではありません。ラウンドまたは切り直しごとに "JM" のようなカード名のリストを指定してください。
error-stack-too-many = { $entry } は多すぎます。このゲームでは{ $most }個までです。
error-reshuffle-not-the-pile = { $entry } が捨て札のカードと一致しません。捨て札のカードを、新しく一番上になるものから書いてください。

## Actions

error-action-unknown = 「{ $action }」はこのゲームの行動ではありません。選べる行動の一覧のとおりに書いてください。
error-action-illegal = 席{ $actor }は今「{ $action }」を選べません。選べる行動から選んでください。
error-game-over = ゲームは終わっているので「{ $action }」はできません。新しいゲームを配ってください。

## Records

error-record-not-json = JSON文書ではありません。{ $line }行{ $column }列で途切れているか誤りがあります。記録を保存し直してください。
error-record-format = 「{ $format }」は Foretold の記録ではありません。記録は "format": "foretold/1" で始まります。
error-record-later = この記録は新しい版の Foretold の形式「{ $format }」です。読むには Foretold を更新してください。
error-record-field-missing = 記録に { $entry } がありません。追加してください。
error-record-field-unknown = { $entry } は記録の項目ではありません。削除してください。
error-record-field-type = 記録の { $entry } の型が違います。必要な型: { $expected }
error-record-options = 記録の { $entry } が正しくありません: { $reason }
error-record-deck = 記録の { $entry } が正しくありません: { $reason }
error-record-deck-missing = { $entry } がありません。行動は、記録にデッキのないラウンドまで続いています。追加してください。
error-record-deck-extra = { $entry } が余っています。行動はそのラウンドに達しません。削除してください。
error-record-reshuffle-missing = { $entry } がありません。行動には記録より1回多く切り直しが必要です。追加してください。
error-record-reshuffle-extra = { $entry } が余っています。その切り直しは必要になりません。削除してください。
error-record-action = { $entry } の「{ $action }」はその時点で選べない行動です。記録には尋ねられた行動だけを順に書いてください。
error-record-action-extra = { $entry } は「{ $action }」ですが、その前にゲームが終わっています。終了後の行動を削除してください。
error-record-result = { $entry } は行動から導かれる { $expected } と一致しません。修正するか削除してください。
error-record-players = { $entry } には席ごとに名前が必要です(全部で{ $expected })。修正するか削除してください。

## Work in other processes and on other machines

error-extra-missing = パッケージ { $package } が必要ですが、インストールされていません。追加機能「{ $extra }」付きで Foretold をインストールしてください。
error-workers-lost = ワーカープロセスが作業を終える前に終了しました(状態 { $status })。メモリー不足の場合は、プロセス数を減らしてください。
error-ray-unreachable = 「{ $address }」で応答する Ray クラスターがありません。アドレスと、クラスターが動いていることを確認してください。
error-ray-refused = 「{ $address }」の Ray クラスターを使えません: { $reason }
error-ray-failed = Ray クラスターで作業を行えませんでした: { $reason }
