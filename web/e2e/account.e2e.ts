/** The account's page: making one, confirming, sessions on two devices, signing out and in again. */

import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { useHouse } from "./windows";

const house = useHouse();
const PASSWORD = "a long password";
/** The browser itself reports what the server refuses until it is confirmed, and whom it knows no more. */
const REFUSED = /status of 40[13]/;

async function signIn(page: Page): Promise<void> {
  await page.goto(`${house.url}/me`);
  await page.getByText("Sign in", { exact: true }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Ada of the tests");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "Hello, Ada of the tests" }).waitFor();
}

test("an account: a key for a program, two devices, one of them signed out by the other", async () => {
  const { page } = await house.open({}, REFUSED);
  await page.goto(`${house.url}/me`);
  await page.getByLabel("Name", { exact: true }).fill("Ada of the tests");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Make the account" }).click();
  await page.getByRole("heading", { name: "Hello, Ada of the tests" }).waitFor();

  // A key is made once it is confirmed, by keyboard alone; not before, and not if nobody confirms.
  await page.getByLabel("What for").fill("my bot");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await page.getByLabel("The key; it is shown this once").count()).toBe(0);
  await page.getByLabel("What for").press("Enter");
  await dialog.getByLabel("Password").waitFor();
  await page.keyboard.type("wrong password");
  await page.keyboard.press("Enter");
  await dialog.getByRole("alert").waitFor();
  await dialog.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByLabel("The key; it is shown this once").waitFor();

  const phone = await house.open({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0" }, REFUSED);
  await signIn(phone.page);
  await page.reload();
  await page.getByText("this device").waitFor();
  await page.getByRole("button", { name: "Sign out Firefox on Linux" }).click();
  await page.getByText("Firefox on Linux").waitFor({ state: "detached" });
  await phone.page.reload();
  await phone.page.getByRole("button", { name: "Make the account" }).waitFor();

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await signIn(page);
});
