/** How large everything is, so that a table fits its window without scrolling where that is possible. */

export type Mode = "wide" | "tall" | "phone";

export interface Sizes {
  mode: Mode;
  /** Widths of cards in pixels: gallery or trick, hand, plates, deck and pile, turned up, being resolved, bets. */
  gallery: number;
  hand: number;
  seat: number;
  pile: number;
  revealed: number;
  stage: number;
  bet: number;
  side: number;
  /** How far the second row lies below the first, in card heights. */
  lap: number;
  /** The felt is never lower than this; a smaller window scrolls. */
  least: number;
  /** Nor is the middle of a phone's table lower than this. */
  leastMiddle: number;
  /** Room that the stage keeps for a card being resolved, so that the rest does not jump. */
  reserve: number;
  /** Whether there is room for words below deck, pile and pot, and for the pot's tokens. */
  captions: boolean;
  coins: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** What is left for the middle of the table between the others and the stage; 0 before it was measured. */
  middle: number;
  columns: number;
  cards: number;
  players: number;
  opponents: number;
  tricks: boolean;
  /** Whether no trick has begun: then the trump is what everybody looks at. */
  betting: boolean;
  /** Whether log and chat are folded away. */
  folded: boolean;
}

const RATIO = 1.4;
/** A phone's table is never lower than this. */
const LEAST = 570;
const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The layout for a window. */
export function modeOf(width: number, height: number): Mode {
  if (width >= 1000 && height >= 560) return "wide";
  return width >= 760 && height >= 1050 ? "tall" : "phone"; // below that the log would take its room from the cards
}

/** The width of a hand card when so many share a width; they may lie over one another. */
function handWidth(width: number, cards: number, most: number, apart = 0.8): number {
  const count = Math.max(cards, 5);
  return clamp(52, Math.min(most, width / (1 + (count - 1) * apart)), 176);
}

/** The width of a card in the trick: cards lie on a ring, and two at its side lie one below the other. */
function trickWidth(ring: number, players: number, most: number): number {
  const width = players >= 6 ? (ring - 54) / 4.2 : players === 5 ? (ring - 50) / 3.9 : (ring - 44) / 3.1;
  return clamp(34, width, most);
}

/** The width of a card in a plate, of which so many stand side by side. */
function seatWidth(width: number, height: number, opponents: number): number {
  const plate = (width - (opponents - 1) * 18) / opponents;
  return clamp(28, Math.min((plate - 38) / 5.4, height * 0.058), 54);
}

export function sizesFor(room: Room): Sizes {
  const mode = modeOf(room.width, room.height);
  return mode === "wide" ? wide(room) : mode === "tall" ? tall(room) : phone(room);
}

function wide({ width, height, middle, folded, columns, cards, players, opponents, tricks }: Room): Sizes {
  const side = folded ? 0 : width >= 1200 ? 300 : 250;
  const felt = width - side - 48;
  // Where there is little room beside it, the cards of the hand lie over one another rather than be small.
  const most = clamp(84, height * 0.165, 176);
  const hand = felt < 900 ? handWidth(felt - 384, cards, most, 0.62) : handWidth(felt - 440, cards, most);
  const left = middle || height * 0.36;
  const lap = 0.46;
  const across = (felt - 2 * 132 - (columns - 1) * 14) / columns;
  const gallery = tricks ? trickWidth(left, players, 124) : clamp(46, Math.min((left - 30) / (RATIO * (1 + lap)), across), 150);
  // Deck and pile lie one below the other.
  const pile = tricks ? Math.min(gallery, 104) : clamp(40, Math.min(gallery * 0.92, (left - 66) / (2 * RATIO)), 104);
  return {
    mode: "wide", gallery, hand, seat: seatWidth(felt, height, opponents), pile, revealed: Math.min(hand, height < 700 ? 70 : 92), stage: 54, bet: height < 700 ? 56 : 72,
    side, lap, least: 560, leastMiddle: 0, reserve: tricks || height < 700 ? 0 : 116, captions: true, coins: true,
  };
}

function tall({ width, height, middle, columns, cards, players, opponents, tricks, betting }: Room): Sizes {
  const hand = handWidth(width - 64, cards, height * (tricks ? 0.12 : 0.105));
  const left = middle || height * 0.36;
  const lap = 0.46;
  const pile = betting ? clamp(60, (left - 50) / RATIO, 124) : tricks ? 52 : clamp(44, (left - 90) * 0.21, 84);
  const across = (width - 56 - (columns - 1) * 12) / columns;
  const gallery = tricks ? trickWidth(left - pile * RATIO - 12, players, 120) : clamp(52, Math.min(across, (left - pile * RATIO - 70) / (RATIO * (1 + lap))), 124);
  return {
    mode: "tall", gallery, hand, seat: seatWidth(width - 48, height, opponents), pile, revealed: Math.min(hand, 92), stage: 54, bet: 72,
    side: 0, lap, least: 740, leastMiddle: 0, reserve: tricks ? 0 : 116, captions: true, coins: true,
  };
}

function phone({ width, height, middle, columns, cards, players, opponents, tricks, betting }: Room): Sizes {
  const low = height < 700;
  const hand = handWidth(width - 44, cards, Math.max(height, LEAST) * (low ? 0.11 : 0.115), 0.66);
  const left = middle || 250;
  const lap = 0.5;
  const captions = left >= 226;
  const coins = left >= 262;
  const pile = betting ? clamp(40, (left - 40) / RATIO, 92) : tricks ? clamp(26, left * 0.1, 34) : clamp(24, left * 0.17, 46);
  const across = (width - 20 - (columns - 1) * 6) / columns;
  const below = Math.max(pile * RATIO + (captions ? 48 : 12), coins ? 136 : 0); // deck and pile, and the pot with its tokens
  const gallery = tricks ? trickWidth(left - pile * RATIO - 10, players, width * 0.18) : clamp(30, Math.min(across, (left - below) / (RATIO * (1 + lap))), 84);
  return {
    mode: "phone", gallery, hand, seat: clamp(20, Math.min(width / (opponents * 4.6), height * 0.043), 34), pile, revealed: low ? 50 : 62, stage: low ? 32 : 40,
    bet: Math.min(low ? 36 : 46, (width - 70) / 7), side: 0, lap, least: LEAST, leastMiddle: tricks && !betting ? 200 : 110, reserve: tricks || height < 740 ? 0 : 116, captions, coins,
  };
}
