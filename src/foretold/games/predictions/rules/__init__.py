"""All In - Predictions: the rules of docs/rules/predictions.md, section by section."""
