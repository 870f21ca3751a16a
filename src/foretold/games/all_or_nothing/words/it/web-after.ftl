### After a game, in the browser.

## The result

after-round-trump = Briscola: { $card }
after-round-made =
    { $count ->
        [0] Nessuno ha centrato la scommessa.
        [one] { $players } ha centrato la scommessa.
       *[other] { $players } hanno centrato la scommessa.
    }

## The replay

after-back-trick = Presa precedente
after-next-trick = Presa successiva
