/** Mounts the parts of a table in short steps, so that the window stays responsive; the table is shown when it is whole. */
import { flushSync, getContext, setContext } from "svelte";

const KEY = Symbol("forming");
/** A step takes so many milliseconds, or the time of one part. */
const STEP = 3;
/** The first table of a window takes long, since all of it runs for the first time. Every other one is made at once. */
let practised = false;

export class MountSteps {
  whole = $state(practised || document.hidden);
  #parts: (() => void)[] = [];
  #going = false;

  /** Have a part made when its turn comes; the result takes it back. */
  add(part: () => void): () => void {
    this.#parts.push(part);
    if (!this.#going) setTimeout(() => this.#step());
    this.#going = true;
    return () => (this.#parts = this.#parts.filter((one) => one !== part));
  }

  #step(): void {
    const until = performance.now() + STEP;
    do {
      this.#parts.shift()?.();
      flushSync(); // which may add parts of the part
    } while (this.#parts.length && performance.now() < until);
    if (this.#parts.length) setTimeout(() => this.#step());
    // In the next frame it is laid out, and its sizes are measured; then it can be seen.
    else requestAnimationFrame(() => setTimeout(() => this.#end()));
  }

  #end(): void {
    if (this.#parts.length) return this.#step(); // its size made something else of it
    practised = true;
    performance.mark("table"); // from here on it can be played at (e2e/figures.ts)
    this.whole = true;
  }
}

export function provideMountSteps(): MountSteps {
  return setContext(KEY, new MountSteps());
}

export function useMountSteps(): MountSteps {
  return getContext<MountSteps>(KEY);
}
