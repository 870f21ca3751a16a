/**
 * Snapshots of the art on the gallery page: cards, backs, runes, suits and icons.
 *
 * Words are left out, since fonts differ between machines; what is left is compared in blocks of five by five pixels, so that another
 * way of smoothing edges is no difference. `scripts/web snapshots` writes them anew.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGallery } from "./gallery-stay";

const FOLDER = resolve(import.meta.dirname, "snapshots");
const RENEW = process.env["FORETOLD_RENEW"] === "1";
const gallery = useGallery();
/** The greatest difference of one block, and of all together, of 255. */
const MOST = 30;
const MEAN = 2.5;
const SCALE = 0.34;

/** How much two pictures differ; null if not of one size. */
function difference(page: Page, one: Buffer, other: Buffer): Promise<{ most: number; mean: number } | null> {
  const read = async ([one, other]: string[]): Promise<{ most: number; mean: number } | null> => {
    const blocks = async (data: string): Promise<{ size: string; values: Uint8ClampedArray }> => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(Math.ceil(picture.width / 5), Math.ceil(picture.height / 5));
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.imageSmoothingQuality = "high";
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return { size: `${picture.width} × ${picture.height}`, values: pen.getImageData(0, 0, canvas.width, canvas.height).data };
    };
    const [first, second] = [await blocks(one ?? ""), await blocks(other ?? "")];
    if (first.size !== second.size) return null;
    const apart = [...first.values].map((value, place) => Math.abs(value - (second.values[place] ?? 0)));
    return { most: Math.max(...apart), mean: apart.reduce((sum, value) => sum + value, 0) / apart.length };
  };
  return page.evaluate(read, [one.toString("base64"), other.toString("base64")]);
}

test("cards and drawings look as they did", async () => {
  const { page } = await gallery.open({ colorScheme: "dark", viewport: { width: 1400, height: 900 }, deviceScaleFactor: SCALE }, "");
  await page.addStyleTag({ content: "svg text, figcaption { visibility: hidden } iframe { display: none }" });
  const rows = page.locator("main .row");
  await rows.first().waitFor();
  const count = await rows.count();
  expect(count).toBeGreaterThanOrEqual(10);
  mkdirSync(FOLDER, { recursive: true });
  const wrong: string[] = [];
  for (let row = 0; row < count; row++) {
    const path = resolve(FOLDER, `gallery-${String(row + 1).padStart(2, "0")}.png`);
    const now = await rows.nth(row).screenshot();
    if (RENEW || !existsSync(path)) writeFileSync(path, now);
    const apart = await difference(page, readFileSync(path), now);
    if (!apart || apart.most > MOST || apart.mean > MEAN) wrong.push(`row ${row + 1}: ${JSON.stringify(apart)}`);
  }
  expect(wrong).toEqual([]);
});

test("a drawing that is missing or changed is noticed", async () => {
  const { page } = await gallery.open({ colorScheme: "dark", viewport: { width: 1400, height: 900 }, deviceScaleFactor: SCALE }, "");
  await page.addStyleTag({ content: "svg text, figcaption { visibility: hidden } iframe { display: none }" });
  const row = page.locator("main .row").first();
  const before = await row.screenshot();
  await page.evaluate(() => document.querySelector("#art-ornament-clock")?.replaceChildren());
  const apart = await difference(page, before, await row.screenshot());
  expect(apart?.most).toBeGreaterThan(MOST);
});
