"""The games. Each folder holds everything that is specific to one of them."""
