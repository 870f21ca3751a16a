/** People at one table: undo by consent, a spectator, a browser that is killed, a bot that sits in for it, and the return. */

import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { LAUNCH, started } from "./house";
import { ASKED, click, clickInVain, decisions, hurry, openTable, sitDown, step, untilTurn, written } from "./playing";
import { useHouse, type Window } from "./windows";

const house = useHouse();

/** A browser of its own, whose process can be killed. */
async function openKillable(): Promise<{ browser: Awaited<ReturnType<typeof chromium.connect>>; kill(): void }> {
  const { server, browser } = await started(async () => {
    const server = await chromium.launchServer(LAUNCH);
    return { server, browser: await chromium.connect(server.wsEndpoint()) };
  });
  return { browser, kill: () => void server.process().kill("SIGKILL") };
}

/** The lines of a log that came after those that were there before, of which the first may have left. */
function linesBehind(old: string[], now: string[]): string[] {
  const known = old.slice(-8);
  for (let end = now.length; end >= known.length; end--) {
    if (known.every((line, place) => now[end - known.length + place] === line)) return now.slice(end);
  }
  throw new Error(`no line is left of those before:\n${now.join("\n")}`);
}

/** Decide until the game is over in both windows. */
async function bothPlay(one: Window, other: Window): Promise<void> {
  let playing = [one.page, other.page];
  for (let turn = 0; turn < 600; turn++) {
    await Promise.race(playing.map((page) => page.locator(`${ASKED}, dialog[open], [data-over]`).first().waitFor()));
    for (const page of playing) {
      if (await page.locator(`${ASKED}, dialog[open]`).count()) await step(page, hurry, turn);
    }
    const over = await Promise.all(playing.map((page) => page.locator("[data-over]").count()));
    playing = playing.filter((_, place) => !over[place]);
    if (!playing.length) return;
  }
  const stuck = await Promise.all([one, other].map(({ page }) => page.locator("#asked").innerText()));
  throw new Error(`no end: ${stuck.join(" · ")}`);
}

test("undo by consent; a spectator; a decision ahead; one browser killed, a bot in its place, and back to play to the end", async () => {
  const host = await house.open();
  const link = await openTable(host.page, house.url, { game: "predictions", players: 2, people: 2, settings: { hold: 15 } });
  const killable = await openKillable();
  const friend = await house.openIn(killable.browser);
  await sitDown(friend.page, link, "Grace");
  await friend.page.locator(".row .primary").last().click();
  await Promise.all([host, friend].map(({ page }) => page.locator(".table").waitFor()));
  // Somebody else comes by the link: no seat is left, so they watch.
  const guest = await house.open();
  await guest.page.goto(link);
  await guest.page.getByText("You are watching this table.").waitFor();
  expect(await guest.page.locator(".hand, .actions").count()).toBe(0);

  // Whoever is first passes, and thinks again: the pass turned a card of the deck up, so the other has to agree.
  await host.page.locator(`${ASKED}, .ask:not(.mine)`).first().waitFor();
  const [first, second] = (await host.page.locator(ASKED).count()) ? [host, friend] : [friend, host];
  await first.page.locator('[data-target="do:pass"]').click();
  await second.page.locator(ASKED).waitFor();
  expect(await decisions(second.page)).toBe(1);
  await expect.poll(() => decisions(guest.page)).toBe(1);
  await first.page.keyboard.press("u");
  await guest.page.getByText("asks to take back a decision").waitFor();
  await second.page.getByRole("button", { name: "Agree" }).click();
  await first.page.locator(ASKED).waitFor();
  await expect.poll(() => decisions(second.page)).toBe(0);
  await expect.poll(() => decisions(guest.page)).toBe(0);
  // The spectator can choose nothing, and is told why.
  await clickInVain(guest.page, "column:0");
  await guest.page.getByText("You are watching and have no cards.").waitFor();

  // Who waits decides ahead: it is done as soon as the other has decided.
  await second.page.locator('[data-target="do:pass"]').click();
  await second.page.locator(".notice").waitFor();
  expect(await first.page.locator(".notice").count()).toBe(0);
  await first.page.locator('[data-target="do:pass"]').click();
  await expect.poll(() => decisions(guest.page)).toBe(2);
  await second.page.locator(".notice").waitFor({ state: "detached" });

  // The friend's browser dies. The host is told, waits, and lets a bot play on.
  const { cookies } = await friend.context.storageState();
  killable.kill();
  const notice = host.page.locator(".notice", { hasText: "Grace" });
  await notice.waitFor();
  await host.page.locator(".seats .notes", { hasText: "away" }).waitFor();
  const vote = notice.getByRole("button", { name: "Let a bot play" });
  await expect
    .poll(
      async () => {
        if (await vote.count()) await vote.click().catch(() => undefined);
        return host.page.locator(".seats .notes", { hasText: "a bot sits in" }).count();
      },
      { interval: 1_500 },
    )
    .toBe(1);
  for (let turn = 0; turn < 4; turn++) await step(host.page, click, turn);
  await untilTurn(host.page); // so the bot waits, and no round ends while somebody comes back

  // Back in another process, with the same cookie: the same seat, the same hand.
  const again = await house.open({ storageState: { cookies, origins: [] } });
  await again.page.goto(link);
  await again.page.getByText("A bot plays in your seat.").waitFor();
  await again.page.getByRole("button", { name: "I am back" }).click();
  await again.page.getByText("A bot plays in your seat.").waitFor({ state: "detached" });
  expect(await again.page.locator(".hand .pick").count()).toBeGreaterThan(3);
  await bothPlay(host, again);
  await guest.page.locator("[data-over]").waitFor();
});

test("the server dies in the middle: the table says so, keeps what was decided, and goes on by itself", async () => {
  // So high that the log writes all that comes: it writes only lines that are near what is in sight.
  const { page } = await house.open(
    { viewport: { width: 1280, height: 2400 } },
    /ERR_CONNECTION_REFUSED|Failed to load resource|WebSocket connection|fetching the script/,
  );
  await openTable(page, house.url, { game: "predictions", players: 3 });
  for (let turn = 0; turn < 3; turn++) await step(page, hurry, turn);
  await untilTurn(page);
  const before = await decisions(page);
  const hand = () => page.locator(".hand [data-target]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-target")));
  const held = await hand();
  expect(held.length).toBe(5);
  // Older lines may leave the log meanwhile: what comes is told from what was there, and not by how many lines there are.
  await written(page);
  const lines = (): Promise<string[]> => page.locator(".log p").allInnerTexts();
  const old = await lines();
  await house.house.die();
  await page.locator(".broken.shown").waitFor();
  await page.locator('[data-target="do:pass"]').click(); // decided while nobody hears it
  expect(await hand()).toEqual(held);
  await house.house.comeBack();
  await expect.poll(() => page.locator(".broken.shown").count()).toBe(0);
  // What was asked for meanwhile is done now, once.
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  await page.locator(`${ASKED}, dialog[open]`).first().waitFor();
  await written(page);
  const later = linesBehind(old, await lines());
  expect(later.filter((line) => line.includes("You pass")).length, later.join("\n")).toBe(1);
  expect(later[0]).toContain("You pass");
  for (let turn = 0; turn < 3; turn++) await step(page, hurry, turn);
});
