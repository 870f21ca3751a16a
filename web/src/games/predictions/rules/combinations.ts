/** The combinations, the strongest on side A first; a test of the library values these very hands. */
import examples from "./examples.json";
import type { Spot } from "../../../rules/page";

interface Combination {
  name: string;
  cards: Spot[];
  /** Its strength on both sides of the player aid. */
  a: number;
  b: number;
}

export const combinations: Combination[] = examples.combinations;
