### Errors: one sentence for each code, named error- and the code, saying what was expected and what to do next.
### When an error has a file, it is put before the sentence by error-in-file; the sentences themselves don't name it.

error-in-file = { $file }: { $sentence }

## Games and options

error-unknown-game = There is no game “{ $game }”; choose one of these: { $known }.
error-game-broken = The game “{ $game }” is installed but can't be used: { $reason }. Correct its package, or choose another game.
error-option-missing = The game { $game } needs the option “{ $option }”: give it a value.
error-option-unknown = The game { $game } has no option “{ $option }”; it has these: { $known }.
error-option-value = The option “{ $option }” can't be “{ $value }”; give it one of: { $expected }.
error-bot-broken = The bot “{ $bot }” can't be used: { $reason }. Correct it, or choose another bot.
error-bot-illegal = The bot “{ $bot }” answered { $answer }, which is not allowed now; allowed are: { $legal }. Correct it, or choose another bot.
error-bots-count = Give one bot for all seats, or { $count }, one for each seat.
error-bots-alike = The two tables differ in the number of players; give one bot for all seats.
error-seed-invalid = The seed “{ $value }” is neither an integer from 0 up nor 64 hexadecimal digits; give it as one of the two, or leave it out.
error-seat-invalid = There is no seat “{ $seat }”; with { $players } players the seats are numbered from 0, so choose a number below { $players }.

## Deck files

error-deck-unreadable = The deck file can't be read; check its path and that you may read it.
error-deck-not-toml = Line { $line } is not valid TOML; correct it there.
error-deck-complex = Line { $line } is nested too deeply, or a key or number in it is too long; no deck needs that.
error-deck-number = A number is too large; use whole numbers of at most { $most }.
error-deck-slow = Reading this deck takes too long; make it simpler.
error-deck-key-unknown = A deck file has no entry “{ $key }”; remove it or correct its spelling.
error-deck-key-missing = The entry “{ $key }” is missing; add it.
error-deck-key-type = The entry “{ $key }” has the wrong type; it must be: { $expected }.
error-deck-game = The deck is for the game “{ $game }”, but it must be for: { $expected }.
error-deck-names-count = { $key } has { $count } names, but the deck has { $needed } suits. Give one name for each.
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

## The store, and files of games

error-store-unavailable = Games can't be read or stored at the moment; try again shortly.
error-store-url = This is not the address of a database; give sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME.
error-store-driver = PostgreSQL needs a driver that is not installed; install Foretold with the extra “postgres”.
error-store-later = The database was made by a later version of Foretold (revision { $revision }); update Foretold to use it.
error-store-in-use = The database { $database } is in use by another process; stop it first, or use another database.
error-store-in-use-by = The database { $database } is in use by “foretold { $command }” (process { $pid }, since { $since }); stop it first, or use another database.
error-store-in-use-port = The database { $database } is in use by “foretold { $command }” (process { $pid }, since { $since }, port { $port }); stop it first, or use another database.
error-store-in-use-servers = Foretold servers are connected to this database ({ $count }, the first since { $since }); stop them first, or use another database.
error-store-memory = A database in memory is lost when its server stops; give a permanent one, such as sqlite:///PATH.
error-store-missing = There is no database { $database }; check its path.
error-store-empty = There is nothing in this database yet; start a server with it first.
error-backup-foreign = This is not a backup of a Foretold database; give a file that foretold backup wrote.
error-backup-damaged = The backup is damaged ({ $reason }); use another one.
error-backup-later = The backup was made by a later version of Foretold (revision { $revision }); update Foretold to restore it.
error-backup-differs = The copy differs from the original; try again, and check the disk.
error-restore-occupied = There are games or people in this database; restore into an empty one, or add --replace to replace what it holds.
error-name-taken = The name “{ $name }” is taken; choose another.
error-name-alike = “{ $name }” looks too much like the name of another account; choose one that differs clearly.
error-export-who = Nobody here has the name or id “{ $name }”; give an account's name or an identity.
error-export-table = There is no table “{ $table }” in this database; check its id.
error-import-format = “{ $format }” is not a file of games of this version of Foretold; such a file begins with foretold-export/1.
error-import-line = Line { $line } is not a line of a file of games ({ $reason }); export the games again.
error-import-doubled = Line { $line }: { $key } appears twice in the same object; nothing was imported.
error-import-entry = Line { $line }: entry { $entry } of table { $table } does not fit the game; nothing was imported.
error-import-record = Line { $line }: the record of table { $table } does not agree with its log; nothing was imported.
error-import-differs = Line { $line }: the database has another game at table { $table }; nothing was imported.
error-import-unfinished = The record is of a game that is not over; only finished games can be imported.

## Actions

error-action-unknown = “{ $action }” is not an action of this game; write one as the list of legal actions shows it.
error-action-illegal = “{ $action }” is not possible now; choose one of the legal actions.
error-game-over = The game is over, so “{ $action }” can't be done; deal a new game.

## Records

error-record-not-json = This is not a valid JSON document: it breaks off or has an error at line { $line }, column { $column }; save the record again.
error-record-format = “{ $format }” is not a record of Foretold; a record begins with "format": "foretold/2".
error-record-later = The record has the format “{ $format }” of a later version of Foretold; update Foretold to read it.
error-record-field-missing = { $entry } is missing in the record; add it.
error-record-field-unknown = { $entry } has no place in a record; remove it.
error-record-field-doubled = { $entry } appears twice in the same object of the record; remove one of the two.
error-record-field-type = { $entry } has the wrong type in the record; it must be: { $expected }.
error-record-options = { $entry } in the record does not fit: { $reason }
error-record-deck = { $entry } in the record does not fit: { $reason }
error-record-deck-missing = { $entry } is missing: the actions go on into a round whose deck the record does not list; add it.
error-record-deck-extra = { $entry } is left over: the actions never reach that round; remove it.
error-record-reshuffle-missing = { $entry } is missing: the actions need one more reshuffle than the record lists; add it.
error-record-reshuffle-extra = { $entry } is left over: the actions never need that reshuffle; remove it.
error-record-action = { $entry } is “{ $action }”, which is not a legal action at that point; a record must list the decisions exactly as they were made.
error-record-action-extra = { $entry } is “{ $action }”, but the game was over before it; remove what follows the end.
error-record-result = { $entry } does not follow from the actions, which lead to { $expected }; correct or remove it.
error-record-players = { $entry } must have a name for each seat, { $expected } in all; correct or remove it.

## Proofs of a fair deal

error-proof-missing = The record has no proof: only games dealt by a server have one, and not games that continue another game.
error-proof-digest = The record was changed after the server gave it out; download it again.
error-proof-commitment = The deal was not fair: { $entry } does not match the seed of the server.
error-proof-seed = The deal was not fair: { $entry } does not follow from the server's seed and the players' salts.
error-proof-order = The deal was not fair: { $entry } is not the order that the seed gives.
error-proof-events = The deal was not fair: { $entry } breaks the order of commitments and salts.

## Tables

error-table-unknown = There is no table here; check the link.
error-table-private = Only its players may see this table; sit down there, or ask the host.
error-table-damaged = This game is damaged and can't be read; the other tables are not affected.
error-table-log-full = The log of this table is too long for anything but the game itself; play it to its end.
error-table-seats = This game has { $expected } seats, but { $given } are described; describe each seat once.
error-table-deck-large = A table here takes decks of up to { $most } cards.
error-table-options-large = The options of a table, with its deck, may have at most { $most } bytes; shorten names or the deck.
error-table-level = There is no bot of the level “{ $level }”; choose one of these: { $known }.
error-table-nobody = At least one seat must be for a person; give a seat to people.
error-table-begun = The game has begun; that was possible only before.
error-table-dealing = The cards are about to be dealt; wait a moment.
error-salt-both = Send a salt or a commitment to one, not both.
error-salt-late = You failed twice to show the salt that you had committed to; at this table you play without one.
error-salt-other = This is not the salt that you committed to, or your commitment is older than the server's present one.
error-reveal-nothing = The server is not waiting for a salt from you now.
error-table-not-begun = The game has not begun yet; wait for the cards.
error-table-over = The game is over; ask for a rematch to play on.
error-table-host = Only the host may do that; ask them.
error-table-not-seated = You have no seat at this table; sit down first.
error-table-seated-already = You already have a seat at this table; leave it to take another.
error-table-seat-taken = This seat is taken or kept; choose another.
error-table-no-seat = This table has no seat with the number { $seat }; programs count seats from 0.
error-table-full = No seat is free at this table; watch, or open another.
error-table-secret = This seat link is not valid or was used before; ask the host for a new one.
error-table-name = Give a name with visible letters that does not begin with bot:.
error-table-name-taken = Somebody at this table is called “{ $name }” or has a name that looks the same; choose a name that differs clearly.
error-name-mixed = “{ $name }” mixes different alphabets in one word, or uses rare letters; write each word in one common alphabet.
error-name-bot = “{ $name }” looks like the name of a bot; choose another.
error-table-waiting =
    { $count ->
        [one] One seat is still free; fill it or give it to a bot, then begin.
       *[other] { $count } seats are still free; fill them or give them to bots, then begin.
    }
error-table-bot-sits = A bot is playing for you; take your seat back first.
error-move-late = Decision { $decision } was asked for before; now it is decision { $expected }. Look again and choose.
error-move-turn = It is not your turn; wait for it, or say in advance what you will do.
error-premove-turn = It is your turn: decide now, not in advance.
error-undo-nothing = You have not made a decision yet that could be taken back.
error-undo-informed = Somebody has learned something from that decision, and this table allows no other taking back.
error-request-open = Another request is still waiting for answers; answer it first.
error-request-none = Nothing waits for your answer now.
error-vote-about = You can't vote about this player; vote about another one who keeps you waiting.
error-vote-early = A seat is held for { $seconds } seconds before the others may vote; wait a little.
error-return-nothing = No bot sits in your seat; there is nothing to take back.
error-chat-off = There is no chat at this table.
error-chat-empty = This line shows nothing; write something.
error-chat-muted = The host has muted you at this table.
error-chat-fast = You are writing too fast; wait a few seconds.
error-rematch-early = A rematch is possible when this game is over.
error-rematch-made = The rematch is already open: go to table { $table }.
error-not-stored = This could not be stored and was not done; try again shortly.
error-message-invalid = The message can't be understood: { $reason }

## The server

error-game-running = The game is not over; its secrets are shown when it is.
error-fork-point = You can play on from decision 0 to { $most } of this game; choose one of these.
error-address-unknown = There is nothing at this address; see /api for the addresses.
error-not-found = That does not exist, or is not yours.
error-method-wrong = This address does not take this method; see /api.
error-content-encoding = The body must not be compressed; send it without Content-Encoding.
error-content-type = The body must be of the type { $expected }.
error-body-large = The body is too large; { $most } bytes are allowed.
error-head-large = The headers of the request are too large.
error-request-slow = The request took too long to arrive; send it again.
error-sign-in = The server does not know who you are; enter as a guest, sign in, or send a token.
error-not-allowed = Your sign-in does not allow this; use a cookie or a token with another scope.
error-token-wrong = This token is unknown, expired or revoked; make a new one.
error-login-wrong = The name or the password is wrong; check both.
error-password-wrong = The password is wrong; try again.
error-passkey-wrong = The passkey was not accepted; begin again.
error-account-there = You have an account already.
error-account-none = You have no account yet; make one first.
error-confirm-first = Confirm first that it is you, with your password or a passkey; then try again.
error-csrf = A request that changes something needs the header { $header } beside the cookie.
error-origin-wrong = This request comes from a page of another site, which is not allowed.
error-host-unknown = “{ $host }” is not a name of this server; use its own address, or add the name to its settings.
error-too-fast = That was too much in too short a time; wait a moment.
error-server-busy = The server is still working on your earlier requests; try again in a few seconds.
error-too-many = There are too many of these already; close or remove some.
error-server-closing = The server is restarting; it will be back soon, and so will every game.
error-server-fault = Something went wrong on the server, and the error is in its log; try again.
error-config-value = A setting is not valid: { $reason }
error-config-file = The settings in { $path } can't be read: { $reason }
error-config-workers-database = { $workers } workers need PostgreSQL, because SQLite is for one process; give a database such as postgresql://…, or use one worker.
error-config-workers-system = This system can't share a port among { $workers } workers; use one worker, or start servers on different ports behind a proxy.
## Work in other processes and on other machines

error-extra-missing = This needs the package { $package }, which is not installed; install Foretold with the extra “{ $extra }”.
error-workers-lost = A worker process ended before its work was done (status { $status }); if memory ran out, use fewer processes.
error-ray-unreachable = No Ray cluster answers at “{ $address }”; check the address and that the cluster is running.
error-ray-refused = The Ray cluster at “{ $address }” can't be used: { $reason }
error-ray-failed = The Ray cluster could not do the work: { $reason }
