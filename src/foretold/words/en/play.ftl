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

## At the beginning and at the end

play-which-game = Which game do you want to play? Answer with its number, or leave with { $quit }.
play-bad-game = “{ $answer }” is not one of the games; answer with a number from { $first } to { $last } or a name such as { $example }, or leave with { $quit }.
play-opening = { $game }. At the table: { $players }.
play-options = Options: { $options }.
play-seated = { $name } (seat { $seat })
play-kept = Every decision is saved at once in this file:
play-practice = This is practice: you may take back your decisions.
play-opening-help = At every question you can type { $help }.
play-resumed = You continue a saved game. This is how it stands:
play-farewell = The game is saved. You can continue it at any time:
play-over-kept = The game is over. Its record is in this file:
play-summary = Round { $round } is over:
play-thinking =
    { $you ->
        [yes] Thinking about a hint …
       *[no] { $player } is thinking …
    }

## Files

play-saved = The game is saved in this file:
play-save-failed = The game can't be saved in { $file } ({ $reason }); choose another place.
play-save-lost = The game could not be saved; the file is unchanged.
play-file-exists = { $file } exists already; name another file.
play-file-unreadable = { $file } can't be read ({ $reason }); check its path.
play-resume-none = There is no other game to continue; name its file.

## Answers that can't be

play-bad-answer = “{ $answer }” is not possible here; answer with a number from { $first } to { $last }, or with words such as { $example }, or type { $help }.
play-bad-long = That line is too long to be an answer; type a number.
play-undo-practice = You can take back decisions only in practice; start a game with --practice for that.
play-undo-nothing = You have not made a decision yet that could be taken back.
play-undone = Taken back: { $choice }. You decide again.

## Hints

play-hint = { $level } would { $choice }.
play-hint-others = The next best:
play-hint-valued = { $choice } [{ $action }], chance to win { $share }
play-hint-unvalued = { $choice } [{ $action }]

## The commands

play-command-help = help
play-command-hand = hand
play-command-table = table
play-command-players = players
play-command-log = log
play-command-rules = rules
play-command-undo = undo
play-command-hint = hint
play-command-save = save
play-command-resume = resume
play-command-quit = quit
play-help = Answer with the number of a choice, or say it with the cards and names that you see, such as play JM, take 9C or predict Adept 2; a card alone will do where only one choice names it. The notation of records is understood too; it counts columns and seats from 0. An empty line repeats the question. The commands:
play-help-word = { $word } ({ $english })
play-help-line = { $word }: { $does }
play-help-help = this help
play-help-hand = your cards and what they are worth
play-help-table = what lies on the table
play-help-players = what is known of each player
play-help-log = what happened in this round
play-help-rules = what the present choice means
play-help-undo = take back your last decision (in practice)
play-help-hint = what a good player would do
play-help-save = save a copy: save FILE; without FILE, show where the game is saved
play-help-resume = continue another game: resume FILE; without FILE, the one that you played last
play-help-quit = leave; the game is saved

## The table

play-hand =
    { $count ->
        [0] You have no cards in your hand.
        [one] You have 1 card in your hand:
       *[other] You have { $count } cards in your hand:
    }

## The players

play-player = { $name } (seat { $seat }): { $facts }.
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
play-holds = certainly holds { $cards }

## Choices

play-do-back = back

## Games without words of their own

play-ask-any = It is your turn. What do you do?
play-log-any = Turn { $turn }:
