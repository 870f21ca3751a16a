/** How large the trick, the trump and the bet cards are. */
import { clamp, handWidth, RATIO, type BaseSizes, type CentreSizes, type Room } from "../../../table/layout/sizes";

interface Chosen extends Omit<CentreSizes, "properties"> {
  bet: number;
}

/** The width of a card in the trick: cards lie on a ring, and two at its side lie one below the other. */
function trickWidth(ring: number, players: number, most: number): number {
  const width = players >= 6 ? (ring - 54) / 4.2 : players === 5 ? (ring - 50) / 3.9 : (ring - 44) / 3.1;
  return clamp(34, width, most);
}

/** The sizes; while bets are made no trick has begun, and the trump is what everybody looks at. */
export function sizes(room: Room, base: BaseSizes, betting: boolean): CentreSizes {
  const { bet, ...rest } =
    base.mode === "wide" ? wide(room, base) : base.mode === "tall" ? tall(room, base, betting) : phone(room, base, betting);
  return { ...rest, properties: { "--bet-card": `${bet}px` } };
}

function wide({ height, players }: Room, { middle }: BaseSizes): Chosen {
  const centre = trickWidth(middle, players, 124);
  return { centre, pile: Math.min(centre, 104), bet: height < 700 ? 56 : 72 };
}

function tall({ width, height, cards, players }: Room, { middle }: BaseSizes, betting: boolean): Chosen {
  const pile = betting ? clamp(60, (middle - 50) / RATIO, 124) : 52;
  return { centre: trickWidth(middle - pile * RATIO - 12, players, 120), pile, hand: handWidth(width - 64, cards, height * 0.12), bet: 72 };
}

function phone({ width, height, players }: Room, { middle }: BaseSizes, betting: boolean): Chosen {
  const pile = betting ? clamp(40, (middle - 40) / RATIO, 92) : clamp(26, middle * 0.1, 34);
  const centre = trickWidth(middle - pile * RATIO - 10, players, width * 0.18);
  return { centre, pile, bet: Math.min(height < 700 ? 36 : 46, (width - 70) / 7), leastMiddle: betting ? 110 : 200 };
}
