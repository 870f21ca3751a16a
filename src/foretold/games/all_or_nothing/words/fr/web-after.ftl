### After a game, in the browser.

## The result

after-round-trump = Atout : { $card }
after-round-made =
    { $count ->
        [0] Personne n’a tenu son pari.
        [one] { $players } a tenu son pari.
       *[other] { $players } ont tenu leur pari.
    }

## The replay

after-back-trick = Pli précédent
after-next-trick = Pli suivant
