/** Draws the icons and the preview of shared links from public/icon.svg, with Chromium: `scripts/web icons`. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Browser } from "playwright-core";

const PUBLIC = resolve(import.meta.dirname, "../public");
const CLOTH = "#10292d";
const SIGN = readFileSync(resolve(PUBLIC, "icon.svg"), "utf-8");
const SQUARE = SIGN.replace('rx="14"', 'rx="0"');
const BARE = SIGN.replace(/<rect width="64"[^>]*>/, "");

const sized = (svg: string, size: number): string => svg.replace("<svg ", `<svg width="${size}" height="${size}" `);

async function draw(browser: Browser, name: string, width: number, height: number, body: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  const style =
    "*{margin:0}svg{display:block}body{overflow:hidden}.cloth{display:flex;align-items:center;justify-content:center;gap:60px;height:100vh}";
  await page.setContent(`<style>${style}</style>${body}`);
  await page.screenshot({ path: resolve(PUBLIC, "icons", name), omitBackground: true });
  await page.close();
}

const browser = await chromium.launch({
  executablePath: process.env["FORETOLD_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const size of [192, 512]) await draw(browser, `${size}.png`, size, size, sized(SIGN, size));
await draw(browser, "180.png", 180, 180, sized(SQUARE, 180));
await draw(browser, "maskable.png", 512, 512, `<div class="cloth" style="background:${CLOTH}">${sized(SQUARE, 400)}</div>`);
const words = `<div style="font:36px Palatino,Georgia,serif;color:#e9efe9;line-height:1.4"><div style="font-size:110px;font-weight:600;letter-spacing:.06em;color:#efd08a">FORETOLD</div>All In – Predictions<br>Alles oder Nichts</div>`;
await draw(browser, "share.png", 1200, 630, `<div class="cloth" style="background:${CLOTH}">${sized(BARE, 420)}${words}</div>`);
await browser.close();
