### After the game: the result, the replay, sharing, playing on, the proof.

## Shared links

after-share-title = { $game }: { $players }
after-share-score = { $player } { $score }
after-share-scores = Final score: { $scores }.
after-share-link = Permanent link
after-share-moment = Share this moment

## The result

after-played = Played { $when }
after-standing = Final scores
after-more = Result and replay
after-by-round = Score by round
after-rounds = The rounds
after-round = Round { $round }
after-round-won = { $player } had the strongest hand: { $combination }.
after-round-watch = Watch round { $round }
after-no-round = No round was played to its end.
after-watch = Watch the replay
after-to-result = Result
after-keep = Keep and check
after-keep-about = The record holds every card and every decision; with it anybody can check that the cards were dealt fairly.
after-prove = Prove that the cards were fair

## The replay

after-replay = Replay
after-title-replay = Replay: { $game }
after-position = Position
after-at = Decision { $at } of { $count }, round { $round }
after-at-short = { $at } / { $count }
after-begin = The cards are dealt.
after-by-bot = A bot decided for { $player }.
after-by-clock = Time was up for { $player }.
after-first = To the beginning
after-last = To the end
after-back-decision = One decision back
after-next-decision = One decision on
after-back-turn = One turn back
after-next-turn = One turn on
after-back-round = One round back
after-next-round = One round on
after-play = Play
after-pause = Pause
after-eyes = Seen by
after-eyes-open = All cards open
after-eyes-spectator = A spectator
after-hand = Hand of { $player }
after-keys = Keys: ← → decision, ↑ ↓ turn, Page Up and Page Down round, Home and End, space plays and pauses.
after-round-end = Round { $round } is over

## Playing on

after-fork = Play on from here
after-fork-last = Play on from the last round
after-fork-about = A new table goes on from this point, with the same cards; bots take the other seats.
after-fork-seat = Your seat
after-fork-level = Bots
after-fork-go = Sit down and play
