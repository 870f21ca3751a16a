### After the game: the result, the replay, sharing, playing on, the proof.

## Shared links

after-share-title = { $game }: { $players }
after-share-score = { $player } { $score }
after-share-scores = Endstand: { $scores }.
after-share-link = Dauerhafter Link
after-share-moment = Diesen Moment teilen

## The result

after-played = Gespielt { $when }
after-standing = Endstand
after-more = Ergebnis und Wiederholung
after-by-round = Stand nach Runden
after-rounds = Die Runden
after-round = Runde { $round }
after-round-won = { $player } hatte das stärkste Blatt: { $combination }.
after-round-watch = Runde { $round } ansehen
after-no-round = Keine Runde wurde zu Ende gespielt.
after-watch = Wiederholung ansehen
after-to-result = Ergebnis
after-keep = Aufheben und prüfen
after-keep-about = Die Aufzeichnung enthält jede Karte und jede Entscheidung; mit ihr können alle prüfen, dass fair gegeben wurde.
after-prove = Beweisen, dass fair gegeben wurde

## The replay

after-replay = Wiederholung
after-title-replay = Wiederholung: { $game }
after-position = Stelle
after-at = Entscheidung { $at } von { $count }, Runde { $round }
after-at-short = { $at } / { $count }
after-begin = Die Karten sind ausgeteilt.
after-by-bot = Ein Bot hat für { $player } entschieden.
after-by-clock = Die Bedenkzeit von { $player } war um.
after-first = Zum Anfang
after-last = Zum Ende
after-back-decision = Eine Entscheidung zurück
after-next-decision = Eine Entscheidung weiter
after-back-turn = Einen Zug zurück
after-next-turn = Einen Zug weiter
after-back-round = Eine Runde zurück
after-next-round = Eine Runde weiter
after-play = Abspielen
after-pause = Anhalten
after-eyes = Ansicht
after-eyes-open = Alle Karten offen
after-eyes-spectator = Beim Zuschauen
after-hand = Handkarten: { $player }
after-keys = Tasten: ← → Entscheidung, ↑ ↓ Zug, Bild auf und Bild ab Runde, Pos1 und Ende, Leertaste spielt ab und hält an.
after-round-end = Runde { $round } ist zu Ende

## Playing on

after-fork = Von hier weiterspielen
after-fork-last = Ab der letzten Runde weiterspielen
after-fork-about = An einem neuen Tisch geht es von hier weiter, mit denselben Karten; Bots übernehmen die anderen Plätze.
after-fork-seat = Dein Platz
after-fork-level = Bots
after-fork-go = Hinsetzen und spielen
