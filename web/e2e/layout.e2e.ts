/** Every table of the gallery page in windows of every kind: nothing lies over anything else, nothing is cut off. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import scenes from "../src/dev/views.json";
import { useGallery } from "./gallery-stay";

const ALL = Object.keys(scenes);
/** The fullest tables of each kind. */
const FULL = ["turn-4", "keep-5", "hide-3", "predict-5", "seer-3", "blind-4", "bet-4", "open-3", "trick-6", "spectator-4"];
const PHONE = [390, 844] as const;
/** Lower or narrower than that, the table may scroll, but never sideways. */
const SMALL = [320, 568] as const;
const ZOOMED = [720, 450] as const; // 1440 × 900 at 200 %
/** The narrowest window with the log beside the table: words have least room there. */
const NARROW = [1024, 768] as const;
const LOW = [1024, 700] as const;
const RUNS = [
  ["en", ALL, [[1440, 900], PHONE, [390, 700], [390, 664]]],
  ["en", FULL, [[1280, 720], LOW, [820, 1180], [768, 1024], [600, 960], SMALL, [320, 700], ZOOMED]],
  ["fr", FULL, [PHONE, NARROW, LOW]],
  ["de", FULL, [PHONE, NARROW, LOW]],
  ["it", FULL, [PHONE, NARROW, LOW]],
  ["ja", FULL, [PHONE, NARROW, LOW]],
] as const;
/** Without FORETOLD_LAYOUTS=all (`scripts/check --full`) the fullest tables, on a phone and in the narrowest window with a log, in two languages. */
const FEW = [
  ["en", FULL, [PHONE, NARROW]],
  ["de", FULL, [PHONE, NARROW]],
] as const;
const isAll = process.env.FORETOLD_LAYOUTS === "all";
const gallery = useGallery();

/** What is wrong with the layout of the table in the window. */
function faultsOfLayout(page: Page, mayScroll: boolean): Promise<string[]> {
  return page.evaluate((mayScroll) => {
    const found: string[] = [];
    const slack = 3;
    const box = (name: string) =>
      [...document.querySelectorAll(`.felt ${name}, .beside ${name}`)]
        .map((element) => ({ name, rect: element.getBoundingClientRect() }))
        .filter(({ rect }) => rect.width > 0 && rect.height > 0);
    const parts = [
      ".seats .plate",
      ".bar",
      ".lesson",
      ".gallery .pick",
      ".gallery .number",
      ".pile .stack",
      ".pot-heap",
      ".pile .caption",
      ".trick .laid",
      ".trump .turned",
      ".before .fan",
      ".played",
      ".steps",
      ".revealed",
      ".bets",
      ".prediction",
      ".ask .line",
      ".hand",
      ".mine .plate",
      ".worth",
      ".actions",
      ".buttons > .button",
      ".beside-table",
    ].flatMap(box);
    // The hand's box has room for cards that rise.
    for (const [index, one] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        if (one.name === other.name && [".gallery .pick", ".trick .laid"].includes(one.name)) continue;
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (wide > slack && high > slack && !(one.name === ".played" && other.name === ".steps"))
          found.push(`${one.name} lies over ${other.name} by ${Math.round(wide)} × ${Math.round(high)}`);
      }
      if (one.rect.left < -slack || one.rect.right > innerWidth + slack) found.push(`${one.name} leaves the window sideways`);
      if (!mayScroll && (one.rect.top < -slack || one.rect.bottom > innerHeight + slack)) found.push(`${one.name} leaves the window`);
    }
    for (const card of document.querySelectorAll(".hand .pick")) {
      const { left, right } = card.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1)
        found.push(`a card of the hand is cut off: ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`);
    }
    for (const tab of document.querySelectorAll(".tabs button"))
      if (tab.scrollWidth > tab.clientWidth + 1 || tab.getBoundingClientRect().right > innerWidth + 1)
        found.push(`a tab is cut off: ${tab.textContent}`);
    const [title, done] = [".lesson b", ".lesson > .button"].map((name) => document.querySelector(name)?.getBoundingClientRect());
    if (title && done && title.right > done.left + 1 && title.bottom > done.top + 1 && title.top < done.bottom - 1)
      found.push("the title of a hint lies under its button");
    const table = document.querySelector(".table");
    if (table && table.scrollWidth > table.clientWidth + 1) found.push("the table scrolls sideways");
    if (table && !mayScroll && table.scrollHeight > table.clientHeight + 1)
      found.push(`the table scrolls by ${table.scrollHeight - table.clientHeight}`);
    for (const button of document.querySelectorAll(".table button, .table a, .table summary")) {
      const { width, height } = button.getBoundingClientRect();
      if (width > 0 && (width < 24 || height < 24))
        found.push(`a target is small: ${button.className} ${Math.round(width)} × ${Math.round(height)}`);
    }
    return [...new Set(found)];
  }, mayScroll);
}

for (const [lang, tables, windows] of isAll ? RUNS : FEW) {
  test(`${tables.length} tables fit in ${windows.map(([width, height]) => `${width} × ${height}`).join(", ")}, ${lang}`, async () => {
    const { page } = await gallery.open({ locale: lang, reducedMotion: "reduce" });
    // What is measured need not be painted.
    await page.addStyleTag({ content: "body { visibility: hidden }" });
    const wrong: string[] = [];
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      for (const scene of tables) {
        await gallery.show(page, scene);
        for (const fault of await faultsOfLayout(page, height < 600)) wrong.push(`${scene} ${width}×${height}: ${fault}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

/** Scenes with a hint of each length, and those that leave least room for it. */
const HINTED = ["turn-4", "keep-5", "blind-4", "predict-5", "bet-4", "trick-6"];

for (const lang of isAll ? ["fr", "de", "ja"] : ["de"]) {
  test(`a hint that is unfolded by the keyboard lies over nothing on small screens and without the log, ${lang}`, async () => {
    const { page } = await gallery.open({ locale: lang, reducedMotion: "reduce" });
    const wrong: string[] = [];
    for (const folded of [false, true]) {
      await page.evaluate((folded) => localStorage.setItem("foretold", JSON.stringify({ folded })), folded);
      await page.reload();
      for (const [width, height] of folded
        ? [
            [1024, 700],
            [1440, 900],
          ]
        : [PHONE, [390, 664], [320, 700], SMALL, [932, 430]]) {
        await page.setViewportSize({ width: width!, height: height! });
        for (const scene of HINTED) {
          await gallery.show(page, scene);
          const line = page.locator(".lesson summary");
          expect(await page.locator(".lesson details").getAttribute("open")).toBeNull();
          await line.focus();
          await page.keyboard.press("Enter");
          await page.locator(".lesson p").waitFor();
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          for (const fault of await faultsOfLayout(page, true)) wrong.push(`${scene} ${width}×${height}: ${fault}`);
          if (!(await line.evaluate((element) => element === document.activeElement)))
            wrong.push(`${scene} ${width}×${height}: the focus is lost`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
}
