/** Sitting down and playing: what the tests of whole games share. */

import type { Locator, Page } from "playwright-core";

export const ASKED = "[data-asked]";
const MOST = 900;
/** Of cards that lie over one another, the corner is free. */
export const CORNER = { x: 9, y: 14 };

export interface Wish {
  game: string;
  players: number;
  /** How many seats are people's; the first is one's own. */
  people?: number;
  settings?: Record<string, unknown>;
  /** Of the bots. */
  level?: string;
}

/** The server draws who begins; here it is the first seat, so that a test meets the same game each time. */
function first(game: string): object {
  return game === "predictions" ? { first: 0 } : {};
}

/**
 * Open a table by the API, as this window's person, and take its first seat; with bots only, it begins. Returns its address.
 * `anew`: whether the page may be loaded again on the way.
 */
export async function openTable(
  page: Page,
  url: string,
  { game, players, people = 1, settings = {}, level = "novice" }: Wish,
  anew = true,
): Promise<string> {
  if (anew) await page.goto(url);
  await page.locator("main h1").first().waitFor({ state: "attached" });
  const wish = {
    game,
    options: { players, ...first(game) },
    seats: Array.from({ length: players }, (_, seat) => (seat < people ? { kind: "person" } : { kind: "bot", level })),
    ...settings,
  };
  const table = await page.evaluate(
    async ({ wish, alone }) => {
      const ask = async (path: string, body: object): Promise<Record<string, string>> => {
        const answer = await fetch(`/api/v1${path}`, {
          method: "POST",
          headers: { "X-Foretold": "1", "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as Record<string, string>;
      };
      await ask("/me", {});
      const { table = "" } = await ask("/tables", wish);
      await ask(`/tables/${table}/commands`, { do: "sit", id: "sit", table, name: "Ada", seat: 0, salt: "00" });
      if (alone) await ask(`/tables/${table}/commands`, { do: "begin", id: "begin", table });
      return table;
    },
    { wish, alone: people === 1 },
  );
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

/** Play a whole game over HTTP as this window's person, the last of the choices each time: quicker than by hand, and the same to the server. */
export async function playOverHttp(
  page: Page,
  url: string,
  { game, players, options = {}, name = "Ada" }: Omit<Wish, "people" | "settings"> & { options?: object; name?: string },
): Promise<string> {
  const ask = async (method: string, path: string, data?: unknown): Promise<any> => {
    const answer = await page.request.fetch(`${url}/api/v1${path}`, { method, data, headers: { "X-Foretold": "1" } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  let count = 0;
  const command = (wish: object): Promise<unknown> => ask("POST", `/tables/${table}/commands`, { id: `h${count++}`, ...wish });
  await ask("POST", "/me");
  const seats = [{ kind: "person" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "novice" }))];
  const { table } = await ask("POST", "/tables", { game, options: { players, ...first(game), ...options }, seats });
  await command({ do: "sit", name });
  await command({ do: "begin" });
  for (const end = Date.now() + 300_000; Date.now() < end;) {
    const { view } = (await ask("GET", `/tables/${table}?since=1000000`)) as { view: { over: boolean; decision: number; legal: string[] } };
    if (view.over) return table;
    if (view.legal.length) await command({ do: "move", decision: view.decision, action: view.legal.at(-1) });
    else await page.waitForTimeout(20);
  }
  throw new Error("the game does not end");
}

/** Come by a link and sit down. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('input[autocomplete="nickname"]').first().fill(name);
  await page.locator("form.line button").click();
  await page.locator("li.own").waitFor();
}

/** Have the page play by itself: whatever ends a round soonest. */
export function playAlone(page: Page, every = 30): Promise<void> {
  return page.evaluate((pause) => {
    const press = (what: string): boolean => {
      const found = [...document.querySelectorAll<HTMLElement>(what)];
      const button = found[Math.floor(Math.random() * found.length)];
      button?.click();
      return button !== undefined;
    };
    setInterval(() => {
      if (document.querySelector("[data-over]")) return;
      if (
        press("dialog[open] .row button:last-child") ||
        press('[data-asked] :is([data-target="do:pass"], [data-target="do:skip"])[data-open]')
      )
        return;
      press('[data-asked] [data-open]:not([aria-pressed="true"], [data-target="do:all-in"])');
    }, pause);
  }, every);
}

/** Count the cards that fly over the table from now on; the result tells how many. */
export async function countFlights(page: Page): Promise<() => Promise<number>> {
  await page.locator(".flights").waitFor({ state: "attached" }); // they come when the table stands
  await page.evaluate(() => {
    let flown = 0;
    Object.assign(window, { flown: () => flown });
    const sky = document.querySelector(".flights");
    if (sky)
      new MutationObserver((changes) => (flown += changes.reduce((sum, change) => sum + change.addedNodes.length, 0))).observe(sky, {
        childList: true,
      });
  });
  return () => page.evaluate(() => (window as unknown as { flown(): number }).flown());
}

export type Decide = (open: Locator, count: number, turn: number) => Promise<void>;

/** A click that the table may forestall, by changing under the pointer: it is tried again then, so none waits for long. */
const BRIEF = 3_000;

/**
 * One of so many, another at each turn, in no order: whoever chose by turns could choose and unchoose the same card for ever,
 * as the choices come again in a cycle too.
 */
export function one(count: number, turn: number): number {
  let mixed = Math.imul(turn + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % count;
}

/** Click one of the things that can be chosen. */
export const click: Decide = async (open, count, turn) => {
  if (count)
    await open
      .nth(one(count, turn))
      .click({ timeout: BRIEF, position: CORNER })
      .catch(() => undefined);
};

/** The same on a screen that is touched. */
export const tap: Decide = async (open, count, turn) => {
  if (count)
    await open
      .nth(one(count, turn))
      .tap({ timeout: BRIEF, position: CORNER })
      .catch(() => undefined);
};

/** Whatever ends a round soonest: passing, doing without, or the first thing that is not chosen yet. */
export const hurry: Decide = async (open, count) => {
  const short = open.page().locator(`${ASKED} :is([data-target="do:pass"], [data-target="do:skip"])[data-open]`).first();
  const fresh = open.page().locator(`${ASKED} [data-open]:not([aria-pressed="true"])`).first();
  if (await short.count()) await short.click({ timeout: BRIEF }).catch(() => undefined);
  else if (count) await fresh.click({ timeout: BRIEF, position: CORNER }).catch(() => undefined);
};

/** One step: decide what is asked, or go on from what has opened over the table. Whether the game goes on. */
export async function step(page: Page, decide: Decide, turn: number): Promise<"over" | "decided" | "went on"> {
  const dialog = page.locator("dialog[open] .row button").last();
  await page.locator(`${ASKED}, [data-over], dialog[open]`).first().waitFor();
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

/**
 * Decide whatever is asked until it is the turn of this person: who acts then and there needs a question that does not depend on the deal.
 * Nothing changes any more until they decide.
 */
export async function untilTurn(page: Page): Promise<void> {
  const turn = page.locator('[data-asked="turn"]');
  for (let taken = 0; taken < MOST; taken++) {
    await page.locator(`${ASKED}, [data-over], dialog[open]`).first().waitFor();
    if ((await turn.count()) && !(await page.locator("dialog[open]").count())) return;
    if ((await step(page, hurry, taken)) === "over") throw new Error("the game is over");
  }
  throw new Error(`no turn after ${MOST} steps`);
}

/** Decide whatever is asked, as quickly as can be, until a round is over and shown; `decided` is called after each decision. */
export async function untilShowdown(page: Page, decided: (turn: number) => Promise<void>): Promise<void> {
  const shown = page.locator("dialog[open] .hands");
  for (let turn = 0; turn < MOST; turn++) {
    await page.locator(`${ASKED}, dialog[open]`).first().waitFor();
    if (await shown.count()) return;
    await step(page, hurry, turn);
    await decided(turn);
  }
  throw new Error(`no showdown after ${MOST} steps`);
}

/** Until the game is over: whenever something is asked, `decide`. Returns how many decisions were made. */
export async function playToTheEnd(page: Page, decide: Decide): Promise<number> {
  let decisions = 0;
  for (let turn = 0; turn < MOST; turn++) {
    const done = await step(page, decide, turn);
    if (done === "over") return decisions;
    if (done === "decided") decisions += 1;
  }
  throw new Error(`no end after ${MOST} steps: ${await page.locator("#asked").innerText()}`);
}

/** Click what can't be chosen now, once it lies still. */
export async function clickInVain(page: Page, target: string): Promise<void> {
  const there = page.locator(`[data-target="${target}"]`);
  await there.hover({ position: CORNER });
  await there.click({ position: CORNER, force: true }); // it is marked as disabled, and says why when it is clicked
}

/** Until the log, which is written a frame after the cards have moved, tells all that the table shows. */
export async function written(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [table, log] = [".table", ".log"].map((place) => document.querySelector(place)?.getAttribute("data-decision"));
    return table !== undefined && table === log;
  });
}

/** How many decisions of the game a window was told of. */
export const decisions = (page: Page): Promise<number> => page.locator(".table").first().getAttribute("data-decision").then(Number);
