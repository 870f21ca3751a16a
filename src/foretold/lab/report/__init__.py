"""The report of a simulation: one page of HTML that needs nothing else, with plots in SVG and a table behind each."""
