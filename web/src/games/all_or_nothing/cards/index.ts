/** The cards of All or Nothing: numbers in four colours; a deck file may have up to eight. */
import { suitName, suitOf, type Deck, type Suit } from "../../../cards/deck";
import { t } from "../../../lib/phrases";
import { deckFile, type CardsPart } from "../../game";
import Face from "./Face.svelte";
import built from "./faces.json";

const COLOURS = ["red", "yellow", "green", "blue"];
/** Marks for further colours of a deck file. */
const MORE = ["clock", "mask", "scarab", "tree"];

function readColour(name: string, place: number, names: readonly string[]): Suit {
  const own = COLOURS.find((colour) => colour === name.toLowerCase());
  const free = [...COLOURS.map((c) => [`mark-${c}`, `--aon-${c}`]), ...MORE.map((s) => [`suit-${s}`, `--suit-${s}`])];
  const left = free.filter(([mark]) => !names.some((other) => `mark-${other.toLowerCase()}` === mark));
  const strangers = names.filter((other) => !COLOURS.includes(other.toLowerCase()));
  const [mark, colour] = own ? [`mark-${own}`, `--aon-${own}`] : (left[strangers.indexOf(name)] ?? free[place % free.length])!;
  return { letter: name.slice(0, 1), name, message: own ? `suit-${own}` : "", mark: mark!, colour: colour! };
}

/** The deck that a table plays with: the built-in one, or the one in its options. */
export function deck(options: Record<string, unknown> = {}): Deck {
  const suits = (deckFile<{ suits?: string[] }>(options).suits ?? built.suits).map(readColour);
  const rank = (card: string): string => card.slice(0, -1);
  const name = (card: string): string => {
    const suit = suitOf({ suits }, card);
    return suit ? t("play-card-all-or-nothing", { colour: suitName(suit), number: Number(rank(card)), card }) : card;
  };
  return {
    suits,
    Face,
    rank,
    name,
    describe: name,
    notes: () => [],
    mark(card) {
      const suit = suitOf({ suits }, card);
      return { icon: suit?.mark ?? "", colour: `var(${suit?.colour ?? "--ink"})` };
    },
  };
}

export default { deck } satisfies CardsPart;
