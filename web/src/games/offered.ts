/** Games that the server offers and the client has no folder for. */
import type { GameOffer, Level, Offers } from "../lib/wire";
import { LISTINGS, type Listing } from "./listings";

export interface OfferedGame extends Pick<Listing, "game" | "players"> {
  name: string;
  /** The bots that play it. */
  levels: readonly string[];
}

/** So many sit at a table if the game allows it. */
const USUAL = 4;

function listed({ game, name, players: [least, most], levels }: GameOffer): OfferedGame {
  const count = Math.min(Math.max(USUAL, least), most);
  return { game, name, levels, players: { bots: count, friends: count, practice: least } };
}

/** The level to play against: the one that is wanted, or the strongest of the usual ones that plays this game. */
export function levelFor(levels: readonly string[] | undefined, wanted: string): string {
  const known = levels ?? [wanted];
  return known.includes(wanted) ? wanted : (["adept", "seer", "random"].find((one) => known.includes(one)) ?? known[0] ?? wanted);
}

/** The bots that play a game, the weakest first; none where the game is not on offer. */
export function levelsOf(offers: Pick<Offers, "games" | "levels">, game: string): Level[] {
  const known = offers.games.find((one) => one.game === game)?.levels ?? [];
  return known.flatMap((level) => offers.levels.find((one) => one.level === level) ?? []);
}

/** The games of an offer that `LISTINGS` does not have. */
export function otherGames(offers: Pick<Offers, "games">): OfferedGame[] {
  return offers.games.filter((offer) => !LISTINGS.some(({ game }) => game === offer.game)).map(listed);
}
