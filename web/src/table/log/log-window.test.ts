import { expect, test } from "vitest";
import { LogWindow, STEP } from "./log-window.svelte";

const count = (length: number): number[] => Array.from({ length }, (_, line) => line);

function written(length: number): LogWindow<number> {
  const lines = new LogWindow<number>();
  lines.write(count(length));
  return lines;
}

test("only the newest lines are written, and older ones when somebody looks for them", () => {
  const lines = written(100);
  expect(lines.shown).toEqual(count(100).slice(-STEP));
  lines.look(true);
  expect(lines.shown).toEqual(count(100).slice(-2 * STEP));
  for (let more = 0; more < 4; more++) lines.look(true);
  expect(lines.shown).toEqual(count(100));
});

test("lines in sight do not vanish when new ones come", () => {
  const lines = written(20);
  lines.look(true); // the window is high: all of them are in sight
  lines.write(count(20 + STEP));
  expect(lines.shown).toEqual(count(20 + STEP));
});

test("lines out of sight are not kept", () => {
  const lines = written(20);
  lines.look(false);
  lines.write(count(20 + STEP));
  expect(lines.shown).toEqual(count(20 + STEP).slice(-STEP));
});

test("what once was needed to fill what is in sight stays written", () => {
  const lines = written(100);
  lines.look(true);
  lines.look(false);
  lines.write(count(110));
  expect(lines.shown).toEqual(count(110).slice(-2 * STEP));
});

test("after much was taken back the newest lines are there", () => {
  const lines = written(100);
  lines.write(count(10));
  expect(lines.shown).toEqual(count(10));
});
