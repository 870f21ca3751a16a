/**
 * Which lines of the log are rendered: the newest, and older ones when somebody scrolls up. Lines that nobody sees would cost a little in
 * every frame of the table, for each card that they name. Lines in sight stay when new ones come.
 */

/** So many more are written when the top of what is written comes near. */
export const STEP = 24;

export class LogWindow<Line> {
  #all = $state.raw<readonly Line[]>([]);
  /** The first that is written. */
  first = $state(0);
  readonly shown = $derived.by(() => this.#all.slice(this.first));
  /** So many fill what is in sight, as far as was seen. */
  #most = STEP;
  #topNear = false;

  /** Everything there is to say now. */
  write(all: readonly Line[]): void {
    this.#all = all;
    const takenBack = this.first >= all.length;
    if (takenBack || (!this.#topNear && all.length - this.first > this.#most)) this.first = Math.max(0, all.length - this.#most);
  }

  /** Whether the top of what is written is in sight, or nearly. */
  look(near: boolean): void {
    this.#topNear = near;
    if (!near || this.first === 0) return;
    this.first = Math.max(0, this.first - STEP);
    this.#most = this.#all.length - this.first;
  }
}
