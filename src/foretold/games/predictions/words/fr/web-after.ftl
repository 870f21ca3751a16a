### After a game, in the browser.

## The replay

after-showdown = Manche { $round } : Révélation
