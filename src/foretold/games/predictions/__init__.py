"""All In - Predictions: everything that is specific to this game."""
