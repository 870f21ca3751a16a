/** axe-core, put into a page by a test. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Report {
  passes: unknown[];
  violations: { id: string; nodes: { html: string }[] }[];
}

/** What axe objects to in what a window shows now; it needs a window that bypasses the server's policy. */
export async function objections(page: Page): Promise<string[]> {
  if (!(await page.evaluate(`"axe" in window`))) await page.evaluate(AXE);
  const report = (await page.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`)) as Report;
  expect(report.passes.length).toBeGreaterThan(10);
  return report.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).slice(0, 2).join(" · ")}`);
}
