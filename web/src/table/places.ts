/** Where things lie on a table: cards fly from where they lay before the news to where they lie after it. */
export class Places {
  readonly #root: () => HTMLElement | undefined;
  /** The zones as they lay before the last change. */
  before: ReadonlyMap<string, DOMRect> = new Map();

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** Remember how everything lies; before anything of the table has changed, since asking would have it laid out half changed. */
  remember(): void {
    this.before = rects(this.zones());
  }

  zones(): Map<string, Element> {
    const found = new Map<string, Element>();
    for (const element of this.#root()?.querySelectorAll<HTMLElement>("[data-zone]") ?? []) found.set(element.dataset["zone"] ?? "", element);
    return found;
  }
}

export function rects(zones: ReadonlyMap<string, Element>): Map<string, DOMRect> {
  return new Map([...zones].map(([name, element]) => [name, element.getBoundingClientRect()]));
}
