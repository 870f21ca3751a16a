import { expect, test } from "vitest";
import type { Fact } from "../../lib/wire";
import { extrasOf } from "../../games/extras";
import { heard as heardOf, SOUNDS, type Sound } from "./sound";

const heard = (told: Fact[], myTurn: boolean, game = "predictions"): Sound[] => heardOf(told, myTurn, extrasOf(game).sounds);
const facts = (...names: string[]): Fact[] => names.map((fact) => ({ turn: 1, fact }));

test("deal, card, trick, win and one's turn are heard", () => {
  expect(heard(facts("round-begins", "dealt"), false)).toEqual(["deal"]);
  expect(heard(facts("plays"), false)).toEqual(["card"]);
  expect(heard(facts("plays", "wins-trick"), true, "all-or-nothing")).toEqual(["card", "collect", "yourTurn"]);
  expect(heard(facts("strongest", "pot-paid", "wins"), false)).toEqual(["reveal", "win"]);
  expect(heard([], true)).toEqual(["yourTurn"]);
});

test("a whole round told at once is no concert", () => {
  const many = facts(...Array.from({ length: 40 }, (_, place) => ["plays", "takes", "draws", "gains-rune"][place % 4] ?? ""));
  expect(heard(many, false).length).toBeLessThanOrEqual(4);
  expect(heard(facts("draws", "draws", "draws"), false)).toEqual(["slide"]);
});

test("every sound is short", () => {
  for (const notes of Object.values(SOUNDS)) expect(Math.max(...notes.map((note) => note.at + note.length))).toBeLessThan(0.9);
});
