import { expect, test } from "vitest";
import { modeOf, sizesFor, type Room, type Sizes } from "../../../table/layout/sizes";
import { sizes as choose } from "./sizes";

const room = (width: number, height: number, more: Partial<Room> = {}): Room => ({
  width,
  height,
  middle: 0,
  cards: 5,
  players: 5,
  opponents: 4,
  folded: false,
  ...more,
});

/** The sizes of a table with so many columns. */
const sizesWith = (given: Room, columns = 6): Sizes => sizesFor(given, (...both) => choose(...both, columns));

test.each([
  [1440, 852, "wide"],
  [820, 1130, "tall"],
  [768, 976, "phone"],
  [600, 1100, "phone"],
  [390, 796, "phone"],
  [320, 600, "phone"],
  [720, 400, "phone"],
])("%i × %i is %s", (width, height, mode) => {
  expect(modeOf(width, height)).toBe(mode);
});

test.each([
  [1440, 852],
  [1024, 720],
  [820, 1130],
  [390, 796],
  [360, 640],
  [320, 568],
])("gallery and hand fit a window of %i × %i", (width, height) => {
  for (const columns of [4, 5, 6]) {
    const sizes = sizesWith(room(width, height), columns);
    expect(sizes.centre * columns + 6 * (columns - 1)).toBeLessThanOrEqual(width - sizes.side);
    expect(sizes.hand).toBeLessThanOrEqual(width / 3);
    expect(sizes.centre).toBeGreaterThanOrEqual(30);
    expect(5 * parseFloat(sizes.properties["--revealed-card"] ?? "") + 4 * 6.4).toBeLessThanOrEqual(width - sizes.side - 24);
  }
});

test("what else stands on the table takes its room from the gallery, down to what can still be read", () => {
  const sizes = [420, 300, 200, 100].map((middle) => sizesWith(room(390, 796, { middle })).centre);
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(sizes.at(-1)).toBe(30);
});

test("log and chat folded away leave their room to the table", () => {
  const open = sizesWith(room(1440, 852, { middle: 400 }));
  const folded = sizesWith(room(1440, 852, { middle: 400, folded: true }));
  expect(folded.side).toBe(0);
  expect(folded.centre).toBeGreaterThan(open.centre);
});
