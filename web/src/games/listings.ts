/** The games that the first page offers, and what teaches them. */
import type { ListingPart } from "./game";
import { byGame } from "./modules";

export interface Listing extends ListingPart {
  game: string;
}

const PARTS = byGame(import.meta.glob<ListingPart>("./*/listing.ts", { eager: true, import: "default" }));

/** All games that have a folder here, in their order. */
export const LISTINGS: readonly Listing[] = [...PARTS]
  .map(([game, part]) => ({ game, ...part }))
  .sort((one, other) => one.order - other.order);
