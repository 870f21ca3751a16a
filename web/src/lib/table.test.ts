import { expect, test } from "vitest";
import { TableNow } from "./table.svelte";
import type { Fact, Told } from "./wire";

const fact = (turn: number): Fact => ({ turn, fact: "passes", seat: 0 });
const news = (since: number, number: number, more: object = {}) =>
  ({ say: "news", table: "abc", since, number, facts: [fact(number)], view: { decision: number }, ...more }) as unknown as Told;
const whole = (since: number, number: number, facts: Fact[]) =>
  ({ say: "table", table: "abc", since, number, facts, view: null, about: { phase: "open" }, own: null }) as unknown as Told;

function table(): { now: TableNow; missed: number[] } {
  const missed: number[] = [];
  return { now: new TableNow("abc", (since) => missed.push(since), () => 5_000), missed };
}

test("facts are gathered from the whole and from the news", () => {
  const { now } = table();
  now.tell(whole(0, 3, [fact(1), fact(2)]));
  now.tell(news(3, 4));
  expect(now.facts.map((one) => one.turn)).toEqual([1, 2, 4]);
  expect(now.number).toBe(4);
});

test("after a break only what was missed is added", () => {
  const { now } = table();
  now.tell(whole(0, 3, [fact(1)]));
  now.tell(whole(3, 6, [fact(5)]));
  expect(now.facts.map((one) => one.turn)).toEqual([1, 5]);
});

test("after something was taken back everything is told anew", () => {
  const { now } = table();
  now.tell(whole(0, 3, [fact(1), fact(2)]));
  now.tell(whole(0, 4, [fact(1)]));
  expect(now.facts.map((one) => one.turn)).toEqual([1]);
});

test("a gap is noticed, and nothing is shown that does not fit", () => {
  const { now, missed } = table();
  now.tell(whole(0, 3, []));
  now.tell(news(5, 6));
  expect(missed).toEqual([3]);
  expect(now.number).toBe(3);
});

test("what was told before is not told twice", () => {
  const { now } = table();
  now.tell(whole(0, 3, []));
  now.tell(news(3, 4));
  now.tell(news(2, 3));
  expect(now.facts.length).toBe(1);
  expect(now.number).toBe(4);
});

test("what is not in the news stays as it was; the clock does not", () => {
  const { now } = table();
  now.tell(whole(0, 3, []));
  now.tell(news(3, 4, { clock: { seat: 1, left: 900, banks: [] }, own: { seat: 1, premove: "pass", hook: false } }));
  expect(now.clock).toEqual({ seat: 1, left: 900, banks: [], at: 5_000 });
  now.tell(news(4, 5));
  expect(now.about?.phase).toBe("open");
  expect(now.own?.premove).toBe("pass");
  expect(now.clock).toBeNull();
});

test("who is away, and why a table can't be seen", () => {
  const { now } = table();
  now.tell({ say: "presence", table: "abc", away: [2] });
  now.tell({ say: "refused", id: "", table: "abc", code: "table-private", text: "No." });
  expect(now.away).toEqual([2]);
  expect(now.refused?.code).toBe("table-private");
  now.tell(whole(0, 1, []));
  expect(now.refused).toBeNull();
});
