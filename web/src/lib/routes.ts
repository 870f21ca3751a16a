/** The addresses of the client. The server knows the same list (server/routes/site.py), a test compares them. */

export const ROUTES = {
  home: "/",
  new: "/new",
  lobby: "/lobby",
  games: "/games",
  me: "/me",
  learn: "/learn",
  rules: "/rules",
  rulesOf: "/rules/{game}",
  replays: "/replays",
  table: "/t/{table}",
  game: "/g/{table}",
  replay: "/g/{table}/replay",
} as const;

/** Addresses that only Vite's server knows, while somebody works on the client. */
const DEVELOPMENT = { gallery: "/dev/gallery" } as const;
const KNOWN = import.meta.env.DEV ? { ...ROUTES, ...DEVELOPMENT } : ROUTES;

export type RouteName = keyof typeof ROUTES | keyof typeof DEVELOPMENT | "nowhere";

export interface Route {
  name: RouteName;
  params: Record<string, string>;
  search: string;
  hash: string;
}

/** What an address means. */
export function parse(path: string, search = "", hash = ""): Route {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [name, pattern] of Object.entries(KNOWN)) {
    const names = [...pattern.matchAll(/{(\w+)}/g)].map((match) => match[1] ?? "");
    const found = new RegExp(`^${pattern.replace(/{\w+}/g, "([^/]+)")}$`).exec(trimmed);
    if (found) {
      const params = Object.fromEntries(names.map((one, place) => [one, decodeURIComponent(found[place + 1] ?? "")]));
      return { name: name as RouteName, params, search, hash };
    }
  }
  return { name: "nowhere", params: {}, search, hash };
}

/** The table that a pasted link or a bare code means; null if it means none. */
export function tableIn(text: string): { table: string; hash: string } | null {
  const trimmed = text.trim();
  const link = /\/t\/([A-Za-z0-9]{1,32})\/?(?:\?[^#]*)?(#.*)?$/.exec(trimmed);
  if (link) return { table: link[1] ?? "", hash: link[2] ?? "" };
  return /^[A-Za-z0-9]{8,32}$/.test(trimmed) ? { table: trimmed, hash: "" } : null;
}
