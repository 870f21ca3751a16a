/** Pages around the table: friends by a link, languages, offline, installing, notifications, accounts. */

import { expect, test } from "vitest";
import { useHouse } from "./windows";

const house = useHouse();

test("friends: two clicks to a link, one of them by the link, one by a seat's own link", async () => {
  const host = await house.open();
  await host.page.goto(house.url);
  await host.page.getByRole("button", { name: "With friends" }).first().click();
  const link = await host.page.getByLabel("Send this link").inputValue();
  expect(link).toBe(host.page.url());

  await host.page.getByRole("button", { name: "Seat link" }).nth(1).click();
  const seatLink = await host.page.getByLabel("Link for seat 3 alone").inputValue();
  expect(seatLink.startsWith(`${link}#`)).toBe(true);

  const friend = await house.open();
  await friend.page.goto(link);
  await friend.page.getByLabel("Your name").fill("Grace");
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await host.page.getByText("Grace").waitFor();

  const other = await house.open();
  await other.page.goto(seatLink);
  await other.page.getByLabel("Your name").fill("Emmy");
  await other.page.getByRole("button", { name: "Sit down" }).click();
  await other.page.getByText("Everybody is here.").waitFor();
  expect(other.page.url()).toBe(link); // the secret is out of sight

  await host.page.getByRole("button", { name: "Deal the cards" }).click();
  for (const { page } of [host, friend, other]) await page.locator(".table").first().waitFor();
});

test("a table with a deck file: what is wrong in it is said, a good one is played with", async () => {
  const { page } = await house.open({ locale: "de-DE" }, /status of 400/); // the browser reports the file that is refused
  await page.goto(`${house.url}/new?game=all-or-nothing`);
  expect(await page.getByLabel("Gedächtnishilfe").isChecked()).toBe(false);
  const field = page.getByLabel("Datei wählen");
  const choose = (text: string) => field.setInputFiles({ name: "karten.toml", mimeType: "application/toml", buffer: Buffer.from(text) });
  await field.focus();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);

  await choose('game = "all-or-nothing"\nsuits == []\n');
  await page.getByRole("alert").filter({ hasText: "Zeile 2" }).waitFor();
  await choose('game = "predictions"');
  await page.getByRole("alert").filter({ hasText: "all-or-nothing" }).waitFor();
  await page.getByText("Der eingebaute Kartensatz", { exact: true }).waitFor();

  const deck =
    'game = "all-or-nothing"\nname = "Few"\nsuits = ["Red", "Black", "White"]\nranks = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n[names.de]\nname = "Wenige"\n';
  await choose(deck);
  await page.getByText("Wenige (27 Karten)").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.getByRole("button", { name: "Wieder der eingebaute Kartensatz" }).click();
  await page.getByText("Der eingebaute Kartensatz", { exact: true }).waitFor();
  await choose(deck);
  await page.getByText("Wenige (27 Karten)").waitFor();

  await page.getByRole("radio", { name: "5" }).check({ force: true });
  await page.getByRole("button", { name: "Tisch eröffnen" }).first().click();
  await page.getByRole("alert").filter({ hasText: "31" }).waitFor(); // so many cards five players need
  await page.getByRole("radio", { name: "4" }).check({ force: true });
  await page.getByRole("button", { name: "Überall Bots" }).click();
  await page.getByRole("button", { name: "Tisch eröffnen" }).first().click();
  await page.locator("[data-asked]").waitFor();
  const letters = await page
    .locator(".hand [data-card]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")?.at(-1)));
  expect(letters).toHaveLength(6);
  expect(letters.every((letter) => "RBW".includes(letter ?? "-"))).toBe(true);
});

test("a language is the browser's first, and switched at once, also for what the server says", async () => {
  const { page } = await house.open({ locale: "fr-FR" });
  await page.goto(house.url);
  await page.getByRole("heading", { name: "Qui a la main la plus forte ?" }).waitFor();
  await page.getByRole("button", { name: "Réglages" }).click();
  await page.getByLabel("Langue").selectOption("ja");
  await page.getByRole("heading", { name: "いちばん強い手札は誰のもの？" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("ja");
  await page.goto(`${house.url}/t/doesnotexist00`);
  await page.getByText("リンク").first().waitFor();
});

test("offline there is a page, with the way to play", async () => {
  // The browser itself reports requests that failed for want of a network; nothing else may be wrong.
  const { page, context } = await house.open({}, /ERR_INTERNET_DISCONNECTED|Failed to load resource|net::ERR_FAILED|fetching the script/);
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.active?.state));
  await page.reload();
  const allIsKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => one.url)));
      return [/words-en/, /rules-en/].every((part) => kept.flat().some((url) => part.test(url)));
    });
  await expect.poll(allIsKept).toBe(true);
  await context.setOffline(true);
  await page.goto(`${house.url}/learn`);
  await page.getByText("You hold five cards.", { exact: false }).waitFor();
  await page.getByRole("link", { name: "Play", exact: true }).click();
  const offline = page.getByRole("heading", { name: "You are offline" });
  await offline.waitFor();
  expect(await page.locator("[data-play]").count()).toBe(0); // nothing is offered that can't be had
  for (const path of ["/t/abcdefgh", "/lobby", "/new", "/me"]) {
    await page.goto(`${house.url}${path}`);
    await offline.waitFor();
  }
  await page.goto(house.url);
  await context.setOffline(false);
  await page.locator("[data-play]").first().waitFor();
});

test("in another tab, the browser says that it is one's turn", async () => {
  const { page, context } = await house.open();
  await context.grantPermissions(["notifications"], { origin: house.url });
  await page.goto(house.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Tell me in another tab").check();
  await page.keyboard.press("Escape");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.click('[data-play="predictions"]');
  await page.locator("[data-asked]").first().waitFor();
  await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true })); // as if another tab were in front
  await page.locator('[data-target="do:pass"]').click();
  const told = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const shown = await worker.getNotifications({ tag: location.pathname });
      return shown.map((one) => `${one.title}: ${one.body}`);
    });
  await expect.poll(told).toEqual(["Your turn: All In – Predictions"]);
  await expect.poll(() => page.title()).toMatch(/^● Your turn/);
});

test("it can be installed as an app", async () => {
  const { page, context } = await house.open();
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  const { errors, url, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toBe(`${house.url}/manifest.webmanifest`);
  const manifest = JSON.parse(data ?? "{}") as { name: string; display: string; icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: "Foretold", display: "standalone", start_url: "/" });
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== "any")) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A window of a test is private, and nothing is ever installed from such a one.
  expect(installabilityErrors.map((error) => error.errorId).filter((error) => error !== "in-incognito")).toEqual([]);
});
