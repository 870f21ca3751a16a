/** What a person has chosen for this browser. */

const KEY = "foretold";
const YEAR = 31_536_000;

export interface Choices {
  theme: "auto" | "dark" | "light";
  motion: "auto" | "off";
  sound: boolean;
  /** Whether log and chat are folded away beside the table. */
  folded: boolean;
  notify: boolean;
  /** The name to sit down with. */
  name: string;
  /** The level of bots that was played against last. */
  level: string;
  /** Whether what comes up for the first time at the table is explained. */
  hints: boolean;
  /** What was explained before (table/hints.ts). */
  hinted: string;
}

const DEFAULTS: Choices = {
  theme: "auto",
  motion: "auto",
  sound: false,
  folded: false,
  notify: false,
  name: "",
  level: "novice",
  hints: true,
  hinted: "",
};

/** The choices that were kept, without what they can't be. */
export function restored(text: string | null): Choices {
  let kept: Partial<Choices> = {};
  try {
    kept = (JSON.parse(text ?? "{}") ?? {}) as Partial<Choices>;
  } catch {
    // Written by somebody else: begin anew.
  }
  const sound = Object.entries(kept).filter(([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Choices]);
  return { ...DEFAULTS, ...Object.fromEntries(sound) };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser may forbid it
  }
}

export const settings = $state<Choices>(restored(read()));

/** Choose something, and keep it. */
export function set<K extends keyof Choices>(name: K, value: Choices[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It holds until the page is closed.
  }
  show();
}

/** Let the page look as was chosen; the cookie tells the server, so that the next page begins that way. */
export function show(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion;
  const life = settings.theme === "auto" ? 0 : YEAR;
  document.cookie = `theme=${settings.theme}; path=/; max-age=${life}; samesite=lax`;
}

let still: MediaQueryList | null = null;

/** Whether things may move. */
export function moves(): boolean {
  // Asked once: a new list of media has the browser look at all of its styles.
  still ??= matchMedia("(prefers-reduced-motion: reduce)");
  return settings.motion === "auto" && !still.matches;
}
