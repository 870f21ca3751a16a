/** Cards with keys for a list: the card itself, and a number from the second of its kind on (dice and the like may be equal). */
export function handKeys(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { card, key: before ? `${card} ${before + 1}` : card };
  });
}
