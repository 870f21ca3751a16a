import { afterEach, beforeEach, expect, test, vi } from "vitest";
import scenes from "../dev/views.json";
import type { DoneTold, View } from "../lib/wire";
import { Play } from "./play.svelte";
import type { TableProps } from "./types";

const swap = scenes["swap-3"] as unknown as TableProps;
let asked: unknown[] = [];
let fails: (error: Error) => void = () => {};

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: true }); // nothing is painted here, and nothing waited for
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table that asks for a swap; `answer` tells it the next question. */
function sitting(): { play: Play; answer(view: Partial<View>): void } {
  let view = swap.view;
  const send = (wish: unknown): Promise<DoneTold> => {
    asked.push(wish);
    return new Promise((_, failed) => (fails = failed));
  };
  const play = new Play(() => ({ ...swap, view, names: ["Ada", "Grace", "Edsger"], spectator: false, send }));
  return {
    play,
    answer(next) {
      view = { ...view, ...next } as View;
      play.viewChanged();
    },
  };
}

/** A table where a card and a column were chosen, one after the other. */
function swapped(): ReturnType<typeof sitting> {
  const table = sitting();
  table.play.pick("card:3C");
  table.play.pick("column:1");
  return table;
}

test("the first half of a choice leaves open what may follow", () => {
  const { play } = sitting();
  play.pick("card:3C");
  expect(play.standing("card:3C")).toBe("chosen");
  expect(play.standing("column:1")).toBe("open");
  expect(play.standing("card:4S")).toBe("inert");
  expect(asked).toEqual([]);
});

test("the second half decides, and all else looks as it did until the answer", () => {
  const { play } = swapped();
  expect(asked).toEqual([{ do: "move", decision: swap.view.decision, action: "swap 3C 1" }]);
  expect([play.standing("card:3C"), play.standing("column:1")]).toEqual(["sent", "sent"]);
  expect([play.standing("column:0"), play.standing("card:4S")]).toEqual(["open", "inert"]);
});

test("nothing else is decided until the answer", () => {
  const { play } = swapped();
  play.pick("column:0");
  play.decide(play.legal[0]!);
  expect(asked).toHaveLength(1);
  expect(play.standing("column:1")).toBe("sent");
});

test("the answer ends what was begun", () => {
  const { play, answer } = swapped();
  answer({ decision: swap.view.decision + 1, legal: ["take 0", "take 1"] });
  expect(play.sent).toBeNull();
  expect(play.chosen).toEqual([]);
  expect(play.standing("column:1")).toBe("open");
});

test("news that is no answer leaves what was begun", () => {
  const { play, answer } = swapped();
  answer({});
  expect(play.standing("column:1")).toBe("sent");
});

test("a refusal ends what was begun, and says why", async () => {
  const { play } = swapped();
  fails(new Error("no"));
  await vi.advanceTimersByTimeAsync(0);
  expect(play.chosen).toEqual([]);
  expect(play.standing("card:4S")).toBe("open");
  expect(play.why?.text).toBeTruthy();
});

test("without an answer, one may choose again", () => {
  const { play } = swapped();
  vi.advanceTimersByTime(5_000);
  expect(play.standing("card:3C")).toBe("open");
  play.pick("card:4S");
  expect(play.standing("card:4S")).toBe("chosen");
});
