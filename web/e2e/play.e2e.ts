import type { Browser } from "playwright-core";
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

for (const game of ["predictions", "all-or-nothing"]) {
  test(`${game}: from the home page, one click and a whole game against bots`, async () => {
    const { page, faults, context } = await openPage(browser);
    await page.goto(house.url);
    await page.click(`[data-play="${game}"]`);
    await page.waitForURL("**/t/*");
    const choices = page.locator("[data-action]:enabled");
    const over = page.locator("[data-over]");
    let decisions = 0;
    while (true) {
      await choices.first().or(over).first().waitFor();
      if (await over.count()) break;
      await choices.nth(decisions % (await choices.count())).click({ timeout: 5_000 }).catch(() => undefined);
      decisions += 1;
      expect(decisions).toBeLessThan(400);
    }
    expect(decisions).toBeGreaterThan(5);

    // A finished game that was looked at is there offline too.
    await page.goto(page.url().replace("/t/", "/g/"));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const result = page.locator("main li");
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
