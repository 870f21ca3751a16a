/**
 * Measures what the client has to reach, against a real server on this machine: `scripts/web figures [bytes|lighthouse|delay|frames|memory …]`.
 *
 *   --moves 200     decisions for `delay`
 *   --games 20      games for `memory`
 *   --seconds 240   no figure but Lighthouse takes much longer: what was measured until then is told
 *   --folder PATH   where Lighthouse is installed (default: bench/lighthouse; `npm ci --ignore-scripts` there)
 *
 * Prints one line for each figure, with what is to be reached. The machine should have nothing else to do.
 */

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { bytes } from "./figures/bytes.ts";
import { delay } from "./figures/delay.ts";
import { frames } from "./figures/frames.ts";
import { lighthouse } from "./figures/lighthouse.ts";
import { memory } from "./figures/memory.ts";
import type { Limits } from "./figures/telling.ts";
import { openBrowser, openHouse, type House } from "./house.ts";

const FIGURES: Record<string, (house: House, browser: Browser, limits: Limits) => Promise<void>> = {
  bytes,
  lighthouse,
  delay,
  frames,
  memory,
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    moves: { type: "string", default: "200" },
    games: { type: "string", default: "20" },
    seconds: { type: "string", default: "240" },
    folder: { type: "string", default: resolve(import.meta.dirname, "../../bench/lighthouse") },
  },
});
const limits = { moves: Number(values.moves), games: Number(values.games), seconds: Number(values.seconds), folder: values.folder };
const wanted = positionals.length ? positionals : Object.keys(FIGURES);
const unknown = wanted.find((name) => !FIGURES[name]);
if (unknown) throw new Error(`There is no figure “${unknown}”: choose ${Object.keys(FIGURES).join(", ")}.`);

const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
try {
  for (const name of wanted) await FIGURES[name]?.(house, browser, limits);
} finally {
  await browser.close();
  await house.stop();
}
