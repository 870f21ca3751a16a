play-ask-sealed-bids-lay = Which card do you lay for the prize?
play-do-sealed-bids-lay = lay { $first }
play-rules-sealed-bids-lay = The highest card takes the prize, which is worth its rank; of equal ranks the later suit wins.
