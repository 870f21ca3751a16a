/** What is asked now, and of whom, in a sentence. */
import { listed, t } from "../../lib/phrases";
import type { Play } from "../play.svelte";

/** The sentence of the line below the table. */
export function question(play: Play): string {
  const { view, game } = play;
  if (play.about.ending) return t(`table-ended-${play.about.ending}`);
  if (view.over) return result(play);
  if (view.asked === null || view.actor === null) return "";
  const mine = view.actor === play.me && play.legal.length > 0;
  if (mine) return game.question(play);
  return game.waiting?.(play) ?? t(`table-waits-${view.asked}`, { player: play.name(view.actor) });
}

/** Who won. */
export function result(play: Play): string {
  const { winners } = play.view;
  if (winners.length === 0) return t("table-nobody-won");
  if (winners.length === 1 && winners[0] === play.me && !play.replay) return t("table-you-won");
  return t("table-won", { players: listed(winners.map((seat) => play.name(seat))), count: winners.length });
}
