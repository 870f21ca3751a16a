/** Cards and effects in words. */
import { has, listed, t } from "../table/say";
import { effectsOf, isRune, rankOf, suitOf, type Deck, type Effect, type Suit } from "./deck";

/** The name of a suit or colour. */
export function suitName(suit: Suit): string {
  return suit.message ? t(suit.message) : suit.name;
}

/** A card's name with its notation: `the Jack of Masks (JM)`. */
export function cardName(deck: Deck, card: string): string {
  if (isRune(deck, card)) return t("play-card-rune", { card });
  const rank = rankOf(deck, card);
  const suit = suitOf(deck, card);
  if (!suit) return card;
  if (deck.game === "all-or-nothing") {
    return t("play-card-all-or-nothing", { colour: suitName(suit), number: Number(rank), card });
  }
  const spoken = /^\d+$/.test(rank) ? t("play-rank-number", { number: Number(rank) }) : t(`play-rank-${rank.toLowerCase()}`);
  const own = suit.message.replace("suit-", "play-suit-");
  const of = own && has(own) ? t(own) : t("play-suit-other", { suit: suit.name });
  return t("play-card-predictions", { rank: spoken, suit: of, card });
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

/** A card with its effects, as a screen reader says it: `the Jack of Masks (JM): take (must), draw (may)`. */
export function cardWords(deck: Deck, card: string): string {
  const effects = effectsOf(deck, card).map(effectWords);
  return effects.length ? t("play-note", { choice: cardName(deck, card), note: effects.join(", ") }) : cardName(deck, card);
}

/** Cards one after the other. */
export function cardNames(deck: Deck, cards: readonly string[]): string {
  return listed(cards.map((card) => cardName(deck, card)));
}
