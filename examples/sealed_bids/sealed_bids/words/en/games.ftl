game-sealed-bids = Sealed Bids
