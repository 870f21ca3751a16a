/**
 * Measures what the client has to reach, against a real server on this machine: `scripts/web figures [bytes|lighthouse|delay|memory …]`.
 *
 *   --moves 200     decisions for `delay`
 *   --games 20      games for `memory`
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
import { ASKED, CORNER, hurry, openTable, playToTheEnd, sitDown, step } from "./playing.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    moves: { type: "string", default: "200" },
    games: { type: "string", default: "20" },
    folder: { type: "string", default: resolve(import.meta.dirname, "../../bench/lighthouse") },
  },
});
const wanted = positionals.length ? positionals : ["bytes", "lighthouse", "delay", "memory"];

function print(name: string, value: string, reach: string): void {
  console.log(`${name.padEnd(44)} ${value.padStart(24)}   to reach: ${reach}`);
}

/** What is sent for script and style until the first table can be played at. */
async function bytes(house: House, browser: Browser): Promise<void> {
  const { page, context } = await openPage(browser, { serviceWorkers: "block" });
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const sums: Record<string, number> = { Script: 0, Stylesheet: 0 };
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "";
    if (kind in sums) sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(house.url);
  await page.click('[data-play="predictions"]');
  await page.locator(ASKED).waitFor({ timeout: 60_000 });
  const [script = 0, style = 0] = [sums["Script"], sums["Stylesheet"]];
  print("script and style for the first table, gzip", `${((script + style) / 1000).toFixed(1)} kB (${(script / 1000).toFixed(1)} + ${(style / 1000).toFixed(1)})`, "120 kB");
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

/** Let a window note, in the time that all windows of a machine share, when it was clicked, moved a card, and showed a decision. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted = { clicked: 0, moved: 0, shown: {} as Record<string, number> };
    Object.assign(window, { noted });
    const now = (): number => performance.timeOrigin + performance.now();
    document.addEventListener("click", (event) => ((noted.clicked = performance.timeOrigin + event.timeStamp), (noted.moved = 0)), { capture: true });
    // After two frames what was changed has been painted.
    const painted = (note: (at: number) => void): unknown => requestAnimationFrame(() => requestAnimationFrame(() => note(now())));
    new MutationObserver(() => {
      const table = document.querySelector<HTMLElement>(".table");
      const decision = table?.dataset["decision"] ?? "";
      if (!(decision in noted.shown)) {
        noted.shown[decision] = 0;
        painted((at) => (noted.shown[decision] = at));
      }
      if (noted.clicked && !noted.moved && document.querySelector(".sent, .flight")) {
        noted.moved = -1;
        painted((at) => (noted.moved = at));
      }
    }).observe(document.querySelector(".table") ?? document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "data-decision"] });
  });
}

interface Noted {
  clicked: number;
  moved: number;
  shown: Record<string, number>;
}

/** From a click to one's own card moving, and to the other browser showing it. */
async function delay(house: House, browser: Browser): Promise<void> {
  const second = await openBrowser();
  const [one, other] = [await openPage(browser), await openPage(second)];
  const [own, theirs]: [number[], number[]] = [[], []];
  const moves = Number(values.moves);
  while (own.length < moves) {
    const link = await openTable(one.page, house.url, { game: "predictions", players: 2, people: 2 });
    await sitDown(other.page, link, "Grace");
    await other.page.locator(".row .primary").last().click();
    const pages = [one.page, other.page];
    for (const page of pages) {
      await page.locator(".table").waitFor();
      await watch(page);
    }
    while (own.length < moves) {
      if ((await Promise.all(pages.map((page) => page.locator("[data-over]").count()))).some((count) => count > 0)) break;
      for (const [place, page] of pages.entries()) {
        if (await page.locator("dialog[open]").count()) await step(page, hurry, 0);
        const open = page.locator(`${ASKED} [data-open]:not([data-target="do:all-in"])`);
        const count = await open.count();
        if (!count) continue;
        const before = await page.locator(".table").getAttribute("data-decision");
        await open.nth((own.length * 7) % count).click({ position: CORNER, timeout: 3_000 }).catch(() => undefined);
        const after = String(Number(before) + 1);
        await page.waitForTimeout(250);
        const [mine, seen] = await Promise.all([page, pages[1 - place] ?? page].map((window) => window.evaluate(() => (window as unknown as { noted: Noted }).noted)));
        const shown = seen?.shown[after] ?? 0;
        if (!mine || mine.moved <= 0 || shown <= mine.clicked) continue; // a first half of a choice, or not arrived yet
        own.push(mine.moved - mine.clicked);
        theirs.push(shown - mine.clicked);
      }
    }
  }
  print(`click to own card moving, p50 / p95 of ${own.length}`, spread(own), "p95 50 ms");
  print("click to the other browser showing it", spread(theirs), "p95 150 ms");
  await Promise.all([one.context.close(), second.close()]);
}

async function heap(session: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize / 1e6;
}

/** How much more memory is in use after many games of five players, without loading the page again. */
async function memory(house: House, browser: Browser): Promise<void> {
  const { page, context } = await openPage(browser, { reducedMotion: "no-preference" });
  const session = await context.newCDPSession(page);
  await page.goto(house.url);
  const used: number[] = [];
  for (let game = 0; game < Number(values.games); game++) {
    await openTable(page, house.url, { game: "predictions", players: 5 }, false);
    await playToTheEnd(page, hurry);
    used.push(await heap(session));
    console.log(`    game ${game + 1}: ${used.at(-1)?.toFixed(1)} MB`);
  }
  const grown = (used.at(-1) ?? 0) - (used[0] ?? 0);
  print(`growth over ${used.length} games of 5 players`, `${grown.toFixed(1)} MB`, "under 10 MB");
  await context.close();
}

const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
const figures: Record<string, (house: House, browser: Browser) => Promise<void>> = { bytes, lighthouse, delay, memory };
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
