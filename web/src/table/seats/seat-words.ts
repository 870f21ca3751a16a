/** What can be seen and remembered of a player, in a few words each; the terminal says the same. */
import { t } from "../../lib/phrases";
import type { Play } from "../play.svelte";

/** A list of things to say about a seat. */
export function seatWords(play: Play, seat: number): string[] {
  const words = play.game.seat.describe(play, seat);
  if (play.props().away.includes(seat)) words.push(t("table-away"));
  if (play.about.seats[seat]?.stand_in) words.push(t("table-stand-in"));
  if (play.view.actor === seat) words.push(t("table-decides"));
  return words;
}
