### What the commands print.

## foretold replay

cli-story-all-or-nothing = dealer: { $dealer }, trump: { $trump }
cli-story-open = open
cli-story-secret = secret

## Heads of columns

cli-column-bet = bet
cli-column-kind = open or secret
cli-column-tricks = tricks
cli-column-suit = colour
