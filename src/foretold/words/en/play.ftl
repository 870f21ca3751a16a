### A game in the terminal: the table in words, what is asked, the choices and the commands.

## Lists

play-list-more = { $list }, { $next }
play-list-last = { $list } and { $next }
play-list-also = { $list }; { $next }
play-list-sentence = { $list } { $next }
play-note = { $choice }: { $note }
play-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## Players

play-you = you
play-bot = { $level } { $seat }

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
play-card-all-or-nothing = the { $colour } { $number } ({ $card })
play-effect-must = { $effect } (must)
play-effect-may = { $effect } (may)
play-effect-then = { $list }, then { $next }

## At the beginning and at the end

play-which-game = Which game do you want to play? Answer with its number, or leave with { $quit }.
play-bad-game = “{ $answer }” is no game here; answer with a number from { $first } to { $last } or a name such as { $example }, or leave with { $quit }.
play-opening = { $game }. At the table: { $players }.
play-options = Options: { $options }.
play-seated = { $name } (seat { $seat })
play-kept = Every decision is saved at once, in this file:
play-practice = This is practice: you may take back your decisions.
play-opening-help = At every question you can type { $help }.
play-resumed = You go on with a saved game. This is how it stands:
play-farewell = The game is saved. You can go on with it any time:
play-over-kept = The game is over. Its record is in this file:
play-summary = Round { $round } is over:
play-thinking =
    { $you ->
        [yes] Thinking about a hint …
       *[no] { $player } is thinking …
    }

## Files

play-saved = The game is saved in this file:
play-save-failed = The game can't be saved in { $file } ({ $reason }); save it elsewhere.
play-save-lost = The game could not be saved; what was saved before is as it was.
play-file-exists = { $file } exists already; name another file.
play-file-unreadable = { $file } can't be read ({ $reason }); check its path.
play-resume-none = There is no other game to go on with; name its file.

## Answers that can't be

play-bad-answer = “{ $answer }” is not possible here; answer with a number from { $first } to { $last }, or in notation such as { $example }, or type { $help }.
play-bad-long = That line is too long to be an answer; type a number.
play-undo-practice = Decisions can be taken back in practice only; start a game with --practice for that.
play-undo-nothing = You have made no decision yet that could be taken back.
play-undone = Taken back: { $choice }. You decide again.

## Hints

play-hint = { $level } would { $choice }.
play-hint-others = The next best:
play-hint-valued = { $choice } [{ $action }], chance to win { $share }
play-hint-unvalued = { $choice } [{ $action }]

## The log

play-log-predictions = Turn { $turn }:
play-log-all-or-nothing = Trick { $turn }:

## The commands

play-command-help = help
play-command-hand = hand
play-command-gallery = gallery
play-command-trick = trick
play-command-players = players
play-command-log = log
play-command-rules = rules
play-command-undo = undo
play-command-hint = hint
play-command-save = save
play-command-resume = resume
play-command-quit = quit
play-help = Answer with the number of a choice, or in notation, such as play JM or take 2; a card alone, such as JM, will do where only one choice names it. Columns and seats are counted from 0. An empty line repeats the question. The commands:
play-help-word = { $word } ({ $english })
play-help-line = { $word }: { $does }
play-help-help = this help
play-help-hand = your cards and what they are worth
play-help-gallery = the gallery, the deck and the discard pile
play-help-trick = the trick, the trump and the trick before
play-help-players = what is known of each player
play-help-log = what happened in this round
play-help-rules = what the present choice means
play-help-undo = take back your last decision (in practice)
play-help-hint = what a good player would do
play-help-save = save a copy: save FILE; without FILE, says where the game is saved
play-help-resume = go on with another game: resume FILE; without FILE, the one that you played last
play-help-quit = leave; the game is saved

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
play-hand =
    { $count ->
        [0] You have no cards in your hand.
        [one] You have 1 card in your hand:
       *[other] You have { $count } cards in your hand:
    }
play-holding = You hold { $cards }.
play-worth =
    { $runes ->
        [one] Your hand now: { $combination }, strength { $strength }; it would pay 1 rune.
       *[other] Your hand now: { $combination }, strength { $strength }; it would pay { $runes } runes.
    }
play-strengths = The combinations, with strength and runes: { $list }.

## The table, All or Nothing

play-trump = Trump is { $colour }: { $card } was turned up.
play-is-trump = { $card }, trump
play-trick = Trick { $trick } of { $count }, trump is { $colour }.
play-other-cards = Your other cards: { $cards }.
play-trick-card = { $player }: { $card }
play-leads =
    { $you ->
        [yes] You lead.
       *[no] { $player } leads.
    }
play-leads-first =
    { $you ->
        [yes] You lead to the first trick.
       *[no] { $player } leads to the first trick.
    }
play-winning =
    { $you ->
        [yes] So far you win the trick.
       *[no] So far { $player } wins the trick.
    }
play-trick-before =
    { $you ->
        [yes] The trick before, which you won: { $cards }.
       *[no] The trick before, which { $player } won: { $cards }.
    }
play-my-bet-open =
    { $tricks ->
        [one] You bet { $bet } openly and have won 1 trick so far.
       *[other] You bet { $bet } openly and have won { $tricks } tricks so far.
    }
play-my-bet-secret =
    { $tricks ->
        [one] You bet { $bet } secretly and have won 1 trick so far.
       *[other] You bet { $bet } secretly and have won { $tricks } tricks so far.
    }
play-must-follow = { $colour } is led and you must follow.
play-need-not-follow = { $colour } is led; you have none and may play any card.

## The players

play-player = { $name } (seat { $seat }): { $facts }.
play-has-runes =
    { $count ->
        [one] 1 rune
       *[other] { $count } runes
    }
play-has-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
play-has-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
play-has-tricks =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
play-is-all-in = all in
play-is-dealer = dealer
play-predicts = predicted: { $player }
play-announced = in turn { $turn } announced: { $combination }
play-holds = certainly holds { $cards }
play-lacks = certainly has no { $colours }
play-bet-open = open bet { $bet }
play-bet-secret = secret bet { $bet }
play-bet-unsaid = bet { $bet }
play-bet-open-hidden = open bet, not yet turned up
play-bet-secret-hidden = secret bet
play-bet-chosen = bet chosen

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

## Questions, All or Nothing

play-ask-all-or-nothing-bet =
    { $count ->
        [one] How many tricks will you win? This round has 1.
       *[other] How many tricks will you win? This round has { $count }.
    }
play-ask-all-or-nothing-open = Your bet is { $bet }. Is it open or secret?
play-ask-all-or-nothing-play = Which card do you play?

## Choices

play-do-play = play { $card }
play-do-play-to-trick = play { $card }
play-do-pass = pass
play-do-all-in = go all in
play-do-take = take { $card }, { $place }
play-do-swap = give { $given } for { $card }, { $place }
play-do-get = get { $card }, { $place }
play-do-give = give { $card }
play-do-back = back
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
play-do-bet =
    { $count ->
        [one] bet 1 trick
       *[other] bet { $count } tricks
    }
play-do-open = bet openly
play-do-secret = bet secretly
play-note-pass = the deck's top card goes into the gallery
play-note-all-in = two cards from the deck go into the gallery, your hand stays as it is until the showdown
play-note-makes = makes { $combination }
play-note-trump = trump
play-note-leaves = leaves { $combination }
play-note-too-high = more than this round has
play-note-open =
    { $bet ->
        [one] { $points } points if you win exactly 1 trick, otherwise nothing
       *[other] { $points } points if you win exactly { $bet } tricks, otherwise nothing
    }
play-note-secret =
    { $bet ->
        [one] { $points } points if you win exactly 1 trick, otherwise 1 point a trick
       *[other] { $points } points if you win exactly { $bet } tricks, otherwise 1 point a trick
    }

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

## What a choice means, All or Nothing

play-rules-all-or-nothing-bet = Choose in secret how many tricks you will win. Made exactly, a secret bet pays 1 point a trick and 3 more, an open one 2 points a trick and 3 more. Missed, a secret bet pays 1 point a trick, an open one nothing.
play-rules-all-or-nothing-open = Made exactly, an open bet pays 2 points a trick and 3 more, but nothing if you miss it. A secret one pays 1 point a trick, and 3 more if it is made exactly. Open bets are turned up when all have spoken.
play-rules-all-or-nothing-play = Follow the colour that was led if you can; if not, play any card. The highest trump wins the trick; without a trump, the highest card of the colour led. The winner leads to the next trick.

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
play-you-all-or-nothing-deals-first = You deal first.
play-you-all-or-nothing-round-begins = Round { $round } begins: you deal { $cards } cards to each.
play-you-all-or-nothing-dealt = You are dealt { $card }.
play-you-all-or-nothing-bets = You bet { $bet }.
play-you-all-or-nothing-bets-openly = You bet openly.
play-you-all-or-nothing-bets-secretly = You bet secretly.
play-you-all-or-nothing-opens-bet = You turn up your bet: { $bet }.
play-you-all-or-nothing-plays = You play { $card }.
play-you-all-or-nothing-cannot-follow = You can't follow { $colour }.
play-you-all-or-nothing-wins-trick = You win the trick with { $card }.
play-you-all-or-nothing-wins = You win the game.
