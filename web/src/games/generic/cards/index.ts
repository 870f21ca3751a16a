/** Cards of which only their notation is known: it is shown and said as it is. */
import type { Deck } from "../../../cards/deck";
import type { CardsPart } from "../../game";
import Face from "./Face.svelte";

export function deck(): Deck {
  const name = (card: string): string => card;
  return { suits: [], Face, name, rank: name, describe: name, mark: () => ({ icon: "", colour: "var(--ink)" }), notes: () => [] };
}

export default { deck } satisfies CardsPart;
