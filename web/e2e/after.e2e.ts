/** After the game: result, replay, the shared link and its picture, playing on, the proof. */

import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { objections } from "./axe";
import { openBrowser, openHouse, openPage, type House } from "./house";
import { decisions, hurry, playOverHttp, step } from "./playing";

const GAMES = ["predictions", "all-or-nothing"] as const;
let house: House;
let browser: Browser;
/** Somebody who has played both games, and where they are. */
let player: { context: BrowserContext; page: Page; faults: string[] };
const tables: Record<string, string> = {};

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
  player = await openPage(browser);
  const name = "Ada & さくら";
  tables["predictions"] = await playOverHttp(player.page, house.url, { game: "predictions", players: 3, name });
  tables["all-or-nothing"] = await playOverHttp(player.page, house.url, {
    game: "all-or-nothing",
    players: 3,
    options: { rounds: 2 },
    name,
  });
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
});

/** The log shows the end of a long game first, and goes back to its beginning for whoever scrolls there. */
async function readBack(page: Page): Promise<void> {
  const lines = page.locator(".log p");
  expect(await lines.count()).toBeLessThan(75);
  const beginning = lines.filter({ hasText: "Round 1 begins" });
  expect(await beginning.count()).toBe(0);
  const up = async (): Promise<number> => {
    await page.locator(".log").evaluate((log) => log.scrollTo({ top: -log.scrollHeight }));
    return beginning.count();
  };
  await expect.poll(up).toBe(1);
}

const at = (page: Page): Promise<number> => page.locator(".replay").getAttribute("data-at").then(Number);

for (const game of GAMES) {
  test(`${game}: the result shows who won, every round, and what can be done`, async () => {
    const { page, faults, context } = player;
    await page.goto(`${house.url}/g/${tables[game]}`);
    await page
      .getByRole("heading", { level: 1 })
      .getByText(/wins?\b/)
      .waitFor();
    expect(await page.locator(".standing li").count()).toBe(3);
    const rounds = await page.locator("details").count();
    expect(rounds).toBe(game === "predictions" ? 3 : 2);
    expect(await page.locator("details[open] .hands li").count()).toBe(game === "predictions" ? 9 : 3);
    expect(await page.locator("table tbody tr").count()).toBe(rounds);
    if (game === "predictions") expect(await page.locator("details .card").count()).toBeGreaterThanOrEqual(45);

    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the record" }).click()]);
    const record = JSON.parse(readFileSync(await download.path(), "utf-8")) as { game: string };
    expect(record.game).toBe(game);

    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: house.url });
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${house.url}/g/${tables[game]}`);

    await page.getByRole("link", { name: "Prove that the cards were fair" }).click();
    await page.locator('#result[data-proven="true"]').waitFor();
    // Who sat down without a salt has no receipt to compare with.
    const right = await page
      .locator('#checks [data-state="right"]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute("data-check")));
    expect(right).toEqual(["digest", "commitment", "events", "seed", "orders"]);
    const changed = JSON.stringify(record).replace(/"actions":\["/, '"actions":["x');
    await page.setInputFiles("#record", { name: "record.json", mimeType: "application/json", buffer: Buffer.from(changed) });
    await page.locator('#result[data-proven="false"]').waitFor();
    expect(await page.locator('#checks [data-state="wrong"]').getAttribute("data-check")).toBe("digest");
    expect(faults).toEqual([]);
  });

  test(`${game}: the replay by slider, buttons and keys, from two seats and open`, async () => {
    const { page, faults, context } = await openPage(browser); // a stranger: the link is enough
    await page.goto(`${house.url}/g/${tables[game]}/replay`);
    await page.locator(".replay").waitFor();
    const slider = page.getByRole("slider");
    const last = Number(await slider.getAttribute("max"));
    expect(last).toBeGreaterThan(20);
    await expect.poll(() => at(page)).toBe(0);

    // Open: everybody's cards are seen; from a seat, only its own.
    expect(await page.locator(".seats .slip:not(.known)").count()).toBe(0);
    const own = page.locator('[data-zone="hand"] .held');
    for (const seat of ["0", "1"]) {
      await page.getByLabel("Seen by").selectOption(seat);
      await page.locator(`.replay[data-eyes="${seat}"]`).waitFor();
      expect(await own.count()).toBeGreaterThan(0);
      expect(await page.locator(".seats .slip:not(.known)").count()).toBeGreaterThan(0);
      expect(await page.locator("[data-open]").count()).toBe(0); // nothing can be decided any more
    }

    // Keys are a slider's; what happened stands in a live region, and where one is is said in words.
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => at(page)).toBe(2);
    expect(await slider.getAttribute("aria-valuetext")).toBe(`Decision 2 of ${last}, round 1`);
    const status = page.locator('.said [role="status"]');
    const first = await status.textContent();
    expect(first?.length).toBeGreaterThan(5);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => at(page)).toBe(1);
    await expect.poll(() => status.textContent()).not.toBe(first);
    await page.keyboard.press("PageUp");
    await page.locator(".showdown .hands li").first().waitFor(); // a round ends with its showdown
    const end = await at(page);
    expect(end).toBeGreaterThan(5);
    expect(await page.locator(".showdown .hands li").count()).toBe(3);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => at(page)).toBeGreaterThan(end);
    await page.locator(".showdown").waitFor({ state: "detached" });
    await page.keyboard.press("End");
    await expect.poll(() => at(page)).toBe(last);
    expect(await page.getByRole("button", { name: "Play on from here" }).isDisabled()).toBe(true);
    if (game === "predictions") await readBack(page);
    await page.keyboard.press("Home");
    await expect.poll(() => at(page)).toBe(0);
    expect(await page.locator(":focus").getAttribute("type")).toBe("range"); // focus is never lost

    // By pointer, and by buttons.
    const box = (await slider.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(async () => Math.abs((await at(page)) - last / 2)).toBeLessThan(2);
    await page.getByRole("button", { name: "To the beginning" }).click();
    await page.getByRole("button", { name: "One round on" }).click();
    await expect.poll(() => at(page)).toBe(end);
    await page.getByRole("button", { name: "One decision back" }).click();
    await expect.poll(() => at(page)).toBe(end - 1);

    // It plays by itself until it is stopped.
    await page.getByRole("button", { name: "To the beginning" }).click();
    await slider.focus();
    await page.keyboard.press(" ");
    await expect.poll(() => at(page)).toBeGreaterThanOrEqual(2);
    await page.getByRole("button", { name: "Pause" }).click();

    // The address names the moment and the eyes.
    await slider.fill("9");
    await expect.poll(() => page.url()).toBe(`${house.url}/g/${tables[game]}/replay?at=9&seat=1`);
    await page.reload();
    await page.locator('.replay[data-at="9"][data-eyes="1"]').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
}

test("the shared link shows the game where it is shared: words and a picture, to anybody", async () => {
  const { page, faults, context } = await openPage(browser, { locale: "fr-FR" });
  await page.goto(`${house.url}/g/${tables["predictions"]}`);
  const meta = (name: string): Promise<string | null> => page.locator(`meta[property="${name}"]`).getAttribute("content");
  expect(await meta("og:title")).toContain("Ada & さくら");
  expect(await meta("og:description")).toContain("Score final");
  const image = await meta("og:image");
  expect(image).toBe(`${house.url}/g/${tables["predictions"]}/preview.png?lang=fr`);
  const answer = await page.request.get(image!);
  expect(answer.headers()["content-type"]).toBe("image/png");
  const png = await answer.body();
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(rows(png).length).toBeGreaterThan(1200 * 630 * 3);
  // A browser draws it too; and whoever opened it is nobody to the server still.
  const width = await page.evaluate(async (source) => {
    const shown = Object.assign(new Image(), { src: source });
    await shown.decode();
    return shown.naturalWidth;
  }, image!);
  expect(width).toBe(1200);
  expect((await context.cookies()).filter((cookie) => cookie.name === "foretold")).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** The unpacked rows of a PNG. */
function rows(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let place = 8; place < png.length;) {
    const length = png.readUInt32BE(place);
    if (png.subarray(place + 4, place + 8).toString() === "IDAT") parts.push(png.subarray(place + 8, place + 8 + length));
    place += 12 + length;
  }
  return inflateSync(Buffer.concat(parts));
}

test("playing on from a moment of the replay, in another seat, against bots", async () => {
  const { page, faults, context } = await openPage(browser);
  await page.goto(`${house.url}/g/${tables["predictions"]}/replay?at=6&seat=2`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByLabel("Your seat").inputValue()).toBe("2"); // the seat whose eyes one had
  await dialog.getByLabel("Your seat").selectOption("1");
  await dialog.getByText("Adept").click();
  await dialog.getByRole("button", { name: "Sit down and play" }).click();
  await page.waitForURL("**/t/*");
  await page.locator("[data-asked]").first().waitFor();
  expect(await page.locator(".mine .held").count()).toBeGreaterThan(0);
  const before = await decisions(page);
  for (let turn = 0; (await decisions(page)) === before; turn++) await step(page, hurry, turn); // a swap is two choices
  expect(faults).toEqual([]);
  await context.close();
});

test("the result leads on: the last round again, a rematch for those who sat there, the lists", async () => {
  const { page, faults } = player;
  const result = `${house.url}/g/${tables["all-or-nothing"]}`;
  await page.goto(result);
  await page.getByRole("button", { name: "Play on from the last round" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sit down and play" }).click();
  await page.waitForURL("**/t/*");
  await page.locator(".table").waitFor();

  await page.goto(result);
  await page.getByRole("button", { name: "Once more" }).click();
  await page.waitForURL("**/t/*");
  await page.locator("[data-asked], .table").first().waitFor(); // our seat was kept, and against bots it begins
  expect(await page.locator(".mine .hand").count()).toBe(1);
  const next = page.url();
  await page.goto(result);
  await page.getByRole("button", { name: "To the next table" }).click();
  await page.waitForURL(next);

  for (const path of ["/", "/replays", "/games"]) {
    await page.goto(house.url + path);
    await page.locator(`a[href="/g/${tables["predictions"]}"]`).waitFor();
  }
  expect(faults).toEqual([]);
});

test("a game that goes on, or that is nobody's business, has no result and no replay", async () => {
  const { page, context } = await openPage(browser);
  for (const path of ["/g/doesnotexist00", "/g/doesnotexist00/replay"]) {
    await page.goto(house.url + path);
    await page.getByRole("alert").waitFor();
  }
  await context.close();
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`axe finds nothing, and nothing is too wide, ${colorScheme}`, async () => {
    // By night one game on a phone and the other in a wide window, by day the other way round.
    const [first, other] = colorScheme === "dark" ? GAMES : GAMES.toReversed();
    for (const { viewport, locale, game } of [
      { viewport: { width: 390, height: 844 }, locale: "de-DE", game: first! },
      { viewport: { width: 1280, height: 800 }, locale: "en-GB", game: other! },
    ]) {
      const { page, context } = await openPage(browser, { colorScheme, locale, bypassCSP: true, viewport });
      for (const path of ["", "/replay?at=12&seat=open", "/replay?at=12&seat=0", "/replay?at=9999&seat=1"]) {
        await page.goto(`${house.url}/g/${tables[game]}${path}`);
        await page.locator(path ? ".replay" : ".standing").waitFor();
        expect(await objections(page), path).toEqual([]);
      }
      await page.goto(`${house.url}/verify?game=${tables["predictions"]}`);
      await page.locator("#result[data-proven]").waitFor();
      expect(await objections(page), "proof").toEqual([]);
      await page.goto(`${house.url}/g/${tables["predictions"]}`);
      await page.locator(".hero button").first().click();
      await page.getByRole("dialog").waitFor();
      expect(await objections(page), "fork").toEqual([]);
      await context.close();
    }
    for (const locale of ["en", "fr", "de", "it", "ja"]) {
      const { page, context } = await openPage(browser, { colorScheme, locale, viewport: { width: 320, height: 640 } });
      for (const path of ["", "/replay?at=5&seat=open"]) {
        await page.goto(`${house.url}/g/${tables["predictions"]}${path}`);
        await page.locator(path ? ".replay" : ".standing").waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${locale} ${path}`).toBeLessThanOrEqual(0);
      }
      await context.close();
    }
  });
}
