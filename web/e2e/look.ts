/**
 * Screenshots of every table of the gallery page, for people to look at: `scripts/web look`.
 *
 *   scripts/web look [--size 1440x900,390x844] [--theme dark,light] [--lang en,fr,ja] [--sheet 4 | --jpeg] [--unfold] [SCENE …]
 *
 * They go to web/e2e/out/look/; with --sheet, so many side by side in one picture. A scene may name a change: turn-4@away.
 * --unfold: with the hint of a first game unfolded where it is a line.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { openGallery } from "./gallery.ts";
import { openBrowser } from "./house.ts";

const OUT = resolve(import.meta.dirname, "out/look");
const SCENES = resolve(import.meta.dirname, "../src/dev/views.json");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: "1440x900,820x1180,390x844" },
    theme: { type: "string", default: "dark,light" },
    lang: { type: "string", default: "en,fr,ja" },
    sheet: { type: "string", default: "0" },
    unfold: { type: "boolean", default: false },
    jpeg: { type: "boolean", default: false },
    out: { type: "string", default: OUT },
  },
});
const scenes = positionals.length ? positionals : Object.keys(JSON.parse(readFileSync(SCENES, "utf-8")) as object);

/** One picture of a scene; its name in the folder. */
async function shoot(page: Page, url: string, scene: string, lang: string): Promise<Buffer> {
  const [name = "", change = ""] = scene.split("@");
  await page.goto(`${url}?scene=${name}&change=${change}&lang=${lang}`);
  await page.waitForSelector(".table");
  if (values.unfold)
    await page
      .waitForSelector(".lesson")
      .then(() => page.evaluate(() => document.querySelector(".lesson details")?.setAttribute("open", "")));
  await page.waitForTimeout(200); // sizes settle, fonts arrive
  return page.screenshot(values.jpeg ? { type: "jpeg", quality: 56 } : {});
}

/** Many pictures in one, each with its name. */
async function sheet(browser: Browser, path: string, pictures: [string, Buffer][], width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: width * pictures.length + 8 * pictures.length, height: 100 } });
  const figures = pictures.map(
    ([name, data]) =>
      `<figure><img width=${width} src="data:image/png;base64,${data.toString("base64")}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;display:flex;gap:8px;background:#888;font:14px sans-serif}figure{margin:0}</style>${figures.join("")}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
const [gallery, browser] = await Promise.all([openGallery(), openBrowser()]);
const perSheet = Number(values.sheet);
for (const size of values.size.split(",")) {
  const [width = 0, height = 0] = size.split("x").map(Number);
  for (const theme of values.theme.split(",")) {
    for (const lang of values.lang.split(",")) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme as "dark" | "light",
        locale: lang,
        reducedMotion: "reduce",
      });
      context.setDefaultTimeout(120_000); // Vite makes the page when it is asked for
      const page = await context.newPage();
      let row: [string, Buffer][] = [];
      for (const [index, scene] of scenes.entries()) {
        const picture = await shoot(page, gallery.url, scene, lang);
        const name = `${size}-${theme}-${lang}-${scene.replace("@", "-")}`;
        if (!perSheet) {
          writeFileSync(resolve(values.out, `${name}.${values.jpeg ? "jpg" : "png"}`), picture);
          continue;
        }
        row.push([name, picture]);
        if (row.length === perSheet || index === scenes.length - 1) {
          await sheet(
            browser,
            resolve(values.out, `sheet-${name}.png`),
            row,
            Math.round(width > 1000 ? width * 0.62 : width > 600 ? width * 0.75 : width),
          );
          row = [];
        }
      }
      await context.close();
    }
  }
}
await Promise.all([browser.close(), gallery.stop()]);
console.log(values.out);
process.exit(0);
