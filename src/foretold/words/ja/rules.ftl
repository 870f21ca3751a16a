### 二つのゲームのルールのページ。節、図、表の順番は web/src/rules/ にあります。
###
### 文中の [JM] はカード、[i:star] は絵、[#turn …] は節へのリンク、**…** は太字です。

## ページ

rules-title = { $game } ルール
rules-contents = 目次
rules-try = 遊ぶ
rules-print = 印刷
rules-ours = [ours 独自の決定]
rules-ours-about = 印刷されたルールに書かれていない点、図でしか示されていない点は、こちらで決めました。その箇所には { rules-ours } と記してあります。
rules-before = 前
rules-after = 後
rules-who-sees = 誰に何がわかるか
rules-usual = 標準
rules-usual-is = 標準：{ $value }
rules-name-ada = エイダ
rules-name-emmy = エミー
rules-name-grace = グレース
rules-name-sofja = ソフィヤ
rules-at-you = あなた
rules-at-hand = 手札
rules-at-opponent = 相手
rules-at-deck = デッキ
rules-at-pile = 捨て札
rules-at-reserve = サプライ
rules-player = プレイヤー
rules-who = 決める人
rules-decision = 決めること
rules-notation = 書き方
