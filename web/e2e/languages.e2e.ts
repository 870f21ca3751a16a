/** Each language from the first page to the showdown: no word is missing, and nothing is wider than a phone. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { untilShowdown } from "./playing";
import { useHouse } from "./windows";

const house = useHouse();
const PAGES = [
  "/",
  "/new",
  "/lobby",
  "/games",
  "/me",
  "/learn",
  "/rules",
  "/rules/predictions",
  "/rules/all-or-nothing",
  "/replays",
  "/t/doesnotexist00",
];
/** What a message without words, or a variable without a value, looks like. */
const MISSING =
  /\b(?:web|table|play|fact|bot|effect|combination|error|game|option|rules|place|suit)-[a-z]+(?:-[a-z]+)*\b|\{ ?\$|\bundefined\b|\bNaN\b/;

/** What is wrong with what can be read and heard in a window: texts, names, titles. */
function faultsOfWords(page: Page): Promise<string[]> {
  return page.evaluate((missing) => {
    const found: string[] = [];
    const pattern = new RegExp(missing);
    const said = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(element.getAttribute(name) ?? "");
    }
    for (const text of said) {
      const match = pattern.exec(text);
      if (match) found.push(`“${text.slice(Math.max(0, match.index - 20), match.index + 60)}”`);
    }
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`wider than the window by ${over}`);
    for (const dialog of document.querySelectorAll("dialog[open]"))
      if (dialog.scrollWidth > dialog.clientWidth + 1) found.push("a dialog scrolls sideways");
    return found;
  }, MISSING.source);
}

for (const locale of ["en", "fr", "de", "it", "ja"]) {
  test(`${locale} from the first page to the showdown`, async () => {
    const { page } = await house.open({ locale, viewport: { width: 390, height: 844 } });
    const wrong: string[] = [];
    const look = async (where: string): Promise<void> => {
      for (const fault of await faultsOfWords(page)) wrong.push(`${where}: ${fault}`);
    };
    for (const path of PAGES) {
      await page.goto(house.url + path);
      await page.locator("main h1").first().waitFor();
      expect(await page.locator("html").getAttribute("lang"), path).toBe(locale);
      await look(path);
    }
    await page.goto(house.url);
    await page.locator("header button.icon").click();
    await page.locator("dialog[open] #settings-title").waitFor(); // it is loaded when it is first opened: Escape before that closes nothing
    await look("settings");
    await page.keyboard.press("Escape");
    await page.click('[data-play="predictions"]');
    await untilShowdown(page, (turn) => look(`decision ${turn}`));
    await look("showdown");
    await page.keyboard.press("Escape");
    await page.locator(".tools button").last().click();
    await page.locator("dialog[open] dl").waitFor();
    await look("menu");
    await page.keyboard.press("Escape");
    await page.locator(".tools button").first().click();
    for (const tab of ["log", "chat", "scores", "memory"]) {
      await page.locator(`#tab-${tab}`).click();
      await look(tab);
    }
    expect(wrong).toEqual([]);
  });
}
