"""Sealed Bids: bid cards in secret for prizes. A small game that shows how a game is made for Foretold."""
