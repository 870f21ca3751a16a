/** A server and a browser for the tests of a file. After each test all windows are closed, and none may have reported a fault. */

import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { openBrowser, openHouse, openPage, type House } from "./house";

export interface Window {
  context: BrowserContext;
  page: Page;
  faults: string[];
}

export interface Stay {
  url: string;
  browser: Browser;
  house: House;
  /** A new window, as another person; `allowed` are faults that the test itself causes. */
  open(options?: BrowserContextOptions, allowed?: RegExp): Promise<Window>;
  /** The same in a browser that the test has opened. */
  openIn(browser: Browser, options?: BrowserContextOptions, allowed?: RegExp): Promise<Window>;
}

/** A browser that a test has killed may never answer: it is not waited for. */
const GONE = 10_000;

async function closed(context: BrowserContext): Promise<void> {
  const given = new Promise<void>((done) => void setTimeout(done, GONE).unref());
  await Promise.race([context.close().catch(() => undefined), given]);
}

/** Call at the top of a file of tests; `settings` are variables of the server's environment. */
export function useHouse(settings: Record<string, string> = {}): Stay {
  let house: House;
  let browser: Browser;
  let opened: (Window & { allowed: RegExp | undefined })[] = [];

  beforeAll(async () => {
    [house, browser] = await Promise.all([openHouse(settings), openBrowser()]);
  });
  afterEach(async () => {
    const windows = opened;
    opened = [];
    const faults = windows.flatMap((one) => one.faults.filter((fault) => !one.allowed?.test(fault)));
    await Promise.all(windows.map((one) => closed(one.context)));
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.stop();
  });

  async function openIn(inside: Browser, options?: BrowserContextOptions, allowed?: RegExp): Promise<Window> {
    const made = await openPage(inside, options);
    opened.push({ ...made, allowed });
    return made;
  }
  return {
    get url() {
      return house.url;
    },
    get house() {
      return house;
    },
    get browser() {
      return browser;
    },
    open: (options, allowed) => openIn(browser, options, allowed),
    openIn,
  };
}
