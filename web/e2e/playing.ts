/** Sitting down and playing: what the tests of whole games share. */

import type { Locator, Page } from "playwright-core";

export const ASKED = "[data-asked]";
const MOST = 900;
/** Of cards that lie over one another, the corner is free. */
export const CORNER = { x: 9, y: 14 };

export interface Wish {
  game: "predictions" | "all-or-nothing";
  players: number;
  /** How many seats are people's; the first is one's own. */
  people?: number;
  settings?: Record<string, unknown>;
}

/**
 * Open a table by the API, as this window's person, and take its first seat; with bots only, it begins. Returns its address.
 * `anew`: whether the page may be loaded again on the way.
 */
export async function openTable(page: Page, url: string, { game, players, people = 1, settings = {} }: Wish, anew = true): Promise<string> {
  if (anew) await page.goto(url);
  await page.locator("main h1").first().waitFor({ state: "attached" });
  const wish = { game, options: { players }, seats: Array.from({ length: players }, (_, seat) => (seat < people ? { kind: "person" } : { kind: "bot", level: "novice" })), ...settings };
  const table = await page.evaluate(async ({ wish, alone }) => {
    const ask = async (path: string, body: object): Promise<Record<string, string>> => {
      const answer = await fetch(`/api/v1${path}`, { method: "POST", headers: { "X-Foretold": "1", "Content-Type": "application/json" }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as Record<string, string>;
    };
    await ask("/me", {});
    const { table = "" } = await ask("/tables", wish);
    await ask(`/tables/${table}/commands`, { do: "sit", id: "sit", table, name: "Ada", seat: 0, salt: "00" });
    if (alone) await ask(`/tables/${table}/commands`, { do: "begin", id: "begin", table });
    return table;
  }, { wish, alone: people === 1 });
  if (anew) await page.goto(`${url}/t/${table}`);
  else {
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/t/${table}`);
    await page.locator(`.table:not([data-over])`).waitFor();
  }
  if (people === 1) await page.locator(".table").waitFor(); // not waitForSelector: its handle would keep the table alive
  return `${url}/t/${table}`;
}

/** Come by a link and sit down. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('input[autocomplete="nickname"]').first().fill(name);
  await page.locator("form.line button").click();
  await page.locator("li.own").waitFor();
}

/** Count the cards that fly over the table from now on; the result tells how many. */
export async function countFlights(page: Page): Promise<() => Promise<number>> {
  await page.locator(".flights").waitFor({ state: "attached" }); // they come when the table stands
  await page.evaluate(() => {
    let flown = 0;
    Object.assign(window, { flown: () => flown });
    const sky = document.querySelector(".flights");
    if (sky) new MutationObserver((changes) => (flown += changes.reduce((sum, change) => sum + change.addedNodes.length, 0))).observe(sky, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { flown(): number }).flown());
}

export type Decide = (open: Locator, count: number, turn: number) => Promise<void>;

/** Click the n-th of the things that can be chosen; the table may change under the pointer, then it is tried again. */
export const click: Decide = async (open, count, turn) => {
  if (count) await open.nth((turn * 7) % count).click({ timeout: 3_000, position: CORNER }).catch(() => undefined);
};

/** Whatever ends a round soonest: passing, doing without, or the first thing that is not chosen yet. */
export const hurry: Decide = async (open, count) => {
  const short = open.page().locator(`${ASKED} :is([data-target="do:pass"], [data-target="do:skip"])[data-open]`).first();
  const fresh = open.page().locator(`${ASKED} [data-open]:not([aria-pressed="true"])`).first();
  if (await short.count()) await short.click({ timeout: 3_000 }).catch(() => undefined);
  else if (count) await fresh.click({ timeout: 3_000, position: CORNER }).catch(() => undefined);
};

/** One step: decide what is asked, or go on from what has opened over the table. Whether the game goes on. */
export async function step(page: Page, decide: Decide, turn: number): Promise<"over" | "decided" | "went on"> {
  const dialog = page.locator("dialog[open] .row button").last();
  await page.locator(`${ASKED}, [data-over], dialog[open]`).first().waitFor({ timeout: 60_000 });
  if (await page.locator("[data-over]").count()) return "over";
  if (await dialog.count()) {
    await dialog.focus();
    await page.keyboard.press("Enter");
    return "went on";
  }
  const open = page.locator(`${ASKED} [data-open]`);
  await decide(open, await open.count(), turn);
  return "decided";
}

/** Until the game is over: whenever something is asked, `decide`. Returns how many decisions were made. */
export async function playToTheEnd(page: Page, decide: Decide): Promise<number> {
  let decisions = 0;
  for (let turn = 0; turn < MOST; turn++) {
    const done = await step(page, decide, turn);
    if (done === "over") return decisions;
    if (done === "decided") decisions += 1;
  }
  throw new Error(`no end after ${MOST} steps`);
}
