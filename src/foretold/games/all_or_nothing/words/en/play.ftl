### The game in words.

## Cards

play-card-all-or-nothing = the { $colour } { $number } ({ $card })

## The log

play-log-all-or-nothing = Trick { $turn }:

## The commands

play-command-trick = trick
play-help-trick = the trick, the trump and the trick before

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

play-has-tricks =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
play-is-dealer = dealer
play-lacks = certainly has no { $colours }
play-bet-open = open bet { $bet }
play-bet-secret = secret bet { $bet }
play-bet-unsaid = bet { $bet }
play-bet-open-hidden = open bet, not yet turned up
play-bet-secret-hidden = secret bet
play-bet-chosen = bet chosen

## Questions, All or Nothing

play-ask-all-or-nothing-bet =
    { $count ->
        [one] How many tricks will you win? This round has 1.
       *[other] How many tricks will you win? This round has { $count }.
    }
play-ask-all-or-nothing-open = Your bet is { $bet }. Is it open or secret?
play-ask-all-or-nothing-play = Which card do you play?

## Choices

play-do-play-to-trick = play { $card }
play-do-bet =
    { $count ->
        [one] bet 1 trick
       *[other] bet { $count } tricks
    }
play-do-open = bet openly
play-do-secret = bet secretly
play-note-trump = trump
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

## What a choice means, All or Nothing

play-rules-all-or-nothing-bet = Choose in secret how many tricks you will win. Made exactly, a secret bet pays 1 point a trick and 3 more, an open one 2 points a trick and 3 more. Missed, a secret bet pays 1 point a trick, an open one nothing.
play-rules-all-or-nothing-open = Made exactly, an open bet pays 2 points a trick and 3 more, but nothing if you miss it. A secret one pays 1 point a trick, and 3 more if it is made exactly. Open bets are turned up when all have spoken.
play-rules-all-or-nothing-play = Follow the colour that was led if you can; if not, play any card. The highest trump wins the trick; without a trump, the highest card of the colour led. The winner leads to the next trick.

## What one did oneself, and what was done to one

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
