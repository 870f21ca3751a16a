/** The words of the rules pages: a catalogue of their own, which is loaded when somebody reads them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, Lang } from "../lib/words.svelte";

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/rules-en"),
  fr: () => import("virtual:words/rules-fr"),
  de: () => import("virtual:words/rules-de"),
  it: () => import("virtual:words/rules-it"),
  ja: () => import("virtual:words/rules-ja"),
};

/** The messages of a rules page: the game's own, or those that all games share. */
export interface RulesWords {
  lang: Lang;
  say(id: string, args?: Args): string;
  has(id: string): boolean;
}

/** The words of a game's rules in a language. */
export async function loadRulesWords(game: string, lang: Lang): Promise<RulesWords> {
  return rulesWords(game, lang, (await SOURCES[lang]()).default);
}

/** The words of a game's rules from the text of a catalogue. */
export function rulesWords(game: string, lang: Lang, text: string): RulesWords {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const found = (id: string): ReturnType<typeof bundle.getMessage> =>
    bundle.getMessage(`rules-${game}-${id}`) ?? bundle.getMessage(`rules-${id}`);
  return {
    lang,
    has: (id) => found(id) !== undefined,
    say(id, args) {
      const message = found(id);
      return message?.value ? bundle.formatPattern(message.value, args ?? null, []) : id;
    },
  };
}
