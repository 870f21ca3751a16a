### The game in words.

## Cards

play-rank-number = the { $number }
play-rank-j = the Jack
play-rank-q = the Queen
play-rank-k = the King
play-rank-a = the Ace
play-suit-clock = of Clocks
play-suit-mask = of Masks
play-suit-scarab = of Scarabs
play-suit-tree = of Trees
play-suit-other = of { $suit }
play-card-predictions = { $rank } { $suit } ({ $card })
play-card-rune = the rune card ({ $card })
play-effect-must = { $effect } (must)
play-effect-may = { $effect } (may)
play-effect-then = { $list }, then { $next }

## The log

play-log-predictions = Turn { $turn }:

## The commands

play-command-gallery = gallery
play-help-gallery = the gallery, the deck and the discard pile

## The table, All In – Predictions

play-standing = Round { $round }, turn { $turn }. Runes in the pot: { $pot }; yours: { $runes }.
play-gallery = Gallery, { $count } of { $limit } places taken:
play-column = column { $column }: { $card }
play-column-covering = column { $column }: { $card }, covering { $covered }
play-deck =
    { $count ->
        [one] 1 card is in the deck,
       *[other] { $count } cards are in the deck,
    } { $pile ->
        [one] 1 on the discard pile.
       *[other] { $pile } on the discard pile.
    }
play-pile-top = On top of the discard pile: { $card }.
play-holding = You hold { $cards }.
play-worth =
    { $runes ->
        [one] Your hand now: { $combination }, strength { $strength }; it would pay 1 rune.
       *[other] Your hand now: { $combination }, strength { $strength }; it would pay { $runes } runes.
    }
play-strengths = The combinations, with strength and runes: { $list }.

## The players

play-has-runes =
    { $count ->
        [one] 1 rune
       *[other] { $count } runes
    }
play-is-all-in = all in
play-predicts = predicted: { $player }
play-announced = in turn { $turn } announced: { $combination }

## Questions, All In – Predictions

play-ask-predictions-turn = It is your turn. What do you do?
play-ask-predictions-take = { $card }: which card do you take into your hand?
play-ask-predictions-swap = { $card }: do you swap one of your cards?
play-ask-predictions-draw = { $card }: do you draw the deck's top card?
play-ask-predictions-reveal = { $card }: do you turn up cards from the deck?
play-ask-predictions-rune = { $card }: do you take a rune?
play-ask-predictions-hypnosis = { $card }: whom do you hypnotise?
play-ask-predictions-eye = { $card }: whose cards do you look at?
play-ask-predictions-keep = { $card }: which of the revealed cards do you keep?
play-ask-predictions-hide = { $viewer } looks at your hand with the Omniscient Eye. Which card do you hide?
play-ask-predictions-discard = You hold { $count } cards and may keep five. Which one do you discard?
play-ask-predictions-predict = Who holds the strongest hand? You may name yourself.
play-ask-give = Which of your cards do you give for { $card }?

## Choices

play-do-play = play { $card }
play-do-pass = pass
play-do-all-in = go all in
play-do-take = take { $card }, { $place }
play-do-swap = give { $given } for { $card }, { $place }
play-do-get = get { $card }, { $place }
play-do-give = give { $card }
play-do-draw = draw a card
play-do-reveal = reveal { $count } cards
play-do-rune = take a rune
play-do-hypnosis = hypnotise { $player }
play-do-eye = look at four cards of { $player }
play-do-keep = keep { $card }
play-do-hide = hide { $card }
play-do-discard = discard { $card }
play-do-predict =
    { $you ->
        [yes] predict yourself
       *[no] predict { $player }
    }
play-do-skip = do without this effect
play-note-pass = the deck's top card goes into the gallery
play-note-all-in = two cards from the deck go into the gallery, your hand stays as it is until the showdown
play-note-makes = makes { $combination }
play-note-leaves = leaves { $combination }

## What a choice means, All In – Predictions

play-rules-predictions-turn = Do one of three things. Play a card: its effects are done from left to right, the ones marked must without choice; the card then goes into the gallery, and you end with five cards. Pass: the deck's top card goes into the gallery. Go all in, one player a round: nobody can hypnotise you or look at your cards any more, but your later turns are passes. When the gallery is full, everybody predicts whose hand is the strongest; who is right shares the pot, and each hand pays its strength.
play-rules-predictions-take = The card you take goes into your hand, for all to see. Only the top card of a column can be taken.
play-rules-predictions-swap = One of your cards changes places with a top card of the gallery, for all to see.
play-rules-predictions-draw = The deck's top card goes into your hand; only you see it.
play-rules-predictions-reveal = Cards are turned up from the deck; you keep one of them, the others go onto the discard pile.
play-rules-predictions-rune = You get one rune from the reserve.
play-rules-predictions-hypnosis = The player must say aloud which combination they hold now, without ranks and suits.
play-rules-predictions-eye = The player shows you, and only you, four of their five cards, and chooses which one to hide.
play-rules-predictions-keep = The card goes into your hand, the others go onto the discard pile.
play-rules-predictions-hide = You show the other four cards to this player alone.
play-rules-predictions-discard = You end your turn with five cards. The last card that you discard lies on top of the pile.
play-rules-predictions-predict = All who name the owner of the strongest hand share the pot equally; what is left over stays for the next round. Besides, each hand pays its strength, and each rune card 2 runes. Of equal combinations the one with the higher card wins.

## What one did oneself, and what was done to one

play-you-predictions-round-begins = Round { $round } begins; you are first.
play-you-predictions-dealt = You are dealt { $card }.
play-you-predictions-plays = You play { $card }.
play-you-predictions-passes = You pass.
play-you-predictions-goes-all-in = You go all in.
play-you-predictions-pass-taken = You are all in and pass.
play-you-predictions-takes = You take { $card }, { $place }.
play-you-predictions-swaps = You give { $given } for { $card }, { $place }.
play-you-predictions-draws-card = You draw { $card }.
play-you-predictions-reveals-card = You reveal { $card }.
play-you-predictions-keeps-card = You keep { $card }.
play-you-predictions-lays-on-pile = You lay { $card } on the discard pile.
play-you-predictions-gains-rune = You gain a rune.
play-you-predictions-skips = You do without the effect: { $effect }.
play-you-predictions-effect-passed-over = You can't resolve the effect: { $effect }.
play-you-predictions-hypnotises = You use Hypnosis on { $target }.
play-you-predictions-announces = You announce: { $combination }.
play-you-predictions-uses-eye = You use the Omniscient Eye on { $target }.
play-you-predictions-shows-card = You show { $card } to { $viewer }.
play-you-predictions-hides-card = You hide { $card } from { $viewer }.
play-you-predictions-discards-card = You discard { $card }.
play-you-predictions-predicts = You predict that { $target } holds the strongest hand.
play-you-predictions-strongest = You hold the strongest hand.
play-you-predictions-pot-paid =
    { $runes ->
        [one] You get 1 rune from the pot.
       *[other] You get { $runes } runes from the pot.
    }
play-you-predictions-wins = You win the game.
play-yourself-predictions-predicts = You predict that you hold the strongest hand.
play-own-predictions-predicts = { $seat } predicts that their own hand is the strongest.
play-to-you-predictions-hypnotises = { $seat } uses Hypnosis on you.
play-to-you-predictions-uses-eye = { $seat } uses the Omniscient Eye on you.
play-to-you-predictions-shows-card = { $seat } shows you { $card }.
play-to-you-predictions-predicts = { $seat } predicts that you hold the strongest hand.
