import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurn, paintFirst } from "./paint";

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function paint(): void {
  frames.splice(0).forEach((work) => work());
}

test("without anything that goes first, all is done at once", () => {
  const done = vi.fn();
  inTurn(done);
  expect(done).toHaveBeenCalledOnce();
});

test("what came meanwhile follows the frame, in its order", () => {
  const done: string[] = [];
  paintFirst();
  inTurn(() => done.push("one"));
  inTurn(() => done.push("two"));
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual([]); // it is painted, but not on the screen yet
  paint();
  expect(done).toEqual([]); // nor does it become a part of the next frame
  vi.advanceTimersByTime(0);
  expect(done).toEqual(["one", "two"]);
  inTurn(() => done.push("three"));
  expect(done).toEqual(["one", "two", "three"]);
});

test("a window that paints nothing holds nothing up", () => {
  const done = vi.fn();
  paintFirst();
  inTurn(done);
  vi.advanceTimersByTime(49);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test("in a window that nobody sees there is no frame to wait for", () => {
  vi.stubGlobal("document", { hidden: true });
  const done = vi.fn();
  paintFirst();
  inTurn(done);
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test("what waits for one frame is not released by another's time", () => {
  const done = vi.fn();
  paintFirst();
  vi.advanceTimersByTime(30);
  paint();
  paint();
  vi.advanceTimersByTime(0);
  paintFirst();
  inTurn(done);
  vi.advanceTimersByTime(45); // the first one's longest time is over, the second one's is not
  expect(done).not.toHaveBeenCalled();
  paint();
  paint();
  vi.advanceTimersByTime(0);
  expect(done).toHaveBeenCalledOnce();
});
