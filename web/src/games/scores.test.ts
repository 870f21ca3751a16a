import { expect, test } from "vitest";
import scenes from "../dev/views.json";
import type { Fact } from "../lib/wire";
import { scoresByRound, scoresOf } from "../table/panel/scores";
import type { GameOutcome } from "./game";
import { tokens } from "./predictions/table/tokens";
import { resultsOf } from "./results";

test.each(["over-4", "tricks-over-4", "hide-3", "round-5"] as const)("%s: the rounds add up to the score", (name) => {
  const { facts, view } = scenes[name] as unknown as { facts: Fact[]; view: { game: string; scores: number[]; over: boolean } };
  const rounds = scoresByRound(facts, view.scores.length, resultsOf(view.game));
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

test("the rounds of a finished game, from what everybody had after each", () => {
  const outcome = {
    totals: [
      [3, 0],
      [3, 5],
    ],
    rounds: [
      { bets: [1, 2], tricks: [1, 1] },
      { bets: [0, 1], tricks: [1, 1] },
    ],
  } as unknown as GameOutcome;
  const rounds = scoresOf(outcome, resultsOf("all-or-nothing"));
  expect(rounds.map((round) => round.gains)).toEqual([
    [3, 0],
    [0, 5],
  ]);
  expect(rounds[1]).toMatchObject({ round: 2, totals: [3, 5], notes: ["1/0", "1/1"], done: true });
  const runes = scoresOf({ totals: [[2, 1]], rounds: [{}] }, resultsOf("predictions"));
  expect(runes[0]).toMatchObject({ gains: [2, 1], notes: [null, null] });
});
