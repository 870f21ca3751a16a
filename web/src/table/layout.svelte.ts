/** How a table is laid out in its window: shared by its parts, as `Play` is. */
import { getContext, setContext } from "svelte";
import type { Play } from "./play.svelte";
import { sizesFor, type Mode, type Sizes } from "./sizes";

const KEY = Symbol("layout");
/** Cards narrower than this show corner and effects only. */
const WHOLE = 66;

export class Layout {
  width = $state(1200);
  height = $state(800);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Whether more than a line stands between the table and the hand. */
  busy = $derived.by(() => {
    const { view, choices } = this.#play;
    return view.game === "predictions" ? view.table.revealed.length > 0 : choices.some((choice) => choice.verb === "bet");
  });
  /** A low window leaves out what can be read elsewhere. */
  dense = $derived.by(() => {
    const { view } = this.#play;
    return this.busy || this.height < 720 || (this.height < 900 && view.game === "predictions" && view.table.played !== null);
  });
  bare = $derived.by(() => this.busy || this.height < 660);
  sizes = $derived.by((): Sizes => {
    const { view, others } = this.#play;
    return sizesFor({
      width: this.width,
      height: this.height,
      columns: view.game === "predictions" ? view.table.gallery.length : 5,
      cards: view.table.hand?.length ?? 0,
      players: view.scores.length,
      opponents: others.length,
      busy: this.busy,
      dense: this.dense,
      tricks: view.game === "all-or-nothing",
    });
  });
  mode = $derived.by((): Mode => this.sizes.mode);
  phone = $derived.by(() => this.mode === "phone");
  /** Whether cards of this kind show corner and effects only. */
  small = $derived.by(() => this.sizes.gallery < WHOLE);
  smallHand = $derived.by(() => this.sizes.hand < 50);
  pile = $derived.by(() => {
    const { gallery } = this.sizes;
    return this.phone ? Math.min(gallery, this.busy ? 30 : this.dense ? 38 : 46) : Math.min(gallery * 0.92, 104);
  });
  smallPile = $derived.by(() => this.pile < WHOLE);

  /** Widths of cards and the like, as custom properties of the table. */
  properties = $derived.by((): Record<string, string> => {
    const { gallery, hand, seat, lap, least, side } = this.sizes;
    return {
      "--gallery-card": `${gallery}px`,
      "--hand-card": `${hand}px`,
      "--seat-card": `${seat}px`,
      "--pile-card": `${this.pile}px`,
      "--stage-card": `${this.phone ? 40 : 54}px`,
      "--bet-card": `${this.phone ? Math.min(46, (this.width - 70) / 7) : 72}px`,
      "--lap": String(lap),
      "--gap": `${this.phone ? 6 : 14}px`,
      "--least": `${least}px`,
      "--side": `${side}px`,
    };
  });
}

export function provideLayout(play: Play): Layout {
  return setContext(KEY, new Layout(play));
}

export function useLayout(): Layout {
  return getContext<Layout>(KEY);
}

/** Keep an element's custom properties as they are given. */
export function properties(node: HTMLElement, given: Record<string, string>): { update: (next: Record<string, string>) => void } {
  const update = (next: Record<string, string>): void => {
    for (const [name, value] of Object.entries(next)) node.style.setProperty(name, value);
  };
  update(given);
  return { update };
}
