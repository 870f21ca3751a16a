"""What a seat of All In - Predictions may know: certain cards, views and observations."""
