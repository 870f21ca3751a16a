### After a game, in the browser.

## The replay

after-showdown = Runde { $round }: Wertung
