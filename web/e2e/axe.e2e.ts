/** axe-core finds nothing to object to: on any page and dialog, at the table at every kind of decision, by day and by night. */

import { expect, test } from "vitest";
import { objections } from "./axe";
import { useGallery } from "./gallery-stay";
import { hurry, step } from "./playing";
import { useHouse } from "./windows";

const house = useHouse();
const gallery = useGallery();
const PAGES = ["/", "/new", "/lobby", "/games", "/replays", "/me", "/learn", "/rules/predictions", "/t/doesnotexist00"];
const DECISIONS = [
  "turn-4",
  "swap-3",
  "keep-5",
  "hypnosis-5",
  "hide-3",
  "discard-2",
  "predict-5",
  "waiting-5",
  "spectator-4",
  "bet-4",
  "open-3",
  "trick-6",
];
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

for (const colorScheme of ["dark", "light"] as const) {
  test(`every page, ${colorScheme}`, async () => {
    const { page } = await house.open({ colorScheme, bypassCSP: true, viewport: PHONE });
    const wrong: Record<string, string[]> = {};
    const look = async (where: string): Promise<void> => {
      const found = await objections(page);
      if (found.length) wrong[where] = found;
    };
    for (const path of PAGES) {
      await page.goto(house.url + path);
      await page.locator("main h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      await look(path);
    }
    await page.goto(house.url);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.locator("dialog[open] #settings-title").waitFor(); // it is loaded when it is first opened
    await look("settings");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "With friends" }).first().click();
    await page.getByLabel("Send this link").waitFor();
    await look("waiting room");
    expect(wrong).toEqual({});
  });

  test(`the table at every decision, its panels and its dialogs, ${colorScheme}`, async () => {
    const { page } = await gallery.open({ colorScheme, reducedMotion: "reduce", viewport: WIDE });
    const wrong: Record<string, string[]> = {};
    const look = async (where: string): Promise<void> => {
      const found = await objections(page);
      if (found.length) wrong[where] = found;
    };
    for (const [place, scene] of DECISIONS.entries()) {
      await page.setViewportSize(place % 2 ? PHONE : WIDE);
      await gallery.show(page, scene);
      await look(scene);
    }
    await page.setViewportSize(WIDE);
    for (const change of ["away", "request", "plan", "generic"]) {
      await gallery.show(page, `waiting-5&change=${change}`);
      await look(change);
    }
    await gallery.show(page, "turn-4");
    for (const tab of ["chat", "scores", "memory"]) {
      await page.locator(`#tab-${tab}`).click();
      await look(tab);
    }
    await page.locator('[data-target="do:all-in"]').click();
    await look("all in");
    for (const scene of ["showdown-4", "round-5"]) {
      await gallery.show(page, scene);
      await page.getByRole("button", { name: "Menu" }).click();
      await look(`menu, ${scene}`);
      await page.getByRole("button", { name: "The last round" }).click();
      await look(`the round, ${scene}`);
    }
    for (const scene of ["over-4", "tricks-over-4"]) {
      await gallery.show(page, scene, true);
      await look(scene);
    }
    expect(wrong).toEqual({});
  });
}

test("320 pixels, and a window at 200 %, are enough for every page in every language", async () => {
  for (const locale of ["en", "fr", "de", "it", "ja"]) {
    const { page } = await house.open({ locale, viewport: { width: 320, height: 640 } });
    for (const path of PAGES) {
      await page.goto(house.url + path);
      await page.locator("main h1").first().waitFor();
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 400 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${locale} ${path} ${width}`,
        ).toBeLessThanOrEqual(0);
      }
    }
  }
});

test("a game can be played in 320 pixels, and at 200 %: everything is reached by scrolling the table down", async () => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 640, height: 400 },
  ]) {
    const { page } = await house.open({ viewport });
    await page.goto(house.url);
    await page.click('[data-play="predictions"]');
    await page.waitForSelector(".table");
    for (let turn = 0; turn < 4; turn++) {
      await step(page, hurry, turn);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => (document.querySelector(".table")?.scrollWidth ?? 0) - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
});
