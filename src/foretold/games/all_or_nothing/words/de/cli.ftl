### What the commands print.

## foretold replay

cli-story-all-or-nothing = Geber: { $dealer }, Trumpf: { $trump }
cli-story-open = offen
cli-story-secret = geheim

## Heads of columns

cli-column-bet = Tipp
cli-column-kind = offen oder geheim
cli-column-tricks = Stiche
cli-column-suit = Farbe
