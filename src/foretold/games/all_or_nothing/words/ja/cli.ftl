### What the commands print.

## foretold replay

cli-story-all-or-nothing = ディーラー：{ $dealer }、切り札：{ $trump }
cli-story-open = 公開
cli-story-secret = 秘密

## Heads of columns

cli-column-bet = 賭け
cli-column-kind = 公開か秘密か
cli-column-tricks = トリック
cli-column-suit = 色
