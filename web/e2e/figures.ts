/**
 * Measures what the client has to reach, against a real server on this machine: `scripts/web figures [bytes|lighthouse|delay|frames|memory …]`.
 *
 *   --moves 200     decisions for `delay`
 *   --games 20      games for `memory`
 *   --seconds 240   no figure but Lighthouse takes much longer: what was measured until then is told
 *   --folder PATH   where Lighthouse is installed (default: bench/lighthouse; `npm ci --ignore-scripts` there)
 *
 * Prints one line for each figure, with what is to be reached. The machine should have nothing else to do.
 */

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, CDPSession, Page } from "playwright-core";
import { openBrowser, openHouse, openPage, type House } from "./house.ts";
import { ASKED, countFlights, openTable, sitDown } from "./playing.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    moves: { type: "string", default: "200" },
    games: { type: "string", default: "20" },
    seconds: { type: "string", default: "240" },
    folder: { type: "string", default: resolve(import.meta.dirname, "../../bench/lighthouse") },
  },
});
const wanted = positionals.length ? positionals : ["bytes", "lighthouse", "delay", "frames", "memory"];

function print(name: string, value: string, reach: string): void {
  console.log(`${name.padEnd(44)} ${value.padStart(24)}   to reach: ${reach}`);
}

/** What is sent for script and style until the first table can be played at, and what comes after it. */
async function bytes(house: House, browser: Browser): Promise<void> {
  const { page, context } = await openPage(browser, { serviceWorkers: "block" });
  const session = await context.newCDPSession(page);
  const files = new Map<string, { kind: string; url: string; size: number }>();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type, response }) => files.set(requestId, { kind: type, url: response.url, size: 0 }));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.size = encodedDataLength;
  });
  await page.goto(house.url);
  await page.click('[data-play="predictions"]');
  await page.locator(ASKED).waitFor({ timeout: 60_000 });
  await page.locator(".flights").waitFor({ state: "attached", timeout: 60_000 });
  const first = await page.evaluate(() => {
    const stood = performance.getEntriesByName("table")[0]?.startTime ?? 0;
    return performance.getEntriesByType("resource").filter((file) => file.startTime < stood).map((file) => file.name);
  });
  const sum = (kind: string, before: boolean): number =>
    [...files.values()].filter((file) => file.kind === kind && first.includes(file.url) === before).reduce((total, file) => total + file.size, 0) / 1000;
  const told = (before: boolean): string => `${(sum("Script", before) + sum("Stylesheet", before)).toFixed(1)} kB (${sum("Script", before).toFixed(1)} + ${sum("Stylesheet", before).toFixed(1)})`;
  print("script and style for the first table, gzip", told(true), "120 kB");
  print("what comes when it stands", told(false), "-");
  await context.close();
}

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; scoreDisplayMode: string }>;
}

/** Lighthouse, headless, as on a phone: on the first page and at a table. */
async function lighthouse(house: House, browser: Browser): Promise<void> {
  const program = join(values.folder, "node_modules/lighthouse/cli/index.js");
  if (!existsSync(program)) {
    console.log(`Lighthouse is not installed: npm ci --ignore-scripts in ${values.folder}`);
    return;
  }
  const { page, context } = await openPage(browser);
  const table = await openTable(page, house.url, { game: "predictions", players: 4 });
  await page.locator(ASKED).waitFor({ timeout: 60_000 });
  for (const [name, url] of [["home", `${house.url}/`], ["table", table]] as const) {
    const out = join(mkdtempSync(join(tmpdir(), "foretold-lighthouse-")), "report.json");
    const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
    const done = spawnSync(process.execPath, [program, url, "--quiet", "--output=json", `--output-path=${out}`, flags], {
      env: { ...process.env, CHROME_PATH: "/usr/bin/chromium" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (done.status !== 0) throw new Error(`Lighthouse failed for ${url}`);
    const { categories, audits } = JSON.parse(readFileSync(out, "utf-8")) as Report;
    const scores = ["performance", "accessibility", "best-practices", "seo"].map((one) => Math.round((categories[one]?.score ?? 0) * 100));
    print(`Lighthouse, ${name}`, scores.join(", "), "95, 100, 100, 100");
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative") console.log(`    ${audit.title} ${audit.displayValue ?? ""} (${audit.score})`);
    }
  }
  await context.close();
}

const quantile = (times: readonly number[], part: number): number => [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;
const spread = (times: readonly number[]): string => `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)} ms`;

/** What a window notes of itself, in the time that all windows of a machine share. */
interface Notes {
  /** When it was clicked last. */
  clicked: number;
  /** When the thing that was clicked was seen to move: it is lifted, or on its way. 0: it was the first half of a choice. */
  moved: Promise<number>;
  /** When so many decisions are shown. */
  shows(decision: number): Promise<number>;
}

/** Let a window note when it was clicked, moved a card, and showed a decision. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const now = (): number => performance.timeOrigin + performance.now();
    // The first frame after a change paints it; when the second begins, that is done: it may be seen a little sooner, not later.
    const painted = (): Promise<number> => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => told(now()))));
    const shown = new Map<number, Promise<number>>();
    const waiting = new Map<number, (when: Promise<number>) => void>();
    let tell: ((when: number | Promise<number>) => void) | null = null;
    let presented: (when: { seen: number; handled: number }) => void = () => {};
    const notes: Notes = {
      clicked: 0,
      moved: Promise.resolve(0),
      shows: (decision) => shown.get(decision) ?? new Promise((told) => waiting.set(decision, told)),
    };
    Object.assign(window, { notes });
    // Of what a click changes while it is handled the browser itself tells when it was on the screen, to 8 ms.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === "click" && Math.abs(performance.timeOrigin + entry.startTime - notes.clicked) < 1)
          presented({ seen: performance.timeOrigin + entry.startTime + entry.duration, handled: entry.processingEnd });
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    const onScreen = (): Promise<number> => {
      const lifted = performance.now();
      const told = new Promise<{ seen: number; handled: number }>((tells) => (presented = tells));
      const later = painted();
      const none = later.then((when) => new Promise<number>((tells) => setTimeout(tells, 500, when))); // it takes no note of less than 16 ms
      return Promise.race([told.then(({ seen, handled }) => (lifted <= handled ? seen : later)), none]);
    };
    const table = document.querySelector<HTMLElement>(".table") ?? document.body;
    const look = (): void => {
      const decision = Number(table.dataset["decision"]);
      if (!shown.has(decision)) {
        const when = painted();
        shown.set(decision, when);
        waiting.get(decision)?.(when);
      }
      if (tell && table.querySelector(".sent, .flight")) tell(onScreen());
      else if (tell && table.querySelector(".chosen")) tell(0);
      else return;
      tell = null;
    };
    document.addEventListener("click", (event) => {
      notes.clicked = performance.timeOrigin + event.timeStamp;
      notes.moved = new Promise((told) => (tell = told));
    }, { capture: true });
    look();
    new MutationObserver(look).observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "data-decision"] });
  });
}

interface Noted {
  clicked: number;
  moved: number;
}

/** Where to click for a decision: the middle of something that is open and not covered, or what goes on from a dialog; null if nothing is asked. */
function spot(page: Page, turn: number): Promise<{ x: number; y: number; decides: boolean; decision: number } | null> {
  return page.evaluate((place) => {
    const dialog = document.querySelector("dialog[open]");
    const decision = Number(document.querySelector<HTMLElement>(".table")?.dataset["decision"]);
    const found = [...document.querySelectorAll<HTMLElement>(dialog ? "dialog[open] .row button" : '[data-asked] [data-open]:not([data-target="do:all-in"], [aria-pressed="true"])')];
    const free = found.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // Of cards that lie over one another, the corner is free.
      const at = { x: x + Math.min(9, width / 2), y: y + Math.min(14, height / 2), decides: !dialog, decision };
      return element.contains(document.elementFromPoint(at.x, at.y)) ? [at] : [];
    });
    return free[place % free.length] ?? null;
  }, turn);
}

const LOST = 10_000;
/** How long the pointer rests on a thing before it is clicked: as a quick person's does, and while the cards of the decision before still move. */
const PACES = { "at a person's pace": 800, "in haste": 120 };

/** What was noted, or null where nothing came of it. Nothing is asked of the windows meanwhile, so that the measuring takes none of their time. */
function noted(page: Page): Promise<Noted | null> {
  return page.evaluate(async (lost) => {
    const { notes } = window as unknown as { notes: Notes };
    const moved = await Promise.race([notes.moved, new Promise<number>((told) => setTimeout(told, lost, 0))]);
    return moved ? { clicked: notes.clicked, moved } : null;
  }, LOST);
}

function shows(page: Page, decision: number): Promise<number> {
  return page.evaluate(([which, lost]) => {
    const { notes } = window as unknown as { notes: Notes };
    return Promise.race([notes.shows(which!), new Promise<number>((told) => setTimeout(told, lost, 0))]);
  }, [decision, LOST]);
}

/** One click; when it decided something, how long it took to be seen here and there. */
async function decide(page: Page, other: Page, turn: number, rest: number): Promise<[number, number] | null> {
  const at = await spot(page, turn);
  if (!at) return null;
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(rest);
  await page.mouse.click(at.x, at.y);
  if (!at.decides) return null;
  const mine = await noted(page);
  const shown = mine && (await shows(other, at.decision + 1));
  return mine && shown ? [mine.moved - mine.clicked, shown - mine.clicked] : null;
}

/** From a click to one's own card moving, and to the other browser showing it; at each pace in turn. */
async function delay(house: House, browser: Browser): Promise<void> {
  const second = await openBrowser();
  const [one, other] = [await openPage(browser), await openPage(second)];
  // Nothing is explained: what was told once is no part of a decision.
  for (const { context } of [one, other]) await context.addInitScript(() => localStorage.setItem("foretold", JSON.stringify({ hints: false })));
  const paces = Object.entries(PACES).map(([name, rest]) => ({ name, rest, own: [] as number[], theirs: [] as number[] }));
  let decisions = 0;
  const moves = Number(values.moves);
  const pages = [one.page, other.page] as const;
  const until = Date.now() + 1000 * Number(values.seconds);
  const goesOn = (): boolean => decisions < moves && Date.now() < until;
  for (let game = 1; goesOn(); game++) {
    const link = await openTable(one.page, house.url, { game: "predictions", players: 2, people: 2 });
    await sitDown(other.page, link, "Grace");
    await other.page.locator(".row .primary").last().click();
    for (const page of pages) {
      await page.locator(".flights").waitFor({ state: "attached" });
      await watch(page);
    }
    for (let turn = 0; goesOn() && !(await one.page.locator("[data-over]").count()); turn++) {
      for (const [mine, yours] of [pages, [pages[1], pages[0]] as const]) {
        const { rest, own, theirs } = paces[turn % paces.length]!;
        const times = await decide(mine, yours, turn * 7, rest);
        if (!times) continue;
        own.push(times[0]);
        theirs.push(times[1]);
        if (++decisions % 20 === 0) console.log(`    ${decisions} decisions, game ${game}: ${paces.map((pace) => `${pace.name} ${spread(pace.own)}, ${spread(pace.theirs)}`).join("; ")}`);
      }
    }
  }
  for (const { name, own, theirs } of paces) {
    print(`click to own card, ${name}, p50 / p95 of ${own.length}`, spread(own), "p95 50 ms");
    print(`click to the other browser, ${name}`, spread(theirs), "p95 150 ms");
  }
  await Promise.all([one.context.close(), second.close()]);
}

/** What is in use when all that can go has gone: memory, elements, listeners. */
async function heap(session: CDPSession): Promise<{ megabytes: number; nodes: number; listeners: number }> {
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { megabytes: (await session.send("Runtime.getHeapUsage")).usedSize / 1e6, nodes, listeners: jsEventListeners };
}

/** Have the page play by itself: whatever ends a round soonest. */
function playAlone(page: Page, every = 30): Promise<void> {
  return page.evaluate((pause) => {
    const press = (what: string): boolean => {
      const found = [...document.querySelectorAll<HTMLElement>(what)];
      const button = found[Math.floor(Math.random() * found.length)];
      button?.click();
      return button !== undefined;
    };
    setInterval(() => {
      if (document.querySelector("[data-over]")) return;
      if (press("dialog[open] .row button:last-child") || press('[data-asked] :is([data-target="do:pass"], [data-target="do:skip"])[data-open]')) return;
      press('[data-asked] [data-open]:not([aria-pressed="true"], [data-target="do:all-in"])');
    }, pause);
  }, every);
}

/** How much more memory is in use after many games of five players, without loading the page again. */
async function memory(house: House, browser: Browser): Promise<void> {
  const { page, context } = await openPage(browser, { reducedMotion: "no-preference" });
  const session = await context.newCDPSession(page);
  await page.goto(house.url);
  await page.locator("main h1").first().waitFor();
  await playAlone(page);
  const used: Awaited<ReturnType<typeof heap>>[] = [];
  const until = Date.now() + 1000 * Number(values.seconds);
  for (let game = 1; game <= Number(values.games) && Date.now() < until; game++) {
    await openTable(page, house.url, { game: "predictions", players: 5 }, false);
    const over = page.locator("[data-over]").waitFor({ state: "attached", timeout: Math.max(until - Date.now(), 30_000) });
    if (!(await over.then(() => true, () => false))) break;
    const now = await heap(session);
    used.push(now);
    console.log(`    game ${game}: ${now.megabytes.toFixed(1)} MB, ${now.nodes} nodes, ${now.listeners} listeners`);
  }
  const [first, last] = [used[0], used.at(-1)];
  if (first && last) print(`growth over ${used.length} games of 5 players`, `${(last.megabytes - first.megabytes).toFixed(1)} MB`, "under 10 MB");
  await context.close();
}

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Microseconds of the processor, whatever else it had to do meanwhile. */
  tdur?: number;
  args?: { name?: string };
}

/** How long the page's thread works at a stretch while cards move, in the processor's time: a frame has 16 ms. */
async function frames(house: House, browser: Browser): Promise<void> {
  const { page, context } = await openPage(browser, { reducedMotion: "no-preference" });
  await openTable(page, house.url, { game: "predictions", players: 5 });
  await page.locator(".flights").waitFor({ state: "attached" });
  await page.waitForTimeout(1_000);
  const session = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel", "__metadata"] } });
  await playAlone(page, 400);
  const flown = await countFlights(page);
  await page.waitForTimeout(20_000);
  const count = await flown();
  const done = new Promise((end) => session.once("Tracing.tracingComplete", end));
  await session.send("Tracing.end");
  await done;
  const stretches = events.filter((event) => event.name === "ThreadControllerImpl::RunTask" && event.ph === "X");
  const mains = events.filter((event) => event.name === "thread_name" && event.args?.name === "CrRendererMain");
  const work = mains.map(({ pid, tid }) => stretches.filter((one) => one.pid === pid && one.tid === tid).map((one) => (one.tdur ?? 0) / 1000));
  const busiest = work.sort((one, other) => other.length - one.length)[0]?.filter((time) => time > 0.5) ?? [];
  const long = busiest.filter((time) => time > 16).length;
  print(`work at a stretch while ${count} cards moved, p95 / most`, `${quantile(busiest, 0.95).toFixed(1)} / ${Math.max(...busiest).toFixed(1)} ms`, "16 ms");
  print("stretches of more than 16 ms", `${long} of ${busiest.length}`, "0");
  await context.close();
}

const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
const figures: Record<string, (house: House, browser: Browser) => Promise<void>> = { bytes, lighthouse, delay, frames, memory };
try {
  for (const name of wanted) {
    const measure = figures[name];
    if (!measure) throw new Error(`There is no figure “${name}”: choose ${Object.keys(figures).join(", ")}.`);
    await measure(house, browser);
  }
} finally {
  await browser.close();
  await house.stop();
}
