### The rules of both games, as pages. The order of sections, pictures and tables is in web/src/rules/.
###
### In a text, [JM] is a card, [i:star] a drawing, [#turn …] a link to a section, **…** strong; { rules-ours } marks what the
### printed rules leave open.

## The pages

rules-title = { $game }: the rules
rules-contents = Contents
rules-try = Play it
rules-print = Print
rules-ours = [ours our choice]
rules-ours-about = Where the printed rules are silent, or show only a picture, something had to be chosen. Such places are marked { rules-ours }
rules-before = before
rules-after = after
rules-who-sees = Who learns what
rules-usual = usual
rules-usual-is = usual: { $value }
rules-name-ada = Ada
rules-name-emmy = Emmy
rules-name-grace = Grace
rules-name-sofja = Sofja
rules-at-you = you
rules-at-hand = hand
rules-at-opponent = opponent
rules-at-deck = deck
rules-at-pile = discard pile
rules-at-reserve = reserve
rules-player = Player
rules-who = Who decides
rules-decision = Decision
rules-notation = Written
