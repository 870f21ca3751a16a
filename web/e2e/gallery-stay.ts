/** The gallery page for the tests of a file: scenes are shown one after the other without loading the page again. */

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { openBrowser, openPage } from "./house";
import type { Window } from "./windows";

/** The gallery has no server behind it: who we are can't be asked. */
const NOBODY = /Failed to load resource/;

export interface GalleryStay {
  url: string;
  open(options?: BrowserContextOptions, search?: string): Promise<Window>;
  /** Show a scene; `dialogs`: leave open what opens over it. */
  show(page: Page, scene: string, dialogs?: boolean): Promise<void>;
}

/** Call at the top of a file of tests. */
export function useGallery(): GalleryStay {
  let browser: Browser;
  let opened: Window[] = [];

  const url = inject("gallery");

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    const windows = opened;
    opened = [];
    const faults = windows.flatMap((one) => one.faults.filter((fault) => !NOBODY.test(fault)));
    await Promise.all(windows.map((one) => one.context.close().catch(() => undefined)));
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });

  return {
    url,
    async open(options, search = "?scene=turn-4") {
      const made = await openPage(browser, options);
      opened.push(made);
      await made.page.goto(url + search);
      await made.page.locator(".table, main .row").first().waitFor();
      return made;
    },
    async show(page, scene, dialogs = false) {
      await page.evaluate((search) => {
        history.pushState(null, "", search);
        dispatchEvent(new PopStateEvent("popstate"));
      }, `?scene=${scene}`);
      // Sizes settle within a frame or two, and what opens over a table opens a frame after it.
      const settled = () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
      await settled();
      const close = page.locator("dialog[open] header button");
      if (dialogs || !(await close.count())) return;
      await close.first().click();
      await settled();
    },
  };
}
