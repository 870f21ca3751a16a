/** The rules pages of all games, in the order of the games. */
import type { Page } from "../rules/page";
import { LISTINGS } from "./listings";
import { byGame } from "./modules";

const PARTS = byGame(import.meta.glob<Page>("./*/rules/index.ts", { eager: true, import: "default" }));

/** The games that have a rules page. */
export const GAMES_WITH_RULES: readonly string[] = LISTINGS.map(({ game }) => game).filter((game) => PARTS.has(game));

/** A game's rules page; null if nobody has written one. */
export function rulesOf(game: string): Page | null {
  return PARTS.get(game) ?? null;
}
