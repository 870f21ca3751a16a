/** axe-core, put into a page by a test. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A card's corner is a picture, not a label: the name of its button has rank, suit and the corner's notation, but not in the picture's order. */
const PICTURE = /data-target="(card:|column:|covered:|pile|revealed:)/;
const OF_PICTURES = "label-content-name-mismatch";

interface Report {
  passes: unknown[];
  violations: { id: string; nodes: { html: string }[] }[];
}

/** Wait until everything that moves or fades has arrived; what moves for ever is let be. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity && one.playState === "running");
    for (let moving = ending(); moving.length; moving = ending()) await Promise.allSettled(moving.map((one) => one.finished));
  });
}

/** What axe objects to in what a window shows once nothing moves; it needs a window that bypasses the server's policy. */
export async function objections(page: Page): Promise<string[]> {
  await stillness(page);
  if (!(await page.evaluate(`"axe" in window`))) await page.evaluate(AXE);
  const report = (await page.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`)) as Report;
  expect(report.passes.length).toBeGreaterThan(10);
  const found = report.violations
    .map((one) => (one.id === OF_PICTURES ? { ...one, nodes: one.nodes.filter((node) => !PICTURE.test(node.html)) } : one))
    .filter((one) => one.nodes.length > 0);
  return found.map(
    (one) =>
      `${one.id}: ${one.nodes
        .map((node) => node.html.slice(0, 160))
        .slice(0, 2)
        .join(" · ")}`,
  );
}
