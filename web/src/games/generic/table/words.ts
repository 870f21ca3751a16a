/** Questions and players in words. Messages of the game's own come first; otherwise they are those that fit any game. */
import { capital, has, t } from "../../../lib/phrases";
import type { Play } from "../../../table/play.svelte";
import { messageOr, seatItems, type GenericView } from "../view";

type Table = Play<GenericView>;

/** What is asked of the viewer: `play-ask-GAME-QUESTION`, or that it is their turn. */
export function question({ slug, view }: Table): string {
  return capital(messageOr(`play-ask-${slug}-${view.asked}`, has, {}, () => t("play-ask-any")));
}

/** Whom the others wait for: `table-waits-GAME-QUESTION`, or whose turn it is. */
export function waiting(play: Table): string {
  const player = play.name(play.view.actor ?? 0);
  return messageOr(`table-waits-${play.slug}-${play.view.asked}`, has, { player }, () => t("table-waits-any", { player }));
}

/** What is to be said of a player. */
export function describe({ view }: Table, seat: number): string[] {
  const notes = seatItems(view.table, seat, view.scores.length).map(({ label, text }) => `${label} ${text}`.trim());
  return [
    t("play-has-points", { count: view.scores[seat] ?? 0 }),
    t("play-has-cards", { count: view.table.hand_sizes?.[seat] ?? 0 }),
    ...notes,
  ];
}
