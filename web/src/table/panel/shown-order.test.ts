import { expect, test } from "vitest";
import scenes from "../../dev/views.json";
import type { Fact } from "../../lib/wire";
import { shownOrder } from "./scores";

test("hands lie in the order in which the log shows them", () => {
  const { facts, view } = scenes["over-4"] as unknown as { facts: Fact[]; view: { scores: number[] } };
  const told = facts.filter((fact) => fact.fact === "hand-shown").map((fact) => fact.seat);
  expect(told.length % 4).toBe(0);
  expect(shownOrder(facts, view.scores.length, "hand-shown")).toEqual(told.slice(-4));
  const shown = [2, 3, 0, 1].map((seat) => ({ fact: "hand-shown", seat }) as unknown as Fact);
  expect(shownOrder([...facts, ...shown], 4, "hand-shown")).toEqual([2, 3, 0, 1]);
});

test("where the log is not at hand, hands lie by seat", () => {
  expect(shownOrder([], 3, "scores")).toEqual([0, 1, 2]);
});
