/** Small things that many pages say. Cards, choices, questions and facts in words: `cards/names.ts` and `table/`. */

import { t } from "./words.svelte";

/** The text as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What everybody at the table is called: bots by their level and seat, so that no two are alike. */
export function seatNames(seats: readonly { kind: string; level: string | null; name: string }[]): string[] {
  return seats.map((seat, place) =>
    seat.kind === "bot" ? t("play-bot", { level: t(`bot-${seat.level}`), seat: String(place + 1) }) : seat.name || t("web-seat-free"),
  );
}
