/**
 * Takes the pictures of docs/pictures anew, small and compressed: `scripts/web pictures [NAME …]`.
 *
 * Tables are those of the gallery page, so they change only with the look; the other pages come from a server of their own.
 */

import { resolve } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { openGallery } from "./gallery.ts";
import { openBrowser, openHouse } from "./house.ts";
import { playOverHttp } from "./playing.ts";

const FOLDER = resolve(import.meta.dirname, "../../docs/pictures");
const QUALITY = 58;
/** Nothing moves in a picture, and no note lies over it. */
const CALM = JSON.stringify({ hints: false, motion: "off" });

interface Picture {
  size: [number, number];
  theme: "dark" | "light";
  lang: string;
  /** A table of the gallery page, or a page of a server. */
  scene?: string;
  page?: (url: string, page: Page) => Promise<void>;
}

const PICTURES: Record<string, Picture> = {
  home: { size: [1280, 800], theme: "dark", lang: "en", page: async (url, page) => void (await page.goto(url)) },
  "table-wide": { size: [1440, 900], theme: "dark", lang: "en", scene: "turn-4" },
  "table-light": { size: [1440, 900], theme: "light", lang: "fr", scene: "keep-5" },
  "table-phone": { size: [390, 844], theme: "dark", lang: "en", scene: "hypnosis-5" },
  "table-phone-light": { size: [390, 844], theme: "light", lang: "ja", scene: "seer-3" },
  "tricks-wide": { size: [1440, 900], theme: "dark", lang: "en", scene: "trick-6" },
  rules: {
    size: [1120, 760],
    theme: "dark",
    lang: "en",
    page: async (url, page) => void (await page.goto(`${url}/rules/predictions#score`)),
  },
  replay: { size: [1280, 800], theme: "light", lang: "en", page: replay },
};

/** A game of four that was played to its end, in the middle, with all cards open. */
async function replay(url: string, page: Page): Promise<void> {
  const table = await playOverHttp(page, url, { game: "predictions", players: 4 });
  await page.goto(`${url}/g/${table}/replay?at=24&seat=open`);
  await page.locator(".replay").waitFor();
}

async function take(browser: Browser, name: string, wish: Picture, urls: { gallery: string; house: string }): Promise<void> {
  const [width, height] = wish.size;
  const options: BrowserContextOptions = {
    viewport: { width, height },
    colorScheme: wish.theme,
    locale: wish.lang,
    reducedMotion: "reduce",
  };
  const context = await browser.newContext(options);
  context.setDefaultTimeout(180_000);
  await context.addInitScript((calm) => localStorage.setItem("foretold", calm), CALM);
  const page = await context.newPage();
  if (wish.page) await wish.page(urls.house, page);
  else await page.goto(`${urls.gallery}?scene=${wish.scene}&lang=${wish.lang}`);
  await page
    .locator(wish.scene ? ".table" : "main")
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(400); // sizes settle, fonts arrive
  await page.screenshot({ path: resolve(FOLDER, `${name}.jpg`), type: "jpeg", quality: QUALITY });
  await context.close();
}

const wanted = process.argv.slice(2);
const [gallery, house, browser] = await Promise.all([openGallery(), openHouse(), openBrowser()]);
for (const [name, wish] of Object.entries(PICTURES)) {
  if (!wanted.length || wanted.includes(name)) await take(browser, name, wish, { gallery: gallery.url, house: house.url });
}
await Promise.all([browser.close(), gallery.stop(), house.stop()]);
console.log(FOLDER);
process.exit(0);
