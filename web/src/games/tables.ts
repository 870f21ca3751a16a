/** The table parts of all games: loaded with the table. */
import type { TablePart } from "./game";
import { byGame, partOf } from "./modules";

const PARTS = byGame(import.meta.glob<TablePart>("./*/table/index.ts", { eager: true, import: "default" }));

/** What a game needs at its table. */
export function tableOf(game: string): TablePart {
  return partOf(PARTS, game);
}
