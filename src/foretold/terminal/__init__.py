"""Play in the terminal, line by line, in words that a screen reader can read."""
