/** How large everything is, so that a table fits its window without scrolling where that is possible. */

export type Mode = "wide" | "tall" | "phone";

export interface Sizes {
  mode: Mode;
  /** Widths of cards in pixels. */
  gallery: number;
  hand: number;
  seat: number;
  side: number;
  /** How far the second row lies below the first, in card heights. */
  lap: number;
  /** The felt is never lower than this; a smaller window scrolls. */
  least: number;
}

export interface Room {
  width: number;
  height: number;
  columns: number;
  cards: number;
  players: number;
  opponents: number;
  /** Whether cards to choose from stand between the table and the hand. */
  busy: boolean;
  /** Whether little height is left for everything else. */
  dense: boolean;
  tricks: boolean;
}

const RATIO = 1.4;
/** A phone's table is never lower than this. */
const LEAST = 590;
const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The layout for a window. */
export function modeOf(width: number, height: number): Mode {
  if (width >= 1000 && height >= 560) return "wide";
  return width >= 600 && height >= 900 ? "tall" : "phone";
}

/** The width of a hand card when so many share a width; they may lie over one another. */
function handWidth(width: number, cards: number, most: number, apart = 0.8): number {
  const count = Math.max(cards, 5);
  return clamp(52, Math.min(most, width / (1 + (count - 1) * apart)), 170);
}

/** The width of a card in the trick: the more players, the closer they lie. */
function trickWidth(width: number, height: number, players: number): number {
  const high = height * (players >= 6 ? 0.225 : players === 5 ? 0.28 : 0.32);
  return clamp(44, Math.min(high, width * 0.15), 120);
}

export function sizesFor(room: Room): Sizes {
  const mode = modeOf(room.width, room.height);
  return mode === "wide" ? wide(room) : mode === "tall" ? tall(room) : phone(room);
}

function wide({ width, height, columns, cards, players, opponents, busy, tricks }: Room): Sizes {
  const side = width >= 1200 ? 300 : 250;
  const felt = width - side - 48;
  const hand = handWidth(felt - 440, cards, clamp(84, height * 0.165, 152));
  const lap = 0.46;
  const left = height - 150 - (busy ? 244 : 96) - (hand * RATIO + 36) - 36;
  const across = (felt - 2 * 150 - (columns - 1) * 14) / columns;
  const gallery = tricks ? trickWidth(felt * 0.6, left, players) : clamp(56, Math.min(left / (RATIO * (1 + lap)), across), 132);
  return { mode: "wide", gallery, hand, seat: clamp(30, felt / (opponents * 9), 46), side, lap, least: 560 };
}

function tall({ width, height, columns, cards, players, opponents, tricks }: Room): Sizes {
  const hand = handWidth(width - 48, cards, height * 0.12);
  const across = (width - 56 - (columns - 1) * 12) / columns;
  const gallery = tricks ? trickWidth(width * 0.7, height * 0.36, players) : clamp(52, Math.min(across, height * 0.088), 124);
  return { mode: "tall", gallery, hand, seat: clamp(26, width / (opponents * 8), 40), side: 0, lap: 0.46, least: 800 };
}

function phone({ width, height, columns, cards, players, opponents, busy, dense, tricks }: Room): Sizes {
  const tallest = Math.max(height, LEAST);
  const hand = handWidth(width - 24, cards, tallest * (dense ? 0.1 : 0.125), 0.66);
  const across = (width - 20 - (columns - 1) * 6) / columns;
  const gallery = tricks ? trickWidth(width * 1.05, tallest * (busy ? 0.28 : 0.36), players) : clamp(40, Math.min(across, tallest * 0.085), 92);
  return { mode: "phone", gallery, hand, seat: clamp(20, width / (opponents * 4.6), 34), side: 0, lap: 0.5, least: LEAST };
}
