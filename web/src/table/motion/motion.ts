/** Where cards and tokens went, read from the facts that were told. */
import type { Fact } from "../../lib/wire";

/** The way of one card or token from zone to zone: `deck` `hand:SEAT` `score:SEAT` and whatever a game has. */
export interface CardMove {
  card: string | null;
  from: string;
  to: string;
  /** A card, or the drawing of a token. */
  what: "card" | { token: string };
}

/** What a fact moves, given the facts before it and one's own seat. */
export type Reading = (fact: Fact, before: readonly Fact[], own: number | null) => CardMove[];

/** The way of the card that a fact names. */
export function cardMove(fact: Fact, from: string, to: string): CardMove {
  return { card: fact.card ?? null, from, to, what: "card" };
}

/** The zone of the hand of a fact's seat. */
export function handOf(fact: Fact): string {
  return `hand:${fact.seat}`;
}

/** The ways of the facts from a place in the list on. */
export function cardMoves(facts: readonly Fact[], since: number, own: number | null, readings: Record<string, Reading>): CardMove[] {
  return facts.slice(since).flatMap((fact, index) => readings[fact.fact]?.(fact, facts.slice(0, since + index), own) ?? []);
}
