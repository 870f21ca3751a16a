import type { Browser } from "playwright-core";
import { openPage, type House } from "../house.ts";
import { countFlights, openTable, playAlone } from "../playing.ts";
import { print, quantile } from "./telling.ts";

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Microseconds of the processor, whatever else it had to do meanwhile. */
  tdur?: number;
  args?: { name?: string };
}

/** How long the page's thread works at a stretch while cards move, in the processor's time: a frame has 16 ms. */
export async function frames(house: House, browser: Browser): Promise<void> {
  const { page, context } = await openPage(browser, { reducedMotion: "no-preference" });
  await openTable(page, house.url, { game: "predictions", players: 5 });
  await page.locator(".flights").waitFor({ state: "attached" });
  await page.waitForTimeout(1_000);
  const session = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel", "__metadata"] } });
  await playAlone(page, 400);
  const flown = await countFlights(page);
  await page.waitForTimeout(20_000);
  const count = await flown();
  const done = new Promise((end) => session.once("Tracing.tracingComplete", end));
  await session.send("Tracing.end");
  await done;
  const stretches = events.filter((event) => event.name === "ThreadControllerImpl::RunTask" && event.ph === "X");
  const mains = events.filter((event) => event.name === "thread_name" && event.args?.name === "CrRendererMain");
  const work = mains.map(({ pid, tid }) =>
    stretches.filter((one) => one.pid === pid && one.tid === tid).map((one) => (one.tdur ?? 0) / 1000),
  );
  const busiest = work.sort((one, other) => other.length - one.length)[0]?.filter((time) => time > 0.5) ?? [];
  const long = busiest.filter((time) => time > 16).length;
  print(
    `work at a stretch while ${count} cards moved, p95 / most`,
    `${quantile(busiest, 0.95).toFixed(1)} / ${Math.max(...busiest).toFixed(1)} ms`,
    "16 ms",
  );
  print("stretches of more than 16 ms", `${long} of ${busiest.length}`, "0");
  await context.close();
}
