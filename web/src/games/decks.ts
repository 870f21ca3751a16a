/** The decks of all games. */
import type { Deck } from "../cards/deck";
import type { CardsPart } from "./game";
import { byGame, partOf } from "./modules";

const PARTS = byGame(import.meta.glob<CardsPart>("./*/cards/index.ts", { eager: true, import: "default" }));

/** The deck that a table plays with: the built-in one, or the one in its options. */
export function deckOf(game: string, options: Record<string, unknown> = {}): Deck {
  return partOf(PARTS, game).deck(options);
}
