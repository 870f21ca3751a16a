/** What is printed on the cards of a deck: suits with their marks, and effects. The built-in decks come from the library. */
import built from "./faces.json";

export type GameName = "predictions" | "all-or-nothing";

export interface Suit {
  letter: string;
  name: string;
  /** The message that names a built-in suit; empty for one that a deck file named. */
  message: string;
  mark: string;
  colour: string;
}

export interface Effect {
  name: string;
  count: number;
  must: boolean;
}

interface DeckFile {
  suits?: string[];
  effects?: Record<string, string[]>;
  cards?: Record<string, string[]>;
}

export interface Deck {
  game: GameName;
  suits: Suit[];
  effects: Record<string, string[]>;
  cards: Record<string, string[]>;
}

const PREDICTIONS = ["clock", "mask", "scarab", "tree"];
const COLOURS = ["red", "yellow", "green", "blue"];

function predictionsSuit(name: string): Suit {
  const own = PREDICTIONS.find((suit) => suit === name.toLowerCase());
  const mark = own ?? "tree";
  return { letter: name.slice(0, 1), name, message: own ? `suit-${own}` : "", mark: `suit-${mark}`, colour: `--suit-${mark}` };
}

/** A deck file may have up to eight colours: after our four marks, the signs of the other game serve. */
function colourSuit(name: string, place: number, names: string[]): Suit {
  const own = COLOURS.find((colour) => colour === name.toLowerCase());
  const free = [...COLOURS.map((c) => [`mark-${c}`, `--aon-${c}`]), ...PREDICTIONS.map((s) => [`suit-${s}`, `--suit-${s}`])];
  const left = free.filter(([mark]) => !names.some((other) => `mark-${other.toLowerCase()}` === mark));
  const strangers = names.filter((other) => !COLOURS.includes(other.toLowerCase()));
  const [mark, colour] = own ? [`mark-${own}`, `--aon-${own}`] : (left[strangers.indexOf(name)] ?? free[place % free.length])!;
  return { letter: name.slice(0, 1), name, message: own ? `suit-${own}` : "", mark: mark!, colour: colour! };
}

/** The deck that a table plays with: the built-in one, or the one in its options. */
export function deckOf(game: GameName, options: Record<string, unknown> = {}): Deck {
  const file = (typeof options.deck === "object" && options.deck ? options.deck : {}) as DeckFile;
  const usual: DeckFile = built[game];
  const names = file.suits ?? usual.suits ?? [];
  const suits = names.map((name, place) =>
    game === "predictions" ? predictionsSuit(name) : colourSuit(name, place, names),
  );
  return { game, suits, effects: file.effects ?? usual.effects ?? {}, cards: file.cards ?? {} };
}

/** Whether a card of predictions is one of the rune cards. */
export function isRune(deck: Deck, card: string): boolean {
  return deck.game === "predictions" && /^R\d$/.test(card);
}

/** The rank that stands in the corner. */
export function rankOf(deck: Deck, card: string): string {
  return isRune(deck, card) ? "" : card.slice(0, -1);
}

/** The suit of a card; null for a rune card. */
export function suitOf(deck: Deck, card: string): Suit | null {
  if (isRune(deck, card)) return null;
  const letter = card.slice(-1);
  return deck.suits.find((suit) => suit.letter === letter) ?? null;
}

/** The suit that a view calls by its name in the deck file. */
export function suitNamed(deck: Deck, name: string): Suit | null {
  return deck.suits.find((suit) => suit.name === name) ?? null;
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

/** The effects of a card from the top down. */
export function effectsOf(deck: Deck, card: string): Effect[] {
  if (deck.game !== "predictions") return [];
  const rank = isRune(deck, card) ? "rune" : card.slice(0, -1);
  return (deck.cards[card] ?? deck.effects[rank] ?? []).map(readEffect);
}

/** What a rune card pays at the showdown, which is printed on it. */
export const RUNE_CARD_PAYS = 2;
