import type { Browser, CDPSession } from "playwright-core";
import { openPage, type House } from "../house.ts";
import { openTable, playAlone } from "../playing.ts";
import { print, type Limits } from "./telling.ts";

/** What is in use when all that can go has gone: memory, elements, listeners. */
async function heap(session: CDPSession): Promise<{ megabytes: number; nodes: number; listeners: number }> {
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { megabytes: (await session.send("Runtime.getHeapUsage")).usedSize / 1e6, nodes, listeners: jsEventListeners };
}

/** How much more memory is in use after many games of five players, without loading the page again. */
export async function memory(house: House, browser: Browser, limits: Limits): Promise<void> {
  const { page, context } = await openPage(browser, { reducedMotion: "no-preference" });
  const session = await context.newCDPSession(page);
  await page.goto(house.url);
  await page.locator("main h1").first().waitFor();
  await playAlone(page);
  const used: Awaited<ReturnType<typeof heap>>[] = [];
  const until = Date.now() + 1000 * limits.seconds;
  for (let game = 1; game <= limits.games && Date.now() < until; game++) {
    await openTable(page, house.url, { game: "predictions", players: 5 }, false);
    const over = page.locator("[data-over]").waitFor({ state: "attached", timeout: Math.max(until - Date.now(), 30_000) });
    if (
      !(await over.then(
        () => true,
        () => false,
      ))
    )
      break;
    const now = await heap(session);
    used.push(now);
    console.log(`    game ${game}: ${now.megabytes.toFixed(1)} MB, ${now.nodes} nodes, ${now.listeners} listeners`);
  }
  const [first, last] = [used[0], used.at(-1)];
  if (first && last)
    print(`growth over ${used.length} games of 5 players`, `${(last.megabytes - first.megabytes).toFixed(1)} MB`, "under 10 MB");
  await context.close();
}
