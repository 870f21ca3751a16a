import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { openPage, type House } from "../house.ts";
import { ASKED, openTable } from "../playing.ts";
import { print, type Limits } from "./telling.ts";

interface Report {
  runtimeError?: { code: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; scoreDisplayMode: string }>;
}

/** Lighthouse, headless, as on a phone: on the first page and at a table. */
export async function lighthouse(house: House, browser: Browser, limits: Limits): Promise<void> {
  const program = join(limits.folder, "node_modules/lighthouse/cli/index.js");
  if (!existsSync(program)) {
    console.log(`Lighthouse is not installed: npm ci --ignore-scripts in ${limits.folder}`);
    return;
  }
  const { page, context } = await openPage(browser);
  const table = await openTable(page, house.url, { game: "predictions", players: 4 });
  await page.locator(ASKED).waitFor({ timeout: 60_000 });
  for (const [name, url] of [
    ["home", `${house.url}/`],
    ["table", table],
  ] as const) {
    const { categories, audits } = report(program, url);
    const scores = ["performance", "accessibility", "best-practices", "seo"].map((one) => Math.round((categories[one]?.score ?? 0) * 100));
    print(`Lighthouse, ${name}`, scores.join(", "), "95, 100, 100, 100");
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative")
        console.log(`    ${audit.title} ${audit.displayValue ?? ""} (${audit.score})`);
    }
  }
  await context.close();
}

/** What Lighthouse says of a page. A browser that has just begun may not record how a page begins; Lighthouse asks to be run again then. */
function report(program: string, url: string, tries = 3): Report {
  const out = join(mkdtempSync(join(tmpdir(), "foretold-lighthouse-")), "report.json");
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const done = spawnSync(process.execPath, [program, url, "--quiet", "--output=json", `--output-path=${out}`, flags], {
    env: { ...process.env, CHROME_PATH: process.env["FORETOLD_CHROMIUM"] ?? "/usr/bin/chromium" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const told = existsSync(out) ? (JSON.parse(readFileSync(out, "utf-8")) as Report) : null;
  if (done.status === 0 && told) return told;
  if (told?.runtimeError?.code === "NO_NAVSTART" && tries > 1) return report(program, url, tries - 1);
  throw new Error(`Lighthouse failed for ${url}`);
}
