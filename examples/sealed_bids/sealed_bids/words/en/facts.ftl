fact-sealed-bids-round-begins = Round { $round } begins.
fact-sealed-bids-dealt = { $seat } is dealt { $card }.
fact-sealed-bids-prize = The prize is { $card }.
fact-sealed-bids-lays = { $seat } lays a card face down.
fact-sealed-bids-lays-card = { $seat } lays { $card }.
fact-sealed-bids-shows = { $seat } shows { $card }.
fact-sealed-bids-takes = { $seat } takes the prize: { $points }.
fact-sealed-bids-wins = { $seat } wins the game.
