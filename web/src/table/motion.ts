/** Where cards and runes went, read from the facts that were told. */
import type { Fact } from "../lib/wire";

/** A way of one card or rune: zones are `deck` `pile` `played` `pot` `hand:SEAT` `column:N` `revealed` `trick:SEAT` … */
export interface Way {
  card: string | null;
  from: string;
  to: string;
  what: "card" | "rune";
}

type Reading = (fact: Fact, before: readonly Fact[], own: number | null) => Way[];

const card = (fact: Fact, from: string, to: string): Way => ({ card: fact.card ?? null, from, to, what: "card" });
const runes = (from: string, fact: Fact): Way[] => [{ card: null, from, to: `runes:${fact.seat}`, what: "rune" }];
const hand = (fact: Fact): string => `hand:${fact.seat}`;
const place = (fact: Fact): string => (fact.place === "discard" ? "pile" : `column:${fact.place}`);

/** One's own card is told by a second fact, which names it: the first moves nothing then. */
const unlessOwn =
  (ways: (fact: Fact) => Way[]): Reading =>
  (fact, _, own) =>
    fact.seat === own ? [] : ways(fact);

/** A card comes into the gallery from the deck, or from where it was being resolved. */
function intoGallery(fact: Fact, before: readonly Fact[]): Way[] {
  const played = before.findLast((one) => one.fact === "plays");
  return [card(fact, played?.card === fact.card ? "played" : "deck", `column:${fact.column}`)];
}

/** The cards of the trick that was just won. */
function trickWon(fact: Fact, before: readonly Fact[]): Way[] {
  const start = before.findLastIndex((one) => one.fact === "wins-trick" || one.fact === "round-begins");
  const plays = before.slice(start + 1).filter((one) => one.fact === "plays");
  return plays.map((one) => card(one, `trick:${one.seat}`, `won:${fact.seat}`));
}

const READINGS: Record<string, Reading> = {
  dealt: (fact) => [card(fact, "deck", hand(fact))],
  "gallery-gains": intoGallery,
  "pile-begins": (fact) => [card(fact, "deck", "pile")],
  plays: (fact) => [card(fact, hand(fact), "played")],
  takes: (fact) => [card(fact, place(fact), hand(fact))],
  swaps: (fact) => [
    { card: fact.given ?? null, from: hand(fact), to: place(fact), what: "card" },
    card(fact, place(fact), hand(fact)),
  ],
  draws: unlessOwn((fact) => [card(fact, "deck", hand(fact))]),
  "draws-card": (fact) => [card(fact, "deck", hand(fact))],
  "reveals-card": (fact) => [card(fact, "deck", "revealed")],
  keeps: unlessOwn((fact) => [card(fact, "revealed", hand(fact))]),
  "keeps-card": (fact) => [card(fact, "revealed", hand(fact))],
  "lays-on-pile": (fact) => [card(fact, "revealed", "pile")],
  discards: unlessOwn((fact) => [card(fact, hand(fact), "pile")]),
  "discards-card": (fact) => [card(fact, hand(fact), "pile")],
  reshuffled: () => [{ card: null, from: "pile", to: "deck", what: "card" }],
  "gains-rune": (fact) => runes("pot", fact),
  "pot-paid": (fact) => runes("pot", fact),
  trump: (fact) => [card(fact, "deck", "trump")],
  "wins-trick": trickWon,
};

/** The ways of the facts from a place in the list on. */
export function ways(facts: readonly Fact[], since: number, own: number | null, game: string): Way[] {
  return facts.slice(since).flatMap((fact, index) => {
    const read = READINGS[fact.fact]?.(fact, facts.slice(0, since + index), own) ?? [];
    return game === "all-or-nothing" && fact.fact === "plays" ? read.map((way) => ({ ...way, to: `trick:${fact.seat}` })) : read;
  });
}
