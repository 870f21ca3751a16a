### The web client.

## Titles and descriptions of its pages, also for shared links

web-title-home = Foretold – card games of prediction
web-about-home = Play All In – Predictions and All or Nothing in the browser: against bots at once, or with friends by a link. Free, without an account.
web-title-new = New table – Foretold
web-about-new = Choose a game, its options, players and bots, and send your friends the link.
web-title-lobby = Lobby – Foretold
web-about-lobby = Tables that wait for players, and games to watch.
web-title-games = My games – Foretold
web-about-games = Your games: those that wait for you first.
web-title-me = Account – Foretold
web-about-me = Sign in, passkeys, and keys for programs.
web-title-learn = Learn to play – Foretold
web-about-learn = Both games in a few sentences, and a first game against a gentle opponent.
web-title-rules = Rules – Foretold
web-about-rules = The rules of All In – Predictions and All or Nothing.
web-title-replays = Replays – Foretold
web-about-replays = Your finished games, to look at again.
web-title-table = You are invited to a table – Foretold
web-about-table = Sit down and play along, right in the browser: no account, nothing to install.
web-title-game = A finished game – Foretold
web-about-game = How the game went, with every card open.
web-title-nowhere = Nothing here – Foretold
web-about-nowhere = The link may be mistyped, or what was here is gone. From here you find everything else.

## Everywhere

web-nav = Main pages
web-nav-home = Play
web-nav-lobby = Lobby
web-nav-games = My games
web-nav-learn = Learn
web-nav-me = Account
web-skip = To the content
web-loading = One moment …
web-close = Close
web-cancel = Cancel
web-save = Save
web-done = Saved.
web-remove = Remove
web-remove-named = Remove { $name }
web-all = All
web-copy = Copy
web-copied = Copied
web-share = Share
web-nowhere = There is nothing at this address.
web-reconnecting = The connection is lost. Trying again …
web-error-unreachable = The server can't be reached; check the connection and try again.
web-offline = You are offline
web-offline-about = The way to play, and the finished games that you have looked at, are here all the same.
web-offline-again = Try again
web-guest = Guest

## Settings

web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = Automatic
web-theme-dark = Night
web-theme-light = Day
web-your-name = Your name
web-motion-less = Less movement
web-sound = Sound
web-hints = Hints at the table
web-hints-about = Each effect and each kind of decision is explained once, when it first comes up. Switched on again, they all come anew.
web-notify = Tell me in another tab when it is my turn
web-notify-denied = Your browser does not allow notifications from this page.

## Home

web-hero = Who holds the strongest hand?
web-hero-about = Card games about knowing in advance. Gather cards in the open, read the others, and bet on what will come.
web-opponents = Strength of the bots
web-play-now = Play now
web-play-friends = With friends
web-more-options = Options
web-dealing = The cards are being dealt …
web-join = Join a table
web-join-link = Link or code
web-join-go = Join
web-join-wrong = This is not a table's link; such a link has /t/ in it.
web-learn-about = Never played? A few sentences are enough for a first game; the table tells you the rest.
web-learn-go = How to play
web-replays = Replays

## Tables in lists

web-line-your-turn = Your turn
web-line-over = Finished
web-line-playing = In progress
web-line-free =
    { $count ->
        [0] Full
        [one] 1 free seat
       *[other] { $count } free seats
    }
web-lobby-waiting = Waiting for players
web-lobby-going = To watch
web-lobby-empty = No open table at the moment. Open one, and others will find it here.
web-games-turn = Your turn
web-games-going = In progress
web-games-over = Finished
web-games-empty = You have not played here yet.
web-games-export = Download all finished games
web-replays-empty = Your finished games will be here.
web-verify = Check the cards

## A new table

web-new-table = New table
web-game = Game
web-how-many = Players
web-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-seats = Seats
web-seat-number = Seat { $seat }
web-seat-for = Seat { $seat }
web-seat-person = Person
web-seat-person-link = Person, by the link
web-seat-bot = Bot: { $level }
web-fill-bots = Bots everywhere
web-fill-people = People everywhere
web-options = Options
web-option-drawn = drawn by lot
web-deck-usual = the usual cards
web-deck-choose = Choose a file
web-deck-chosen =
    { $count ->
        [one] { $name } (1 card)
       *[other] { $name } ({ $count } cards)
    }
web-deck-unnamed = without a name
web-deck-usual-again = The usual cards again
web-deck-about = A TOML file that says which cards there are and what they do.
web-deck-large = The file is too large for a deck; 64 kB are allowed.
web-table = Table
web-clock = Thinking time
web-clock-none = No limit
web-clock-decision = { $seconds } seconds a decision
web-clock-bank = { $minutes } minutes a player, +{ $increment } s a decision
web-clock-days =
    { $days ->
        [one] 1 day a decision
       *[other] { $days } days a decision
    }
web-timeout-bot = When time is up, a bot decides
web-listed = List the table in the lobby
web-listed-about = Otherwise only those who have the link find it.
web-memory = Memory aid
web-memory-about = The table keeps what was seen and heard of each player. The discard pile stays shut.
web-undo = Decisions may be taken back
web-undo-about = At once while nobody has learned anything from them; after that if everybody agrees.
web-spectators = Spectators are welcome
web-chat = Chat
web-open-table = Open the table

## The waiting room

web-invite-title = Invite the others
web-invite-link = Send this link
web-sit-title = Sit down
web-sit = Sit down
web-sit-here = Sit here
web-sit-full = All seats are taken. You can watch when the game begins, if the table allows it.
web-sit-kept = The free seats are kept for those who were invited. If one is yours, sit down.
web-seat-free = Free
web-seat-kept = Kept
web-seat-you = you
web-seat-host = host
web-seat-away = away
web-seat-link = Seat link
web-seat-link-for = Link for seat { $seat } alone
web-begin = Deal the cards
web-leave = Leave the seat
web-name-why = The others see this name. An account is not needed.
web-waiting-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-waiting-ready = Everybody is here.
web-void = A random number for the shuffle was not shown in time ({ $players }). That deal is void; deal again.
web-table-closed = This table can't be opened

## A finished game

web-finished = A finished game
web-result-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
web-result-nobody = Nobody wins.
web-record = Download the record
web-play-again = Play again

## The account

web-me-hello = Hello, { $name }
web-me-why = You play without an account, as a guest of this browser. With an account you find your games again on every device.
web-me-which = New account or sign in
web-account = Account
web-account-new = New account
web-account-name = Name
web-account-make = Make the account
web-account-passkey = With a passkey
web-sign-in = Sign in
web-sign-in-passkey = Sign in with a passkey
web-sign-out = Sign out
web-password = Password
web-password-length = At least 8 characters
web-password-old = Present password
web-password-new = New password
web-password-tokens = Also revoke all keys for programs
web-delete = Delete the account
web-delete-sure = Delete for good? Finished games stay, with the names of that time.
web-delete-yes = Yes, delete
web-confirm = Confirm that it is you
web-confirm-why = This changes who can use your account. You are asked again after five minutes.
web-confirm-yes = Confirm
web-confirm-passkey = With a passkey
web-sessions = Where you are signed in
web-sessions-about = Sign out what you don't recognise, then change your password. A device is remembered after you sign out there: others who try wrong passwords can't lock you out on it.
web-session-device = { $browser } on { $system }
web-session-unknown = Unknown browser
web-session-here = this device
web-session-times = signed in { $begun }, last used { $seen }
web-session-remembered = signed out, last used { $seen }
web-session-end = Sign out
web-session-end-named = Sign out { $name }
web-session-forget = Forget
web-session-forget-named = Forget { $name }
web-sessions-others = Sign out everywhere else
web-passkeys = Passkeys
web-passkeys-about = Sign in by fingerprint, face or PIN of your device, without a password.
web-passkey-name = Name of the device
web-passkey-add = Add a passkey
web-passkey-none = No passkey was chosen.
web-passkey-unknown = This browser knows passkeys only on secure pages (https).
web-tokens = Keys for programs
web-tokens-about = A bot of your own signs in with such a key.
web-api = The API
web-token-name = What for
web-token-scope = May
web-token-play = play for me
web-token-read = only read
web-token-make = Make a key
web-token-secret = The key; it is shown this once

## Learning

web-learn-try = A first game
web-learn-rules = All the rules
