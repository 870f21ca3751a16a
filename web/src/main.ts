import { mount } from "svelte";
import App from "./App.svelte";
import { online } from "./lib/online.svelte";
import { route, start } from "./lib/router.svelte";
import { show } from "./lib/settings.svelte";
import { preferred, speak } from "./lib/words.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

/** Milliseconds from the page to what it needs offline. */
const QUIET = 4_000;

show();
// The front page comes at once, whole; at a table the header is seen first.
const front = route().name === "home" ? import("./pages/Home.svelte").catch(() => undefined) : undefined;
await Promise.all([speak(preferred(location.search, document.cookie, navigator.languages)), front]);
start();
const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // The table comes after the page: what is fetched for another day must not take the processor and the line from it.
  if (document.readyState === "complete") keepLater();
  else addEventListener("load", keepLater);
}

/** Keep what is needed offline, in a while; as long as nobody answers, later still. */
function keepLater(): void {
  setTimeout(() => (online() ? void keepForOffline() : keepLater()), QUIET);
}

/** Have the service worker keep what this page needed, with the words of its language. */
async function keepForOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map((one) => one.name);
    active?.postMessage({ keep: loaded.filter((url) => new URL(url).pathname.startsWith("/app/")) });
  } catch {
    // Without it the client works as well, only not offline.
  }
}
