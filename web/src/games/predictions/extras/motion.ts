/** What facts move. Zones: `deck` `pile` `played` `pot` `revealed` `column:N` `hand:SEAT` `score:SEAT`. */
import type { Fact } from "../../../lib/wire";
import { cardMove, handOf, type Reading, type CardMove } from "../../../table/motion/motion";
import type { ExtrasPart } from "../../game";

const runes = (from: string, fact: Fact): CardMove[] => [{ card: null, from, to: `score:${fact.seat}`, what: { token: "rune-1" } }];
const place = (fact: Fact): string => (fact.place === "discard" ? "pile" : `column:${fact.place}`);

/** One's own card is told by a second fact, which names it: the first moves nothing then. */
const unlessOwn =
  (from: (fact: Fact) => string, to: (fact: Fact) => string): Reading =>
  (fact, _, own) =>
    fact.seat === own ? [] : [cardMove(fact, from(fact), to(fact))];
const at = (zone: string) => (): string => zone;

/** A card comes into the gallery from the deck, or from where it was being resolved. */
function intoGallery(fact: Fact, before: readonly Fact[]): CardMove[] {
  const played = before.findLast((one) => one.fact === "plays");
  return [cardMove(fact, played?.card === fact.card ? "played" : "deck", `column:${fact.column}`)];
}

const READINGS: Record<string, Reading> = {
  dealt: (fact) => [cardMove(fact, "deck", handOf(fact))],
  "gallery-gains": intoGallery,
  "pile-begins": (fact) => [cardMove(fact, "deck", "pile")],
  plays: (fact) => [cardMove(fact, handOf(fact), "played")],
  takes: (fact) => [cardMove(fact, place(fact), handOf(fact))],
  swaps: (fact) => [
    { card: fact.given ?? null, from: handOf(fact), to: place(fact), what: "card" },
    cardMove(fact, place(fact), handOf(fact)),
  ],
  draws: unlessOwn(at("deck"), handOf),
  "draws-card": (fact) => [cardMove(fact, "deck", handOf(fact))],
  "reveals-card": (fact) => [cardMove(fact, "deck", "revealed")],
  keeps: unlessOwn(at("revealed"), handOf),
  "keeps-card": (fact) => [cardMove(fact, "revealed", handOf(fact))],
  "lays-on-pile": (fact) => [cardMove(fact, "revealed", "pile")],
  discards: unlessOwn(handOf, at("pile")),
  "discards-card": (fact) => [cardMove(fact, handOf(fact), "pile")],
  reshuffled: () => [{ card: null, from: "pile", to: "deck", what: "card" }],
  "gains-rune": (fact) => runes("pot", fact),
  "pot-paid": (fact) => runes("pot", fact),
};

export const motion: ExtrasPart["motion"] = {
  readings: READINGS,
  zones(zone, card) {
    if (zone === "revealed") return [`revealed:${card}`, "field"];
    return zone === "played" ? [zone, "field"] : null;
  },
  joins: (zone) => zone.startsWith("score:"),
};
