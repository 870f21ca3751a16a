### After a game, in the browser.

## The replay

after-showdown = 第{ $round }ラウンド：表明
