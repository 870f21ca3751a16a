### Errors in deck files of this game: one sentence for each code, saying what was expected.

error-deck-suit-count = デッキに{ $count }色ありますが、3〜8色でなければなりません。色の数を直してください。
error-deck-suit-letter = 色「{ $suit }」は文字で始まり、その文字が他の色と違っていなければなりません。名前を変えてください。
error-deck-ranks-order = 値「{ $card }」の順番が違います。整数で小さい順に、それぞれ1回だけ書いてください。
