/** What tables can be played without for a moment, of all games: loaded when the table stands. */
import type { ExtrasPart } from "./game";
import { byGame, partOf } from "./modules";

const PARTS = byGame(import.meta.glob<ExtrasPart>("./*/extras/index.ts", { eager: true, import: "default" }));

/** The extras of a game. */
export function extrasOf(game: string): ExtrasPart {
  return partOf(PARTS, game);
}
