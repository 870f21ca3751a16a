### The bots' levels: a name, and how they play, in one sentence.

bot-random = Random
bot-random-style = Chooses any legal action at random: a measure for all the others.
bot-novice = Novice
bot-novice-style = Likes high cards, believes in its own hand, soon forgets what was shown, and bets a little too boldly.
bot-adept = Adept
bot-adept-style = Weighs chances, remembers every card and every announcement, and risks only what is likely to pay.
bot-seer = Seer
bot-seer-style = Looks into many possible worlds, plays each of them to its end, and does what wins most often; thinks as long as you let it.
