"""What simulations count in this game, and the figures made of it."""
