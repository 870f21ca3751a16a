"""A game in the terminal, line by line: a person among bots, told in words that a screen reader can follow."""
