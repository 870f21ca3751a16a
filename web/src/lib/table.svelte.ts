/** A table as this window sees it: the last message and the facts told so far, and nothing of its own. */

import type { Listener } from "./live.svelte";
import type { GameView } from "../games/game";
import type { About, ChatLine, ClockNow, Fact, NewsTold, Own, TableTold, Told } from "./wire";

export class TableNow implements Listener {
  number = 0;
  about = $state.raw<About | null>(null);
  own = $state.raw<Own | null>(null);
  view = $state.raw<GameView | null>(null);
  facts = $state.raw<readonly Fact[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** With the moment it was told, since it runs on. */
  clock = $state.raw<(ClockNow & { at: number }) | null>(null);
  away = $state.raw<readonly number[]>([]);
  refused = $state.raw<{ code: string; text: string } | null>(null);
  /** How many facts were known at each number that was told; nothing was at 0. */
  #known = new Map([[0, 0]]);

  /** `missed` is called with the number to go on from, when something was lost on the way. */
  constructor(
    readonly id: string,
    readonly missed: (since: number) => void,
    readonly time: () => number = Date.now,
  ) {}

  tell(message: Told): void {
    if (message.say === "presence") this.away = message.away;
    else if (message.say === "refused") this.refused = { code: message.code, text: message.text };
    else if (message.say === "table") {
      this.refused = null;
      if (!this.#gather(message)) return;
      this.about = message.about;
      this.#hear(message.chat);
      this.own = message.own;
    } else if (message.say === "news" && this.#gather(message)) {
      if (message.about && this.about) this.about = { ...this.about, ...message.about };
      this.#hear(message.chat);
      if (message.own !== undefined) this.own = message.own;
    }
  }

  /**
   * Take over what a message tells of the game; whether it told what is so now. Messages may overlap, as when a break, a second window or
   * two questions for what was missed cross: what is known already is not written again, and nothing is left out.
   */
  #gather(message: TableTold | NewsTold): boolean {
    const whole = message.say === "table" && message.since === 0;
    if (!whole && message.number < this.number) return false; // told before, by another way
    if (whole) {
      this.#known = new Map([[0, 0]]);
      this.facts = message.facts;
    } else {
      const had = this.#known.get(message.since);
      if (had === undefined) {
        this.missed(message.since > this.number ? this.number : 0);
        return false;
      }
      const fresh = message.facts.slice(this.facts.length - had);
      if (fresh.length) this.facts = [...this.facts, ...fresh];
    }
    this.number = message.number;
    this.#known.set(this.number, this.facts.length);
    if (message.view !== undefined) this.view = message.view;
    this.#clock(message.clock);
    return true;
  }

  /** Lines of chat are only ever added; each has a number, so none is added twice. */
  #hear(lines: readonly ChatLine[] = []): void {
    const last = this.chat.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last);
    if (fresh.length) this.chat = [...this.chat, ...fresh];
  }

  #clock(clock: ClockNow | null | undefined): void {
    this.clock = clock ? { ...clock, at: this.time() } : null;
  }
}
