"""What is counted in a game: one definition for every way of playing, written in the subset that Numba compiles.

A collector reads the facts of a game (`foretold.engine.log`) and adds to a book of counters. Random games are played
and read by one compiled function; of a game between bots the whole log is read when it is over.
"""
