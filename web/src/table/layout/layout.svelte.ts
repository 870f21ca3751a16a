/** How a table is laid out in its window: shared by its parts, as `Play` is. */
import { getContext, setContext } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { Play } from "../play.svelte";
import { sizesFor, type Mode, type Sizes } from "./sizes";

const KEY = Symbol("layout");
/** Cards narrower than this show corner and effects only. */
const WHOLE = 66;
/** So many pixels may be left over in the middle of the table. */
const SLACK = 16;

export class Layout {
  width = $state(1200);
  height = $state(800);
  /** The height of the middle of the table, about as it was measured. It depends on everything but the cards that lie in it. */
  middle = $state(0);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    // A table fills the page below its header: so it begins as it will stay, and nothing is made for another size first.
    const room = typeof document === "undefined" ? null : document.getElementById("main");
    if (room?.clientHeight) [this.width, this.height] = [room.clientWidth, room.clientHeight];
  }

  /** Take what was measured: cards are never too large for it, but they do not grow and shrink for a line more or less elsewhere. */
  set measuredMiddle(height: number) {
    if (height < this.middle || height > this.middle + SLACK) this.middle = height;
  }

  sizes = $derived.by((): Sizes => {
    const { view, others, game } = this.#play;
    const room = {
      width: this.width,
      height: this.height,
      middle: this.middle,
      cards: view.table.hand?.length ?? 0,
      players: view.scores.length,
      opponents: others.length,
      folded: settings.folded,
    };
    return sizesFor(room, (...given) => game.sizes(...given, view));
  });
  mode = $derived.by((): Mode => this.sizes.mode);
  phone = $derived.by(() => this.mode === "phone");
  /** Whether log and chat stand beside the table, or below it; and hints with them. */
  beside = $derived.by(() => this.mode === "tall" || (this.mode === "wide" && !settings.folded));
  small = $derived.by(() => this.sizes.centre < WHOLE);
  smallHand = $derived.by(() => this.sizes.hand < 50);
  smallPile = $derived.by(() => this.sizes.pile < WHOLE);

  /** With open hands the cards at the seats are to be read. */
  get #openSeatCard(): number {
    if (!this.phone) return this.sizes.seat * 1.2;
    return this.#play.others.length > 4 ? 21 : 32;
  }

  /** The middle's own, which change more often than the rest: only what lies in it is styled anew then. */
  inTheMiddle = $derived.by((): Record<string, string> => ({
    "--centre-card": `${this.sizes.centre}px`,
    "--pile-card": `${this.sizes.pile}px`,
  }));

  /** Widths of cards and the like, as custom properties of the table. */
  properties = $derived.by((): Record<string, string> => {
    const sizes = this.sizes;
    return {
      "--hand-card": `${sizes.hand}px`,
      "--seat-card": `${this.#play.replay?.hands ? this.#openSeatCard : sizes.seat}px`,
      ...sizes.properties,
      "--height": `${this.height}px`,
      "--least": `${sizes.least}px`,
      "--least-middle": `${sizes.leastMiddle}px`,
      "--reserve": `${sizes.reserve}px`,
      "--side": `${sizes.side}px`,
    };
  });
}

export function provideLayout(play: Play): Layout {
  return setContext(KEY, new Layout(play));
}

export function useLayout(): Layout {
  return getContext<Layout>(KEY);
}

/** Tell an element's size, and every change of it, once it is laid out: asking sooner would have everything laid out twice. */
export function measured(node: HTMLElement, tell: (width: number, height: number) => void): { destroy: () => void } {
  const observer = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight));
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
}

/** The middle of the table: tell its height, and give what lies in it its sizes. */
export function centre(node: HTMLElement, layout: Layout): { destroy: () => void } {
  const { update } = properties(node, layout.inTheMiddle);
  $effect(() => update(layout.inTheMiddle));
  return measured(node, (_, height) => (layout.measuredMiddle = height));
}

/** Keep an element's custom properties as they are given. */
export function properties(node: HTMLElement, given: Record<string, string>): { update: (next: Record<string, string>) => void } {
  const update = (next: Record<string, string>): void => {
    for (const [name, value] of Object.entries(next)) if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value);
  };
  update(given);
  return { update };
}
