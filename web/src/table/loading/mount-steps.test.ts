import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { MountSteps } from "./mount-steps.svelte";

let [one, other, third]: MountSteps[] = [];

beforeAll(async () => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => setTimeout(frame, 16));
  const made = await import("./mount-steps.svelte");
  [one, other, third] = [new made.MountSteps(), new made.MountSteps(), new made.MountSteps()]; // all of them in a new window
  vi.useFakeTimers();
}, 60_000);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("parts are made in order, long ones in steps of their own, and then it is whole", () => {
  const table = one!;
  const made: string[] = [];
  for (const name of ["seat", "gallery", "hand"]) {
    table.add(() => {
      made.push(name);
      vi.setSystemTime(Date.now() + 10);
      vi.spyOn(performance, "now").mockReturnValue(Date.now());
    });
  }
  expect(made).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(made).toEqual(["seat"]);
  vi.runAllTimers();
  expect(made).toEqual(["seat", "gallery", "hand"]);
  expect(table.whole).toBe(true);
  vi.restoreAllMocks();
});

test("what is added while it is being laid out is made, too, and what was taken back is not", () => {
  const table = other!;
  const made: string[] = [];
  table.add(() => made.push("seat"));
  const back = table.add(() => made.push("gone"));
  back();
  vi.advanceTimersToNextTimer();
  expect(table.whole).toBe(false);
  table.add(() => made.push("late"));
  vi.runAllTimers();
  expect(made).toEqual(["seat", "late"]);
  expect(table.whole).toBe(true);
});

test("the next table of a window is whole at once", () => {
  expect(third!.whole).toBe(false);
  const Again = third!.constructor as new () => MountSteps;
  expect(new Again().whole).toBe(true);
});
