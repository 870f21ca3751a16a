"""Which figures there are: groups of counters that belong in one plot and one table."""
