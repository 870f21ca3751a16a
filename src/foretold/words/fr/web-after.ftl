### After the game: the result, the replay, sharing, playing on, the proof.

## Shared links

after-share-title = { $game } : { $players }
after-share-score = { $player } { $score }
after-share-scores = Score final : { $scores }.
after-share-link = Lien permanent
after-share-moment = Partager ce moment

## The result

after-played = Jouée { $when }
after-standing = Score final
after-more = Résultat et partie à revoir
after-by-round = Score par manche
after-rounds = Les manches
after-round = Manche { $round }
after-round-won = { $player } avait la main la plus forte : { $combination }.
after-round-watch = Revoir la manche { $round }
after-no-round = Aucune manche n’a été jouée jusqu’au bout.
after-watch = Revoir la partie
after-to-result = Résultat
after-keep = Conserver et vérifier
after-keep-about = L’enregistrement contient chaque carte et chaque décision ; il permet à chacun de vérifier que les cartes ont été distribuées équitablement.
after-prove = Prouver que la donne était équitable

## The replay

after-replay = Partie à revoir
after-title-replay = À revoir : { $game }
after-position = Position
after-at = Décision { $at } sur { $count }, manche { $round }
after-at-short = { $at } / { $count }
after-begin = Les cartes sont distribuées.
after-by-bot = Un bot a décidé pour { $player }.
after-by-clock = Temps écoulé pour { $player }.
after-first = Au début
after-last = À la fin
after-back-decision = Décision précédente
after-next-decision = Décision suivante
after-back-turn = Tour précédent
after-next-turn = Tour suivant
after-back-round = Manche précédente
after-next-round = Manche suivante
after-play = Lecture
after-pause = Pause
after-eyes = Vu par
after-eyes-open = Toutes les cartes visibles
after-eyes-spectator = Un spectateur
after-hand = Main : { $player }
after-keys = Touches : ← → décision, ↑ ↓ tour, Page préc. et Page suiv. manche, Début et Fin, Espace lit et met en pause.
after-round-end = La manche { $round } est finie

## Playing on

after-fork = Continuer d’ici
after-fork-last = Rejouer depuis la dernière manche
after-fork-about = Une nouvelle table reprend à ce moment, avec les mêmes cartes ; des bots prennent les autres places.
after-fork-seat = Votre place
after-fork-level = Bots
after-fork-go = S’asseoir et jouer
