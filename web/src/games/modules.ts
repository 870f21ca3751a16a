/** Finding the modules of games: the folder `all_or_nothing` belongs to the game `all-or-nothing`. */

/** The folder that plays any game that has none of its own. */
export const GENERIC = "generic";

/** Parts by game, from the default exports that `import.meta.glob` found: `./all_or_nothing/listing.ts`. */
export function byGame<Part>(modules: Record<string, Part>): Map<string, Part> {
  return new Map(Object.entries(modules).map(([path, part]) => [(path.split("/")[1] ?? "").replaceAll("_", "-"), part]));
}

/** A game's own part, or the generic one. */
export function partOf<Part>(parts: ReadonlyMap<string, Part>, game: string): Part {
  return (parts.get(game) ?? parts.get(GENERIC))!;
}
