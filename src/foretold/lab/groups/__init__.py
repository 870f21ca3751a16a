"""Groups of figures that belong in one plot and one table."""
