/** "Your turn", when it is in another tab: a notification of the browser, and a mark in the tab's title. */

import { settings, set } from "./settings.svelte";

/** Whether the browser can notify at all. */
export function canNotify(): boolean {
  return "Notification" in window && Notification.permission !== "denied";
}

/** Ask for notifications, or do without from now on. */
export async function wantNotifications(wanted: boolean): Promise<void> {
  if (!wanted || !("Notification" in window)) return set("notify", false);
  const permission = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  set("notify", permission === "granted");
}

/** Say that it is one's turn at a table, unless it is in sight. */
export async function sayYourTurn(table: string, title: string, body: string): Promise<void> {
  if (!document.hidden || !settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const path = `/t/${table}`;
  const options = { body, tag: path, icon: "/icons/192.png", data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}

/** Take the word back once the table is in sight. */
export async function seen(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const told of (await worker?.getNotifications({ tag: `/t/${table}` })) ?? []) told.close();
}
