/** Who is offline is told so, and only as long as it is so. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { note, online } from "./online.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  note(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that does not answer is asked again until it is there", async () => {
  const answers = [
    () => Promise.reject(new TypeError("no network")),
    () => Promise.resolve({ ok: false }),
    () => Promise.resolve({ ok: true }),
  ];
  const asked = vi.fn(() => (answers.shift() ?? (() => Promise.reject(new Error("asked once more"))))());
  vi.stubGlobal("fetch", asked);
  note(false);
  expect(online()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4500);
  expect([asked.mock.calls.length, online()]).toEqual([2, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.mock.calls.length, online()]).toEqual([3, true]);
});

test("whoever is answered in the meantime is not offline", async () => {
  const asked = vi.fn(() => Promise.resolve({ ok: true }));
  vi.stubGlobal("fetch", asked);
  note(false);
  note(true);
  expect(online()).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(online()).toBe(true);
});

test("a server that can't store for the moment is there all the same", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, json: () => Promise.resolve({ status: "degraded" }) }));
  note(false);
  await vi.advanceTimersByTimeAsync(4000);
  expect(online()).toBe(true);
});
