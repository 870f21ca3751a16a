/** A table as this window sees it: the last message and the facts told so far, and nothing of its own. */

import type { Listener } from "./live.svelte";
import type { About, ClockNow, Fact, Own, Told, View } from "./wire";

export class TableNow implements Listener {
  number = 0;
  about = $state.raw<About | null>(null);
  own = $state.raw<Own | null>(null);
  view = $state.raw<View | null>(null);
  facts = $state.raw<readonly Fact[]>([]);
  /** With the moment it was told, since it runs on. */
  clock = $state.raw<(ClockNow & { at: number }) | null>(null);
  away = $state.raw<readonly number[]>([]);
  refused = $state.raw<{ code: string; text: string } | null>(null);

  /** `missed` is called with the number to go on from, when news were lost on the way. */
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
      this.facts = message.since === 0 ? message.facts : this.#joined(message.since, message.facts);
      this.number = message.number;
      this.view = message.view;
      this.about = message.about;
      this.own = message.own;
      this.#clock(message.clock);
    } else if (message.say === "news") {
      if (message.since > this.number) return this.missed(this.number);
      if (message.number < this.number) return; // told before, by another way
      if (message.since === this.number) this.facts = [...this.facts, ...message.facts];
      this.number = message.number;
      this.view = message.view;
      if (message.about) this.about = message.about;
      if (message.own !== undefined) this.own = message.own;
      this.#clock(message.clock);
    }
  }

  /** The server tells facts from a number that we have seen, or all of them. */
  #joined(since: number, facts: readonly Fact[]): readonly Fact[] {
    return since === this.number ? [...this.facts, ...facts] : facts;
  }

  #clock(clock: ClockNow | null | undefined): void {
    this.clock = clock ? { ...clock, at: this.time() } : null;
  }
}
