"""The table: seats, clocks and the log of one game among people and bots, without input or output."""
