/** The one live connection of this window. */

import { Live } from "./live.svelte";
import { person } from "./person.svelte";

function open(): WebSocket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/v1/live`);
}

export const live = new Live({
  open,
  later: (work, ms) => window.setTimeout(work, ms),
  cancel: (timer) => window.clearTimeout(timer),
  now: () => Date.now(),
  random: () => Math.random(),
  identify: () => person.refresh(),
});

window.addEventListener("online", () => live.hurry());
window.addEventListener("focus", () => live.hurry());
document.addEventListener("visibilitychange", () => document.hidden || live.hurry());
person.onchange = () => {
  live.restart();
  // What was kept for offline is somebody else's now.
  if ("caches" in window) void caches.delete("seen");
};
