bot-miser = Miser
bot-miser-style = Bids high for high prizes only.
