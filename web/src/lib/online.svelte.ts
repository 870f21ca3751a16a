/** Whether the server can be reached, as far as the browser and the last request tell. */

let network = $state(typeof navigator === "undefined" || navigator.onLine);
let answered = $state(true);

if (typeof window !== "undefined") {
  addEventListener("online", () => (network = answered = true));
  addEventListener("offline", () => (network = false));
}

export function online(): boolean {
  return network && answered;
}

/** A request was answered by the server, or not. */
export function note(reached: boolean): void {
  answered = reached;
}
