### What the commands print.

## foretold replay

cli-story-all-or-nothing = mazziere: { $dealer }, briscola: { $trump }
cli-story-open = scoperta
cli-story-secret = segreta

## Heads of columns

cli-column-bet = scommessa
cli-column-kind = scoperta o segreta
cli-column-tricks = prese
cli-column-suit = seme
