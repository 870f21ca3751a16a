/** What facts move. Zones: `deck` `trump` `trick:SEAT` `won:SEAT` `hand:SEAT`. */
import type { Fact } from "../../../lib/wire";
import { cardMove, handOf, type CardMove } from "../../../table/motion/motion";
import type { ExtrasPart } from "../../game";

/** The cards of the trick that was just won. */
function trickWon(fact: Fact, before: readonly Fact[]): CardMove[] {
  const start = before.findLastIndex((one) => one.fact === "wins-trick" || one.fact === "round-begins");
  const plays = before.slice(start + 1).filter((one) => one.fact === "plays");
  return plays.map((one) => cardMove(one, `trick:${one.seat}`, `won:${fact.seat}`));
}

export const motion: ExtrasPart["motion"] = {
  readings: {
    dealt: (fact) => [cardMove(fact, "deck", handOf(fact))],
    trump: (fact) => [cardMove(fact, "deck", "trump")],
    plays: (fact) => [cardMove(fact, handOf(fact), `trick:${fact.seat}`)],
    "wins-trick": trickWon,
  },
  joins: (zone) => zone.startsWith("won:"),
};
