import { t } from "./words.svelte";

/** What everybody at the table is called: bots by their level and seat, so that no two are alike. */
export function seatNames(seats: readonly { kind: string; level: string | null; name: string }[]): string[] {
  return seats.map((seat, place) =>
    seat.kind === "bot" ? t("play-bot", { level: t(`bot-${seat.level}`), seat: String(place + 1) }) : seat.name || t("web-seat-free"),
  );
}
