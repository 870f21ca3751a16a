### Errors: one sentence for each code, named error- and the code, saying what was expected and what to do next.
### When an error has a file, it is put before the sentence by error-in-file; the sentences themselves don't name it.

error-in-file = { $file }: { $sentence }

## Games and options

error-unknown-game = There is no game “{ $game }”; choose one of these: { $known }.
error-option-missing = The game { $game } needs the option “{ $option }”: give it a value.
error-option-unknown = The game { $game } has no option “{ $option }”; it has these: { $known }.
error-option-value = The option “{ $option }” can't be “{ $value }”; give it one of: { $expected }.
error-seed-invalid = The seed “{ $value }” is neither an integer from 0 up nor 64 hexadecimal digits; give it as one of the two, or leave it out.
error-seat-invalid = There is no seat “{ $seat }”; with { $players } players the seats are numbered from 0, so choose a number below { $players }.

## Deck files

error-deck-unreadable = The deck file can't be read; check its path and that you may read it.
error-deck-not-toml = Line { $line } is not valid TOML; correct it there.
error-deck-key-unknown = A deck file has no entry “{ $key }”; remove it or correct its spelling.
error-deck-key-missing = The entry “{ $key }” is missing; add it.
error-deck-key-type = The entry “{ $key }” has the wrong type; it must be: { $expected }.
error-deck-game = The deck is for the game “{ $game }”, but it must be for: { $expected }.
error-deck-rank-missing = The rank “{ $card }” has no effects; add it under [effects].
error-deck-rank-unknown = There is no rank “{ $card }”; [effects] takes 2 to 10, J, Q, K, A and rune.
error-deck-card-unknown = There is no card “{ $card }”; write rank and suit letter as in 7S, or R1 or R2.
error-deck-effect-unknown = The card { $card } has an unknown effect “{ $effect }”; use take, swap, draw, reveal 2, reveal 3, reveal 4, rune, hypnosis or eye, with * if it is mandatory.
error-deck-suit-missing = The suit “{ $suit }” is missing; list all four suits, the best first.
error-deck-suit-repeated = The suit “{ $suit }” is listed twice; list each suit once.
error-deck-suit-unknown = There is no suit “{ $suit }”; the suits are Clock, Mask, Scarab and Tree.
error-deck-suit-count =
    { $count ->
        [one] The deck has one colour, but it must have 3 to 8; add some.
       *[other] The deck has { $count } colours, but it must have 3 to 8; add or remove some.
    }
error-deck-names-count = { $key } has { $count } names, but the deck has { $needed } suits. Give one name for each.
error-deck-suit-letter = The colour “{ $suit }” must begin with a letter, and with another one than every other colour; rename it.
error-deck-face-empty = The card { $card } has no effect; give it one to four.
error-deck-face-full = The card { $card } has { $count } effects, but it may have four at most; remove some.
error-deck-face-no-gain = The card { $card } has no mandatory effect that gains a card; mark a take, draw or reveal with *.
error-deck-ranks-order = The rank “{ $card }” is out of order; list the ranks as whole numbers, the lowest first, each once.
error-deck-too-few =
    { $count ->
        [one] The deck has one card, but this number of players needs { $needed }; add cards or seat fewer players.
       *[other] The deck has { $count } cards, but this number of players needs { $needed }; add cards or seat fewer players.
    }
error-deck-too-many = The deck has { $count } cards, but it may have { $most } at most; remove some.
error-deck-language-unknown = There is no language “{ $key }”; names may be given in en, fr, de, it and ja.

## Decks and reshuffles given as lists

error-stack-length =
    { $count ->
        [one] { $entry } lists one card, but { $expected } are needed; list every card of the deck once.
       *[other] { $entry } lists { $count } cards, but { $expected } are needed; list every card of the deck once.
    }
error-stack-card-unknown = { $entry } names “{ $card }”, which is not a card of this deck; correct it.
error-stack-card-repeated = { $entry } names { $card } a second time; list every card once.
error-stack-type = { $entry } is not a list of cards; give one list of card names, such as "JM", for each round or reshuffle.
error-stack-too-many = { $entry } is one too many; this game takes { $most } at most.
error-reshuffle-not-the-pile = { $entry } does not hold exactly the cards of the discard pile; list those cards, the new top first.

## Actions

error-action-unknown = “{ $action }” is no action of this game; write one as the list of legal actions shows it.
error-action-illegal = Seat { $actor } can't do “{ $action }” now; choose one of the legal actions.
error-game-over = The game is over, so “{ $action }” can't be done; deal a new game.

## Records

error-record-not-json = This is not a JSON document: it breaks off or goes wrong at line { $line }, column { $column }; save the record again.
error-record-format = “{ $format }” is not a record of Foretold; a record begins with "format": "foretold/1".
error-record-later = The record has the format “{ $format }” of a later version of Foretold; update Foretold to read it.
error-record-field-missing = { $entry } is missing in the record; add it.
error-record-field-unknown = { $entry } has no place in a record; remove it.
error-record-field-type = { $entry } has the wrong type in the record; it must be: { $expected }.
error-record-options = { $entry } in the record does not fit: { $reason }
error-record-deck = { $entry } in the record does not fit: { $reason }
error-record-deck-missing = { $entry } is missing: the actions go on into a round whose deck the record does not list; add it.
error-record-deck-extra = { $entry } is left over: the actions never reach that round; remove it.
error-record-reshuffle-missing = { $entry } is missing: the actions need one more reshuffle than the record lists; add it.
error-record-reshuffle-extra = { $entry } is left over: the actions never need that reshuffle; remove it.
error-record-action = { $entry } is “{ $action }”, which is not a legal action at that point; the record must hold exactly what was asked.
error-record-action-extra = { $entry } is “{ $action }”, but the game was over before it; remove what follows the end.
error-record-result = { $entry } does not follow from the actions, which lead to { $expected }; correct or remove it.
error-record-players = { $entry } must have a name for each seat, { $expected } in all; correct or remove it.

## Work in other processes and on other machines

error-extra-missing = This needs the package { $package }, which is not installed; install Foretold with the extra “{ $extra }”.
error-workers-lost = A worker process ended before its work was done (status { $status }); if memory ran out, use fewer processes.
error-ray-unreachable = No Ray cluster answers at “{ $address }”; check the address and that the cluster is running.
error-ray-refused = The Ray cluster at “{ $address }” can't be used: { $reason }
error-ray-failed = The Ray cluster could not do the work: { $reason }
