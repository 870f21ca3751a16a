/** What is printed on cards: effects, read from a deck file, drawn and named; and rune cards. */
import { t } from "../../../lib/phrases";

/** What a rune card pays at the showdown, which is printed on it. */
export const RUNE_CARD_PAYS = 2;

/** Whether a card is one of the rune cards. */
export function isRune(card: string): boolean {
  return /^R\d$/.test(card);
}

export interface Effect {
  name: string;
  count: number;
  must: boolean;
}

/** An effect as a deck file writes it: `reveal 3*`. */
export function readEffect(text: string): Effect {
  const must = text.endsWith("*");
  const [name = "", count = "0"] = text.replace("*", "").split(" ");
  return { name, count: Number(count), must };
}

/** The drawing of an effect. */
export function effectIcon(effect: Effect): string {
  return effect.name === "reveal" ? `effect-reveal-${effect.count}` : `effect-${effect.name}`;
}

/** An effect's name. */
export function effectName(effect: Effect): string {
  return t(`effect-${effect.name}`, { count: effect.count });
}

/** An effect's name, and whether it must be done. */
export function effectWords(effect: Effect): string {
  return t(effect.must ? "play-effect-must" : "play-effect-may", { effect: effectName(effect) });
}

/** What an effect does, in a sentence. */
export function effectMeaning(effect: Effect): string {
  return t(`play-rules-predictions-${effect.name}`);
}
