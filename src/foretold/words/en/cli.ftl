### The command line: help, complaints about arguments, and what the commands print.

## Numbers

cli-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
cli-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Help

cli-about = A table for games of prediction.
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-help-lang = the language of the output: { $languages } (default: from the environment)
cli-help-json = print one JSON object instead of the text

## Complaints about arguments

cli-usage-wrong = { $command }: { $message } (see { $command } --help)
cli-usage-required = missing: { $names }
cli-usage-unrecognized = unknown: { $names }
cli-usage-argument = { $name }: { $message }
cli-usage-choice = “{ $value }” is not possible, choose from { $choices }
cli-usage-together = can't be used together with { $name }
cli-usage-one-value = a value is missing
cli-usage-no-value = takes no value, but “{ $value }” was given
cli-usage-ambiguous = “{ $option }” could mean { $matches }
cli-usage-number = “{ $value }” is not a whole number from { $lowest } up
cli-usage-option = “{ $value }” is not of the form NAME=VALUE
cli-usage-seconds = “{ $value }” is not a number of seconds above 0
cli-usage-name = “{ $value }” is not possible; give a name of 1 to 60 letters that does not begin with bot:

## Files and the system

cli-file-missing = There is no file { $file }; check its path.
cli-file-directory = { $file } is a folder; name a file in it.
cli-file-unreadable = { $file } can't be read; check its path and that you may read it.
cli-file-not-text = { $file } is not a text in UTF-8; give a file that Foretold or a text editor wrote.
cli-file-large = { $file } is larger than { $size } MiB, which no record is; give another file.
cli-file-unwritable = { $file } can't be written; name a file in a folder that exists and that you may write to.
cli-system-refused = The system refused: { $reason }.
cli-compiling = Foretold is preparing its rules for this machine; this takes some seconds, once.

## foretold play

cli-play-about = play a game in the terminal, against bots
cli-play-game = { $games }; if it is missing, you are asked
cli-play-players = how many players, bots included (default: 4)
cli-play-bots = the level of the bots ({ $levels }), or one for each, such as adept,novice (default: adept)
cli-play-seat = your seat, counted from 0 as in records (default: 0)
cli-play-name = your name in the record (default: You)
cli-play-seed = the seed of the cards: a number or 64 hexadecimal digits (default: a secret one)
cli-play-practice = practice: decisions can be taken back
cli-play-budget = how long a bot may think about a decision (default: 1)
cli-play-resume = continue the game in this file
cli-play-save = save the game in this file (default: a new one in your data folder)
cli-play-settled = A saved game has its own game, options and seed; remove { $names }.
cli-play-bots-count =
    { $count ->
        [one] Give --bots one level.
       *[other] Give --bots one level for all, or { $count } levels, one for each bot.
    }

## foretold replay

cli-replay-about = replay and check a saved game
cli-replay-file = the record of a game; - reads it from standard input
cli-story-title = { $game }, { $players } players
cli-story-round = Round { $number } – { $facts }
cli-story-unfinished = The game is not over: { $actor } decides next.
cli-story-nobody = Nobody wins.
cli-story-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] The win is shared: { $winners }.
    }

## foretold verify

cli-verify-about = prove that a server dealt fairly, from the record of a game
cli-verify-fair =
    The deal was fair: { $orders ->
        [one] the one order of the cards follows
       *[other] all { $orders } orders of the cards follow
    } from the server's seed and the players' salts, in the order in which they were committed to and shown.
    Commitment: { $commitment }. Compare it with the one that was shown before the deal.
cli-verify-salts = Salts committed to: { $committed }; open from the start: { $open }; seats without one: { $none }. Deals that were void before: { $voids }.
cli-verify-old = This game was dealt before players committed to salts: the proof does not show in which order seed and salts were fixed.

## foretold deck

cli-deck-about = check deck files
cli-deck-check-about = check a deck file and show what it holds
cli-deck-file = the deck file, in TOML
cli-deck-good = A good deck for { $game }.
cli-deck-name = Name: { $name }
cli-deck-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## foretold simulate

cli-simulate-about = play many games between bots, with statistics, plots and tables
cli-simulate-game = { $games }
cli-simulate-bots = the level of the bots ({ $levels }), or one for each seat, such as adept,novice,random,random (default: random)
cli-simulate-games = how many games (default: 10000)
cli-simulate-players = how many players (default: as many as bots are named, otherwise 4)
cli-simulate-seed = the seed of the first game, each further game takes the next one (default: a random one)
cli-simulate-option = an option of the game, such as side=B or deck=my.toml; may be repeated
cli-simulate-against = compare with a second table with another value of this option, such as side=B or deck=other.toml; same seeds; may be repeated
cli-simulate-out = save results, report and tables in this folder; the same command continues an interrupted simulation
cli-simulate-format = tables in the folder: csv, parquet, csv,parquet or none (default: csv)
cli-simulate-report = write the report, an HTML page, to this file
cli-simulate-threads = how many cores to use (default: all)
cli-simulate-ray = run the games on the Ray cluster at this address
cli-simulate-progress = { $done } of { $total } games, { $seconds } s left
cli-simulate-title =
    { $count ->
        [one] { $game }: { $count } game, seed { $seed }, bots: { $bots }
       *[other] { $game }: { $count } games, first seed { $seed }, bots: { $bots }
    }
cli-simulate-decisions = Decisions a game: { $decisions }
cli-simulate-intervals = In brackets: 95 % intervals. A shared win counts as a part for each winner.
cli-simulate-compared = { $second } minus { $first }, game by game with the same seeds:
cli-simulate-written = Report: { $file }
cli-simulate-interrupted = Interrupted. The games played so far are in { $folder }; the same command continues from there.
cli-simulate-other = { $folder } holds another simulation, or one of another version; give another folder, or repeat its command.
cli-simulate-not-folder = { $folder } is a file, not a folder; name a folder.
cli-simulate-in-use = Another process is simulating in { $folder }; wait until it is done, or give another folder.
cli-simulate-parquet = Parquet needs the package pyarrow. Install Foretold with the extra “lab”, or use --format csv.

## foretold rate (all else: rate.ftl)

cli-rate-about = rate bots in a tournament, on the same deals with seats changed, until their order is settled

## foretold bench

cli-bench-about = measure how fast Foretold is on this machine
cli-bench-json = print one JSON object a line instead of the table
cli-bench-only = measure only this figure
cli-bench-peers = measure comparable programs too, in the same run
cli-bench-unknown = There is no figure “{ $name }”. The figures are: { $known }.
cli-bench-running = Measuring on one core; each figure takes a few seconds.
cli-bench-missing = Not measured: a peer needs the package { $package }. Install Foretold with the extra “bench”.

## foretold export, foretold import (more in store.ftl)

cli-export-about = export the games of a server, a player or a table to a file
cli-import-about = import the games of a file into a server's database
cli-backup-about = copy a server's database to a file while the server runs
cli-restore-about = restore a server's database from a backup

## Heads of columns

cli-column-player = player
cli-column-gain = gain
cli-column-score = score
cli-column-cards = cards
cli-column-seat = seat
cli-column-level = level
cli-column-mean-score = mean score
cli-column-win-share = win share

## serve

cli-help-no-browser = without a command: don't open the browser
cli-serve-about = run a server for people and programs
cli-serve-config = a TOML file with settings
cli-serve-host = the address to listen on (default: 127.0.0.1)
cli-serve-port = the port to listen on (default: 8472)
cli-serve-database = the database for the games: sqlite:///PATH or postgresql://… (default: a file in your data folder)
cli-serve-workers = how many processes serve together (default: 1; more need PostgreSQL)
cli-serve-show-config = print the settings, without their secrets, and exit
cli-serve-open = The table is open at { $link }
cli-serve-taken = The server can't listen on { $place }: { $reason }. Choose another port with --port.
