### Pages in the browser.

## Titles and descriptions of its pages, also for shared links

web-title-rules-all-or-nothing = All or Nothing: the rules – Foretold
web-about-rules-all-or-nothing = The rules of All or Nothing for three to six players, with pictures: open and secret bets, tricks, trump, scoring and every option.

## Home

web-about-all-or-nothing = Say how many tricks you will win, openly or in secret. Only an exact bet pays in full.

## Learning

web-learn-all-or-nothing-1 = Everybody gets the same number of cards; one card is turned up, and its colour is trump.
web-learn-all-or-nothing-2 = Choose a bet card: how many tricks will you win? Then say whether your bet is open or secret.
web-learn-all-or-nothing-3 = Follow the colour that was led if you can. The highest trump wins the trick, without a trump the highest card of the colour led.
web-learn-all-or-nothing-4 = An exact bet brings 3 extra points; if it is open, each trick counts 2.
web-learn-all-or-nothing-5 = Whoever misses an open bet gets nothing; a secret one still brings a point for each trick.
