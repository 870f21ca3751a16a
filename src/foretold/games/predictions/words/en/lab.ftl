### Figures of simulations.

## Sections

lab-section-combinations = Combinations
lab-section-predictions = Predictions
lab-section-all-in = All in
lab-section-powers = Effects

## Heads of tables

lab-head-place = place in the round
lab-head-order = order of predicting
lab-head-combination = combination
lab-head-hands = among
lab-head-prediction = prediction
lab-head-all-in = all in
lab-head-effect = effect

## What a figure is about

lab-about-place = place { $value }
lab-about-order = prediction { $value }
lab-about-hands-hands = all hands
lab-about-hands-strongest = strongest hands
lab-about-prediction-all = all
lab-about-prediction-self = for oneself
lab-about-prediction-other = for another player
lab-about-all-in-rounds = somebody goes all in
lab-about-all-in-strongest = caller is the strongest
lab-about-all-in-right = caller predicts rightly
lab-about-all-in-self = caller names themselves
lab-about-all-in-caller = the caller
lab-about-all-in-others = each of the others
lab-about-length-turns = turns a round
lab-about-length-reshuffles = reshuffles a game
lab-about-length-pot = runes in the pot
lab-about-length-carried = runes left in the pot
lab-about-length-limit = ended by the limit

## Plots: a title and what they show

lab-figure-right-by-level = Right predictions by level
lab-note-right-by-level = Share of the predictions of this level that named the strongest hand’s owner.
lab-figure-all-in-by-level = All in by level
lab-note-all-in-by-level = How often a bot of this level goes all in, of all its rounds.
lab-figure-gain-by-place = Gain by place in the round
lab-note-gain-by-place = Mean runes gained in a round, rune effects included, in the order of play from the round’s first player.
lab-figure-strongest-by-place = Strongest hand by place
lab-note-strongest-by-place = How often each place in the order of play holds the strongest hand.
lab-figure-combination-frequency = Combinations at the showdown
lab-note-combination-frequency = Of all hands that are shown, and of the strongest ones alone.
lab-figure-combination-wins = How often each combination wins
lab-note-combination-wins = Of the hands with this combination, the share that was the strongest of its round.
lab-figure-prediction-right = Right predictions
lab-note-prediction-right = Share of the predictions that named the strongest hand’s owner: of all, of those for oneself, of those for another player.
lab-figure-prediction-self = Predictions for oneself
lab-note-prediction-self = Share of the predictions that named the player who made them.
lab-figure-prediction-by-order = Right by order of predicting
lab-note-prediction-by-order = Who predicts later has heard more.
lab-figure-prediction-right-count = How many are right
lab-note-prediction-right-count = Players who share the pot of a round; with 0 the pot stays.
lab-figure-prediction-spread = How many seats are named
lab-note-prediction-spread = Different seats that the predictions of one round name; 1: all agree.
lab-figure-all-in = All in
lab-note-all-in = How often somebody goes all in, of all rounds; and how often the caller, of these, is right.
lab-figure-all-in-gain = Gain after all in
lab-note-all-in-gain = Mean runes gained in such a round.
lab-figure-all-in-turn = When all in is called
lab-note-all-in-turn = In which of the caller’s own turns of the round.
lab-figure-all-in-turn-strongest = How often right, by turn
lab-note-all-in-turn-strongest = How often the caller holds the strongest hand, by the turn of the call.
lab-figure-card-held = Worth of a card in the hand
lab-note-card-held = Runes gained in the round by those who hold the card at the showdown, above the mean of all others.
lab-figure-card-strongest = Strongest hand by card
lab-note-card-strongest = Of the hands that hold the card, the share that was the strongest of its round.
lab-figure-card-played = Worth of a card played
lab-note-card-played = Runes gained in the round by those who played the card, above the mean of all others.
lab-figure-effect-used = Worth of each effect
lab-note-effect-used = Runes gained in the round by those who used the effect at least once, above the mean of those who did not.
lab-figure-effect-frequency = How often each effect is used
lab-note-effect-frequency = Share of the players who use it at least once in a round.
lab-figure-turns-distribution = Turns a round
lab-note-turns-distribution = How often a round takes so many turns, those passed while all in included.
lab-figure-turns-over = Rounds cut short
lab-note-turns-over = Share of the rounds that the limit of 20 turns a seat ended.
