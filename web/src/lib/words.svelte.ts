/** What the client says, in five languages: the same Fluent catalogues that the Python package uses. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

/** The languages, each by its own name. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano", ja: "日本語" } as const;
export type Lang = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  de: () => import("virtual:words/de"),
  it: () => import("virtual:words/it"),
  ja: () => import("virtual:words/ja"),
};
const COOKIE = "lang";
const YEAR = 31_536_000;

let present = $state.raw<{ lang: Lang; bundle: FluentBundle } | null>(null);

/** The present language. */
export function lang(): Lang {
  return present?.lang ?? "en";
}

/** Whole numbers that all five languages write alike. For others the browser is asked, whose rules take long to read at first. */
const isSmall = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1_000;

class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return isSmall(this.value) ? String(this.value) : super.toString(scope);
  }
}

function counted(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]));
}

/** A message in the present language; reading it in a component makes the component follow the language. */
export function t(id: string, args?: Args): string {
  const message = present?.bundle.getMessage(id);
  if (!present || !message?.value) return id;
  // A variable that was forgotten shows its name to people, and is an error for those who test.
  return present.bundle.formatPattern(message.value, args ? counted(args) : null, import.meta.env.PROD ? [] : null);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return present?.bundle.hasMessage(id) ?? false;
}

/** Speak this language from now on, once its words are here. */
export async function speak(wanted: Lang): Promise<void> {
  const source = await SOURCES[wanted]();
  use(wanted, source.default);
}

/** A French verb and its pronoun stay on one line: “échangez-vous” is not divided at its hyphen. */
function undivided(text: string): string {
  return text.replace(/-(?=(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|les?|la|y|en)(?!\p{L}))/gu, "-\u2060");
}

/** The words of games that this client was not built with: the server puts them into the page. */
function otherGames(): string {
  if (typeof document === "undefined") return "";
  return document.querySelector<HTMLMetaElement>('meta[name="foretold-words"]')?.content ?? "";
}

/** Speak a language whose words are at hand. */
export function use(wanted: Lang, text: string): void {
  const bundle = new FluentBundle(wanted, { useIsolating: false, ...(wanted === "fr" ? { transform: undivided } : {}) });
  bundle.addResource(new FluentResource(text));
  const others = otherGames();
  if (others) bundle.addResource(new FluentResource(others));
  present = { lang: wanted, bundle };
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

/** Speak another language, and remember it: here and, by a cookie, for what the server says. */
export async function choose(wanted: Lang): Promise<void> {
  document.cookie = `${COOKIE}=${wanted}; path=/; max-age=${YEAR}; samesite=lax`;
  await speak(wanted);
}

/** The language to begin with: of the address, the one chosen before, or the first that the browser wants and we speak. */
export function preferred(search: string, cookies: string, wishes: readonly string[]): Lang {
  const named = new URLSearchParams(search).get("lang");
  const kept = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(cookies)?.[1];
  for (const wish of [named, kept, ...wishes]) {
    const code = wish?.split("-")[0]?.toLowerCase();
    if (code && code in LANGUAGES) return code as Lang;
  }
  return "en";
}

/** A number as the present language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return isSmall(value) && !options ? String(value) : new Intl.NumberFormat(lang(), options).format(value);
}

/** A list of names as the present language joins them. */
export function list(items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(lang(), { type }).format(items);
}

/** How long ago a moment (in milliseconds) was, in a few words. */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(lang(), { numeric: "auto" });
  const size = Math.abs(seconds);
  if (size < 60) return format.format(0, "second"); // "now"
  if (size < 3_600) return format.format(Math.round(seconds / 60), "minute");
  if (size < 86_400) return format.format(Math.round(seconds / 3_600), "hour");
  return format.format(Math.round(seconds / 86_400), "day");
}
