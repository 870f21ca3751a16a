"""Research with the rules: many games at once, and what they tell."""
