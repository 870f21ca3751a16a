### After the game: the result, the replay, sharing, playing on, the proof.

## Shared links

after-share-title = { $game }: { $players }
after-share-score = { $player } { $score }
after-share-scores = Punteggio finale: { $scores }.
after-share-link = Link permanente
after-share-moment = Condividi questo momento

## The result

after-played = Giocata { $when }
after-standing = Punteggio finale
after-more = Risultato e replay
after-by-round = Punteggio per round
after-rounds = I round
after-round = Round { $round }
after-round-won = { $player } aveva la mano più forte: { $combination }.
after-round-watch = Rivedi il round { $round }
after-no-round = Nessun round è stato giocato fino alla fine.
after-watch = Rivedi la partita
after-to-result = Risultato
after-keep = Conserva e controlla
after-keep-about = La registrazione contiene ogni carta e ogni decisione; con essa chiunque può controllare che le carte siano state distribuite in modo equo.
after-prove = Dimostra che le carte sono state date in modo equo

## The replay

after-replay = Replay
after-title-replay = Replay: { $game }
after-position = Posizione
after-at = Decisione { $at } di { $count }, round { $round }
after-at-short = { $at } / { $count }
after-begin = Le carte sono state date.
after-by-bot = Un bot ha deciso per { $player }.
after-by-clock = Il tempo di { $player } era scaduto.
after-first = All’inizio
after-last = Alla fine
after-back-decision = Decisione precedente
after-next-decision = Decisione successiva
after-back-turn = Turno precedente
after-next-turn = Turno successivo
after-back-round = Round precedente
after-next-round = Round successivo
after-play = Riproduci
after-pause = Pausa
after-eyes = Visto da
after-eyes-open = Tutte le carte scoperte
after-eyes-spectator = Uno spettatore
after-hand = Mano di { $player }
after-keys = Tasti: ← → decisione, ↑ ↓ turno, Pag↑ e Pag↓ round, Home e Fine, Spazio riproduce e mette in pausa.
after-round-end = Il round { $round } è finito

## Playing on

after-fork = Continua da qui
after-fork-last = Rigioca dall’ultimo round
after-fork-about = Un nuovo tavolo riprende da questo punto, con le stesse carte; i bot prendono gli altri posti.
after-fork-seat = Il tuo posto
after-fork-level = Bot
after-fork-go = Siediti e gioca
