"""The report of a simulation: one HTML page without other files, with plots in SVG and a table behind each."""
