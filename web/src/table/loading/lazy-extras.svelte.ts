/** Loads the parts that a table can do without at first (extras.ts), once for all tables of a window. */

export type Extras = typeof import("./extras");

/** How long to wait before trying again where the network failed. */
const AGAIN = 3_000;
let here = $state.raw<Extras | null>(null);
let coming: Promise<Extras> | null = null;

/** The extras, as soon as they are here; reading them in a component makes it follow. */
export function extras(): Extras | null {
  return here;
}

/** Have the extras, now or as soon as the network lets them come. */
export function loadExtras(): Promise<Extras> {
  coming ??= load();
  return coming;
}

async function load(): Promise<Extras> {
  for (;;) {
    try {
      return (here = await import("./extras"));
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}
