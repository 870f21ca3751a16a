### Une partie dans le terminal : la table en mots, les questions, les choix et les commandes.

## Lists

play-list-more = { $list }, { $next }
play-list-last = { $list } et { $next }
play-list-also = { $list } ; { $next }
play-list-sentence = { $list } { $next }
play-note = { $choice } : { $note }
play-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## Players

play-you = vous
play-bot = { $level } { $seat }

## At the beginning and at the end

play-which-game = À quel jeu voulez-vous jouer ? Répondez par son numéro, ou partez avec { $quit }.
play-bad-game = « { $answer } » n’est pas un jeu d’ici ; répondez par un numéro de { $first } à { $last } ou par un nom comme { $example }, ou partez avec { $quit }.
play-opening = { $game }. À la table : { $players }.
play-options = Options : { $options }.
play-seated = { $name } (place { $seat })
play-kept = Chaque décision est aussitôt enregistrée dans ce fichier :
play-practice = C’est un entraînement : vous pouvez reprendre vos décisions.
play-opening-help = À chaque question, vous pouvez taper { $help }.
play-resumed = Vous reprenez une partie enregistrée. Voici où elle en est :
play-farewell = La partie est enregistrée. Vous pouvez la reprendre quand vous voulez :
play-over-kept = La partie est finie. Elle est enregistrée dans ce fichier :
play-summary = La manche { $round } est finie :
play-thinking =
    { $you ->
        [yes] Un conseil se prépare…
       *[no] { $player } réfléchit…
    }

## Files

play-saved = La partie est enregistrée dans ce fichier :
play-save-failed = La partie ne peut pas être enregistrée dans { $file } ({ $reason }) ; enregistrez-la ailleurs.
play-save-lost = La partie n’a pas pu être enregistrée ; ce qui l’était avant n’a pas changé.
play-file-exists = { $file } existe déjà ; donnez un autre fichier.
play-file-unreadable = { $file } ne peut pas être lu ({ $reason }) ; vérifiez son chemin.
play-resume-none = Il n’y a pas d’autre partie à reprendre ; donnez son fichier.

## Answers that can't be

play-bad-answer = « { $answer } » n’est pas possible ici ; répondez par un numéro de { $first } à { $last }, ou par exemple { $example }, ou tapez { $help }.
play-bad-long = Cette ligne est trop longue pour une réponse ; tapez un numéro.
play-undo-practice = On ne reprend une décision qu’à l’entraînement ; commencez pour cela une partie avec --practice.
play-undo-nothing = Vous n’avez encore pris aucune décision qu’on pourrait reprendre.
play-undone = Repris : { $choice }. À vous de décider à nouveau.

## Hints

play-hint = { $level } choisirait : { $choice }.
play-hint-others = Les meilleurs choix suivants :
play-hint-valued = { $choice } [{ $action }], chance de gagner { $share }
play-hint-unvalued = { $choice } [{ $action }]

## The commands

play-command-help = aide
play-command-hand = main
play-command-table = table
play-command-players = joueurs
play-command-log = journal
play-command-rules = règles
play-command-undo = annuler
play-command-hint = conseil
play-command-save = enregistrer
play-command-resume = reprendre
play-command-quit = quitter
play-help = Répondez par le numéro d’un choix, ou en nommant les cartes et les joueurs comme vous les voyez : play JM, take 9C ou predict Adepte 2 ; une carte seule suffit si un seul choix la nomme. La notation des enregistrements est comprise aussi ; elle compte colonnes et places à partir de 0. Une ligne vide répète la question. Les commandes :
play-help-word = { $word } ({ $english })
play-help-line = { $word } : { $does }
play-help-help = cette aide
play-help-hand = vos cartes et ce qu’elles valent
play-help-table = ce qui est sur la table
play-help-players = ce qu’on sait de chaque joueur
play-help-log = ce qui s’est passé dans cette manche
play-help-rules = ce que signifie le choix actuel
play-help-undo = reprendre votre dernière décision (à l’entraînement)
play-help-hint = ce que ferait un bon joueur
play-help-save = enregistrer une copie : save FICHIER ; sans FICHIER, dit où la partie est enregistrée
play-help-resume = reprendre une autre partie : resume FICHIER ; sans FICHIER, la dernière que vous avez jouée
play-help-quit = partir ; la partie est enregistrée

## The table

play-hand =
    { $count ->
        [0] Vous n’avez aucune carte en main.
        [one] Vous avez 1 carte en main :
       *[other] Vous avez { $count } cartes en main :
    }

## The players

play-player = { $name } (place { $seat }) : { $facts }.
play-has-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
play-has-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
play-holds = a sûrement { $cards }

## Choices

play-do-back = revenir

## Games without words of their own

play-ask-any = C’est à vous. Que faites-vous ?
play-log-any = Tour { $turn } :
