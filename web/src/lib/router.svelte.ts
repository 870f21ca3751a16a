/** Where we are, by the History API. Links are plain links; those within the client are followed without loading a page. */

import { tick } from "svelte";
import { parse, type Route } from "./routes";

let present = $state.raw<Route>(here());

function here(): Route {
  return parse(location.pathname, location.search, location.hash);
}

/** Where we are. */
export function route(): Route {
  return present;
}

/** Go to an address of the client. */
export async function go(path: string, { replace = false } = {}): Promise<void> {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  await arrive();
}

async function arrive(): Promise<void> {
  const before = present.name + JSON.stringify(present.params);
  present = here();
  if (present.name + JSON.stringify(present.params) === before) {
    land(present.hash);
    return;
  }
  await tick();
  // The keyboard and a screen reader go on at the new page's title.
  const title = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  title?.setAttribute("tabindex", "-1");
  title?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** Go on at the place of the page that an address names: `#turn`. Whether there is one. */
export function land(hash: string): boolean {
  const place = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  if (!place) return false;
  if (!place.hasAttribute("tabindex")) place.setAttribute("tabindex", "-1");
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: "start" });
  return true;
}

/** Take an address's secret out of the address bar and the history. */
export function forgetHash(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

/** Follow links and the browser's back button. */
export function start(): void {
  addEventListener("popstate", () => void arrive());
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (parse(link.pathname).name === "nowhere") return;
    event.preventDefault();
    if (link.href !== location.href) void go(link.pathname + link.search + link.hash);
    else land(link.hash);
  });
}
