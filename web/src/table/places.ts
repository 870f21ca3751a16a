/** Where things lie on a table: cards fly from where they lay before the news to where they lie after it. */
import type { Fact } from "../lib/wire";
import type { Way } from "./motion";

export type Rects = ReadonlyMap<string, DOMRect>;

export class Places {
  readonly #root: () => HTMLElement | undefined;
  readonly #me: () => number | null;
  #seen = -1;
  /** What the last news moved, and where it lay before. */
  ways: readonly Way[] = [];
  before: Rects = new Map();

  constructor(root: () => HTMLElement | undefined, me: () => number | null) {
    this.#root = root;
    this.#me = me;
  }

  /**
   * Take the facts that are new, and remember how that lies which they move. To be called before anything of the table has changed: later,
   * asking would have it laid out half changed, and what has left is gone. `read` is null where nothing can fly.
   */
  remember(facts: readonly Fact[], read: ((since: number) => Way[]) | null): void {
    const since = this.#seen;
    this.#seen = facts.length;
    this.ways = read && since >= 0 && facts.length > since ? read(since) : [];
    this.before = this.ways.length ? this.rects(this.zones(), this.ways.flatMap(({ from, card }) => this.names(from, card))) : new Map();
  }

  /** One's own cards have places of their own; another's lie in that seat's plate. The best name comes first. */
  names(zone: string, card: string | null): string[] {
    if (zone === `hand:${this.#me()}`) return [`card:${card}`, "hand"];
    if (zone === "revealed") return [`revealed:${card}`, "field"];
    return [zone, ...(zone === "played" ? ["field"] : [])];
  }

  zones(): Map<string, Element> {
    const found = new Map<string, Element>();
    for (const element of this.#root()?.querySelectorAll<HTMLElement>("[data-zone]") ?? []) found.set(element.dataset["zone"] ?? "", element);
    return found;
  }

  /** How these zones lie, as far as they are there; no more is measured than is asked for. */
  rects(zones: ReadonlyMap<string, Element>, names: Iterable<string>): Rects {
    const wanted = [...new Set(names)].flatMap((name) => {
      const element = zones.get(name);
      return element ? [[name, element.getBoundingClientRect()] as const] : [];
    });
    return new Map(wanted);
  }

  /** How the end of a way lies. */
  find(zone: string, card: string | null, rects: Rects): DOMRect | undefined {
    return this.names(zone, card).map((name) => rects.get(name)).find((rect) => rect && rect.width > 0);
  }
}
