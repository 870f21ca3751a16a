/** What the client shows and says of cards. Each game makes a deck of its own (`games/GAME/cards`). */
import type { Component } from "svelte";
import { listed, t } from "../lib/phrases";

export interface Suit {
  /** As card notation writes it. */
  letter: string;
  name: string;
  /** The message that names a built-in suit; empty for one that a deck file named. */
  message: string;
  /** Its drawing. */
  mark: string;
  /** The custom property with its colour. */
  colour: string;
}

/** How much of a card is drawn: everything; corner and effects (under 66 px); rank and suit (under 36 px). */
export type FaceSize = "full" | "small" | "tiny";

export interface FaceProps {
  deck: Deck;
  card: string;
  size: FaceSize;
}

/** One line of a card's explanation. */
export interface CardNote {
  icon: string;
  /** Whether it is marked as something that must be done. */
  must: boolean;
  title: string | null;
  text: string;
}

export interface Deck {
  suits: readonly Suit[];
  /** Draws the front of a card, as one SVG of 100 by 140. */
  Face: Component<FaceProps>;
  /** The rank that stands in the corner. */
  rank(card: string): string;
  /** The drawing of a card's suit, or the like, and its colour in CSS. */
  mark(card: string): { icon: string; colour: string };
  /** A card's name with its notation: `the Jack of Masks (JM)`. */
  name(card: string): string;
  /** A card as a screen reader says it: its name, and what it does. */
  describe(card: string): string;
  /** What a card does, line by line. */
  notes(card: string): CardNote[];
}

/** The suit of a card, by the last letter of its notation. */
export function suitOf({ suits }: Pick<Deck, "suits">, card: string): Suit | null {
  const letter = card.slice(-1);
  return suits.find((suit) => suit.letter === letter) ?? null;
}

/** The suit that a view calls by its name in the deck file. */
export function suitNamed({ suits }: Pick<Deck, "suits">, name: string): Suit | null {
  return suits.find((suit) => suit.name === name) ?? null;
}

/** The name of a suit or colour. */
export function suitName(suit: Suit): string {
  return suit.message ? t(suit.message) : suit.name;
}

/** The names of cards, one after the other. */
export function cardNames(deck: Deck, cards: readonly string[]): string {
  return listed(cards.map((card) => deck.name(card)));
}
