import { expect, test } from "vitest";
import { TableNow } from "./table.svelte";
import type { Fact, Told } from "./wire";

const fact = (turn: number): Fact => ({ turn, fact: "passes", seat: 0 });
const news = (since: number, number: number, more: object = {}) =>
  ({ say: "news", table: "abc", since, number, facts: [fact(number)], view: { decision: number }, ...more }) as unknown as Told;
const whole = (since: number, number: number, facts: Fact[]) =>
  ({
    say: "table",
    table: "abc",
    since,
    number,
    facts,
    view: null,
    about: { phase: "open", game: "predictions" },
    chat: [],
    own: null,
  }) as unknown as Told;

function table(): { now: TableNow; missed: number[] } {
  const missed: number[] = [];
  return {
    now: new TableNow(
      "abc",
      (since) => missed.push(since),
      () => 5_000,
    ),
    missed,
  };
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

const facts = (...turns: number[]): Fact[] => turns.map(fact);
const turns = (now: TableNow): number[] => now.facts.map((one) => one.turn);

test("two answers to one question for what was missed: nothing is lost, nothing is there twice", () => {
  const { now } = table();
  now.tell(whole(0, 3, facts(1, 2, 3)));
  now.tell(whole(3, 5, facts(4, 5)));
  now.tell(whole(3, 6, facts(4, 5, 6))); // asked for at 3, as the first was
  expect(turns(now)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(now.number).toBe(6);
});

test("news that begin before what is known, and go on beyond it, add what is new", () => {
  const { now } = table();
  now.tell(whole(0, 3, facts(1, 2, 3)));
  now.tell(news(3, 4));
  now.tell(news(3, 6, { facts: facts(4, 5, 6) }));
  expect(turns(now)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(now.number).toBe(6);
});

test("an answer that is older than the news leaves them as they are", () => {
  const { now } = table();
  now.tell(whole(0, 3, facts(1, 2, 3)));
  now.tell(news(3, 4));
  now.tell(whole(2, 3, facts(3)));
  expect(turns(now)).toEqual([1, 2, 3, 4]);
  expect(now.view).toEqual({ decision: 4 });
});

test("an answer from a number that was never seen is not pieced together: all is asked for", () => {
  const { now, missed } = table();
  now.tell(whole(0, 5, facts(1, 2, 3, 4, 5)));
  now.tell(whole(2, 6, facts(3, 4, 5, 6))); // another listener's question
  expect(missed).toEqual([0]);
  now.tell(whole(0, 6, facts(1, 2, 3, 4, 5, 6)));
  expect(turns(now)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a server that knows less than it did, after a backup was restored, is believed", () => {
  const { now } = table();
  now.tell(whole(0, 5, facts(1, 2, 3, 4, 5)));
  now.tell(whole(0, 3, facts(1, 2, 3)));
  expect(turns(now)).toEqual([1, 2, 3]);
  expect(now.number).toBe(3);
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

const line = (number: number) => ({ number, seat: 0, text: `line ${number}`, at: number });

test("a line of chat is added, and nothing else changes", () => {
  const { now } = table();
  now.tell(whole(0, 3, [fact(1)]));
  now.tell(news(3, 4));
  now.tell({ say: "news", table: "abc", since: 4, number: 5, facts: [], chat: [line(5)] } as unknown as Told);
  now.tell({ ...whole(0, 6, []), chat: [line(5), line(6)] } as unknown as Told);
  expect(now.chat.map((one) => one.number)).toEqual([5, 6]);
  now.tell({ say: "news", table: "abc", since: 6, number: 7, facts: [], about: { phase: "playing" } } as unknown as Told);
  expect(now.about).toEqual({ phase: "playing", game: "predictions" });
  expect(now.chat.length).toBe(2);
});

test("news without a view leave it as it was", () => {
  const { now } = table();
  now.tell(whole(0, 3, []));
  now.tell(news(3, 4));
  now.tell({ say: "news", table: "abc", since: 4, number: 5, facts: [], chat: [line(5)] } as unknown as Told);
  expect(now.view).toEqual({ decision: 4 });
});
