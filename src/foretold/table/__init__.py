"""The table: seats, clocks and the log of one game among people and bots, as a machine without input or output."""
