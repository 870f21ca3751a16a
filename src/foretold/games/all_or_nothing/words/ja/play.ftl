### The game in words.

## Cards

play-card-all-or-nothing = { $colour }の{ $number }（{ $card }）

## The log

play-log-all-or-nothing = トリック{ $turn }：

## The commands

play-command-trick = トリック
play-help-trick = トリック、切り札、前のトリック

## The table, All or Nothing

play-trump = 切り札は{ $colour }。表になったカード：{ $card }。
play-is-trump = { $card }、切り札
play-trick = トリック{ $trick }/{ $count }、切り札は{ $colour }。
play-other-cards = ほかの手札：{ $cards }。
play-trick-card = { $player }：{ $card }
play-leads =
    { $you ->
        [yes] あなたがリードします。
       *[no] { $player }がリードします。
    }
play-leads-first =
    { $you ->
        [yes] 最初のトリックはあなたがリードします。
       *[no] 最初のトリックは{ $player }がリードします。
    }
play-winning =
    { $you ->
        [yes] 今のところ、あなたが勝っています。
       *[no] 今のところ、{ $player }が勝っています。
    }
play-trick-before =
    { $you ->
        [yes] あなたが取った前のトリック：{ $cards }。
       *[no] { $player }が取った前のトリック：{ $cards }。
    }
play-my-bet-open = あなたの公開の賭けは{ $bet }、取ったトリックは{ $tricks }。
play-my-bet-secret = あなたの秘密の賭けは{ $bet }、取ったトリックは{ $tricks }。
play-must-follow = リードは{ $colour }で、フォローしなければなりません。
play-need-not-follow = リードは{ $colour }ですが、持っていないのでどのカードでも出せます。

## The players

play-has-tricks = { $count }トリック
play-is-dealer = ディーラー
play-lacks = 確実に持っていない：{ $colours }
play-bet-open = 公開の賭け{ $bet }
play-bet-secret = 秘密の賭け{ $bet }
play-bet-unsaid = 賭け{ $bet }
play-bet-open-hidden = 公開の賭け（まだ伏せてある）
play-bet-secret-hidden = 秘密の賭け
play-bet-chosen = 賭けを選択済み

## Questions, All or Nothing

play-ask-all-or-nothing-bet = いくつトリックを取りますか？　このラウンドは{ $count }トリックです。
play-ask-all-or-nothing-open = あなたの賭けは{ $bet }です。公開ですか、秘密ですか？
play-ask-all-or-nothing-play = どのカードを出しますか？

## Choices

play-do-play-to-trick = { $card }をプレイする
play-do-bet = { $count }トリックに賭ける
play-do-open = 公開で賭ける
play-do-secret = 秘密で賭ける
play-note-trump = 切り札
play-note-too-high = このラウンドのトリック数より多い
play-note-open = ちょうど{ $bet }トリックなら{ $points }点、外れなら0点
play-note-secret = ちょうど{ $bet }トリックなら{ $points }点、外れなら1トリック1点

## What a choice means, All or Nothing

play-rules-all-or-nothing-bet = 取るトリック数を秘密に選びます。ちょうど当たれば、秘密の賭けは1トリック1点と3点、公開の賭けは1トリック2点と3点です。外れれば、秘密は1トリック1点、公開は0点です。
play-rules-all-or-nothing-open = ちょうど当たれば、公開の賭けは1トリック2点と3点ですが、外れれば0点です。秘密の賭けは1トリック1点で、ちょうど当たれば3点が加わります。公開の賭けは全員が答えた後に表にします。
play-rules-all-or-nothing-play = リードの色があればフォローします。なければどのカードでも出せます。最も高い切り札が勝ち、切り札がなければリードの色で最も高いカードが勝ちます。勝った人が次をリードします。

## What one did oneself, and what was done to one

play-you-all-or-nothing-deals-first = 最初のディーラーはあなた。
play-you-all-or-nothing-round-begins = 第{ $round }ラウンド開始。あなたが{ $cards }枚ずつ配る。
play-you-all-or-nothing-dealt = あなたに{ $card }が配られる。
play-you-all-or-nothing-bets = あなたの賭けは{ $bet }。
play-you-all-or-nothing-bets-openly = あなたは公開の賭け。
play-you-all-or-nothing-bets-secretly = あなたは秘密の賭け。
play-you-all-or-nothing-opens-bet = あなたは賭けを公開：{ $bet }。
play-you-all-or-nothing-plays = あなたは{ $card }をプレイする。
play-you-all-or-nothing-cannot-follow = あなたは{ $colour }をフォローできない。
play-you-all-or-nothing-wins-trick = あなたは{ $card }でトリックを取る。
play-you-all-or-nothing-wins = あなたの勝ち。
