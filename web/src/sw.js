// The service worker: the client opens offline, with the rules and the finished games that were seen before.

const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
const RULES = ["__RULES__"];
const SHELL = `shell-${VERSION}`;
// A new name where finished games are told otherwise than before: what was kept under the old one is forgotten.
const SEEN = "seen-2";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", "/manifest.webmanifest", "/icon.svg", ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL && name !== SEEN).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page tells which files it has loaded before there was a service worker: the words of its language.
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) {
    const ours = event.data.keep.filter((url) => new URL(url).origin === self.location.origin);
    event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([...ours, ...ours.flatMap(rulesBeside)])));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    // Pages that the server itself makes are none of the client's.
    if (!/^\/(api|verify|metrics|healthz)/.test(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname.startsWith("/app/") || url.pathname.startsWith("/icons/")) {
    event.respondWith(kept(request, SHELL));
    // Another language was chosen.
    event.waitUntil(Promise.all(rulesBeside(url.pathname).map((name) => kept(new Request(name), SHELL))));
  } else if (/^\/api\/v1\/games\/[^/]+\/(replay|record|result)$/.test(url.pathname)) {
    event.respondWith(kept(request, SEEN)); // a finished game never changes
  } else if (/^\/api\/v1\/(games|me|me\/games|lobby)$/.test(url.pathname)) {
    event.respondWith(fresh(request, SEEN));
  }
});

/** The rules in the language whose words these are: they come along, so that they can be read offline. */
function rulesBeside(words) {
  const lang = /\/words-(\w\w)-/.exec(words)?.[1];
  return RULES.filter((name) => lang && name.includes(`/rules-${lang}-`));
}

/** The page: from the server, so that its language is right; offline the one that was kept. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === "/") {
      const cache = await caches.open(SHELL);
      await cache.put("/", answer.clone());
    }
    return answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** What never changes under its name: once is enough. */
async function kept(request, name) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  // A finished game not from the browser's own cache, which may hold what was forgotten here.
  const answer = await fetch(request, name === SEEN ? { cache: "reload" } : {});
  if (answer.ok) {
    const cache = await caches.open(name);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** The newest there is; offline what was seen last, marked as old. */
async function fresh(request, name) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    const found = await cache.match(request, { ignoreVary: true });
    if (!found) return Response.error();
    const headers = new Headers(found.headers);
    headers.set("X-Seen-Before", "1");
    return new Response(await found.blob(), { status: found.status, headers });
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
