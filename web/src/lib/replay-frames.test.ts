import { expect, test } from "vitest";
import { PART, ReplayFrames } from "./replay-frames.svelte";
import type { Frame } from "./wire";

function server(last: number) {
  const asked: string[] = [];
  let broken = false;
  const fetch = async (_id: string, eyes: string, first: number, count: number) => {
    asked.push(`${eyes} ${first}`);
    if (broken) throw new Error("no network");
    const length = Math.max(Math.min(count, last + 1 - first), 0);
    return { frames: Array.from({ length }, (_, n) => ({ decision: first + n }) as Frame) };
  };
  return { asked, fetch, breaks: (yes: boolean) => (broken = yes) };
}

test("a short game is one request, however often it is wanted", async () => {
  const { asked, fetch } = server(90);
  const tape = new ReplayFrames("t", 90, fetch);
  expect(tape.of("open")).toEqual([]);
  await Promise.all([tape.load("open", 3), tape.load("open"), tape.load("open", 90)]);
  expect(asked).toEqual(["open 0"]);
  expect(tape.of("open").map((frame) => frame.decision)).toEqual([...Array(91).keys()]);
});

test("a long one comes in parts: as far as it is needed, then the rest, without a gap", async () => {
  const { asked, fetch } = server(PART * 2 + 5);
  const tape = new ReplayFrames("t", PART * 2 + 5, fetch);
  await tape.load("0", 10);
  expect(tape.of("0")).toHaveLength(PART);
  await tape.load("0");
  expect(asked).toEqual(["0 0", `0 ${PART}`, `0 ${PART * 2}`]);
  expect(tape.of("0").at(-1)?.decision).toBe(PART * 2 + 5);
  expect(tape.of("1")).toEqual([]);
});

test("after a failure it is asked for again", async () => {
  const { asked, fetch, breaks } = server(5);
  const tape = new ReplayFrames("t", 5, fetch);
  breaks(true);
  await expect(tape.load("open")).rejects.toThrow("no network");
  breaks(false);
  await tape.load("open");
  expect(asked).toHaveLength(2);
  expect(tape.of("open")).toHaveLength(6);
});
