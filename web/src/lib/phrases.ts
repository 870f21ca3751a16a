/** Phrases that are put together in many places, from the messages of the catalogues. */
import { has, lang, t } from "./words.svelte";

export { has, t };

export type Args = Record<string, string | number>;

/** The text as a sentence begins. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(lang()) + text.slice(1);
}

/** A message that begins a line. */
export function sentence(id: string, args?: Args): string {
  return capital(t(id, args));
}

/** A truth as the catalogues select by it. */
export function yesNo(yes: boolean): string {
  return yes ? "yes" : "no";
}

/** People count from one, notation and facts from zero. */
export function counted(place: string | number): string {
  return String(Number(place) + 1);
}

/** Things one after the other: `A, B and C`. */
export function listed(items: readonly string[]): string {
  return items.reduce((list, next, index) => {
    if (index === 0) return next;
    return t(index === items.length - 1 ? "play-list-last" : "play-list-more", { list, next });
  }, "");
}

/** Things that are said of the same one: `A; B; C`. */
export function joined(items: readonly string[]): string {
  return items.reduce((list, next, index) => (index === 0 ? next : t("play-list-also", { list, next })), "");
}

/** The name of a game: its message, or the words of its own name. */
export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : capital(labelOf(game));
}

/** A key of a view or a fact in words: the message of its name if there is one, else the key's own words. */
export function labelOf(key: string): string {
  const id = `label-${key.replaceAll("_", "-")}`;
  return has(id) ? t(id) : key.replaceAll(/[_-]+/g, " ").trim();
}

/** Sentences as one paragraph; not every language puts spaces between them. */
export function together(items: readonly string[]): string {
  return items.reduce((list, next, index) => (index === 0 ? next : t("play-list-sentence", { list, next })), "");
}
