import type { Browser, Page } from "playwright-core";
import { openBrowser, openPage, type House } from "../house.ts";
import { openTable, sitDown } from "../playing.ts";
import { watchDisk } from "./disk.ts";
import { print, quantile, spread, type Limits } from "./telling.ts";

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
    document.addEventListener(
      "click",
      (event) => {
        notes.clicked = performance.timeOrigin + event.timeStamp;
        notes.moved = new Promise((told) => (tell = told));
      },
      { capture: true },
    );
    look();
    new MutationObserver(look).observe(table, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["class", "data-decision"],
    });
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
    const found = [
      ...document.querySelectorAll<HTMLElement>(
        dialog ? "dialog[open] .row button" : '[data-asked] [data-open]:not([data-target="do:all-in"], [aria-pressed="true"])',
      ),
    ];
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
  return page.evaluate(
    ([which, lost]) => {
      const { notes } = window as unknown as { notes: Notes };
      return Promise.race([notes.shows(which!), new Promise<number>((told) => setTimeout(told, lost, 0))]);
    },
    [decision, LOST],
  );
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
export async function delay(house: House, browser: Browser, limits: Limits): Promise<void> {
  const second = await openBrowser();
  const [one, other] = [await openPage(browser), await openPage(second)];
  // Nothing is explained: what was told once is no part of a decision.
  for (const { context } of [one, other])
    await context.addInitScript(() => localStorage.setItem("foretold", JSON.stringify({ hints: false })));
  const paces = Object.entries(PACES).map(([name, rest]) => ({ name, rest, own: [] as number[], theirs: [] as number[] }));
  let decisions = 0;
  const moves = limits.moves;
  const pages = [one.page, other.page] as const;
  const disk = await watchDisk();
  const until = Date.now() + 1000 * limits.seconds;
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
        if (++decisions % 20 === 0)
          console.log(
            `    ${decisions} decisions, game ${game}: ${paces.map((pace) => `${pace.name} ${spread(pace.own)}, ${spread(pace.theirs)}`).join("; ")}`,
          );
      }
    }
  }
  for (const { name, own, theirs } of paces) {
    print(`click to own card, ${name}, p50 / p95 of ${own.length}`, spread(own), "p95 50 ms");
    print(`click to the other browser, ${name}`, spread(theirs), "p95 150 ms");
  }
  const stored = await disk();
  console.log(
    `  Of that, the disk alone: 4 kB are safe after ${spread(stored)} (p50 / p95), ${quantile(stored, 1).toFixed(0)} ms at most, of ${stored.length}.`,
  );
  await Promise.all([one.context.close(), second.close()]);
}
