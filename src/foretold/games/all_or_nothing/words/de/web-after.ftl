### After a game, in the browser.

## The result

after-round-trump = Trumpf: { $card }
after-round-made =
    { $count ->
        [0] Niemand hat den Tipp erfüllt.
        [one] { $players } hat den Tipp erfüllt.
       *[other] { $players } haben ihren Tipp erfüllt.
    }

## The replay

after-back-trick = Einen Stich zurück
after-next-trick = Einen Stich weiter
