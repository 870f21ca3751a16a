### After a game, in the browser.

## The result

after-round-trump = 切り札：{ $card }
after-round-made =
    { $count ->
        [0] 賭けを的中させた人はいませんでした。
       *[other] { $players }が賭けを的中させました。
    }

## The replay

after-back-trick = 前のトリックへ
after-next-trick = 次のトリックへ
