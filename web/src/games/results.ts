/** Finished rounds and games, of all games. */
import type { ResultsPart } from "./game";
import { byGame, partOf } from "./modules";

const PARTS = byGame(import.meta.glob<ResultsPart>("./*/results/index.ts", { eager: true, import: "default" }));

/** How a game shows and counts its rounds. */
export function resultsOf(game: string): ResultsPart {
  return partOf(PARTS, game);
}
