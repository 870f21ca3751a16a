/** What is asked now, and of whom, in a sentence. */
import { cardName } from "../cards/names";
import type { Play } from "./play.svelte";
import { listed, sentence, t, type Args } from "./say";

/** The sentence of the line below the table. */
export function question(play: Play): string {
  const { view } = play;
  if (play.about.ending) return t(`table-ended-${play.about.ending}`);
  if (view.over) return result(play);
  if (view.asked === null || view.actor === null) return "";
  const mine = view.actor === play.me && play.legal.length > 0;
  if (!mine) return t(`table-waits-${view.asked}`, { player: play.name(view.actor) });
  return sentence(`play-ask-${view.game}-${view.asked}`, details(play));
}

/** Who won. */
export function result(play: Play): string {
  const { winners } = play.view;
  if (winners.length === 0) return t("table-nobody-won");
  if (winners.length === 1 && winners[0] === play.me && !play.replay) return t("table-you-won");
  return t("table-won", { players: listed(winners.map((seat) => play.name(seat))), count: winners.length });
}

function details(play: Play): Args {
  const { view, deck, me } = play;
  if (view.game === "all-or-nothing") {
    return { count: view.table.cards, bet: view.table.bets[me ?? 0] ?? 0 };
  }
  const { played, hand, at_turn } = view.table;
  return {
    card: played ? cardName(deck, played.card) : "",
    viewer: play.props().names[at_turn] ?? "",
    count: hand?.length ?? 0,
  };
}
