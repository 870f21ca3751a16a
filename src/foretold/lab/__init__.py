"""Research: simulations, tournaments, benchmarks."""
