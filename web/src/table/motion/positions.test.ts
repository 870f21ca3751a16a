import { expect, test, vi } from "vitest";
import type { Fact } from "../../lib/wire";
import { Positions } from "./positions";

interface Zone {
  dataset: { zone: string };
  getBoundingClientRect(): { x: number; width: number };
}

function table(...names: string[]): { root: HTMLElement; measured: string[] } {
  const measured: string[] = [];
  const zones: Zone[] = names.map((zone, x) => ({
    dataset: { zone },
    getBoundingClientRect: () => (measured.push(zone), { x, width: zone === "hidden" ? 0 : 10 }),
  }));
  return { root: { querySelectorAll: () => zones } as unknown as HTMLElement, measured };
}
const facts = (count: number): Fact[] => Array.from({ length: count }, () => ({ fact: "takes" }) as Fact);
const move = { card: "7C", from: "column:1", to: "hand:0", what: "card" as const };

test("only what moves is measured, and nothing for what was there at first", () => {
  const { root, measured } = table("column:0", "column:1", "hand", "pile");
  const places = new Positions(
    () => root,
    () => 0,
  );
  const read = vi.fn(() => [move]);
  places.remember(facts(3), read);
  expect([read.mock.calls.length, measured]).toEqual([0, []]);
  places.remember(facts(4), read);
  expect(read).toHaveBeenCalledWith(3);
  expect(measured).toEqual(["column:1"]);
  expect(places.find("column:1", "7C", places.before)?.x).toBe(1);
});

test("where nothing can fly the news are passed over, not saved up", () => {
  const { root } = table("column:1");
  const places = new Positions(
    () => root,
    () => 0,
  );
  const read = vi.fn(() => [move]);
  places.remember(facts(1), read);
  places.remember(facts(5), null);
  expect(places.moves).toEqual([]);
  places.remember(facts(6), read);
  expect(read).toHaveBeenCalledWith(5);
});

test("one's own card has its own place, or the hand's; another's is that seat's; what is hidden is nowhere", () => {
  const { root } = table("card:7C", "hand", "hand:1", "hidden");
  const places = new Positions(
    () => root,
    () => 0,
  );
  const all = places.rects(places.zones(), ["card:7C", "hand", "hand:1", "hidden"]);
  expect(places.find("hand:0", "7C", all)?.x).toBe(0);
  expect(places.find("hand:0", "8C", all)?.x).toBe(1);
  expect(places.find("hand:1", null, all)?.x).toBe(2);
  expect(places.find("hidden", null, all)).toBeUndefined();
});
