/** The rules pages in five languages, the ways to them, and the hints of a first game. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { objections } from "./axe";
import { openBrowser, openHouse, openPage, type House } from "./house";
import { ASKED, clickInVain, CORNER, decisions } from "./playing";

const SECTIONS = {
  predictions: ["material", "setup", "turn", "gallery", "effects", "predictions", "score", "options", "deck", "decisions"],
  "all-or-nothing": ["material", "setup", "bets", "tricks", "score", "options", "decisions"],
};
let house: House;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
});

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(house.url);
  await page.click(`[data-play="${game}"]`);
  await page.waitForURL("**/t/*");
  await page.locator("[data-asked]").first().waitFor();
}

for (const locale of ["en", "fr", "de", "it", "ja"]) {
  test(`both pages are whole in ${locale}, on a small screen too, and axe objects to nothing`, async () => {
    for (const colorScheme of ["dark", "light"] as const) {
      const { page, faults, context } = await openPage(browser, {
        locale,
        colorScheme,
        bypassCSP: true,
        viewport: { width: 320, height: 640 },
      });
      const titles = new Set<string>();
      for (const [game, sections] of Object.entries(SECTIONS)) {
        await page.goto(`${house.url}/rules/${game}`);
        await page.locator("article h1").waitFor();
        expect(await page.locator("article > .sections > section > h2").evaluateAll((all) => all.map((one) => one.id))).toEqual(sections);
        expect(await page.locator("article nav a").count()).toBe(sections.length);
        expect(await page.locator("article .card").count()).toBeGreaterThan(10);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        // Every text was found, and every mark in it understood.
        expect(await page.locator("article").textContent()).not.toMatch(/rules-|\[i:|\[#|\[ours|\*\*/);
        expect(await page.locator("article .ours").count()).toBeGreaterThan(7);
        for (const first of await page.locator(".columns .column:first-child .number").allTextContents()) expect(first).toBe("1");
        // Colours are the same in every language.
        if (locale === "en" || colorScheme === "dark") expect(await objections(page), `${game} ${colorScheme}`).toEqual([]);
        titles.add(await page.title());
      }
      expect(titles.size).toBe(2);
      expect(faults).toEqual([]);
      await context.close();
    }
  });
}

test("links within a page, and the button back, go on at a section's heading; another language keeps the place", async () => {
  const { page, faults, context } = await openPage(browser);
  await page.goto(`${house.url}/learn`);
  await page.getByRole("link", { name: "All the rules" }).first().click();
  await page.locator("article h1").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await page.locator("article nav").getByRole("link", { name: "The effects" }).click();
  const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);
  const atTop = (id: string): Promise<boolean> =>
    page.evaluate((name) => Math.abs(document.getElementById(name)?.getBoundingClientRect().top ?? 999) < 60, id);
  await expect.poll(focused).toBe("effects");
  await expect.poll(() => atTop("effects")).toBe(true);
  await page.locator("#effects ~ * a", { hasText: "Which card does what" }).first().click();
  await expect.poll(focused).toBe("deck");
  await page.goBack();
  await expect.poll(focused).toBe("effects");
  expect(new URL(page.url()).hash).toBe("#effects");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Language").selectOption("de");
  await page.getByRole("heading", { name: "Die Effekte" }).waitFor();
  await page.keyboard.press("Escape");
  // The way past the header works by the same means.
  await page.locator("a.skip").evaluate((link: HTMLElement) => link.click());
  await expect.poll(focused).toBe("main");
  await page.goto(`${house.url}/rules/whist`);
  await page.locator("main h1").waitFor();
  expect(await page.locator("article").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("a “why not” leads to its section", async () => {
  const { page, faults, context } = await openPage(browser);
  await sitDown(page, "predictions");
  await clickInVain(page, "column:0");
  const [rules] = await Promise.all([context.waitForEvent("page"), page.locator(".why a").click()]);
  await rules.locator("article h1").waitFor();
  await expect.poll(() => new URL(rules.url()).pathname + new URL(rules.url()).hash).toBe("/rules/predictions#turn");
  await expect.poll(() => rules.evaluate(() => document.activeElement?.id)).toBe("turn");
  await expect
    .poll(() => rules.evaluate(() => Math.abs(document.getElementById("turn")?.getBoundingClientRect().top ?? 999)))
    .toBeLessThan(60);
  await rules.close();
  // The key for help leads there too.
  await page.locator("#asked").focus();
  const [help] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("?")]);
  await expect.poll(() => new URL(help.url()).hash).toBe("#turn");
  expect(faults).toEqual([]);
  await context.close();
});

test("a hint comes once, is put away by the keyboard or by deciding, and comes again when wished", async () => {
  const { page, faults, context } = await openPage(browser, { bypassCSP: true });
  await sitDown(page, "predictions");
  const hint = page.locator("[data-hint]");
  await hint.waitFor();
  expect(await hint.getAttribute("data-hint")).toBe("turn");
  expect(await objections(page)).toEqual([]);
  // It covers nothing that can be chosen.
  const covered = await page.evaluate(() => {
    const box = document.querySelector("[data-hint]")?.getBoundingClientRect();
    return [...document.querySelectorAll("[data-open]")].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return box && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    }).length;
  });
  expect(covered).toBe(0);
  await page.getByRole("button", { name: "Got it" }).focus();
  await page.keyboard.press("Enter");
  await hint.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-open"))).toBe(true);
  await page.reload();
  await page.locator("[data-asked]").first().waitFor();
  expect(await hint.count()).toBe(0);

  // A card is played; whatever its first power is, it is explained, and Escape puts the note away.
  // Read when one is asked again: until then, what the others do may bring up another one.
  const before = await decisions(page);
  await page.locator('[data-zone="hand"] [data-open]').first().click({ position: CORNER });
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  await page.locator(ASKED).waitFor();
  await hint.waitFor();
  const power = await hint.getAttribute("data-hint");
  expect(power).not.toBe("turn");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(`[data-hint="${power}"]`).count()).toBe(0);

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Hints at the table").uncheck();
  await hint.waitFor({ state: "detached" });
  await page.getByLabel("Hints at the table").check();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("foretold") ?? "{}").hinted)).toBe("");
  expect(faults).toEqual([]);
  await context.close();
});

test("in a small window a hint covers nothing on the table", async () => {
  for (const [width, height] of [
    [1024, 600],
    [390, 844],
    [390, 700],
    [320, 700],
    [1024, 768],
  ] as const) {
    const { page, context } = await openPage(browser, { viewport: { width, height } });
    await sitDown(page, "predictions");
    await page.locator("[data-hint]").waitFor();
    const covered = await page.evaluate(() => {
      const box = document.querySelector("[data-hint]")!.getBoundingClientRect();
      return [
        ".gallery .pick",
        ".pile .stack",
        ".pot-heap .amount",
        ".ask .line",
        ".hand .pick",
        ".plate",
        ".actions button",
        ".worth",
      ].filter((name) =>
        [...document.querySelectorAll(name)].some((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
        }),
      );
    });
    expect(covered, `${width} × ${height}`).toEqual([]);
    await context.close();
  }
});

test("the other game has its hints, too", async () => {
  const { page, faults, context } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await sitDown(page, "all-or-nothing");
  for (const asked of ["bet", "open", "play"]) {
    await page.locator(`[data-asked="${asked}"]`).waitFor();
    expect(await page.locator("[data-hint]").getAttribute("data-hint")).toBe(asked);
    await page.locator("[data-open]").first().click({ position: CORNER });
    await page.locator(`[data-hint="${asked}"]`).waitFor({ state: "detached" });
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("offline the rules can be read, though nobody has read them before", async () => {
  const { page, context } = await openPage(browser, { locale: "it" });
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => one.url)));
      return all.flat().some((url) => /\/rules-it-/.test(url));
    });
  await expect.poll(kept).toBe(true);
  await context.setOffline(true);
  await page.goto(`${house.url}/rules/all-or-nothing#follow`);
  await page.getByRole("heading", { name: "Rispondere al seme" }).waitFor();
  await context.close();
});
