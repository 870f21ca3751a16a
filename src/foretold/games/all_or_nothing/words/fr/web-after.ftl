### After a game, in the browser.

## The result

after-round-trump = Atout : { $card }
after-round-made =
    { $count ->
        [0] Personne n’a réussi son pari.
        [one] { $players } a réussi son pari.
       *[other] { $players } ont réussi leur pari.
    }

## The replay

after-back-trick = Pli précédent
after-next-trick = Pli suivant
