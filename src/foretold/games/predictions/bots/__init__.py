"""Bots for All In - Predictions."""
