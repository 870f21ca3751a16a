import { expect, test } from "vitest";
import { modeOf, sizesFor, type Room } from "./sizes";

const room = (width: number, height: number, more: Partial<Room> = {}): Room => ({ width, height, columns: 6, cards: 5, players: 5, opponents: 4, busy: false, dense: false, tricks: false, ...more });

test.each([
  [1440, 852, "wide"],
  [820, 1130, "tall"],
  [390, 796, "phone"],
  [320, 600, "phone"],
  [720, 400, "phone"],
])("%i × %i is %s", (width, height, mode) => {
  expect(modeOf(width, height)).toBe(mode);
});

test.each([[1440, 852], [1024, 720], [820, 1130], [390, 796], [360, 640], [320, 568]])("gallery and hand fit a window of %i × %i", (width, height) => {
  for (const columns of [4, 5, 6]) {
    const sizes = sizesFor(room(width, height, { columns }));
    expect(sizes.gallery * columns + 6 * (columns - 1)).toBeLessThanOrEqual(width - sizes.side);
    expect(sizes.hand).toBeLessThanOrEqual(width / 3);
    expect(sizes.gallery).toBeGreaterThanOrEqual(40);
  }
});

test("cards to choose from take their room from the gallery", () => {
  expect(sizesFor(room(1440, 852, { busy: true })).gallery).toBeLessThanOrEqual(sizesFor(room(1440, 852)).gallery);
});
