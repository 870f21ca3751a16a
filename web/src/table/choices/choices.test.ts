import { describe, expect, test } from "vitest";
import { tableOf } from "../../games/tables";
import { choose as chooseOf, dragsOf, narrowed, openTargets, readChoice, settled, type Choice, type Target } from "./choices";

const BETTING = ["bet", "open", "secret"];
/** The game that a decision belongs to; `play` is one of both. */
const actionsOf = (action: string) => tableOf(BETTING.includes(action.split(" ")[0] ?? "") ? "all-or-nothing" : "predictions").actions;
const readOne = (action: string): Choice => readChoice(action, actionsOf(action));
const read = (...actions: string[]): Choice[] => actions.map(readOne);
const choose = (choices: Choice[], chosen: Target[], target: Target): Target[] =>
  chooseOf(choices, chosen, target, tableOf("predictions").actions.kind);

describe("what an action is made of", () => {
  test.each([
    ["play JM", ["card:JM"]],
    ["take 2", ["column:2"]],
    ["take discard", ["pile"]],
    ["swap 7C 3", ["card:7C", "column:3"]],
    ["swap 7C discard", ["card:7C", "pile"]],
    ["keep 9T", ["revealed:9T"]],
    ["hide KS", ["card:KS"]],
    ["discard 4C", ["card:4C"]],
    ["hypnosis 2", ["seat:2"]],
    ["eye 0", ["seat:0"]],
    ["predict 1", ["seat:1"]],
    ["bet 0", ["bet:0"]],
    ["all-in", ["do:all-in"]],
    ["open", ["do:open"]],
  ])("%s", (action, targets) => {
    expect(readOne(action).targets).toEqual(targets);
  });

  test("an action of a game to come is a button, not an error", () => {
    expect(readOne("juggle 3 4").targets).toEqual(["do:juggle 3", "do:juggle 4"]);
  });
});

describe("choosing step by step", () => {
  const swaps = read("swap 7C 0", "swap 7C 3", "swap KT 3", "skip");

  test("a card, then a place, makes the swap", () => {
    const first = choose(swaps, [], "card:7C");
    expect(settled(swaps, first)).toBeNull();
    expect(openTargets(swaps, first)).toEqual(new Set(["column:0", "column:3"]));
    expect(settled(swaps, choose(swaps, first, "column:3"))?.action).toBe("swap 7C 3");
  });

  test("the place may come first", () => {
    const first = choose(swaps, [], "column:0");
    expect(openTargets(swaps, first)).toEqual(new Set(["card:7C"]));
    expect(settled(swaps, choose(swaps, first, "card:7C"))?.action).toBe("swap 7C 0");
  });

  test("another card takes the place of the one chosen before", () => {
    expect(choose(swaps, ["card:7C"], "card:KT")).toEqual(["card:KT"]);
  });

  test("a column takes the place of the pile, and the pile that of a column", () => {
    const takes = read("swap 7C 0", "swap 7C discard");
    expect(choose(takes, ["pile"], "column:0")).toEqual(["column:0"]);
  });

  test("the same thing again is given back", () => {
    expect(choose(swaps, ["card:7C"], "card:7C")).toEqual([]);
  });

  test("what no action names can't be chosen", () => {
    expect(choose(swaps, [], "card:2S")).toEqual([]);
    expect(choose(swaps, ["card:7C"], "column:5")).toEqual(["card:7C"]);
  });

  test("one thing that is a whole action is one at once", () => {
    const turn = read("play JM", "play 2T", "pass", "all-in");
    expect(settled(turn, ["card:JM"])?.action).toBe("play JM");
    expect(settled(turn, ["do:pass"])?.action).toBe("pass");
  });

  test("nothing chosen leaves every choice", () => {
    expect(narrowed(swaps, [])).toHaveLength(4);
  });
});

describe("dragging", () => {
  test.each([
    ["play JM", "card:JM", "field"],
    ["take 2", "column:2", "hand"],
    ["take discard", "pile", "hand"],
    ["swap 7C 3", "card:7C", "column:3"],
    ["swap 7C 3", "column:3", "card:7C"],
    ["discard 4C", "card:4C", "pile"],
    ["keep 9T", "revealed:9T", "hand"],
    ["draw", "deck", "hand"],
    ["pass", "deck", "gallery"],
    ["predict 1", "token", "seat:1"],
    ["eye 2", "step", "seat:2"],
    ["bet 3", "bet:3", "field"],
    ["all-in", "do:all-in", "field"],
    ["secret", "do:secret", "field"],
    ["skip", "step", "pile"],
  ])("%s: %s onto %s", (action, from, to) => {
    expect(dragsOf(readOne(action), actionsOf(action))).toContainEqual({ from, to, action });
  });

  test("every action of both games can be dragged", () => {
    const every = [
      "play JM",
      "pass",
      "all-in",
      "take 0",
      "swap 7C 0",
      "draw",
      "reveal",
      "rune",
      "hypnosis 1",
      "eye 1",
      "skip",
      "keep 9T",
      "hide KS",
      "discard 4C",
      "predict 0",
      "bet 3",
      "open",
      "secret",
    ];
    for (const action of every) expect(dragsOf(readOne(action), actionsOf(action)), action).not.toEqual([]);
  });
});
