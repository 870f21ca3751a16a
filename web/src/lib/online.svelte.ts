/** Whether the server can be reached, as far as the browser and the last request tell. */

/** While nobody answers though there is a network, it is asked again after so long. */
const AGAIN_MS = 3000;

let network = $state(globalThis.navigator?.onLine !== false);
let answered = $state(true);
let asking: ReturnType<typeof setTimeout> | undefined;

if (typeof window !== "undefined") {
  addEventListener("online", () => {
    network = true;
    if (!answered) askIn(0);
  });
  addEventListener("offline", () => (network = false));
}

export function online(): boolean {
  return network && answered;
}

/** A request was answered by the server, or not. */
export function note(reached: boolean): void {
  answered = reached;
  if (!reached && network) askIn(AGAIN_MS); // it may have been on its way when the network came back
}

/** Ask the server itself, so that nobody has to load the page again. */
function askIn(wait: number): void {
  clearTimeout(asking);
  asking = setTimeout(async () => note(await isThere()), wait);
}

async function isThere(): Promise<boolean> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    // One that can't store for the moment is there, and says so itself; a proxy that speaks for it is not.
    return answer.ok || (await answer.json()).status === "degraded";
  } catch {
    return false;
  }
}
