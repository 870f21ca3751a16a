"""Training of the networks of Alles oder Nichts."""
