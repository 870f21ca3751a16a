/** How large gallery, piles and cards being resolved are. */
import { clamp, RATIO, type BaseSizes, type CentreSizes, type Room } from "../../../table/layout/sizes";

/** As many cards as one effect turns up at most: they stand side by side. */
const MOST_REVEALED = 5;

interface Chosen extends Omit<CentreSizes, "properties"> {
  /** How far the second row lies below the first, in card heights. */
  lap: number;
  /** Cards that were turned up, and the card being resolved. */
  revealed: number;
  stage: number;
}

/** The sizes for a gallery of so many columns. */
export function sizes(room: Room, base: BaseSizes, columns: number): CentreSizes {
  const { lap, revealed, stage, ...rest } =
    base.mode === "wide" ? wide(room, base, columns) : base.mode === "tall" ? tall(room, base, columns) : phone(room, base, columns);
  const gap = base.mode === "phone" ? 6 : 14;
  return {
    ...rest,
    properties: { "--revealed-card": `${revealed}px`, "--stage-card": `${stage}px`, "--lap": String(lap), "--gap": `${gap}px` },
  };
}

function wide({ height }: Room, { felt, middle, hand }: BaseSizes, columns: number): Chosen {
  const lap = 0.46;
  const across = (felt - 2 * 132 - (columns - 1) * 14) / columns;
  const centre = clamp(46, Math.min((middle - 30) / (RATIO * (1 + lap)), across), 150);
  // Deck and pile lie one below the other.
  const pile = clamp(40, Math.min(centre * 0.92, (middle - 66) / (2 * RATIO)), 104);
  // Beside the steps of the played card, in one row with them.
  const revealed = Math.min(hand, height < 700 ? 70 : 92, (felt - 320 - (MOST_REVEALED - 1) * 11.2) / MOST_REVEALED);
  return { centre, pile, revealed, stage: 54, lap, reserve: height < 700 ? 0 : 116 };
}

function tall({ width }: Room, { middle, hand }: BaseSizes, columns: number): Chosen {
  const lap = 0.46;
  const pile = clamp(44, (middle - 90) * 0.21, 84);
  const across = (width - 56 - (columns - 1) * 12) / columns;
  const centre = clamp(52, Math.min(across, (middle - pile * RATIO - 70) / (RATIO * (1 + lap))), 124);
  return { centre, pile, revealed: Math.min(hand, 84), stage: 54, lap, reserve: 116 };
}

function phone({ width, height }: Room, { middle }: BaseSizes, columns: number): Chosen {
  const low = height < 700;
  const lap = 0.5;
  const captions = middle >= 226;
  const tokens = middle >= 262;
  const pile = clamp(24, middle * 0.17, 46);
  const across = (width - 20 - (columns - 1) * 6) / columns;
  const below = Math.max(pile * RATIO + (captions ? 48 : 12), tokens ? 136 : 0); // deck and pile, and the pot with its tokens
  const centre = clamp(30, Math.min(across, (middle - below) / (RATIO * (1 + lap))), 84);
  const revealed = Math.min(low ? 50 : 62, (width - 24 - (MOST_REVEALED - 1) * 6.4) / MOST_REVEALED);
  return { centre, pile, revealed, stage: low ? 32 : 40, lap, leastMiddle: 110, reserve: height < 740 ? 0 : 116, captions, tokens };
}
