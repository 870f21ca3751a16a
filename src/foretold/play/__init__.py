"""The public library: Game, State, Action, View, Record, and arrays of games."""
