### What the commands print.

## foretold replay

cli-story-all-or-nothing = donneur : { $dealer }, atout : { $trump }
cli-story-open = ouvert
cli-story-secret = secret

## Heads of columns

cli-column-bet = pari
cli-column-kind = ouvert ou secret
cli-column-tricks = plis
cli-column-suit = couleur
