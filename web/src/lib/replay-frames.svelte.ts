/** Loads the frames of a finished game from the server: in large parts, each once, for each viewer. */

import { api } from "./api";
import type { Eyes } from "./replay";
import type { GameFrame } from "../games/game";

/** Frames a request: the most that the server gives, some 8 kB packed. Nearly every game comes in one or two. */
export const PART = 200;

type Fetch = (id: string, eyes: string, first: number, count: number) => Promise<{ frames: GameFrame[] }>;

export class ReplayFrames {
  #frames = $state.raw<Record<Eyes, readonly GameFrame[]>>({});
  #coming = new Map<Eyes, Promise<void>>();

  constructor(
    readonly id: string,
    readonly last: number,
    readonly fetch: Fetch = api.replay,
  ) {}

  /** The frames that are here, from the beginning without a gap. */
  of(eyes: Eyes): readonly GameFrame[] {
    return this.#frames[eyes] ?? [];
  }

  /** Have the frames as far as a step, by default all; what is on its way is waited for. */
  load(eyes: Eyes, upTo = this.last): Promise<void> {
    const going = this.#coming.get(eyes) ?? Promise.resolve();
    // A part that failed is asked for again by whoever wants it next.
    const next = going.catch(() => undefined).then(() => this.#more(eyes, upTo));
    this.#coming.set(eyes, next);
    return next;
  }

  async #more(eyes: Eyes, upTo: number): Promise<void> {
    while (this.of(eyes).length <= Math.min(upTo, this.last)) {
      const had = this.of(eyes);
      const { frames } = await this.fetch(this.id, eyes, had.length, PART);
      if (!frames.length) return;
      this.#frames = { ...this.#frames, [eyes]: [...had, ...frames] };
    }
  }
}
