### After a game, in the browser.

## The replay

after-showdown = Round { $round }: Rivelazione
