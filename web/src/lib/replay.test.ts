import { describe, expect, test } from "vitest";
import { factsUpTo, keyLeap, leap, readPlace, roundStart, standingOf, stopsOf, tableOf, writePlace } from "./replay";
import type { GameFrame, GameOutcome, GameView } from "../games/game";

/** Frames that only say where they are: `[round, turn]` each. */
function frames(...places: [number, number][]): GameFrame[] {
  return places.map(([round, turn], decision) => ({
    decision,
    seat: decision ? 0 : null,
    action: null,
    by: null,
    facts: [{ turn, fact: `f${decision}` }],
    view: { game: "any", table: { round, turn } } as unknown as GameView,
  }));
}
const turnOf = ({ table }: GameView): unknown => (table as { turn?: number }).turn;
const GAME = frames([1, 1], [1, 1], [1, 2], [1, 3], [2, 1], [2, 1], [2, 2], [2, 2]);

describe("a place in an address", () => {
  test("is read and written", () => {
    const place = readPlace("?at=12&seat=2&lang=fr", 3, 76);
    expect(place).toEqual({ at: 12, eyes: "2" });
    expect(readPlace(writePlace(place), 3, 76)).toEqual(place);
    expect(readPlace("?at=5&seat=spectator", 3, 76).eyes).toBe("spectator");
  });
  test("that makes no sense is the beginning, with open cards, or the nearest there is", () => {
    expect(readPlace("", 3, 76)).toEqual({ at: 0, eyes: "open" });
    expect(readPlace("?at=999&seat=3", 3, 76)).toEqual({ at: 76, eyes: "open" });
    expect(readPlace("?at=-4&seat=x", 3, 76)).toEqual({ at: 0, eyes: "open" });
    expect(readPlace("?at=1.5&seat=02", 3, 76)).toEqual({ at: 0, eyes: "2" });
  });
});

describe("leaps", () => {
  const stops = stopsOf(GAME, turnOf);
  const last = GAME.length - 1;
  test("turns and rounds begin where the view says so; the end is a stop too", () => {
    expect(stops).toEqual({ turns: [0, 2, 3, 4, 6, 7], rounds: [0, 4, 7] });
  });
  test("lead to the next stop, and never beyond the ends", () => {
    expect(leap(0, 1, "decision", stops, last)).toBe(1);
    expect(leap(0, -1, "decision", stops, last)).toBe(0);
    expect(leap(1, 1, "turn", stops, last)).toBe(2);
    expect(leap(3, -1, "turn", stops, last)).toBe(2);
    expect(leap(1, 1, "round", stops, last)).toBe(4);
    expect(leap(4, 1, "round", stops, last)).toBe(7);
    expect(leap(7, 1, "round", stops, last)).toBe(7);
    expect(leap(3, -1, "round", stops, last)).toBe(0);
  });
  test("without frames there is nowhere to go but the ends", () => {
    expect(stopsOf([], turnOf)).toEqual({ turns: [], rounds: [] });
    expect(leap(0, 1, "round", stopsOf([], turnOf), 0)).toBe(0);
  });
  test("keys are those of a slider", () => {
    expect(keyLeap("ArrowUp")).toEqual({ kind: "turn", way: 1 });
    expect(keyLeap("PageDown")).toEqual({ kind: "round", way: -1 });
    expect(keyLeap(" ")).toBe("play");
    expect(keyLeap("x")).toBeNull();
  });
});

test("what was told up to a step, in order", () => {
  expect(factsUpTo(GAME, 2).map((fact) => fact.fact)).toEqual(["f0", "f1", "f2"]);
});

test("the table of a finished game: its players, and why it ended only at its end", () => {
  const outcome = {
    game: "predictions",
    options: {},
    players: [{ kind: "bot", level: "novice", name: "" }],
    ends: [4, 9],
    ending: "abandoned",
  } as unknown as GameOutcome;
  expect(tableOf(outcome, false).ending).toBeNull();
  expect(tableOf(outcome, true).ending).toBe("abandoned");
  expect(tableOf(outcome, true).seats[0]).toMatchObject({ kind: "bot", level: "novice", free: false });
  expect([0, 1, 2].map((round) => roundStart(outcome, round))).toEqual([0, 4, 9]);
});

test("the standing: the best first, of equals the winner, otherwise in the order of the seats", () => {
  expect(standingOf({ scores: [3, 9, 3, 9], winners: [3] })).toEqual([3, 1, 0, 2]);
  expect(standingOf({ scores: [0, 0], winners: [] })).toEqual([0, 1]);
});
