/** Whole games at the table: by mouse, by keyboard alone, by dragging, and by touch on a small screen. */

import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openHouse, openPage, type House } from "./house";

let house: House;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
});

const ASKED = "[data-asked]";
const MOST = 500;
/** Of cards that lie over one another, the corner is free. */
const CORNER = { x: 9, y: 14 };

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(house.url);
  await page.click(`[data-play="${game}"]`);
  await page.waitForURL("**/t/*");
  await page.waitForSelector(".table");
}

/** Until the game is over: whenever something is asked, `decide`; whatever opens over the table is gone on with. */
async function playToTheEnd(page: Page, decide: (open: Locator, count: number, turn: number) => Promise<void>): Promise<number> {
  let decisions = 0;
  for (let turn = 0; turn < MOST; turn++) {
    const dialog = page.locator("dialog[open] .row button").last();
    await page.locator(`${ASKED}, [data-over], dialog[open]`).first().waitFor({ timeout: 60_000 });
    if (await page.locator("[data-over]").count()) return decisions;
    if (await dialog.count()) {
      await dialog.focus();
      await page.keyboard.press("Enter");
      continue;
    }
    const before = await page.locator(ASKED).getAttribute("data-asked", { timeout: 200 }).catch(() => null);
    if (before === null) continue;
    const open = page.locator(`${ASKED} [data-open]`);
    await decide(open, await open.count(), turn);
    decisions += 1;
  }
  return decisions;
}

/** Click the n-th of the things that can be chosen; the table may change under the pointer, then it is tried again. */
async function click(open: Locator, count: number, turn: number): Promise<void> {
  if (count) await open.nth((turn * 7) % count).click({ timeout: 3_000, position: CORNER }).catch(() => undefined);
}

for (const game of ["predictions", "all-or-nothing"]) {
  test(`${game} by mouse`, async () => {
    const { page, faults, context } = await openPage(browser);
    await sitDown(page, game);
    expect(await playToTheEnd(page, click)).toBeGreaterThan(5);
    await page.waitForSelector("dialog[open]");

    // A finished game that was looked at is there offline too.
    await page.goto(page.url().replace("/t/", "/g/"));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const result = page.locator("main .standing li");
    await result.first().waitFor();
    expect(await result.count()).toBe(4);
    expect(faults).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await result.first().waitFor();
    expect(await result.count()).toBe(4);
    await context.close();
  });
}

test("predictions by keyboard alone", async () => {
  const { page, faults, context } = await openPage(browser);
  await sitDown(page, "predictions");
  const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  const decisions = await playToTheEnd(page, async (_open, _count, turn) => {
    for (let step = 0; step <= turn % 3; step++) await page.keyboard.press(ARROWS[(turn + step) % 4] ?? "ArrowRight");
    await page.keyboard.press("Enter");
    // Focus is never lost: it is on something at the table, or on what lies over it.
    const kept = page.locator(".table :focus, dialog:focus-within");
    await kept.first().waitFor({ state: "attached", timeout: 2_000 });
  });
  expect(decisions).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  await context.close();
});

test("all-or-nothing on a small touch screen, without scrolling the page", async () => {
  const { page, faults, context } = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await sitDown(page, "all-or-nothing");
  const decisions = await playToTheEnd(page, async (open, count, turn) => {
    if (count) await open.nth((turn * 5) % count).tap({ timeout: 3_000, position: CORNER }).catch(() => undefined);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight + 1)).toBe(true);
  });
  expect(decisions).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  await context.close();
});

test("a card is played by dragging it onto the table; going all in asks once", async () => {
  const { page, faults, context } = await openPage(browser);
  await sitDown(page, "predictions");
  await page.waitForSelector('[data-asked="turn"]', { timeout: 60_000 });
  await page.locator('[data-target="do:all-in"]').click();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  expect(await page.locator("dialog[open]").count()).toBe(0);

  const card = page.locator('[data-zone="hand"] [data-open]').first();
  const name = (await card.getAttribute("data-target"))?.replace("card:", "") ?? "";
  const [from, to] = [await card.boundingBox(), await page.locator('[data-zone="gallery"]').boundingBox()];
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 12, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 40, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 6, { steps: 8 });
  expect(await page.locator(".drop-here").count()).toBeGreaterThan(0);
  await page.mouse.up();
  await page.locator(".log .mine", { hasText: `(${name})` }).first().waitFor({ timeout: 10_000 });
  expect(await page.locator(`[data-zone="hand"] [data-target="card:${name}"]`).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("what can't be chosen says why, and where the rules are", async () => {
  const { page, faults, context } = await openPage(browser);
  await sitDown(page, "predictions");
  await page.waitForSelector('[data-asked="turn"]', { timeout: 60_000 });
  await page.locator('[data-target="column:0"]').click({ position: CORNER, force: true });
  await page.getByText("This can't be chosen now.").waitFor();
  expect(await page.locator(".why a").getAttribute("href")).toBe("/rules/predictions#turn");
  await page.keyboard.press("h");
  expect(await page.locator('.table > [role="status"]').textContent()).toContain("You have 5 cards in your hand");
  await page.keyboard.press("g");
  expect(await page.locator('.table > [role="status"]').textContent()).toContain("Gallery, 2 of");
  expect(faults).toEqual([]);
  await context.close();
});
