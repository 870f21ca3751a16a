/** The combinations, the strongest on side A first; a test of the library values these very hands. */
import examples from "./examples.json";
import type { Combination } from "./page";

export const combinations: Combination[] = examples.combinations;
