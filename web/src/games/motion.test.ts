import { expect, test } from "vitest";
import type { Fact } from "../lib/wire";
import scenes from "../dev/views.json";
import { cardMoves as cardMovesOf } from "../table/motion/motion";
import { extrasOf } from "./extras";

const fact = (code: string, more: Partial<Fact> = {}): Fact => ({ turn: 1, fact: code, ...more });
const cardMoves = (facts: Fact[], since: number, own: number | null, game: string) =>
  cardMovesOf(facts, since, own, extrasOf(game).motion.readings);
const move = (card: string | null, from: string, to: string) => ({ card, from, to, what: "card" });

test("a played card goes from the hand to where it is resolved, and into the gallery", () => {
  const facts = [
    fact("plays", { seat: 1, card: "JM" }),
    fact("takes", { seat: 1, card: "10C", place: "2" }),
    fact("gallery-gains", { card: "JM", column: 4 }),
  ];
  expect(cardMoves(facts, 0, 0, "predictions")).toEqual([
    move("JM", "hand:1", "played"),
    move("10C", "column:2", "hand:1"),
    move("JM", "played", "column:4"),
  ]);
});

test("any other card comes into the gallery from the deck", () => {
  expect(cardMoves([fact("passes", { seat: 0 }), fact("gallery-gains", { card: "4S", column: 0 })], 0, 0, "predictions")).toEqual([
    move("4S", "deck", "column:0"),
  ]);
});

test("one's own drawn card moves once, face up; another's face down", () => {
  const mine = [fact("draws", { seat: 0 }), fact("draws-card", { seat: 0, card: "9T" })];
  expect(cardMoves(mine, 0, 0, "predictions")).toEqual([move("9T", "deck", "hand:0")]);
  expect(cardMoves([fact("draws", { seat: 2 })], 0, 0, "predictions")).toEqual([move(null, "deck", "hand:2")]);
});

test("a swap moves two cards; the discard pile is a place, too", () => {
  expect(cardMoves([fact("swaps", { seat: 0, given: "7C", card: "KS", place: "discard" })], 0, 0, "predictions")).toEqual([
    move("7C", "hand:0", "pile"),
    move("KS", "pile", "hand:0"),
  ]);
});

test("the cards of a trick go to its winner, and no earlier ones", () => {
  const facts = [
    fact("plays", { seat: 0, card: "1R" }),
    fact("wins-trick", { seat: 0, card: "1R" }),
    fact("plays", { seat: 0, card: "4B" }),
    fact("plays", { seat: 1, card: "9B" }),
    fact("wins-trick", { seat: 1, card: "9B" }),
  ];
  expect(cardMoves(facts, 4, null, "all-or-nothing")).toEqual([move("4B", "trick:0", "won:1"), move("9B", "trick:1", "won:1")]);
  expect(cardMoves(facts, 2, null, "all-or-nothing")[0]).toEqual(move("4B", "hand:0", "trick:0"));
});

test("what was seen before moves no more", () => {
  expect(cardMoves([fact("plays", { seat: 1, card: "JM" })], 1, 0, "predictions")).toEqual([]);
});

test("in whole games every card's way begins where the last one ended", () => {
  for (const name of ["over-4", "spectator-4", "tricks-over-4"] as const) {
    const { facts, view } = scenes[name] as unknown as { facts: Fact[]; view: { seat: number | null; game: string } };
    const at = new Map<string, string>();
    facts.forEach((one, index) => {
      if (one.fact === "round-begins") at.clear();
      for (const { card, from, to } of cardMoves(facts.slice(0, index + 1), index, view.seat, view.game)) {
        const known = card ? at.get(card) : undefined;
        if (known && !from.startsWith("deck")) expect(`${card} ${from}`, `${name} ${index}`).toBe(`${card} ${known}`);
        if (card) at.set(card, to);
      }
    });
    expect(facts.length).toBeGreaterThan(0);
  }
});
