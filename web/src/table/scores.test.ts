import { expect, test } from "vitest";
import type { Fact } from "../lib/wire";
import scenes from "../dev/views.json";
import { scoresByRound, tokens } from "./scores";

test.each(["over-4", "tricks-over-4", "hide-3", "round-5"] as const)("%s: the rounds add up to the score", (name) => {
  const { facts, view } = scenes[name] as unknown as { facts: Fact[]; view: { scores: number[]; over: boolean } };
  const rounds = scoresByRound(facts, view.scores.length);
  expect(rounds.at(-1)?.totals).toEqual(view.scores);
  const sums = view.scores.map((_, seat) => rounds.reduce((sum, round) => sum + (round.gains[seat] ?? 0), 0));
  expect(sums).toEqual(view.scores);
  expect(rounds.map((round) => round.round)).toEqual(rounds.map((_, index) => index + 1));
  expect(rounds.at(-1)?.done).toBe(view.over);
});

test("rune tokens are the fewest", () => {
  expect(tokens(0)).toEqual([]);
  expect(tokens(28)).toEqual([10, 10, 5, 1, 1, 1]);
});
