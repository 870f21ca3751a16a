/** How large everything is, so that a table fits its window without scrolling where that is possible. */

export type Mode = "wide" | "tall" | "phone";

/** What sizes depend on. */
export interface Room {
  width: number;
  height: number;
  /** What is left for the middle of the table between the others and the stage; 0 before it was measured. */
  middle: number;
  /** Cards in one's own hand. */
  cards: number;
  players: number;
  opponents: number;
  /** Whether log and chat are folded away. */
  folded: boolean;
}

/** Sizes that are the same for all games, in pixels; cards by their width. */
export interface BaseSizes {
  mode: Mode;
  /** The width of the table without the log, and without its edges. */
  felt: number;
  /** The height of the middle of the table, as measured or as expected. */
  middle: number;
  hand: number;
  seat: number;
  /** The width of the log. */
  side: number;
  /** The felt is never lower than this; a smaller window scrolls. */
  least: number;
}

/** Sizes that a game chooses. */
export interface CentreSizes {
  /** Cards in the middle of the table, and in the piles beside them. */
  centre: number;
  pile: number;
  /** Cards of the hand, where the game has its own measure. */
  hand?: number;
  /** The middle of a phone's table is never lower than this. */
  leastMiddle?: number;
  /** Room that the stage keeps for what is going on, so that the rest does not jump. */
  reserve?: number;
  /** Whether there is room for words below piles, and for tokens. */
  captions?: boolean;
  tokens?: boolean;
  /** Custom properties of the game's own parts. */
  properties?: Record<string, string>;
}

export type Sizes = BaseSizes & Required<CentreSizes>;

/** The height of a card of width 1. */
export const RATIO = 1.4;
/** A phone's table is never lower than this. */
const LEAST = 570;
export const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The layout for a window. */
export function modeOf(width: number, height: number): Mode {
  if (width >= 1000 && height >= 560) return "wide";
  return width >= 760 && height >= 1050 ? "tall" : "phone"; // below that the log would take its room from the cards
}

/** The width of a hand card when so many share a width; they may lie over one another. */
export function handWidth(width: number, cards: number, most: number, apart = 0.8): number {
  const count = Math.max(cards, 5);
  return clamp(52, Math.min(most, width / (1 + (count - 1) * apart)), 176);
}

/** The width of a card in a plate, of which so many stand side by side. */
function seatWidth(width: number, height: number, opponents: number): number {
  const plate = (width - (opponents - 1) * 18) / opponents;
  return clamp(28, Math.min((plate - 38) / 5.4, height * 0.058), 54);
}

/** The sizes that no game changes. */
export function baseSizes(room: Room): BaseSizes {
  const mode = modeOf(room.width, room.height);
  return mode === "wide" ? wide(room) : mode === "tall" ? tall(room) : phone(room);
}

/** All sizes of a table. */
export function sizesFor(room: Room, choose: (room: Room, base: BaseSizes) => CentreSizes): Sizes {
  const base = baseSizes(room);
  return { leastMiddle: 0, reserve: 0, captions: true, tokens: true, properties: {}, ...base, ...choose(room, base) };
}

function wide({ width, height, middle, folded, cards, opponents }: Room): BaseSizes {
  const side = folded ? 0 : width >= 1200 ? 300 : 250;
  const felt = width - side - 48;
  // Where there is little room beside it, the cards of the hand lie over one another rather than be small.
  const most = clamp(84, height * 0.165, 176);
  const hand = felt < 900 ? handWidth(felt - 384, cards, most, 0.62) : handWidth(felt - 440, cards, most);
  return { mode: "wide", felt, middle: middle || height * 0.36, hand, seat: seatWidth(felt, height, opponents), side, least: 560 };
}

function tall({ width, height, middle, cards, opponents }: Room): BaseSizes {
  const felt = width - 48;
  return {
    mode: "tall",
    felt,
    middle: middle || height * 0.36,
    hand: handWidth(width - 64, cards, height * 0.105),
    seat: seatWidth(felt, height, opponents),
    side: 0,
    least: 740,
  };
}

function phone({ width, height, middle, cards, opponents }: Room): BaseSizes {
  const hand = handWidth(width - 44, cards, Math.max(height, LEAST) * (height < 700 ? 0.11 : 0.115), 0.66);
  const seat = clamp(20, Math.min(width / (opponents * 4.6), height * 0.043), 34);
  return { mode: "phone", felt: width - 20, middle: middle || 250, hand, seat, side: 0, least: LEAST };
}
