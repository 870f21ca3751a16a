### Errors in deck files of this game: one sentence for each code, saying what was expected.

error-deck-rank-missing = 値「{ $card }」の効果がありません。[effects] に追加してください。
error-deck-rank-unknown = 値「{ $card }」はありません。[effects] に書けるのは 2〜10、J、Q、K、A、rune です。
error-deck-card-unknown = カード「{ $card }」はありません。7S のように値とスートの文字で、または R1、R2 と書いてください。
error-deck-effect-unknown = カード { $card } に不明な効果「{ $effect }」があります。take、swap、draw、reveal 2、reveal 3、reveal 4、reveal 5、rune、hypnosis、eye を使い、必須なら * を付けてください。
error-deck-suit-missing = スート「{ $suit }」がありません。4つのスートを強い順にすべて書いてください。
error-deck-suit-repeated = スート「{ $suit }」が2回あります。それぞれ1回だけ書いてください。
error-deck-suit-unknown = スート「{ $suit }」はありません。スートは Clock、Mask、Scarab、Tree です。
error-deck-face-empty = カード { $card } に効果がありません。1つから4つの効果を付けてください。
error-deck-face-full = カード { $card } に効果が{ $count }個ありますが、4個までです。減らしてください。
error-deck-face-no-gain = カード { $card } にはカードを得る必須の効果がありません。take、draw、reveal のどれかに * を付けてください。
