"""What a seat of Alles oder Nichts may know: certain cards, views and observations."""
