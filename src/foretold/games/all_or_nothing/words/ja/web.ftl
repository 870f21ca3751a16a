### Pages in the browser.

## Titles and descriptions of its pages, also for shared links

web-title-rules-all-or-nothing = オール・オア・ナッシング ルール – Foretold
web-about-rules-all-or-nothing = 3人から6人で遊ぶ「オール・オア・ナッシング」のルールを図入りで。公開と秘密の賭け、トリック、切り札、得点、すべてのオプション。

## Home

web-about-all-or-nothing = 取るトリックの数を、公開か秘密で宣言します。ぴったり当てたときだけ満点です。

## Learning

web-learn-all-or-nothing-1 = 全員に同じ枚数のカードが配られます。1枚が表にされ、その色が切り札になります。
web-learn-all-or-nothing-2 = 賭けカードを選びます。何トリック取れるでしょうか？　そして、賭けを公開にするか秘密にするかを言います。
web-learn-all-or-nothing-3 = リードされた色を持っていれば、必ずその色を出します（マストフォロー）。最も高い切り札がトリックを取り、切り札がなければリードされた色の最も高いカードが取ります。
web-learn-all-or-nothing-4 = ちょうど当てると3点が加わり、公開の賭けなら1トリックが2点になります。
web-learn-all-or-nothing-5 = 公開の賭けを外すと0点、秘密の賭けなら取ったトリックごとに1点が入ります。
