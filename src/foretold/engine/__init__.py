"""What is true of a game, and nothing else.

Plain Python functions over a NumPy record, in the subset that Numba compiles: interpreted under a debugger, compiled
for the CPU, compiled for a GPU (see :mod:`foretold.engine.compiler`). No I/O, no clock, no random number that was not
handed in, no language.
"""
