/** axe-core finds nothing to object to, on any page, by day and by night. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openHouse, openPage, type House } from "./house";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
let house: House;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
});

interface Report {
  passes: unknown[];
  violations: { id: string; nodes: { html: string }[] }[];
}

async function objections(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const report = (await page.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`)) as Report;
  expect(report.passes.length).toBeGreaterThan(10);
  return report.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`);
}

for (const colorScheme of ["dark", "light"] as const) {
  test(`every page, ${colorScheme}`, async () => {
    // axe is put into the page by the test, which the server's policy would not allow.
    const { page, context } = await openPage(browser, { colorScheme, bypassCSP: true, viewport: { width: 390, height: 844 } });
    for (const path of ["/", "/new", "/lobby", "/games", "/me", "/learn", "/t/doesnotexist00"]) {
      await page.goto(house.url + path);
      await page.locator("main h1").waitFor();
      await page.waitForLoadState("networkidle");
      expect(await objections(page), path).toEqual([]);
    }
    await page.goto(house.url);
    await page.getByRole("button", { name: "Settings" }).click();
    expect(await objections(page), "settings").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "With friends" }).first().click();
    await page.getByLabel("Send this link").waitFor();
    expect(await objections(page), "waiting room").toEqual([]);
    await page.goto(house.url);
    await page.click('[data-play="predictions"]');
    await page.locator("[data-asked]").first().waitFor();
    expect(await objections(page), "table").toEqual([]);
    await context.close();
  });

  test(`320 pixels are enough, in every language, ${colorScheme}`, async () => {
    for (const locale of ["en", "fr", "de", "it", "ja"]) {
      const { page, context } = await openPage(browser, { colorScheme, locale, viewport: { width: 320, height: 640 } });
      for (const path of ["/", "/new", "/lobby", "/games", "/me", "/learn"]) {
        await page.goto(house.url + path);
        await page.locator("main h1").waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${locale} ${path}`).toBeLessThanOrEqual(0);
      }
      await context.close();
    }
  });
}
