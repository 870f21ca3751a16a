import { isRune } from "../cards/effects";

/** Which cards of a hand make a combination, so that they can be lit: told by its name alone. */
export function combinationCards(cards: readonly string[], combination: string): Set<string> {
  const plain = cards.filter((card) => !isRune(card));
  if (combination === "nothing") return new Set();
  if (["straight", "flush", "straight-flush", "full-house"].includes(combination)) return new Set(plain);
  const rank = (card: string): string => card.slice(0, -1);
  const alike = (card: string): number => plain.filter((other) => rank(other) === rank(card)).length;
  return new Set(plain.filter((card) => alike(card) >= 2));
}
