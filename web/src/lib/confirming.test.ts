import { expect, test, vi } from "vitest";
import { confirming } from "./confirming.svelte";
import { Refusal } from "./errors";

const first = new Refusal("confirm-first", "Confirm first", 403, { ways: ["passkey"] });

test("what needs no confirmation is done at once", async () => {
  const work = vi.fn().mockResolvedValue(1);
  expect(await confirming.then(work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
  expect(confirming.question).toBeNull();
});

test("what needs one is done again after it, by the ways that the server names", async () => {
  const work = vi.fn().mockRejectedValueOnce(first).mockResolvedValue(1);
  const done = confirming.then(work);
  await vi.waitFor(() => expect(confirming.question?.ways).toEqual(["passkey"]));
  confirming.question?.answer(true);
  expect(await done).toBe(true);
  expect(work).toHaveBeenCalledTimes(2);
  expect(confirming.question).toBeNull();
});

test("without one nothing is done", async () => {
  const work = vi.fn().mockRejectedValue(first);
  const done = confirming.then(work);
  await vi.waitFor(() => expect(confirming.question).not.toBeNull());
  confirming.question?.answer(false);
  expect(await done).toBe(false);
  expect(work).toHaveBeenCalledOnce();
});

test("every other refusal is told", async () => {
  const other = new Refusal("too-many", "Too many", 429);
  await expect(confirming.then(() => Promise.reject(other))).rejects.toBe(other);
});
