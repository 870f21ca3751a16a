/** Where things lie on a table: cards fly from where they lay before the news to where they lie after it. */
import type { Fact } from "../../lib/wire";
import type { CardMove } from "./motion";

export type Rects = ReadonlyMap<string, DOMRect>;

/** Names of a zone that cards lie in one by one, the best first; null: its own. */
type ZoneNames = (zone: string, card: string | null) => string[] | null;

export class Positions {
  readonly #root: () => HTMLElement | undefined;
  readonly #me: () => number | null;
  readonly #zoneNames: ZoneNames;
  #seen = -1;
  /** What the last news moved, and where it lay before. */
  moves: readonly CardMove[] = [];
  before: Rects = new Map();

  constructor(root: () => HTMLElement | undefined, me: () => number | null, zoneNames: ZoneNames = () => null) {
    this.#root = root;
    this.#me = me;
    this.#zoneNames = zoneNames;
  }

  /**
   * Take the facts that are new, and remember how that lies which they move. To be called before anything of the table has changed: later,
   * asking would have it laid out half changed, and what has left is gone. `read` is null where nothing can fly.
   */
  remember(facts: readonly Fact[], read: ((since: number) => CardMove[]) | null): void {
    const since = this.#seen;
    this.#seen = facts.length;
    this.moves = read && since >= 0 && facts.length > since ? read(since) : [];
    this.before = this.moves.length
      ? this.rects(
          this.zones(),
          this.moves.flatMap(({ from, card }) => this.names(from, card)),
        )
      : new Map();
  }

  /** One's own cards have places of their own; another's lie in that seat's plate. The best name comes first. */
  names(zone: string, card: string | null): string[] {
    if (zone === `hand:${this.#me()}`) return [`card:${card}`, "hand"];
    return this.#zoneNames(zone, card) ?? [zone];
  }

  zones(): Map<string, Element> {
    const found = new Map<string, Element>();
    for (const element of this.#root()?.querySelectorAll<HTMLElement>("[data-zone]") ?? [])
      found.set(element.dataset["zone"] ?? "", element);
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

  /** How the end of a move lies. */
  find(zone: string, card: string | null, rects: Rects): DOMRect | undefined {
    return this.names(zone, card)
      .map((name) => rects.get(name))
      .find((rect) => rect && rect.width > 0);
  }
}
