import type { Wish } from "../lib/live.svelte";
import type { GameView } from "../games/game";
import type { About, ChatLine, ClockNow, DoneTold, Fact, Own } from "../lib/wire";

/** How a moment of a finished game is shown. */
export interface Replayed {
  /** Everybody's cards, where they lie open. */
  hands: readonly (readonly string[])[] | null;
  /** The round that the last decision ended, if it did. */
  ended: number | null;
  /** Whether nothing moves: it was a leap, not a step. */
  still: boolean;
}

/** All that the table needs to show a game and to take part in it. */
export interface TableProps {
  /** The table but the game: seats, settings, requests, votes. */
  about: About;
  /** What was said, the oldest line first. */
  chat: readonly ChatLine[];
  /** The viewer's own seat and what it has arranged; null for a spectator. */
  own: Own | null;
  /** The game as the viewer may see it. */
  view: GameView;
  /** All that the viewer witnessed, in order. */
  facts: readonly Fact[];
  /** Whose clock runs, and when (by this machine's clock) that was told; null without a clock. */
  clock: (ClockNow & { at: number }) | null;
  /** Seats whose people are away. */
  away: readonly number[];
  /** What everybody is called. */
  names: readonly string[];
  spectator: boolean;
  /** The table's name, for links to it. */
  id?: string;
  /** Only for a finished game that is looked at again: nothing can be decided then. */
  replay?: Replayed;
  /** Ask something of the table; a refusal is thrown as `Refusal`, with its sentence. */
  send(wish: Wish): Promise<DoneTold>;
}
