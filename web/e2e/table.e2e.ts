/** Whole games at tables of every size: by mouse, by keyboard alone, by dragging, and by touch on a small screen. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { objections } from "./axe";
import { ASKED, click, clickInVain, countFlights, one, openTable, playOverHttp, playToTheEnd, tap } from "./playing";
import { useHouse } from "./windows";

const house = useHouse();

for (const { game, players } of [
  { game: "predictions", players: 5 },
  { game: "all-or-nothing", players: 6 },
] as const) {
  test(`${game} with ${players} players by mouse`, async () => {
    // Offline, the browser itself reports what it could not load.
    const { page, context } = await house.open({}, /ERR_INTERNET_DISCONNECTED|Failed to load resource|fetching the script/);
    const link = await openTable(page, house.url, { game, players });
    expect(await page.locator(".seats .place").count()).toBe(players - 1);
    expect(await playToTheEnd(page, click)).toBeGreaterThan(5);
    await page.waitForSelector("dialog[open]");

    // A finished game that was looked at is there offline too.
    await page.goto(link.replace("/t/", "/g/"));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const standing = page.locator("main .standing");
    await standing.waitFor();
    await page.waitForLoadState("networkidle");
    const shown = await standing.innerText();
    expect(shown).toContain("Ada");
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => standing.innerText()).toBe(shown);
  });
}

test("predictions with 2 players by keyboard alone, for somebody who wants nothing to move", async () => {
  const { page } = await house.open({ reducedMotion: "reduce" });
  await openTable(page, house.url, { game: "predictions", players: 2 });
  const flights = await countFlights(page);
  const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  const decisions = await playToTheEnd(page, async (_open, _count, turn) => {
    for (let step = 0; step <= one(3, turn); step++) await page.keyboard.press(ARROWS[one(4, turn * 3 + step)] ?? "ArrowRight");
    await page.keyboard.press("Enter");
    // Focus is never lost: it is on something at the table, or on what lies over it.
    await page.locator(".table :focus, dialog:focus-within").first().waitFor({ state: "attached" });
  });
  expect(decisions).toBeGreaterThan(5);
  expect(await flights()).toBe(0);
});

test("all-or-nothing with 3 players on a small touch screen, without scrolling the page", async () => {
  const { page } = await house.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openTable(page, house.url, { game: "all-or-nothing", players: 3 });
  const decisions = await playToTheEnd(page, async (open, count, turn) => {
    await tap(open, count, turn);
    // Sizes settle within a frame or two.
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight + 1),
      )
      .toBe(true);
  });
  expect(decisions).toBeGreaterThan(5);
});

test("a card is played by dragging it onto the table; going all in asks once", async () => {
  const { page } = await house.open();
  await page.goto(house.url);
  await page.click('[data-play="predictions"]'); // one click from the first page
  await page.locator('[data-asked="turn"]').waitFor(); // whoever sits first begins
  await page.locator('[data-target="do:all-in"]').click();
  await page.locator("dialog[open]").waitFor();
  // It holds the rest of the page off: Tab goes round inside, and nothing behind it can be clicked.
  const inside = new Set<string | null>();
  for (let press = 0; press < 7; press++) {
    await page.keyboard.press(press < 4 ? "Tab" : "Shift+Tab");
    expect(await page.locator("dialog :focus").count()).toBe(1);
    inside.add(await page.locator(":focus").textContent());
  }
  expect(inside.size).toBe(3); // the cross, no, yes
  expect(await page.evaluate(() => document.elementFromPoint(20, 20)?.closest("header, .table > .felt"))).toBe(null);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });

  const flights = await countFlights(page);
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
  await page.locator(`.log .mine [data-card="${name}"]`).first().waitFor();
  expect(await page.locator(`[data-zone="hand"] [data-target="card:${name}"]`).count()).toBe(0);
  await expect.poll(flights).toBeGreaterThan(0);
});

test("what can't be chosen says why, and where the rules are; the table is read aloud", async () => {
  const { page } = await house.open();
  await openTable(page, house.url, { game: "predictions", players: 3 });
  await page.locator('[data-asked="turn"]').waitFor(); // whoever sits first begins
  await clickInVain(page, "column:0");
  await page.locator('.why a[href^="/rules/predictions#"]').waitFor();
  const aloud = page.locator('.table > [role="status"]');
  await page.keyboard.press("h");
  await expect.poll(() => aloud.textContent()).toContain("You have 5 cards in your hand");
  await page.keyboard.press("g");
  await expect.poll(() => aloud.textContent()).toContain("Gallery, 2 of");
});

/** Rename a game on its way to a window: it has no folder in the client then. */
async function rename(page: Page, game: string, to: string): Promise<void> {
  const renamed = (text: string): string => text.replaceAll(`"game":"${game}"`, `"game":"${to}"`);
  await page.routeWebSocket(/\/api\/v1\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(renamed(String(message))));
  });
  await page.route("**/api/v1/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: renamed(await response.text()) });
  });
}

test("a game that the client has no folder for is offered, played by keyboard, and shown when it is over", async () => {
  const { page } = await house.open({ serviceWorkers: "block", bypassCSP: true, reducedMotion: "reduce" }, /status of 404/);
  await rename(page, "all-or-nothing", "high-dice");
  await page.goto(house.url);
  await page.locator('[data-play="high-dice"]').waitFor();

  await openTable(page, house.url, { game: "all-or-nothing", players: 3 });
  const decision = (): Promise<number> => page.locator(".table").getAttribute("data-decision").then(Number);
  for (let made = 0; made < 5; made++) {
    await page.locator(ASKED).waitFor();
    const before = await decision();
    if (made === 0) expect(await objections(page)).toEqual([]);
    await page.locator(".actions [data-open]").first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(decision).toBeGreaterThan(before);
  }
  expect(await page.locator(".centre dt").allTextContents()).toContain("Trump");
  const aloud = async (): Promise<string | null> => {
    await page.keyboard.press("g");
    return page.locator('.table > [role="status"]').textContent();
  };
  await expect.poll(aloud).toContain("Trump:");

  const over = await playOverHttp(page, house.url, { game: "all-or-nothing", players: 3, options: { rounds: 1 } });
  await page.goto(`${house.url}/g/${over}`);
  await page.locator("details[open] .hands li").first().waitFor();
  expect(await objections(page)).toEqual([]);
  await page.goto(`${house.url}/g/${over}/replay`);
  await page.locator(".centre dt").first().waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator('.replay[data-at="1"]').waitFor();
  await page.goto(`${house.url}/rules/high-dice`);
  await page.locator('a[href="/new?game=high-dice"]').waitFor();
  expect(await objections(page)).toEqual([]);
});
