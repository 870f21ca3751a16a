/** Rune tokens for an amount: tens, fives and ones, the fewest. */
export function tokens(amount: number): number[] {
  const made: number[] = [];
  for (const value of [10, 5, 1]) {
    while (amount >= value) {
      made.push(value);
      amount -= value;
    }
  }
  return made;
}
