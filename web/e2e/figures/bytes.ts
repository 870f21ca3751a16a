import type { Browser } from "playwright-core";
import { openPage, type House } from "../house.ts";
import { ASKED } from "../playing.ts";
import { print } from "./telling.ts";

/** What is sent for script and style until the first table can be played at, and what comes after it. */
export async function bytes(house: House, browser: Browser): Promise<void> {
  const { page, context } = await openPage(browser, { serviceWorkers: "block" });
  const session = await context.newCDPSession(page);
  const files = new Map<string, { kind: string; url: string; size: number }>();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    files.set(requestId, { kind: type, url: response.url, size: 0 }),
  );
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
    return performance
      .getEntriesByType("resource")
      .filter((file) => file.startTime < stood)
      .map((file) => file.name);
  });
  const sum = (kind: string, before: boolean): number =>
    [...files.values()]
      .filter((file) => file.kind === kind && first.includes(file.url) === before)
      .reduce((total, file) => total + file.size, 0) / 1000;
  const told = (before: boolean): string =>
    `${(sum("Script", before) + sum("Stylesheet", before)).toFixed(1)} kB (${sum("Script", before).toFixed(1)} + ${sum("Stylesheet", before).toFixed(1)})`;
  print("script and style for the first table, gzip", told(true), "120 kB");
  print("what comes when it stands", told(false), "-");
  await context.close();
}
