### Pages in the browser.

## Titles and descriptions of its pages, also for shared links

web-title-rules-predictions = All In – Predictions : les règles – Foretold
web-about-rules-predictions = Les règles de All In – Predictions pour deux à cinq joueurs, en images : tours, effets des cartes, combinaisons, prédictions, décompte et toutes les options.

## Home

web-about-predictions = Composez une main de poker à partir de la rivière, servez-vous des effets des cartes et prédisez qui aura la main la plus forte.

## A new table

web-option-side = Aide de jeu
web-option-discard = Défausse
web-option-heirs = En cas d’égalité en tête après la dernière manche, on en joue une de plus.

## Learning

web-learn-predictions-1 = Vous avez cinq cartes en main. À votre tour, jouez-en une et appliquez ses effets de haut en bas ; ceux qui portent une étoile sont obligatoires.
web-learn-predictions-2 = Les effets prennent ou échangent des cartes de la rivière, piochent, rapportent des runes ou sondent les autres mains : Hypnose et Œil omniscient.
web-learn-predictions-3 = Ou passez : la première carte du paquet rejoint alors la rivière. Une rivière pleine met fin aux tours de la manche.
web-learn-predictions-4 = Si vous n’avez aucun doute, vous pouvez tout risquer : deux cartes rejoignent la rivière, et votre main ne change plus jusqu’à la Révélation.
web-learn-predictions-5 = À la fin, chacun prédit qui a la main la plus forte. Les bonnes prédictions se partagent le pot, et chaque main rapporte ce qu’elle vaut. Qui a le plus de runes après la dernière manche l’emporte.
