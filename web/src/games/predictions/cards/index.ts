/** The cards of All In – Predictions: four suits, and two rune cards. */
import { suitOf, type CardNote, type Deck, type Suit } from "../../../cards/deck";
import { has, t } from "../../../lib/phrases";
import { deckFile, type CardsPart } from "../../game";
import { effectIcon, effectMeaning, effectWords, isRune, readEffect, type Effect } from "./effects";
import Face from "./Face.svelte";
import built from "./faces.json";

const SUITS = ["clock", "mask", "scarab", "tree"];

interface File {
  suits?: string[];
  effects?: Record<string, string[]>;
  cards?: Record<string, string[]>;
}

export interface PredictionsDeck extends Deck {
  /** The effects of a card from the top down. */
  effects(card: string): Effect[];
}

function readSuit(name: string): Suit {
  const own = SUITS.find((suit) => suit === name.toLowerCase());
  const mark = own ?? "tree";
  return { letter: name.slice(0, 1), name, message: own ? `suit-${own}` : "", mark: `suit-${mark}`, colour: `--suit-${mark}` };
}

function nameOf(suits: readonly Suit[], card: string): string {
  if (isRune(card)) return t("play-card-rune", { card });
  const suit = suitOf({ suits }, card);
  if (!suit) return card;
  const rank = card.slice(0, -1);
  const spoken = /^\d+$/.test(rank) ? t("play-rank-number", { number: Number(rank) }) : t(`play-rank-${rank.toLowerCase()}`);
  const own = suit.message.replace("suit-", "play-suit-");
  const of = own && has(own) ? t(own) : t("play-suit-other", { suit: suit.name });
  return t("play-card-predictions", { rank: spoken, suit: of, card });
}

function notesOf(effects: readonly Effect[], card: string): CardNote[] {
  const notes: CardNote[] = effects.map((effect) => ({
    icon: effectIcon(effect),
    must: effect.must,
    title: effectWords(effect),
    text: effectMeaning(effect),
  }));
  if (isRune(card)) notes.push({ icon: "rune", must: false, title: null, text: t("table-rune-card-pays") });
  return notes;
}

/** The deck that a table plays with: the built-in one, or the one in its options. */
export function deck(options: Record<string, unknown> = {}): PredictionsDeck {
  const file = deckFile<File>(options);
  const suits = (file.suits ?? built.suits).map(readSuit);
  const byRank: Record<string, string[]> = file.effects ?? built.effects;
  const effects = (card: string): Effect[] =>
    (file.cards?.[card] ?? byRank[isRune(card) ? "rune" : card.slice(0, -1)] ?? []).map(readEffect);
  const name = (card: string): string => nameOf(suits, card);
  return {
    suits,
    Face,
    effects,
    name,
    rank: (card) => (isRune(card) ? "" : card.slice(0, -1)),
    mark(card) {
      const suit = isRune(card) ? null : suitOf({ suits }, card);
      if (isRune(card)) return { icon: "rune", colour: "var(--brass-ink)" };
      return { icon: suit?.mark ?? "", colour: `var(${suit?.colour ?? "--ink"})` };
    },
    describe(card) {
      const words = effects(card).map(effectWords);
      return words.length
        ? t("play-note", { choice: name(card), note: words.reduce((list, next) => t("play-list-more", { list, next })) })
        : name(card);
    },
    notes: (card) => notesOf(effects(card), card),
  };
}

export default { deck } satisfies CardsPart;
