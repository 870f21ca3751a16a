/** A game of another package, which this client was not built with: offered, played to the end, and replayed on the generic table. */

import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { objections } from "./axe";
import { ASKED, openTable, playToTheEnd, type Decide } from "./playing";
import { useHouse } from "./windows";

const ROOT = resolve(import.meta.dirname, "../..");

/** Install the example game into a folder of its own: only a server that is given the folder knows it. */
function installed(): string {
  const folder = mkdtempSync(join(tmpdir(), "foretold-third-game-"));
  const options = [
    "--quiet",
    "--offline",
    "--no-deps",
    "--no-build-isolation",
    "--python",
    join(ROOT, ".venv/bin/python"),
    "--target",
    folder,
  ];
  execFileSync(join(ROOT, ".venv/bin/uv"), ["pip", "install", ...options, join(ROOT, "examples/sealed_bids")]);
  return folder;
}

/** Choose by keyboard. */
const press: Decide = async (open, count) => {
  if (!count) return;
  await open.first().focus();
  await open.page().keyboard.press("Enter");
};

const house = useHouse({ PYTHONPATH: installed() });

test("a game of another package is played to its end by keyboard", async () => {
  const { page } = await house.open({ reducedMotion: "reduce" });
  await page.goto(house.url);
  await page.locator('[data-play="sealed-bids"]').waitFor();
  expect(await page.locator("main").textContent()).toContain("Sealed Bids");

  const link = await openTable(page, house.url, { game: "sealed-bids", players: 3, level: "miser" });
  await page.locator(ASKED).waitFor();
  expect(await objections(page)).toEqual([]);
  expect(await page.locator(".table").textContent()).toContain("Which card do you lay for the prize?");
  expect(await page.locator(".actions").textContent()).toMatch(/lay \d[A-D]/i);
  expect(await playToTheEnd(page, press)).toBeGreaterThan(8);
  await page.locator(".table[data-over]").waitFor();
  await page.goto(link.replace("/t/", "/g/"));
  await page.locator("main .standing").waitFor();
  expect(await objections(page)).toEqual([]);
  await page.goto(`${link.replace("/t/", "/g/")}/replay`);
  await page.locator(".centre dt").first().waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator('.replay[data-at="1"]').waitFor();
});
