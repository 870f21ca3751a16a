### After a game, in the browser.

## The result

after-round-trump = Trump: { $card }
after-round-made =
    { $count ->
        [0] Nobody made their bet.
        [one] { $players } made the bet.
       *[other] { $players } made their bets.
    }

## The replay

after-back-trick = One trick back
after-next-trick = One trick on
